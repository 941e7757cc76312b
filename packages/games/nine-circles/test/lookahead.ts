import { type Chance, clone } from '@acheron/engine'
import { nineCircles } from '../index.ts'
import type { NineCirclesMove } from '../moves.ts'
import type { NineCirclesState } from '../state.ts'

/** One possible result of a move. */
export interface Outcome {
  readonly state: NineCirclesState
  readonly chance: number
}

/** Predetermined dice; playing a move with none tells how many it takes. */
function scripted(dice: readonly number[], state: NineCirclesState): Chance & { thrown: number } {
  const refuse = () => {
    throw new Error('Nine Circles has dice and nothing else')
  }
  const chance = {
    rng: state.rng,
    thrown: 0,
    die: () => dice[chance.thrown++] ?? 1,
    pick: refuse,
    shuffle: refuse,
    draw: refuse,
  }
  return chance
}

/** Every sorted throw of n dice and its chance. */
function throwsOf(n: number): { dice: number[]; chance: number }[] {
  const sorted: number[][] = [[]]
  for (let i = 0; i < n; i++)
    sorted.push(...sorted.splice(0).flatMap(dice => facesFrom(dice).map(face => [...dice, face])))
  return sorted.map(dice => ({ dice, chance: orders(dice) / 6 ** n }))
}

const facesFrom = (dice: readonly number[]) => [1, 2, 3, 4, 5, 6].filter(face => face >= (dice.at(-1) ?? 1))
const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))

function orders(dice: readonly number[]): number {
  const counts = [1, 2, 3, 4, 5, 6].map(face => dice.filter(die => die === face).length)
  return counts.reduce((ways, count) => ways / factorial(count), factorial(dice.length))
}

/** All possible results of a move, by the rules themselves: each throw is played. */
export function outcomesOf(state: NineCirclesState, move: NineCirclesMove): Outcome[] {
  const play = (dice: readonly number[]) => {
    const next = clone(state)
    const random = scripted(dice, next)
    nineCircles.play(next, 0, move, { random, emit() {} })
    return { next, thrown: random.thrown }
  }
  const { next, thrown } = play([])
  if (thrown === 0) return [{ state: next, chance: 1 }]
  return throwsOf(thrown).map(({ dice, chance }) => ({ state: play(dice).next, chance }))
}

/** The worth of a state with the best play, found by trying everything to the end of the game. */
export function lookAhead(goal: 'win' | 'score', known = new Map<string, number>()) {
  const valueOfMove = (state: NineCirclesState, move: NineCirclesMove): number =>
    outcomesOf(state, move).reduce((sum, outcome) => sum + outcome.chance * value(outcome.state), 0)
  const value = (state: NineCirclesState): number => {
    const result = nineCircles.result(state)
    if (result) return goal === 'win' ? result.winners.length : result.scores[0]!
    const { circle, pool, active, rows, virgil, declared, lastWasVirgil } = state
    const key = JSON.stringify([circle, pool, active, rows, virgil, declared, lastWasVirgil])
    const found = known.get(key) ?? Math.max(...nineCircles.moves(state, 0).map(move => valueOfMove(state, move)))
    known.set(key, found)
    return found
  }
  return { value, valueOfMove }
}
