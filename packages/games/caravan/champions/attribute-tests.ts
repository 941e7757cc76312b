import type { Handed } from '@acheron/engine'
import { rollDice } from '../attacks/dice.ts'
import type { Archetype, Attribute } from '../box/vocabulary.ts'
import { call } from '../phases/phase.ts'
import type { Ctx, FightingState } from '../state.ts'

/** K.ATTRIBUTE TEST: the dice are rolled; the step takes whether it succeeds. */
export function enterTest<S extends string>(
  state: FightingState,
  step: S,
  champion: Archetype,
  attr: Attribute,
  n: number,
  ctx: Ctx,
): Handed<S, boolean> {
  const dice = rollDice(Math.max(0, n), ctx)
  ctx.emit({ e: 'diceRolled', champion, faces: [...dice] })
  return call(state, { kind: 'test', champion, attr, dice, step: 'announce' }, step)
}
