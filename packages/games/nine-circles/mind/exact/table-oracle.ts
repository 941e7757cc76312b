/** The oracle that knows the borders: it works out only the circles of the positions it is asked about. */
import type { Oracle } from '@acheron/engine'
import { lastCircle } from '../../box/circles.ts'
import type { NineCirclesMove } from '../../moves.ts'
import type { NineCirclesState } from '../../state.ts'
import type { Goal } from '../goals.ts'
import { type Borders, bordersWithin, wholeSheet } from './borders.ts'
import { mostOf, unitOf, worthOfEnd } from './oracle.ts'
import { planFor } from './plan.ts'
import { numberOf } from './sheets.ts'
import { Solved } from './solved.ts'

export class TableOracle implements Oracle<NineCirclesState, NineCirclesMove> {
  readonly exact = true
  readonly unit: 'chance' | 'points'
  readonly most: number
  readonly #goal: Goal
  readonly #borders: Borders
  readonly #progress: (done: number) => void
  readonly #states: readonly NineCirclesState[]
  /** By circle, solved when it is first asked about. */
  readonly #solved = new Map<number, Solved>()

  constructor(states: readonly NineCirclesState[], goal: Goal, borders: Borders, progress: (done: number) => void) {
    this.unit = unitOf(goal)
    this.most = mostOf(goal)
    this.#goal = goal
    this.#borders = borders
    this.#progress = progress
    this.#states = states.filter(({ status }) => status === 'playing')
  }

  value(state: NineCirclesState): number {
    if (state.status !== 'playing') return worthOfEnd(state, this.#goal)
    return this.#ofStart(state) ?? this.#circle(state.circle).value(state)
  }

  values(state: NineCirclesState, moves: readonly NineCirclesMove[]): number[] {
    const solved = this.#circle(state.circle)
    return moves.map(move => solved.valueOf(state, move))
  }

  /** Null where the state is no start of a circle, or one of the first. */
  #ofStart({ circle, pool, active, rows, virgil, declared }: NineCirclesState): number | null {
    if (active.length > 0 || declared !== null) return null
    const sheet = numberOf(wholeSheet, rows)
    return this.#borders.get(circle)?.[pool]?.[sheet * wholeSheet.virgils + virgil] ?? null
  }

  #circle(circle: number): Solved {
    const solved = this.#solved.get(circle) ?? this.#solve(circle)
    this.#solved.set(circle, solved)
    return solved
  }

  #solve(circle: number): Solved {
    const states = this.#states.filter(state => state.circle === circle)
    const plan = planFor(states, circle)
    const next = circle < lastCircle ? bordersWithin(this.#borders, circle + 1, plan.sheets, plan.dice) : undefined
    return new Solved(plan, this.#goal, states[0]?.options.stop === 'strict', this.#progress, next)
  }
}
