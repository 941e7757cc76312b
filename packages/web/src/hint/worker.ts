/** The worker that computes hints, so that the page does not block. */
import { findGame } from '@acheron/games'
import { type Advice, advise, type Question } from './advise.ts'

export interface Asked {
  readonly call: number
  readonly question: Question
}

/** Advice is null where there is none or the search failed. */
export interface Answered {
  readonly call: number
  readonly advice: Advice | null
}

self.onmessage = async ({ data: { call, question } }: MessageEvent<Asked>) => {
  const answer = (advice: Advice | null) => self.postMessage({ call, advice } satisfies Answered)
  try {
    answer(advise(await findGame(question.game).load(), question))
  } catch {
    answer(null)
  }
}
