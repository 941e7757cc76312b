import { leave } from '@acheron/engine'
import { currentCard } from '../cards/card.ts'
import type { EffectFrame } from '../frames.ts'
import { adaptive } from '../verbs/control.ts'
import { verbs } from '../verbs/index.ts'
import type { Run } from '../verbs/run.ts'
import { type FightPhase, keep, nobody } from './phase.ts'

/** One effect of a card: its verb goes on until it is done; a card that has ended does nothing more. */
export const effect: FightPhase<EffectFrame> = {
  ...nobody,
  ...keep,
  auto(state, frame, ctx) {
    const card = currentCard(state)
    if (card.ended) {
      leave(state)
      return true
    }
    const { fx } = frame
    const run = { state, frame, fx, card, ctx }
    if ('so' in fx) adaptive({ ...run, fx })
    // The table has a verb for each word, of that word's own type.
    else (verbs[fx.do] as (run: Run) => void)(run)
    return true
  },
}
