import type { Report } from '@acheron/bots/analyse'
import type { PastView } from '@acheron/engine'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Bar } from '../app/Bar.tsx'
import { BarButton } from '../app/BarButton.tsx'
import { Link } from '../app/Link.tsx'
import { go as goTo } from '../app/router.ts'
import type { Route } from '../app/routes.ts'
import { useTitle } from '../app/useTitle.ts'
import { useWords } from '../app/words.tsx'
import { StillBoard } from '../board/StillBoard.tsx'
import { Glyph } from '../icons/Glyph.tsx'
import { whyText } from '../table/end/sharing.ts'
import { titleOf } from '../table/end/title.ts'
import { mayTry } from '../table/mayTry.ts'
import { ownSeat, seatNames } from '../table/players/seats.ts'
import { ReplayBar } from '../table/replay/ReplayBar.tsx'
import { useReplay } from '../table/replay/useReplay.ts'
import { useAttempt } from '../table/useAttempt.ts'
import { useTableActions } from '../table/useTableActions.ts'
import type { TableProps } from '../table/useTablePage.ts'
import { Notes, tellFailure } from '../ui/notes.tsx'
import { download } from '../ui/share.ts'
import './analysis.css'
import { Curve } from './Curve.tsx'
import { DecisionList } from './DecisionList.tsx'
import { type Filter, filtered } from './filter.ts'
import { JudgedMoves } from './JudgedMoves.tsx'
import { LuckAndSkill } from './LuckAndSkill.tsx'
import { PracticePanel } from './PracticePanel.tsx'
import type { Told } from './turning.ts'
import { useAnalysis } from './useAnalysis.ts'
import { usePractice } from './usePractice.ts'
import { useWalk } from './useWalk.ts'
import { hasBetter, useWhy } from './useWhy.ts'
import { Verdict } from './Verdict.tsx'
import { Waiting } from './Waiting.tsx'
import { useAnalysisWords } from './words.tsx'

const DiceDialog = lazy(() => import('../dice/DiceDialog.tsx'))

/** After a game: why it ended as it did, how the chances went, and what each decision was worth. */
export function AnalysisPage(props: TableProps) {
  const { source, table, face } = props
  const site = useWords()
  const t = useAnalysisWords()
  const { info, now } = table
  const names = useMemo(() => seatNames(info.seats, site), [info.seats, site])
  const actions = useTableActions(source, table, face)
  const analysing = useAnalysis(source, actions.recorded && now.result !== null, names, site.lang)
  const [dice, setDice] = useState(false)
  const [found, setFound] = useState<'proven' | 'refuted' | null>(null)
  const { look } = analysing
  const game = face.game.meta.name[site.lang]
  const save = async () => {
    const text = await analysing.file(seat => t('seat', { seat }))
    download(`analysis-${info.game}-${source.id}.json`, text)
  }
  const back: Route = { page: source.kind === 'remote' ? 'table' : 'local', id: source.id }
  useTitle(t('title', { game }))
  return (
    <div className="analysis">
      <Bar title={game} {...(info.name && info.name !== game ? { detail: info.name } : {})}>
        {actions.recorded && (
          <BarButton
            label={t('dice', { found: found ?? 'nothing' })}
            tone={found === null ? undefined : found === 'proven' ? 'good' : 'bad'}
            onClick={() => setDice(true)}
          >
            <Glyph name="shield" size={18} />
          </BarButton>
        )}
        {look.is === 'done' && (
          <BarButton label={t('save')} onClick={() => save().catch((error: unknown) => tellFailure(site, error))}>
            <Glyph name="save" size={18} />
          </BarButton>
        )}
        {source.kind === 'remote' && (
          <BarButton label={t('share')} onClick={actions.linkHere}>
            <Glyph name="share" size={18} />
          </BarButton>
        )}
        <BarButton label={t('back')} onClick={() => goTo(back)}>
          <Glyph name="board" size={18} />
        </BarButton>
      </Bar>
      {look.is === 'done' ? (
        <Done {...props} report={look.report} analysing={analysing} names={names} />
      ) : (
        <main className="analysis-none">
          <Why {...props} />
          <Waiting analysing={analysing} back={back} />
        </main>
      )}
      <Notes />
      {dice && (
        <Suspense>
          <DiceDialog
            {...{ source, table }}
            onFound={is => setFound(is === 'proven' || is === 'refuted' ? is : null)}
            onClose={() => setDice(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Who won, and why. */
function Why({ table, face }: TableProps) {
  const site = useWords()
  const { result } = table.now
  if (!result) return null
  return (
    <header className="analysis-why">
      <h2 className="small-caps">{titleOf(table, result, site)}</h2>
      <p>{whyText(table, face, site)}</p>
    </header>
  )
}

interface DoneProps extends TableProps {
  readonly report: Report
  readonly analysing: ReturnType<typeof useAnalysis>
  readonly names: readonly string[]
}

const none: readonly never[] = []
const nothing = () => {}

function Done(props: DoneProps) {
  const { source, table, face, report, analysing, names } = props
  const t = useAnalysisWords()
  const { info, now } = table
  const replay = useReplay(source, now.entries, now.version)
  const mine = useMemo(() => info.seats.flatMap((seat, i) => (seat.you ? [i] : [])), [info.seats])
  const shared = info.seats.length === 1 || face.game.meta.together === true
  const own = ownSeat(info.seats)
  const slips = useMemo(() => (mine.length > 0 ? filtered(report, 'slips', mine) : []), [report, mine])
  // What is practised is what the viewer sees.
  const practised = useMemo(() => slips.filter(({ seat }) => seat === now.seat), [slips, now.seat])
  const practice = usePractice(analysing, practised, face.game.concedes)
  const [filter, setFilter] = useState<Filter>(mine.length > 0 && info.seats.length > 1 ? 'mine' : 'all')
  const at = practice.told ? practice.told.entry - 1 : (replay.at ?? now.entries)
  const { go: goTo } = replay
  const go = useCallback((to: number) => goTo(Math.max(0, Math.min(now.entries, to))), [goTo, now.entries])
  const practisedAt = practice.told?.entry
  useEffect(() => {
    if (practisedAt !== undefined) goTo(practisedAt - 1)
  }, [practisedAt, goTo])
  // It opens at what cost the viewer most.
  const first = useMemo(() => slips.toSorted((a, b) => b.cost - a.cost)[0]?.entry ?? 1, [slips])
  const isLooking = replay.at !== null
  useEffect(() => {
    if (!isLooking) goTo(first - 1)
  }, [isLooking, goTo, first])
  useLeaving(practice, replay.at)
  const walk = useMemo(
    () => ({
      by: (moves: number) => go(at + moves),
      to: (end: 'start' | 'end') => go(end === 'start' ? 0 : now.entries),
      rows: (by: number) => {
        const rows = filtered(report, filter, mine).map(({ entry }) => entry - 1)
        const next = by > 0 ? rows.find(row => row > at) : rows.findLast(row => row < at)
        if (next !== undefined) go(next)
      },
      slip: (by: 1 | -1) => {
        const rows = filtered(report, 'slips', mine).map(({ entry }) => entry - 1)
        const next = by > 0 ? rows.find(row => row > at) : rows.findLast(row => row < at)
        if (next !== undefined) go(next)
      },
    }),
    [go, at, report, filter, mine, now.entries],
  )
  const practising = practice.told !== null
  useWalk(practising ? still : walk)
  const tryFrom = useAttempt({ source, table, handOver: { due: false } })
  const { linkHere } = useTableActions(source, table, face)
  const told = report.decisions[at] ?? null
  const why = useWhy(analysing, told)
  const seats = shared ? [now.seat ?? 0] : names.map((_, seat) => seat)
  return (
    <div className="analysis-done" data-practising={practising}>
      <main className="analysis-main">
        {practising ? (
          <Why {...props} />
        ) : (
          <Curve {...{ report, names, seats, own, shared, at, go }}>
            <Why {...props} />
          </Curve>
        )}
        <div className="analysis-below">
          {!practising && <DecisionList {...{ report, mine, filter, at, go }} onFilter={setFilter} />}
          <div className="analysis-stage">
            <Position {...props} {...{ told, practice }} past={replay.past} failed={replay.failed} />
            {!practising && (
              <ReplayBar
                at={at}
                entries={now.entries}
                mayTry={mayTry({ source, table, face, lesson: { steps: none } }, at)}
                go={go}
                onClose={null}
                onLink={source.kind === 'remote' ? linkHere : null}
                onTry={() => tryFrom(at)}
              />
            )}
          </div>
        </div>
      </main>
      <aside className="analysis-side">
        {practising ? (
          <PracticePanel
            {...{ practice, report, why, face, names }}
            of={practised.length}
            view={replay.past?.entry === at ? replay.past.view : null}
          />
        ) : (
          <>
            <LuckAndSkill {...{ report, names, own }} />
            <Verdict {...{ report, told, why, face, names }} />
            {now.seat !== null && (
              <div className="practice-offer">
                {practised.length > 0 && (
                  <button type="button" className="button practice-begin" onClick={practice.begin}>
                    {t('practise')}
                  </button>
                )}
                <p className="muted">{t('practise.count', { count: practised.length })}</p>
              </div>
            )}
            <p className="muted analysis-keys">{t('keys')}</p>
            <Link to={{ page: source.kind === 'remote' ? 'table' : 'local', id: source.id }} className="text-link">
              {t('back')}
            </Link>
          </>
        )}
      </aside>
    </div>
  )
}

/** Whoever goes to another moment by the address, or back in the history, practises no more. */
function useLeaving({ told, leave }: ReturnType<typeof usePractice>, at: number | null): void {
  const wanted = told && told.entry - 1
  const was = useRef<number | null>(null)
  useEffect(() => {
    if (wanted !== null && was.current === wanted && at !== wanted) leave()
    was.current = at
  }, [wanted, at, leave])
}

/** While somebody practises, keys belong to the board. */
const still = { by: nothing, to: nothing, rows: nothing, slip: nothing }

interface PositionProps extends DoneProps {
  readonly past: PastView | null
  readonly failed: 'now' | 'rules' | null
  /** The chosen decision; null at the end. */
  readonly told: Told | null
  readonly practice: ReturnType<typeof usePractice>
}

/** The board at the chosen moment. Nothing can be moved there until somebody practises. */
function Position({ table, face, names, past, failed, told, practice }: PositionProps) {
  const site = useWords()
  const practised = practice.told
  const shows = (asked: Told | null) => past !== null && asked !== null && past.entry === asked.entry - 1
  const moves = shows(practised) && practice.verdict?.is !== 'thinking' ? practice.moves : none
  // Of other seats' moves the viewer's board need not know the things.
  const looked = (practised === null || practice.isOver) && told?.seat === table.now.seat && shows(told) ? told : null
  const judged = useMemo(
    () => looked && { better: hasBetter(looked) ? looked.best.move : null, played: looked.played.move },
    [looked],
  )
  return (
    <div className="judged-stage">
      <div className="board" data-game={face.id}>
        {past ? (
          <StillBoard
            {...{ face, moves, names, judged }}
            view={past.view}
            seat={table.now.seat}
            language={site.lang}
            onMove={practice.choose}
          />
        ) : (
          <p className="no-moment muted">{failed ? site('past.none') : site('past.opening')}</p>
        )}
      </div>
      <JudgedMoves judged={judged} />
    </div>
  )
}
