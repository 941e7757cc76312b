import { circleOf, type Square } from '../board.ts'
import type { ItemId } from '../items.ts'
import { type Amounts, numbers } from '../numbers.ts'
import type { HellgameState } from '../state.ts'

/** What things are worth to the plain player, in souls. */
export const weights = {
  /** A demon by the upkeeps still to come, at least so much; and one that the throne lacks. */
  demonPerUpkeep: 0.5,
  demonLeast: 1.5,
  holderLacking: 3.2,
  speed: 0.5,
  mana: 0.9,
  curse: 0.8,
  /** Flux turned over, and how many rounds a ferry must save. */
  flux: 0.5,
  ferry: 1.5,
  /** A turn that neither gathers nor walks. */
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
  /** Souls that a turn spent on gathering brings, by how deep one is: sources and traders lie in the outer circles. */
  gathering: [0, 0.5, 0.5, 0.5, 0.4, 0.35, 0.25, 0.2, 0.15, 0.15],
  /** How much of a thing is still there for each turn that it takes to get to it. */
  waiting: 0.94,
  /** Upkeeps that a game takes (section 10). */
  upkeeps: 7.5,
  /** Demons that hold the throne. */
  holders: 2,
  /** How many rounds' lead make a game nearly certain. */
  lead: 7,
}

export const gatheringAt = (square: Square): number => weights.gathering[circleOf(square)]!

/** Upkeeps that are still to come, roughly. */
export function upkeepsLeft({ options, upkeeps }: HellgameState): number {
  return Math.max(1, (options.goal === 'dominion' ? numbers.dominion.upkeeps : weights.upkeeps) - upkeeps)
}

export const demonWorth = (state: HellgameState): number =>
  Math.max(weights.demonLeast, weights.demonPerUpkeep * upkeepsLeft(state))

export function worthOf(
  state: HellgameState,
  { souls = 0, demons = 0, speed = 0, mana = 0, curse = 0 }: Amounts,
): number {
  return souls + demons * demonWorth(state) + speed * weights.speed + mana * weights.mana + curse * weights.curse
}
