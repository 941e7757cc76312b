import { clone, Generator, type JsonObject } from '@acheron/engine'
import { prepareChapter } from '../campaign/preparation.ts'
import { layOut } from '../confrontation/setup.ts'
import type { CaravanState, Ctx, SystemDecks } from '../state.ts'
import { championsOf, type ShortChampion } from './champions.ts'
import { fightOf, type ShortFight } from './fight.ts'
import { flowOf, type Moment } from './moments.ts'
import { Supply } from './supply.ts'

/** The short form of a scenario's position; the rules supply the rest. */
type Short = Partial<Omit<CaravanState, 'champions' | 'decks' | 'fight' | 'flow'>> & {
  readonly champions?: { readonly [champion: string]: ShortChampion }
  /** The top card first; what is not named lies below. */
  readonly decks?: Partial<SystemDecks>
  readonly fight?: ShortFight
  readonly flow?: Moment
}

/**
 * The whole position that a scenario's short one stands for. A case names what it is about. In a fight the board is flat,
 * everybody is a Player Champion with 6 Vigor, three empty Slots and an empty hand, and nobody has a skill: their Signature
 * Skills are DISABLED unless `fight.fighters` says otherwise. Action decks lie in the order of the box, without Arcana, under
 * the cards that are named; Event decks hold only those. It stands in the Taking Actions Window of the first Caravan's
 * Turn. Without a fight it stands at the start of the chapter, with a Cooldown on each Slot.
 */
export function position(before: CaravanState, given: JsonObject): JsonObject {
  const { champions = {}, decks = {}, fight, flow, ...rest } = given as unknown as Short
  const state = clone(before)
  const ctx: Ctx = { random: new Generator(state.rng), emit() {} }
  prepareChapter(state, ctx)
  const { caravan, exploration } = rest
  Object.assign(state, rest, {
    caravan: { ...state.caravan, ...caravan },
    exploration: { ...state.exploration, ...exploration },
  })
  const supply = new Supply(decks)
  championsOf(state, champions, supply, fight !== undefined)
  if (fight !== undefined) {
    layOut(state, ctx)
    fightOf(state, fight, supply)
  }
  state.decks = supply.decks()
  state.flow = flowOf(state, ctx, flow)
  state.rng = before.rng
  return clone(state) as unknown as JsonObject
}
