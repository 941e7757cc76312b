import { list } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import { useEffect, useRef } from 'react'
import { Bar } from '../../app/Bar.tsx'
import { BarButton } from '../../app/BarButton.tsx'
import { useTitle } from '../../app/useTitle.ts'
import { type Say, useWords } from '../../app/words.tsx'
import { explained } from '../../board/explain/help.ts'
import type { GameFace } from '../../board/face.ts'
import { Glyph } from '../../icons/Glyph.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { paceText } from '../../terms/clock.ts'
import { say } from '../../ui/announce.tsx'
import { dayName } from '../../ui/dates.ts'
import { mayAsk } from '../back/rows.ts'
import type { Command } from '../keys/keys.ts'
import { coachTexts } from '../people/coaches.ts'
import { personName } from '../players/seats.ts'
import type { Watching } from '../source.ts'
import { TalkButton } from '../talk/TalkButton.tsx'
import type { Talk } from '../talk/useTalk.ts'

interface Props {
  readonly table: OpenTable
  readonly face: GameFace
  /** Null where nothing is known of them. */
  readonly watching: Watching | null
  readonly lost: boolean
  readonly looking: boolean
  /** Why undo and redo are barred; null where they are not. */
  readonly mayNot: string | null
  onCommand(command: Command): void
  onReplay(): void
  /** Null where there is nobody to invite. */
  readonly onShare: (() => void) | null
  /** Null where there is no record. */
  readonly onSave: (() => void) | null
  /** Null at a game without saves. */
  readonly onSaves: (() => void) | null
  /** Null where the game tells no story. */
  readonly onJournal: (() => void) | null
  /** What is said at the table; null where nothing is. */
  readonly talk: Talk | null
  onTalk(): void
  onSettings(): void
}

export function TableBar(props: Props) {
  const { table, face, watching, lost, looking, onCommand, onShare, onSettings } = props
  const t = useWords()
  const { info, now } = table
  const game = face.game.meta.name[t.lang]
  // The viewer's turn is marked in the browser's tab.
  useTitle(info.yourTurn ? `● ${game}` : game)
  useSpokenConnection(lost)
  // A table without a name was given the game's, in the language of its opening.
  const names = Object.values(face.game.meta.name)
  const named = info.daily ? t('daily.of', { day: dayName(t.lang, info.daily) }) : info.name
  const { people } = info
  const detail = [
    ...(info.rated ? [t('rated')] : []),
    // Whether others have help is for everybody to know: a long name is cut before it.
    ...(people?.shared ? [t(people.help ? 'help.on' : 'help.off')] : []),
    ...(info.clock?.rules ? [paceText(info.clock.rules, t)] : []),
    ...coachTexts(table, t),
    ...(people?.closed ? [t('table.closed')] : []),
    ...(named && !names.includes(named) ? [named] : []),
    ...(watching && watching.count > 0 ? [watchingOf(watching, t)] : []),
  ].join(' · ')
  return (
    <Bar
      title={game}
      {...(face.game.meta.stage === 'prototype' ? { tag: t('game.prototype') } : {})}
      {...(detail ? { detail } : {})}
      {...(onShare ? { beside: <Invite onClick={onShare} /> } : {})}
    >
      {/* In other modes the panel says it. */}
      {lost && (looking || now.result !== null) && <span className="connection">{t('connection.lost')}</span>}
      <TableButtons {...props} />
      {props.talk && <TalkButton talk={props.talk} steady={face.steady ?? false} onClick={props.onTalk} />}
      <button
        type="button"
        className="button icon-only keys-hint"
        onClick={() => onCommand('keys')}
        aria-label={t('keys')}
        aria-keyshortcuts="?"
        {...explained(`${t('keys')} (?)`)}
      >
        <kbd>?</kbd>
      </button>
      <button
        type="button"
        className="button icon-only"
        onClick={onSettings}
        aria-label={t('settings')}
        {...explained(t('settings'))}
      >
        <Icon name="cog" size={20} />
      </button>
    </Bar>
  )
}

/** Who watches: by name those who like it, the others as a number. */
function watchingOf({ count, names }: Watching, t: Say): string {
  if (names.length === 0) return t('lobby.watching', { count })
  const others = count - names.length
  const named = names.map(name => personName(name, t))
  return t('table.watched', {
    names: list(t.lang, others > 0 ? [...named, t('table.watched.others', { others })] : named),
  })
}

function TableButtons(props: Props) {
  const { looking, mayNot, onCommand, onReplay, onShare, onSave, onSaves, onJournal } = props
  const { now } = props.table
  const t = useWords()
  return (
    <>
      <BarButton
        label={t('undo')}
        shortcut="U"
        // Where nothing is left of one's own, it asks the others.
        disabled={(!now.canUndo && !mayAsk(props.table)) || mayNot !== null}
        why={mayNot ?? t('refused.nothing-to-undo')}
        onClick={() => onCommand('undo')}
      >
        <Icon name="anticlockwise-rotation" size={18} />
      </BarButton>
      <BarButton
        label={t('redo')}
        shortcut="Shift+U"
        disabled={!now.canRedo || mayNot !== null}
        why={mayNot ?? t('refused.nothing-to-redo')}
        onClick={() => onCommand('redo')}
      >
        <Icon name="clockwise-rotation" size={18} />
      </BarButton>
      <BarButton
        spare="first"
        label={t('replay')}
        disabled={now.entries === 0}
        why={t('log.empty')}
        pressed={looking}
        onClick={onReplay}
      >
        <Icon name="film-strip" size={18} />
      </BarButton>
      <BarButton label={t('rules')} shortcut="R" onClick={() => onCommand('rules')}>
        <Icon name="open-book" size={18} />
      </BarButton>
      {onJournal && (
        <BarButton label={t('journal')} onClick={onJournal}>
          <Icon name="scroll-unfurled" size={18} />
        </BarButton>
      )}
      {onSaves && (
        <BarButton label={t('saves')} onClick={onSaves}>
          <Icon name="campfire" size={18} />
        </BarButton>
      )}
      {onShare && <Invite narrow onClick={onShare} />}
      {onSave && (
        <BarButton label={t('save')} onClick={onSave}>
          <Glyph name="save" size={20} />
        </BarButton>
      )}
    </>
  )
}

function Invite({ narrow = false, onClick }: { readonly narrow?: boolean; onClick(): void }) {
  const t = useWords()
  return (
    <BarButton spare="second" narrow={narrow} label={t('share.link')} onClick={onClick}>
      <Glyph name="link" size={20} />
    </BarButton>
  )
}

function useSpokenConnection(lost: boolean): void {
  const t = useWords()
  const wasLost = useRef(false)
  useEffect(() => {
    if (wasLost.current !== lost) say(lost ? t('connection.lost') : t('connection.again'))
    wasLost.current = lost
  }, [lost, t])
}
