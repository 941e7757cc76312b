import type { GameDefinition, GameState } from '@acheron/engine'
import { findGame } from '@acheron/games'
import type { Advice, Question } from '../advise.ts'
import { type Account, account, type Decided, solve } from './solve.ts'
import { tableOf } from './tables.ts'

/** A question about a game so far. */
export interface AccountQuestion {
  readonly game: string
  readonly seat: number
  readonly decided: readonly Decided[]
}

/** An oracle with its table; `progress` hears of the table's making and of the circle being worked out. */
function askerOf(progress: (done: number) => void) {
  return async (game: GameDefinition, states: readonly GameState[], goal: string) => {
    const [first] = states
    const { oracle } = game.mind
    if (!oracle) throw new Error(`${game.meta.id} has not been solved`)
    const table = first && (await tableOf(game, first, goal, progress))
    return oracle({ states, goal, thorough: true, progress, ...(table && { table }) })
  }
}

export async function exactAdvice(
  game: GameDefinition,
  question: Question,
  progress: (done: number) => void,
): Promise<Advice> {
  const exact = await solve(game, question, askerOf(progress))
  const best = exact[0]?.best[0]
  if (!best) throw new Error('no move to advise')
  return { move: best.move, worth: best.values[0] ?? 0, considered: [], final: true, exact }
}

export async function accountOf({ game, decided, seat }: AccountQuestion): Promise<Account[]> {
  return account(
    await findGame(game).load(),
    decided,
    seat,
    askerOf(() => {}),
  )
}
