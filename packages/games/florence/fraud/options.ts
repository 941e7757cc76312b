import type { Seat } from '@acheron/engine'
import { type FraudId, type FraudOption, fraudOptions, instantEffect, instantSide } from '../box/fraud-cards.ts'
import type { Ctx } from '../events.ts'
import type { MoveOf } from '../moves.ts'
import type { FlorenceState } from '../state.ts'
import { choicesOf, playEffect } from '../verbs/index.ts'

/** R9.4: one of the two effects. An effect that changes nothing may be chosen only if both change nothing. */
export function listOptions(state: FlorenceState, seat: Seat, card: FraudId): MoveOf<'option'>[] {
  const side = instantSide(card)
  const ways = fraudOptions.map(option => ({ option, choices: choicesOf(state, seat, instantEffect(side[option])) }))
  if (ways.every(({ choices }) => choices.length === 0)) return fraudOptions.map(option => ({ do: 'option', option }))
  return ways.flatMap(({ option, choices }) => choices.map(choice => ({ do: 'option' as const, option, ...choice })))
}

export function playOption(
  state: FlorenceState,
  seat: Seat,
  card: FraudId,
  { option, do: _, ...choice }: MoveOf<'option'>,
  ctx: Ctx,
): void {
  const code = instantSide(card)[option as FraudOption]
  const effect = instantEffect(code)
  const changed = choicesOf(state, seat, effect).length > 0
  ctx.emit({ e: 'fraudUsed', seat, card, side: 'instant', option, code, changed })
  if (changed) playEffect(state, seat, effect, choice, 'card', ctx)
}
