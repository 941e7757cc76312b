import type { GameState, Move } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link } from '../app/Link.tsx'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import { HintPanel } from '../hint/HintPanel.tsx'
import { useHint } from '../hint/useHint.ts'
import type { LocalInfo } from '../local/index.ts'
import { RulesDrawer } from '../rules/RulesDrawer.tsx'
import { SettingsDialog } from '../settings/SettingsDialog.tsx'
import { mayMove, useSettings } from '../settings/store.ts'
import { noteFinished } from '../ui/finished.ts'
import { Chronicle } from './Chronicle.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { EndPanel, EndScreen } from './EndScreen.tsx'
import { HandOver, useHandOver } from './HandOver.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import type { Command } from './keys.ts'
import { LessonPanel } from './LessonPanel.tsx'
import { LostPanel } from './LostPanel.tsx'
import { named } from './Named.tsx'
import { narrowed } from './narrowed.ts'
import { Notes, tell } from './notes.tsx'
import { PastPanel, WatchPanel } from './PastPanel.tsx'
import { Players } from './Players.tsx'
import { PromptPanel } from './Prompt.tsx'
import { ReplayBar } from './ReplayBar.tsx'
import { StandingPanel } from './Standing.tsx'
import { isShared, seatNames, toldNames } from './seats.ts'
import type { TableSource } from './source.ts'
import { type Passage, storyOf, toldToAll } from './story.ts'
import { TableBar } from './TableBar.tsx'
import './TablePage.css'
import './narrow.css'
import { useCurtain } from './useCurtain.ts'
import { useFocusRescue } from './useFocusRescue.ts'
import { useFold } from './useFold.ts'
import { useFresh } from './useFresh.ts'
import { useKeys } from './useKeys.ts'
import { useLesson } from './useLesson.ts'
import { useMore } from './useMore.ts'
import { usePlayback } from './usePlayback.ts'
import { usePointed } from './usePointed.ts'
import { useReplay } from './useReplay.ts'
import { useSpoken } from './useSpoken.ts'
import { useTurn } from './useTurn.ts'
import { useUnseen } from './useUnseen.ts'
import { useWays } from './useWays.ts'

interface Props {
  readonly source: TableSource
  readonly table: OpenTable
  readonly face: GameFace
  /** The server is out of reach. */
  readonly lost: boolean
  readonly lesson: boolean
}

type Panel = { readonly open: 'rules'; readonly chapter: string | null } | { readonly open: 'settings' | 'keys' } | null

const none: readonly never[] = []

/** One page for every game: the board, and around it, quieter, all that the games share. */
export function TablePage({ source, table, face, lost, lesson: asLesson }: Props) {
  const t = useWords()
  useSettings() // a change of motion or language is a change of the page
  const { info, now } = table
  const lesson = useLesson(source.id, info.game, (asLesson && face.lesson?.steps) || none)
  const fresh = useFresh(table)
  const replay = useReplay(source, now.entries, now.version)
  const playback = usePlayback(source, useUnseen(source.id, table), now)
  const handOver = useHandOver(table, face)
  const turn = useTurn(source, table, face, lesson.played)
  const ways = useWays(source, table, face)
  const [pointed, setPointed] = usePointed(source, now.version)
  const [held, setHeld] = useState<readonly Move[]>(none)
  const [told, setTold] = useState<Passage | null>(null)
  const [panel, setPanel] = useState<Panel>(null)
  const [resultShown, setResultShown] = useState(true)
  const [folded, toggleFold] = useFold()
  const ask = useMore<HTMLDivElement>()

  const origin = source.kind === 'local' ? (info as LocalInfo).origin : null
  const finished = now.result !== null && now.seat !== null
  useEffect(() => {
    if (finished) noteFinished()
  }, [finished])

  const passing = source.kind === 'local' && (info as LocalInfo).lasting === false
  useEffect(() => {
    if (passing) tell(t('local.passing'))
  }, [passing, t])

  const looking = replay.at !== null
  const watching = !looking && playback.moment !== null
  const moment = looking ? replay.past : playback.moment
  // Seen by nobody in particular while the device changes hands.
  const seen = (each: typeof now.view) => (handOver.due ? face.game.view(each as GameState, null) : each)
  const view = seen(moment?.view ?? now.view)
  const unready = looking ? replay.past === null : watching && moment?.view === null
  const moves = useMemo(
    () =>
      looking || watching || lost || handOver.due || info.status === 'waiting' ? none : now.moves.filter(lesson.allows),
    [looking, watching, lost, handOver.due, info.status, now.moves, lesson.allows],
  )
  const names = useMemo(() => seatNames(info.seats, t), [info.seats, t])
  const prompt = useMemo(
    () => (moves.length > 0 ? named(face.prompt(now.view, moves), names) : null),
    [face, now.view, moves, names],
  )
  const asked = useMemo(() => prompt && narrowed(prompt, held), [prompt, held])
  const hint = useHint(table, face, moves, lesson.steps.length > 0)
  const advised = hint.advice?.move ?? null
  const story = useMemo(() => storyOf(face, handOver.due ? toldToAll(face, table) : table), [face, table, handOver.due])
  useSpoken(table, face, fresh, prompt)

  const { at, go } = replay
  // A lesson goes forward only: its next step rests on the one before.
  const inLesson = lesson.steps.length > 0
  const mayNot =
    now.seat === null
      ? t('watching.only')
      : looking
        ? t('undo.looking')
        : inLesson
          ? t('undo.lesson')
          : lost
            ? t('undo.lost')
            : null
  const mayUndo = mayNot === null
  const onCommand = useCallback(
    (command: Command) => {
      switch (command) {
        case 'undo':
          if (now.canUndo && mayUndo) turn.undo()
          break
        case 'redo':
          if (now.canRedo && mayUndo) turn.redo()
          break
        case 'rules':
          setPanel({ open: 'rules', chapter: null })
          break
        case 'keys':
          setPanel({ open: 'keys' })
          break
        case 'log':
          document.getElementById('chronicle-title')?.focus()
          break
        case 'hint':
          hint.ask()
          break
      }
    },
    [now.canUndo, now.canRedo, mayUndo, turn, hint],
  )
  const onWalk = useCallback(
    (by: 1 | -1) => at !== null && go(Math.max(0, Math.min(now.entries, at + by))),
    [at, go, now.entries],
  )
  const onLeave = useCallback(() => go(null), [go])
  useKeys(onCommand, looking ? onWalk : null, looking ? onLeave : null)

  const over = now.result !== null && !looking && !watching
  useFocusRescue(now.version, over, handOver.due)
  const curtain = useCurtain(over, mayMove())
  const chapter = face.rules.find(({ id }) => id === prompt?.chapter) ?? null
  return (
    <div className={looking ? 'table-page looking' : 'table-page'}>
      <TableBar
        table={table}
        face={face}
        lost={lost}
        looking={looking}
        mayNot={mayNot}
        onCommand={onCommand}
        onReplay={() => go(at === null ? now.entries : null)}
        // Whoever looked on at the day's descent would know its dice.
        onShare={source.kind === 'remote' && info.daily === null ? ways.invite : null}
        onSave={source.kind === 'local' && ways.mayTry ? ways.save : null}
        onSettings={() => setPanel({ open: 'settings' })}
      />
      <main className="stage">
        {origin && (
          <p className="attempt">
            <span>{info.name}</span>
            <Link to={origin} className="text-link">
              {t('attempt.back')}
            </Link>
          </p>
        )}
        <div className="board" data-game={face.id}>
          {curtain && resultShown && now.result ? (
            <EndScreen table={table} face={face} result={now.result} />
          ) : unready ? (
            <p className="no-moment muted">{replay.failed ? t('past.none') : t('past.opening')}</p>
          ) : (
            <face.Board
              view={view}
              events={looking || watching ? (moment?.events ?? none) : playback.events}
              told={told?.events ?? none}
              moves={moves}
              legal={now.moves}
              pointed={pointed}
              advised={advised}
              onPoint={setPointed}
              onHold={setHeld}
              onMove={turn.move}
              onWhyNot={turn.whyNot}
              seat={handOver.due ? null : now.seat}
              names={names}
              language={t.lang}
              motion={mayMove()}
            />
          )}
        </div>
        {at !== null && (
          <ReplayBar
            at={at}
            entries={now.entries}
            mayTry={ways.mayTry}
            go={go}
            onLink={source.kind === 'remote' ? ways.linkHere : null}
            onTry={() => ways.tryFrom(at)}
          />
        )}
      </main>
      <aside className="side" aria-label={t('table.side')}>
        <div ref={ask} className={folded ? 'ask folded' : 'ask'}>
          {lesson.steps.length > 0 && !looking && (
            <LessonPanel steps={lesson.steps} at={lesson.at} onNext={lesson.next} onSkip={lesson.skip} />
          )}
          {looking ? (
            <PastPanel replay={replay} entries={now.entries} />
          ) : watching ? (
            <WatchPanel
              left={now.entries - (playback.moment?.entry ?? 0)}
              away={playback.away}
              onSkip={playback.skip}
            />
          ) : lost && !now.result ? (
            <LostPanel sending={turn.busy} />
          ) : now.result ? (
            <EndPanel
              table={table}
              face={face}
              result={now.result}
              shown={resultShown}
              onShow={setResultShown}
              onRematch={ways.rematch}
              onReplay={() => go(0)}
              onShare={ways.shareResult}
              onSave={ways.mayTry ? ways.save : null}
            />
          ) : handOver.due && now.seat !== null ? (
            <HandOver seat={now.seat} name={names[now.seat] ?? ''} onReady={handOver.taken} />
          ) : asked ? (
            <PromptPanel
              prompt={asked}
              who={isShared(info.seats) ? now.seat : null}
              names={names}
              pointed={pointed}
              advised={advised}
              busy={turn.busy}
              folded={folded}
              concedes={face.game.concedes}
              chapter={chapter?.title ?? null}
              onPoint={setPointed}
              onMove={turn.move}
              onFold={toggleFold}
              onChapter={() => setPanel({ open: 'rules', chapter: chapter?.id ?? null })}
            >
              <HintPanel hint={hint} face={face} view={now.view} names={names} />
            </PromptPanel>
          ) : lesson.steps.length > 0 && now.moves.length > 0 ? null : (
            <StandingPanel table={table} onSit={turn.sit} onInvite={ways.invite} />
          )}
        </div>
        <Players
          table={table}
          face={face}
          view={view}
          acting={looking || watching || info.status === 'waiting' ? none : now.actors}
          onSit={turn.sit}
        />
        <Chronicle
          story={story}
          at={at}
          names={toldNames(info.seats, t)}
          sigils={info.seats.length > 1}
          toldTo={now.seat === null && info.seats.length === 1 ? (names[0] ?? null) : null}
          onPoint={setTold}
        >
          {face.game.meta.stage === 'prototype' && (
            <p className="origin">
              <button
                type="button"
                className="text-link"
                onClick={() => setPanel({ open: 'rules', chapter: 'prototype' })}
              >
                {t('game.prototype.more')}
              </button>
            </p>
          )}
        </Chronicle>
      </aside>
      <Notes />
      {panel?.open === 'rules' && <RulesDrawer face={face} chapter={panel.chapter} onClose={() => setPanel(null)} />}
      {panel?.open === 'settings' && <SettingsDialog onClose={() => setPanel(null)} />}
      {panel?.open === 'keys' && <KeysDialog onClose={() => setPanel(null)} />}
      {turn.asked && <ConfirmDialog onAnswer={turn.confirm} />}
    </div>
  )
}
