import { equal, type GameDefinition, type GameState, type Move, type Oracle } from '@acheron/engine'
import { ranked } from '../ranked.ts'
import type { Decision } from './decisions.ts'
import type { Judgement, Other, Verdict } from './judgement.ts'
import { markOf } from './marks.ts'

type Bytes = Uint8Array<ArrayBuffer>

interface Question {
  readonly goal: string
  readonly thorough: boolean
  progress(done: number): void
}

/** Judges by the game's own solution, which knows the worth of every move. */
export async function judgeByOracle(
  game: GameDefinition,
  decisions: readonly Decision[],
  question: Question,
): Promise<Verdict> {
  return verdictOf(game, decisions, await game.mind.oracle!({ ...question, states: statesOf(decisions) }))
}

/** The file of the game's solution for a goal, by the rules of that state; null where there is none. */
export type TableFor = (
  game: GameDefinition,
  state: GameState,
  goal: string,
  progress: (done: number) => void,
) => Promise<Bytes | null>

interface Solving extends Pick<Question, 'goal' | 'progress'> {
  readonly tableFor: TableFor
}

/** Exact in seconds where the game is small enough; else by the file of its solution, and nearly exact without one. */
export async function judgeBySolution(
  game: GameDefinition,
  decisions: readonly Decision[],
  solving: Solving,
): Promise<Verdict> {
  return verdictOf(game, decisions, await oracleFor(game, statesOf(decisions), solving))
}

/** So many moves besides the best and the one played, the best first, by the same solution. */
export async function othersBySolution(
  game: GameDefinition,
  { before, moves, move }: Decision,
  best: Move,
  count: number,
  solving: Solving,
): Promise<Other[]> {
  const oracle = await oracleFor(game, [before], solving)
  const worths = oracle.values(before, moves)
  const highest = Math.max(...worths)
  return ranked([worths])
    .map(n => {
      const cost = highest - worths[n]!
      return { move: moves[n]!, mark: markOf({ cost: cost / oracle.most, error: 0 }), cost, error: 0 }
    })
    .filter(other => !game.concedes(other.move) && !equal(other.move, best) && !equal(other.move, move))
    .slice(0, count)
}

async function oracleFor(
  game: GameDefinition,
  states: readonly GameState[],
  { goal, progress, tableFor }: Solving,
): Promise<Oracle> {
  const quick = await game.mind.oracle!({ states, goal, thorough: false, progress })
  const [first] = states
  if (quick.exact || !first || !game.mind.table) return quick
  const table = await tableFor(game, first, goal, progress)
  return table ? game.mind.oracle!({ states, goal, thorough: true, table, progress }) : quick
}

const statesOf = (decisions: readonly Decision[]) => decisions.flatMap(({ before, after }) => [before, after])

function verdictOf(game: GameDefinition, decisions: readonly Decision[], oracle: Oracle): Verdict {
  const { unit, most, exact } = oracle
  const last = decisions.at(-1)
  const end = last ? [worthOf(game, oracle, last.after, last.seat)] : []
  return { unit, most, exact, end, judgements: decisions.map(decision => judge(game, oracle, decision)) }
}

function judge(
  game: GameDefinition,
  oracle: Oracle,
  { before, seat, moves, move, after, chanceUsed }: Decision,
): Judgement {
  const worths = oracle.values(before, moves)
  const played = worths[moves.indexOf(move)] as number
  const best = Math.max(...worths)
  const change = worthOf(game, oracle, after, seat) - played
  return {
    // The move played counts as the best where none is better.
    best: played === best ? move : (moves[worths.indexOf(best)] as Move),
    worth: { played, best },
    cost: best - played,
    error: 0,
    luck: chanceUsed ? { dice: change, correction: 0 } : { dice: 0, correction: change },
    chances: [best],
    byChance: chanceUsed,
  }
}

/** The worth of the state by its best move; the next decision is measured against it. */
function worthOf(game: GameDefinition, oracle: Oracle, state: Decision['after'], seat: number): number {
  const moves = game.moves(state, seat)
  return moves.length > 0 ? Math.max(...oracle.values(state, moves)) : oracle.value(state)
}
