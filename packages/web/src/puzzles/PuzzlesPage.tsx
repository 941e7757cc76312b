import type { Scenario } from '@acheron/engine'
import { games } from '@acheron/games'
import { useEffect, useMemo, useState } from 'react'
import '../analysis/analysis.css'
import { Bar } from '../app/Bar.tsx'
import { BarButton } from '../app/BarButton.tsx'
import { Failed, Nowhere, Opening } from '../app/Opening.tsx'
import { setHash, useHash } from '../app/router.ts'
import { puzzleInHash } from '../app/routes.ts'
import { useTitle } from '../app/useTitle.ts'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import { StillBoard } from '../board/StillBoard.tsx'
import { useFace } from '../games/index.ts'
import { Glyph } from '../icons/Glyph.tsx'
import { ownName } from '../settings/name.ts'
import { seatNames } from '../table/players/seats.ts'
import { dayName } from '../ui/dates.ts'
import { Notes } from '../ui/notes.tsx'
import { useShare } from '../ui/useShare.ts'
import { hasPuzzles, loadPuzzles, puzzleOfDay, today } from './kept.ts'
import { PuzzlePanel } from './PuzzlePanel.tsx'
import { PuzzlesToday } from './PuzzlesToday.tsx'
import './puzzles.css'
import { usePuzzle } from './usePuzzle.ts'
import { usePuzzleWords } from './words.tsx'

/** A game's puzzle of the day, or another one by its number in the address. */
export default function PuzzlesPage({ game }: { readonly game: string }) {
  const isGame = games.some(({ meta }) => meta.id === game) && hasPuzzles(game)
  return isGame ? <OfGame key={game} game={game} /> : <Nowhere />
}

function OfGame({ game }: { readonly game: string }) {
  const site = useWords()
  const { face, error } = useFace(game, site.lang)
  const [puzzles, setPuzzles] = useState<readonly Scenario[] | null>(null)
  useEffect(() => {
    let current = true
    loadPuzzles(game).then(
      found => current && setPuzzles(found),
      () => current && setPuzzles([]),
    )
    return () => {
      current = false
    }
  }, [game])
  const wanted = puzzleInHash(useHash())
  if (error !== null) return <Failed message={site('table.failed')} detail={error} />
  if (!face || !puzzles) return <Opening />
  if (puzzles.length === 0) return <Failed message={site('page.nowhere')} detail="" />
  const date = today()
  const ofDay = puzzleOfDay(puzzles.length, date)
  const n = wanted === null ? ofDay : Math.max(0, wanted - 1) % puzzles.length
  return <Puzzle key={n} {...{ face, puzzles, n, ofDay, date }} />
}

interface Props {
  readonly face: GameFace
  readonly puzzles: readonly Scenario[]
  /** Which of them is asked, and which is the day's. */
  readonly n: number
  readonly ofDay: number
  readonly date: string
}

function Puzzle({ face, puzzles, n, ofDay, date }: Props) {
  const site = useWords()
  const t = usePuzzleWords()
  const shareIt = useShare()
  const puzzle = puzzles[n] as Scenario
  const state = usePuzzle(puzzle, n === ofDay ? date : null)
  const { players, seen } = puzzle
  const seat = seen?.seat ?? 0
  const names = useMemo(() => namesOf(players, seat, site), [players, seat, site])
  const game = face.game.meta.name[site.lang]
  const title =
    n === ofDay ? t('day', { day: dayName(site.lang, date) }) : t('number', { n: n + 1, of: puzzles.length })
  useTitle(t('title', { game }))
  const view = seen!.view as never
  const address = () => `${location.origin}${location.pathname}#puzzle=${n + 1}`
  return (
    <div className="analysis puzzle">
      <Bar title={t('title', { game })} detail={title}>
        <BarButton label={t('share')} onClick={() => shareIt('', address())}>
          <Glyph name="share" size={18} />
        </BarButton>
      </Bar>
      <div className="analysis-done" data-practising="true">
        <main className="analysis-main">
          <PuzzlesToday here={face.id} date={date} />
          <div className="analysis-below">
            <div className="analysis-stage">
              <div className="board" data-game={face.id}>
                <StillBoard
                  {...{ face, view, seat, names }}
                  moves={state.moves}
                  language={site.lang}
                  onMove={state.choose}
                />
              </div>
            </div>
          </div>
        </main>
        <aside className="analysis-side">
          <PuzzlePanel
            {...{ face, puzzles, puzzle, state, title, names }}
            onNext={() => setHash(`#puzzle=${((n + 1) % puzzles.length) + 1}`)}
            onToday={n === ofDay ? null : () => setHash('')}
          />
        </aside>
      </div>
      <Notes />
    </div>
  )
}

/** Whoever solves it has the seat that moves; bots have the others. */
function namesOf(players: number, seat: number, t: ReturnType<typeof useWords>): string[] {
  const seats = Array.from({ length: players }, (_, i) =>
    i === seat
      ? { kind: 'person' as const, name: ownName.get() || null, you: true, online: true }
      : { kind: 'bot' as const, name: 'fair', you: false, online: true },
  )
  return seatNames(seats, t)
}
