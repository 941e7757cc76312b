import type { JsonObject } from '@acheron/engine'
import type { Key } from '../../../board/gestures.ts'
import type { Dice, Die } from './dice.ts'
import type { Grip, Taken } from './grip.ts'
import { meaning, rollIntent, toggle, touchRow } from './hand.ts'
import { isRowOffered, mayTouch, type Offered } from './offered.ts'
import type { Scene } from './useScene.ts'

/** What is on the stage when something is touched. */
export interface Situation {
  readonly grip: Grip
  readonly scene: Scene
  readonly offered: Offered
}

/** The button that rolls what is in the hand, as a thing that can be touched in vain. */
export const rollKey: Key = 'roll'

export function dieOf(key: Key, dice: Dice): Die | null {
  return dice.find(({ id }) => key === `die:${id}`) ?? null
}

export function sizeOf(key: Key): number | null {
  return key.startsWith('row:') ? Number(key.slice(4)) : null
}

/** What is held after a touch; null where the thing cannot be taken up. */
export function takenBy(key: Key, situation: Situation): Taken | null {
  const die = dieOf(key, situation.scene.dice)
  if (die) return takenWithDie(die, situation)
  const size = sizeOf(key)
  return size === null ? null : takenWithRow(size, situation)
}

function takenWithDie(die: Die, situation: Situation): Taken | null {
  if (!mayTouch(die, situation.offered)) return null
  const hand = toggle(situation.grip.hand, die, offerIn(situation))
  return { hand, touched: die.place === 'active' && hand.dice.includes(die.id) ? die.id : null }
}

function takenWithRow(size: number, situation: Situation): Taken | null {
  if (!isRowOffered(size, situation.offered)) return null
  const hand = touchRow(situation.grip.hand, size, offerIn(situation))
  return hand && { hand, touched: null }
}

function offerIn({ scene, offered }: Situation) {
  return { dice: scene.settled, rolls: offered.rolls, view: scene.view }
}

/** What the rules are asked about a thing touched in vain. */
export function intentOf(key: Key, { grip, scene, offered }: Situation): JsonObject | null {
  if (key === rollKey) return rollIntent(grip.hand, scene.settled)
  const die = dieOf(key, scene.dice)
  if (die) {
    const place = die.place === 'gone' ? 'removed' : die.place
    return { kind: 'die', place, ...(die.value === null ? {} : { value: die.value }) }
  }
  const size = sizeOf(key)
  if (size === null) return null
  if (!isRowOffered(size, offered)) return { kind: 'row', size }
  return { kind: 'roll', rows: [size], ...meaning(grip.hand, scene.settled) }
}
