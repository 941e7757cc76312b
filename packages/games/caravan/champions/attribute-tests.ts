import { enter } from '@acheron/engine'
import { rollDice } from '../attacks/dice.ts'
import type { Archetype, Attribute } from '../box/vocabulary.ts'
import type { Ctx, FightingState } from '../state.ts'

/** K.ATTRIBUTE TEST: the dice are rolled; the frame leaves with whether it succeeded. */
export function enterTest(state: FightingState, champion: Archetype, attr: Attribute, n: number, ctx: Ctx): void {
  const dice = rollDice(Math.max(0, n), ctx)
  ctx.emit({ e: 'diceRolled', champion, faces: [...dice] })
  enter(state, { kind: 'test', champion, attr, dice, step: 0 })
}
