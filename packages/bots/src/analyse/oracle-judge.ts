import type { GameDefinition, Move, Oracle } from '@acheron/engine'
import type { Decision } from './decisions.ts'
import type { Judgement, Verdict } from './judgement.ts'

interface Question {
  readonly goal: string
  readonly thorough: boolean
  /** The file of the game's solution for that goal, if there is one. */
  readonly table?: Uint8Array<ArrayBuffer>
  progress(done: number): void
}

/** Judges by the game's own solution, which knows the worth of every move. */
export async function judgeByOracle(
  game: GameDefinition,
  decisions: readonly Decision[],
  question: Question,
): Promise<Verdict> {
  const states = decisions.flatMap(({ before, after }) => [before, after])
  const oracle = await game.mind.oracle!({ ...question, states })
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
