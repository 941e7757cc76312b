import type { ItemId } from '../box/items.ts'
import { type Amounts, numbers } from '../box/numbers.ts'
import type { HellgameState } from '../state.ts'

/** The worth of things to the plain player, in souls. */
export const weights = {
  /** A demon: per upkeep still to come, at least, and one that the throne lacks. */
  demonPerUpkeep: 0.35,
  demonLeast: 1.5,
  holderLacking: 3.2,
  /** Demons kept for factories; further ones are worth less. */
  spare: 2,
  demonIdle: 0.6,
  /** A demon of a rival killed. */
  hurt: 3,
  speed: 0.7,
  mana: 0.9,
  curse: 2.6,
  /** Flux turned over, and how many rounds a ferry must save. */
  flux: 0.5,
  ferry: 1.5,
  event: 0.8,
  items: {
    pandora: 4,
    flux: 3,
    boots: 7,
    shield: 1.5,
    obol: 4,
    whip: 2,
    lantern: 2.5,
    collar: 1,
    ledger: 2.5,
  } satisfies Record<ItemId, number>,
  /** Souls that a turn of gathering brings, by circle: sources and traders lie in the outer ones. */
  gathering: [0, 0.5, 0.5, 0.5, 0.4, 0.35, 0.25, 0.2, 0.15, 0.15],
  gatheringMean: 0.45,
  /** The most exchanges with a trader that are considered, and what one more turn there must bring. */
  trades: 4,
  turn: 1,
  /** The part of a thing's worth that is left for each turn on the way to it. */
  waiting: 0.94,
  /** The part that is left where a rival can be first, and of an income near a rival. */
  raced: 0.5,
  threatened: 0.8,
  threat: 3,
  /** How far ahead on somebody's way a square matters. */
  ahead: 5,
  /** The part of the missing souls that other things may replace. */
  convertible: 0.6,
  /** How many of the best aims are extended by a second one. */
  aims: 10,
  /** Upkeeps that a game takes (section 10). */
  upkeeps: 7.5,
  /** Demons that hold the throne. */
  holders: 2,
  /** Moves whose worth differs by no more count as equal. */
  variety: 0.015,
  /** How many rounds' lead make a game nearly certain. */
  lead: 7,
}

/** Upkeeps that are still to come, roughly. */
export function upkeepsLeft({ options, upkeeps }: HellgameState): number {
  return Math.max(1, (options.goal === 'dominion' ? numbers.dominion.upkeeps : weights.upkeeps) - upkeeps)
}

export const demonWorth = (state: HellgameState): number =>
  Math.max(weights.demonLeast, weights.demonPerUpkeep * upkeepsLeft(state))

/** The worth of the demons in reserve while the throne still needs `holders` of them. */
export function reserveWorth(state: HellgameState, demons: number, holders: number): number {
  const spare = demons - holders
  if (spare < 0) return spare * weights.holderLacking
  const idle = Math.max(0, spare - weights.spare)
  return (spare - idle) * demonWorth(state) + idle * weights.demonIdle
}

export function worthOf(
  state: HellgameState,
  { souls = 0, demons = 0, speed = 0, mana = 0, curse = 0 }: Amounts,
): number {
  return souls + demons * demonWorth(state) + speed * weights.speed + mana * weights.mana + curse * weights.curse
}
