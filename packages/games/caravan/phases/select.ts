import { enter, leave } from '@acheron/engine'
import { currentCard } from '../cards/card.ts'
import { deciderOf, fiercestSeat } from '../champions/deciders.ts'
import type { SelectFrame } from '../frames.ts'
import type { ObjectId } from '../state.ts'
import { type FightPhase, keep, nobody } from './phase.ts'

/** 3.2: things are chosen one after another; with `upTo` one may stop before. */
export const select: FightPhase<SelectFrame> = {
  ...nobody,
  ...keep,
  auto(state, frame) {
    const { query, chosen, candidates, n } = frame
    const card = currentCard(state)
    if (frame.answer !== undefined) {
      const picked = frame.answer
      delete frame.answer
      if (picked === 'done') frame.n = chosen.length
      else chosen.push(picked as ObjectId)
      return true
    }
    const left = candidates.filter(id => !chosen.includes(id))
    if (chosen.length >= n || left.length === 0) {
      const last = chosen.at(-1) ?? null
      card.bound.that = last
      if (query.as && last !== null) card.bound.things[query.as] = last
      leave(state, [...chosen])
      return true
    }
    const options = query.upTo ? [...left, 'done'] : left
    const topic = { what: 'target', card: card.source.card, of: query.of }
    const decider = deciderOf(state, card, query.by)
    if (decider === 'caravan') enter(state, { kind: 'vote', topic, options, ballots: {}, cast: {}, round: 1 })
    else
      enter(state, {
        kind: 'ask',
        seat: decider.seat ?? fiercestSeat(state),
        champion: decider.champion,
        topic,
        options,
      })
    return true
  },
}
