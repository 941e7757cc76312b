import { type Answer, answerIn } from '@acheron/bots'
import { equal, type Move, type Scenario } from '@acheron/engine'
import { useEffect, useMemo, useState } from 'react'
import { keepSolved, type Outcome } from './solved.ts'

/** What became of the last answer. */
export type Tried =
  /** What it gives away of a chance of 1; null where it was not among those that were compared. */
  { readonly is: 'worse'; readonly move: Move; readonly cost: number | null } | { readonly is: Outcome }

export interface PuzzleState {
  readonly answer: Answer
  /** What may still be answered; empty once the best move is known. */
  readonly moves: readonly Move[]
  readonly tried: Tried | null
  choose(move: Move): void
  show(): void
}

/** A position in which the best move is to be found. `day` is that of the puzzle of the day. */
export function usePuzzle(puzzle: Scenario, day: string | null): PuzzleState {
  const [tried, setTried] = useState<Tried | null>(null)
  const [misses, setMisses] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each position begins anew
  useEffect(() => {
    setTried(null)
    setMisses(0)
  }, [puzzle])
  const answer = answerIn(puzzle)
  const legal = useMemo(() => movesOf(puzzle), [puzzle])
  const isOver = tried !== null && tried.is !== 'worse'
  const end = (is: Outcome) => {
    keepSolved(puzzle.title, { outcome: is, day })
    setTried({ is })
  }
  return {
    answer,
    moves: isOver ? none : legal,
    tried,
    choose(move) {
      if (isOver) return
      if (equal(move, answer.best)) return end(misses === 0 ? 'first' : 'later')
      const [best] = answer.considered
      const known = answer.considered.find(each => equal(each.move, move))
      setMisses(misses + 1)
      setTried({ is: 'worse', move, cost: known && best ? best.worth - known.worth : null })
    },
    show: () => end('shown'),
  }
}

const none: readonly never[] = []

/** The moves that were legal there. */
const movesOf = ({ legal }: Scenario): readonly Move[] => ([legal].flat()[0]?.includes ?? []) as readonly Move[]
