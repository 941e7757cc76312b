import { equal, type Move } from '@acheron/engine'
import { useEffect, useState } from 'react'
import type { Tried } from './job.ts'
import { isMistake, type Told } from './turning.ts'
import type { Analysing } from './useAnalysis.ts'

/** What became of the last answer. */
export type Verdict =
  | { readonly is: 'thinking' }
  | { readonly is: 'shown' }
  | ({ readonly is: 'judged'; readonly move: Move; readonly same: boolean } & Tried)

export interface Practice {
  /** The positions, and which of them is asked about; null while nobody practises. */
  readonly n: number | null
  readonly told: Told | null
  /** The moves to answer with; empty until they are known and once the best one is told. */
  readonly moves: readonly Move[]
  readonly verdict: Verdict | null
  /** The best move is told, by whoever answers or by the page. */
  readonly isOver: boolean
  begin(): void
  choose(move: Move): void
  show(): void
  next(): void
  leave(): void
}

const none: readonly never[] = []

/** One's own mistakes as positions in which the better move is to be found. To give up is no answer. */
export function usePractice(
  analysing: Pick<Analysing, 'moves' | 'attempt'>,
  slips: readonly Told[],
  concedes: (move: Move) => boolean,
): Practice {
  const [n, setN] = useState<number | null>(null)
  const [moves, setMoves] = useState<readonly Move[]>(none)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const told = n === null ? null : (slips[n] ?? null)
  const index = told === null ? null : told.entry - 1
  const { moves: movesOf } = analysing
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each position
  useEffect(() => {
    setMoves(none)
    setVerdict(null)
    if (index === null) return
    let current = true
    movesOf(index).then(
      legal => current && setMoves(legal.filter(move => !concedes(move))),
      () => {},
    )
    return () => {
      current = false
    }
  }, [index])
  const isOver = verdict?.is === 'shown' || (verdict?.is === 'judged' && !isMistake(verdict))
  return {
    n,
    told,
    moves: isOver ? none : moves,
    verdict,
    isOver,
    begin: () => setN(0),
    choose: async move => {
      if (index === null || !told || isOver || verdict?.is === 'thinking') return
      const same = equal(move, told.played.move)
      setVerdict({ is: 'thinking' })
      // What is known already is not weighed again.
      const known = same ? { mark: told.mark as Tried['mark'], cost: told.cost, error: told.error } : null
      const best = equal(move, told.best.move) ? { mark: 'best' as const, cost: 0, error: 0 } : null
      const tried = known ?? best ?? (await analysing.attempt(index, move).catch(() => null))
      setVerdict(tried && { is: 'judged', move, same, ...tried })
    },
    show: () => setVerdict({ is: 'shown' }),
    next: () => setN(n === null ? null : (n + 1) % slips.length),
    leave: () => setN(null),
  }
}
