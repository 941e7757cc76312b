import { canPay } from '../abilities/costs.ts'
import { abilitiesOf } from '../abilities/lookup.ts'
import { cannot } from '../abilities/modifiers.ts'
import type { AttackEffect, AttackOption, Cost, Exchange, Gain, Id } from '../box/vocabulary.ts'
import { type Reader, readerOf } from '../cards/card.ts'
import type { AttackFrame } from '../frames.ts'
import { holds } from '../numbers/conditions.ts'
import { isUsedUp } from '../reactions/windows.ts'
import type { FightingView } from '../state.ts'
import { hitsOf, isHit } from './dice.ts'

/**
 * The options of an attacker at a step of an Attack (D11): a choice of the card, of a skill or of equipment, or a
 * token.
 */
export type Offer = { key: string; cost: Cost | null; gain: Gain; card: Id; limit?: AttackOption['limit'] }

export type OptionStep = '1B' | '1E' | '2C'

/** Everything that may be used now. */
export function offers(reader: Reader, frame: AttackFrame, fx: AttackEffect | null, step: OptionStep): Offer[] {
  const { state } = reader
  if (step === '2C' && frame.rerolls > 0) return rerollOffers(frame)
  const own = frame.special ? [] : [...exchanges(reader, frame, fx, step), ...abilities(state, frame, step)]
  return step === '2C' ? [...own, ...tokens(state, frame)] : own
}

/** Choices of the card itself. */
function exchanges({ state, card }: Reader, frame: AttackFrame, fx: AttackEffect | null, step: OptionStep): Offer[] {
  const list: readonly Exchange[] = (step === '1B' ? fx?.exchange : step === '2C' ? fx?.after : undefined) ?? []
  return list.flatMap(({ cost, gain, times = 1 }, i) => {
    const key = `card/${step}/${i}`
    const isLeft = times === 'any' || (frame.used[key] ?? 0) < times
    const source = card.source.card
    return isLeft && canPay(state, frame.attacker, cost, source, card) ? [{ key, cost, gain, card: source }] : []
  })
}

/** R13.4: each once per Attack unless it says otherwise. */
function abilities(state: FightingView, frame: AttackFrame, step: OptionStep): Offer[] {
  const { attacker } = frame
  return abilitiesOf(state, attacker, 'attack-option')
    .filter(({ key, ability, source }) => {
      const { times = 1, limit } = ability
      if (ability.step !== step) return false
      if (times !== 'any' && (frame.used[key] ?? 0) >= times) return false
      if (isUsedUp(state, limit, key, null)) return false
      if (source.kind === 'equipment' && cannot(state, attacker, 'use-equipment')) return false
      const reader = readerOf(state, source, { attacker, target: frame.target, facts: frame.facts })
      if (ability.if && !holds(reader, ability.if)) return false
      return canPay(state, attacker, ability.cost, source.card, reader.card)
    })
    .map(({ key, ability: { cost, gain, limit }, source }) => ({
      key,
      cost,
      gain,
      card: source.card,
      ...(limit && { limit }),
    }))
}

export const aggressivenessKey = 'aggressiveness'
export const inspirationKey = 'inspiration'

/** R13.6: one Aggressiveness token per Attack; INSPIRATION while there are Fumbles. */
function tokens({ champions }: FightingView, { attacker, used, dice }: AttackFrame): Offer[] {
  const { aggressiveness, inspiration } = champions[attacker].tokens
  const list: Offer[] = []
  if (aggressiveness > 0 && !used[aggressivenessKey])
    list.push({ key: aggressivenessKey, cost: null, gain: { hits: 6 }, card: aggressivenessKey })
  if (inspiration > 0 && dice.some(face => !isHit(face)))
    list.push({ key: inspirationKey, cost: null, gain: {}, card: inspirationKey })
  return list
}

/** The dice that may be rolled again, each once, by the face shown. */
function rerollOffers({ dice, rerolled }: AttackFrame): Offer[] {
  const shown = new Set(dice.filter((_, i) => !rerolled.includes(i)).map(hitsOf))
  return [0, 1, 2].flatMap(hits =>
    shown.has(hits) ? [{ key: `reroll/${hits}`, cost: null, gain: {}, card: 'reroll' }] : [],
  )
}
