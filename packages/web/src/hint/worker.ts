/** The duty of the worker that computes hints. */
import { findGame } from '@acheron/games'
import { type Advice, advise, type Question } from './advise.ts'
import { type AccountQuestion, accountOf, exactAdvice } from './exact/answers.ts'
import type { Account } from './exact/solve.ts'

export interface Asked {
  readonly call: number
  readonly question: Question | AccountQuestion
}

/** Advice and accounts are null where there are none or the search failed. */
export type Answered = { readonly call: number } & (
  | { readonly advice: Advice | null }
  /** How much of a long work is done, 0 to 1. */
  | { readonly done: number }
  | { readonly accounts: readonly Account[] | null }
)

/** How long a hint is refined, and when its reasons are told at the latest, in milliseconds. */
const [patience, latest] = [750, 950]
/** How often progress is told, and bars grow, in milliseconds. */
const [pulse, growth] = [200, 150]

export async function hear({ call, question }: Asked): Promise<void> {
  const tell = (answer: Answered) => self.postMessage(answer)
  if ('decided' in question) {
    const accounts = await accountOf(question).catch(() => null)
    return tell({ call, accounts })
  }
  try {
    const game = await findGame(question.game).load()
    const started = performance.now()
    if (game.mind.table) {
      let told = started
      const advice = await exactAdvice(game, question, done => {
        if (performance.now() - told < pulse) return
        told = performance.now()
        tell({ call, done })
      })
      return tell({ call, advice })
    }
    const isPast = (time: number) => () => performance.now() - started > time
    let told = started
    const isDue = () => {
      if (performance.now() - told < growth) return false
      told = performance.now()
      return true
    }
    for (const advice of advise(game, question, isPast(patience), isPast(latest), isDue)) tell({ call, advice })
  } catch {
    tell({ call, advice: null })
  }
}
