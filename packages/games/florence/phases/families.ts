import { enter, leave } from '@acheron/engine'
import { familyCard } from '../box/families.ts'
import type { FamiliesFrame } from '../frames.ts'
import { seatOf, seatsInOrder } from '../turn/seats.ts'
import { choicesOf, needsChoice, playEffect } from '../verbs/index.ts'
import { type FlorencePhase, nobody } from './phase.ts'

/** Set-up 12: the families' cards are applied; then families with a choice choose, in seat order. */
export const families: FlorencePhase<FamiliesFrame> = {
  ...nobody,
  auto(state, frame, ctx) {
    const order = seatsInOrder(state)
    if (!frame.applied) {
      frame.applied = true
      for (const seat of order) {
        const mine = seatOf(state, seat)
        const { florins, drachmas, skulls, extra } = familyCard(mine.family!)
        mine.florins = florins
        mine.drachmas = drachmas
        for (const sin of skulls) mine.skulls[sin] = 1
        ctx.emit({ e: 'familyDealt', seat, family: mine.family!, florins, drachmas, skulls })
        if (!extra) continue
        const choices = choicesOf(state, seat, extra)
        if (!needsChoice(choices)) playEffect(state, seat, extra, {}, 'family', ctx)
      }
      return true
    }
    const seat = order[frame.asked]
    if (seat === undefined) {
      leave(state)
      return true
    }
    frame.asked++
    const { extra } = familyCard(seatOf(state, seat).family!)
    if (extra && needsChoice(choicesOf(state, seat, extra))) enter(state, { kind: 'familyChoice', seat })
    return true
  },
}
