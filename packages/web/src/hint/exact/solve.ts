import { type Expected, lineAfter, ranked, reasonsFor } from '@acheron/bots'
import {
  type GameDefinition,
  type GameState,
  Generator,
  type Move,
  type Oracle,
  type Reason,
  type View,
} from '@acheron/engine'
import type { Question } from '../advise.ts'

/** How many moves are shown. */
const most = 5
/** Enough to tell what differs from luck. */
const reasonWorlds = 16

/** The exact answer for one goal. */
export interface ExactGoal {
  readonly goal: string
  readonly unit: Oracle['unit']
  /** The best moves by this goal, with what each is worth for every goal in the order of the game's. */
  readonly best: readonly Solved[]
  /** The moves expected after the best one, as far as no chance comes in. */
  readonly line: readonly Expected[]
}

interface Solved {
  readonly move: Move
  readonly values: readonly number[]
  /** What speaks for it, or against it. */
  readonly reasons: readonly Reason[]
}

/** A decision that was made, as the seat saw it. */
export interface Decided {
  readonly before: View
  readonly move: Move
  readonly after: View
}

/** What the dice gave against what was to be expected, and what the decisions cost, by one goal. */
export interface Account {
  readonly unit: Oracle['unit']
  readonly luck: number
  readonly cost: number
}

/** An oracle that knows these states. */
export type AskOracle = (game: GameDefinition, states: readonly GameState[], goal: string) => Promise<Oracle>

export async function solve(game: GameDefinition, question: Question, ask: AskOracle): Promise<ExactGoal[]> {
  const { view, seat } = question
  // To give up is worth nothing by any goal.
  const moves = question.moves.filter(move => !game.concedes(move))
  const state = stateOf(game, view, seat)
  const { goals } = game.mind
  const oracles: Oracle[] = []
  for (const goal of goals) oracles.push(await ask(game, [state], goal))
  const worths = oracles.map(oracle => oracle.values(state, moves))
  return goals.map((goal, i) => {
    const order = ranked([worths[i] ?? [], ...worths.filter((_, other) => other !== i)]).slice(0, most)
    const random = Generator.seeded('why')
    const listed = order.map(n => moves[n] as Move)
    const reasons = reasonsFor(game, view, seat, listed, random, { worlds: reasonWorlds, isUp: () => false })
    const best = order.map((n, place) => ({
      move: moves[n] as Move,
      values: worths.map(each => each[n] as number),
      reasons: reasons[place]!,
    }))
    const line = listed[0] ? lineAfter(game, view, seat, listed[0], random) : []
    return { goal, unit: (oracles[i] as Oracle).unit, best, line }
  })
}

/** Decisions judged before: a game is asked about again and again. */
const judged = new Map<string, Account>()

/** Luck and skill of a game so far, for each goal; nothing where nothing was decided. */
export async function account(
  game: GameDefinition,
  decided: readonly Decided[],
  seat: number,
  ask: AskOracle,
): Promise<Account[]> {
  const accounts: Account[] = []
  for (const goal of game.mind.goals) {
    const keyOf = (each: Decided) => JSON.stringify([game.meta.id, goal, each])
    const fresh = decided.filter(each => !judged.has(keyOf(each)))
    const states = fresh.map(({ before, after }) => [stateOf(game, before, seat), stateOf(game, after, seat)] as const)
    const oracle = fresh.length > 0 ? await ask(game, states.flat(), goal) : null
    for (const [i, each] of fresh.entries())
      if (oracle) judged.set(keyOf(each), judge(oracle, each.move, ...(states[i] as readonly [GameState, GameState])))
    const all = decided.flatMap(each => judged.get(keyOf(each)) ?? [])
    const [first] = all
    if (first) accounts.push({ unit: first.unit, luck: sum(all, 'luck'), cost: sum(all, 'cost') })
  }
  return accounts
}

function judge(oracle: Oracle, move: Move, before: GameState, after: GameState): Account {
  const [played = 0] = oracle.values(before, [move])
  return {
    unit: oracle.unit,
    luck: oracle.value(after) - played,
    cost: Math.max(0, oracle.value(before) - played),
  }
}

const sum = (accounts: readonly Account[], of: 'luck' | 'cost') => accounts.reduce((total, each) => total + each[of], 0)

/** Games with an oracle hide nothing but their dice to come. */
const stateOf = (game: GameDefinition, view: View, seat: number): GameState =>
  game.determinize(view, seat, Generator.seeded('virgil'))
