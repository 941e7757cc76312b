import { useMemo } from 'react'
import { Link } from '../app/Link.tsx'
import { useWords } from '../app/words.tsx'
import type { Decision } from '../board/face.ts'
import type { LocalInfo } from '../local/index.ts'
import { mayMove } from '../settings/store.ts'
import { EndScreen } from './end/EndScreen.tsx'
import { mayTry } from './mayTry.ts'
import { ReplayBar } from './replay/ReplayBar.tsx'
import { useAttempt } from './useAttempt.ts'
import type { TablePageState } from './useTablePage.ts'

const none: readonly never[] = []

/** The board or the end screen, and the replay bar under it. */
export function Stage({ page }: { readonly page: TablePageState }) {
  const { source, table, face, replay, actions } = page
  const tryFrom = useAttempt(page)
  return (
    <main className="stage">
      <Attempt page={page} />
      <div className="board" data-game={face.id}>
        <OnBoard page={page} />
      </div>
      {replay.at !== null && (
        <ReplayBar
          at={replay.at}
          entries={table.now.entries}
          mayTry={mayTry(page, replay.at)}
          go={replay.go}
          onClose={() => replay.go(null)}
          onLink={source.kind === 'remote' ? actions.linkHere : null}
          onTry={() => replay.at !== null && tryFrom(replay.at)}
        />
      )}
    </main>
  )
}

/** Says that the table is a try from a moment of another, and leads back there. */
function Attempt({ page: { source, table } }: { readonly page: TablePageState }) {
  const t = useWords()
  const origin = source.kind === 'local' ? (table.info as LocalInfo).origin : null
  return (
    origin && (
      <p className="attempt">
        <span>{table.info.name}</span>
        <Link to={origin} className="text-link">
          {t('attempt.back')}
        </Link>
      </p>
    )
  )
}

/** The last decisions; of a look back, the one that led to the moment. Nothing while the device changes hands. */
function useLately({ mode, replay, playback, handOver }: TablePageState): readonly Decision[] {
  const { past } = replay
  const looked = useMemo(() => (past ? [{ entry: past.entry, seat: past.by, events: past.events }] : none), [past])
  if (handOver.due) return none
  return mode.kind === 'lookingBack' ? looked : playback.lately
}

function OnBoard({ page }: { readonly page: TablePageState }) {
  const t = useWords()
  const { mode, table, face, shown, question, turn, playback } = page
  const [coming, ...rest] = turn.left
  const lately = useLately(page)
  // A board that shows an earlier position offers nothing; a touch brings the present.
  const behind = playback.behind && mode.kind !== 'lookingBack'
  if (page.ended && mode.kind === 'over')
    return <EndScreen table={table} face={face} result={mode.result} lately={lately} />
  if (shown.view === null)
    return <p className="no-moment muted">{page.replay.failed ? t('past.none') : t('past.opening')}</p>
  return (
    <face.Board
      view={shown.view}
      events={shown.events}
      heard={shown.heard}
      watched={mode.kind === 'beholding'}
      lately={lately}
      told={page.told?.events ?? (mode.kind === 'lookingBack' ? none : (playback.current?.events ?? none))}
      moves={behind ? none : page.moves}
      legal={behind ? none : table.now.moves}
      {...(page.lesson.steps.length > 0 && { allows: page.lesson.allows })}
      pointed={behind ? null : (coming ?? question.pointed)}
      pointedNext={coming ? rest : question.pointedNext}
      advised={behind ? null : question.advised}
      onPoint={question.point}
      onHold={question.hold}
      onScope={question.setScope}
      rowOf={page.rowOf}
      onMove={turn.move}
      onWhyNot={behind ? playback.skip : turn.whyNot}
      intentions={behind || mode.kind === 'lookingBack' ? none : page.intentions}
      own={page.own}
      {...(behind && { acting: page.acting })}
      seat={page.handOver.due ? null : table.now.seat}
      names={page.names}
      language={t.lang}
      motion={mayMove()}
    />
  )
}
