import { leave } from '@acheron/engine'
import type { NewsFrame } from '../frames.ts'
import { announce } from '../reactions/windows.ts'
import { type FightPhase, keep, nobody } from './phase.ts'

/** An event is announced, and nothing depends on what becomes of it. */
export const news: FightPhase<NewsFrame> = {
  ...nobody,
  ...keep,
  auto(state, frame) {
    if (frame.step === 0) announce(state, frame, { name: frame.name, subject: frame.subject, cause: frame.cause })
    else leave(state)
    return true
  },
}
