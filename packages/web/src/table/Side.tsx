import { useMemo } from 'react'
import { useWords } from '../app/words.tsx'
import { DecidedNote } from '../rated/RatedNote.tsx'
import { bookOf, termsOf } from '../rules/bookOf.tsx'
import { Wishes } from '../saves/Wishes.tsx'
import { AskedBack } from './back/AskedBack.tsx'
import { ClockFoot } from './clock/ClockFoot.tsx'
import { ProposedClock } from './clock/ProposedClock.tsx'
import { TurnClocks } from './clock/TurnClocks.tsx'
import { useClockWarning } from './clock/useClockWarning.ts'
import type { OpenDrawer } from './Drawers.tsx'
import { LessonPanel } from './lesson/LessonPanel.tsx'
import { Log } from './log/Log.tsx'
import { firstKnown, type Passage, passageOf } from './log/passages.ts'
import { useEarlier } from './log/useEarlier.ts'
import { ModePanel } from './ModePanel.tsx'
import { Strip } from './moments/Strip.tsx'
import { StandingOrders } from './orders/StandingOrders.tsx'
import { PeopleActs } from './people/PeopleActs.tsx'
import { Unopposed } from './people/Unopposed.tsx'
import { Votes } from './people/Votes.tsx'
import { Players } from './players/Players.tsx'
import { ownSeat, toldNames } from './players/seats.ts'
import { useFold } from './prompt/useFold.ts'
import { useScrollHint } from './prompt/useScrollHint.ts'
import { TalkTabs } from './talk/TalkTabs.tsx'
import type { TablePageState } from './useTablePage.ts'

interface Props {
  readonly page: TablePageState
  readonly onDrawer: OpenDrawer
}

/** Beside the board: what is asked, the players, the log. */
export function Side({ page, onDrawer }: Props) {
  const t = useWords()
  const [folded, toggleFold] = useFold()
  const ask = useScrollHint<HTMLDivElement>()
  const { table, face, lesson, mode, shown } = page
  useClockWarning(table)
  const rest = (
    <>
      <Players
        table={table}
        face={face}
        view={shown.view ?? page.open(table.now.view)}
        acting={page.acting}
        reach={page.reach}
        onSit={page.turn.sit}
      >
        <ClockFoot table={table} />
        <PeopleActs table={table} onDrawer={onDrawer} />
      </Players>
      <TalkOrLog page={page} onDrawer={onDrawer} />
    </>
  )
  return (
    <aside className={face.steady ? 'side steady' : 'side'} aria-label={t('table.side')}>
      <div className="sheet">
        {mode.kind !== 'lookingBack' && <Strip page={page} />}
        <div ref={ask} className={folded ? 'ask folded' : 'ask'} data-tall={face.tall ?? false}>
          <Wishes source={page.source} table={table} face={face} spoken />
          <TurnClocks table={table} />
          <ProposedClock table={table} />
          <AskedBack face={face} table={table} passages={page.happened} />
          <Votes table={table} />
          <Unopposed table={table} />
          <DecidedNote table={table} />
          {lesson.steps.length > 0 && mode.kind !== 'lookingBack' && (
            <LessonPanel
              steps={lesson.steps}
              at={lesson.at}
              waits={mode.kind === 'beholding'}
              onNext={lesson.next}
              onSkip={lesson.skip}
            />
          )}
          <ModePanel page={page} folded={folded} onFold={toggleFold} onDrawer={onDrawer} />
          <StandingOrders page={page} />
        </div>
      </div>
      {face.steady ? (
        // It opens where somebody here may decide in another's place.
        <details className="foot" open={page.reach.length > 0}>
          <summary>{t('table.foot')}</summary>
          {rest}
        </details>
      ) : (
        rest
      )}
    </aside>
  )
}

function TalkOrLog(props: Props) {
  const { page } = props
  const log = <TableLog {...props} />
  return page.talk ? (
    <TalkTabs page={page} talk={page.talk}>
      {log}
    </TalkTabs>
  ) : (
    log
  )
}

function TableLog({ page, onDrawer }: Props) {
  const t = useWords()
  const { source, table, face, passages, replay, names, setTold } = page
  const { seats } = table.info
  const watchesOne = table.now.seat === null && seats.length === 1
  const earlier = useEarlier(source, table, replay.at)
  const lone = useLone(page)
  const told = useMemo(() => toldNames(seats, t), [seats, t])
  const last = table.steps.at(-1)
  return (
    <Log
      passages={passages}
      at={replay.at}
      lone={lone}
      earlier={earlier}
      entries={table.now.entries}
      own={last && seats[last.seat]?.you ? last.version : null}
      names={told}
      sigils={seats.length > 1}
      mine={ownSeat(seats)}
      toldTo={watchesOne ? (names[0] ?? null) : null}
      onPoint={setTold}
    >
      {face.game.meta.stage === 'prototype' &&
        bookOf(face, termsOf(table.info), t).some(({ id }) => id === 'prototype') && (
          <p className="origin">
            <button
              type="button"
              className="text-link"
              onClick={() => onDrawer({ open: 'rules', chapter: 'prototype' })}
            >
              {t('game.prototype.more')}
            </button>
          </p>
        )}
    </Log>
  )
}

/** The passage of the moment looked at, told by itself where the log does not reach back to it. */
function useLone({ table, face, replay: { at, past } }: TablePageState): Passage | null {
  return useMemo(
    () =>
      at !== null && past && table.before > 0 && past.entry < firstKnown(table)
        ? passageOf(face, past, table.info.seats.length)
        : null,
    [face, table, at, past],
  )
}
