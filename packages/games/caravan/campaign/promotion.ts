import { type Chance, clone } from '@acheron/engine'
import type { Archetype } from '../box/vocabulary.ts'
import { archetypes, type CaravanState, type Readiness, type Save, type Slot, type SystemDecks } from '../state.ts'
import { shuffleManeuvers } from './preparation.ts'
import { isReadyMade, makeReady } from './ready-made.ts'

/** Outside of fights, and until the first set-up of one is carried out, a Companion's card can be exchanged for a board. */
export function mayPromote({ fight, flow }: CaravanState): boolean {
  const frame = flow[1]
  return fight === null || (frame?.kind === 'confrontation' && (frame.step === 'place' || frame.step === 'stand'))
}

/** The Companions, without the one whose Wound is about to be put on its card. */
export const promotable = ({ champions, flow }: CaravanState): Archetype[] =>
  archetypes.filter(
    id =>
      !champions[id].player &&
      !flow.some(frame => frame.kind === 'ask' && frame.topic.what === 'woundPlace' && frame.champion === id),
  )

/** 3.1: a Companion becomes a Player Champion, as wounded and as ready as it was; in the saved state of the fight too. */
export function promote(state: CaravanState, id: Archetype, random: Chance): void {
  takeBoard(state, id)
  if (isReadyMade(state)) makeReady(state, id, random)
  shuffleManeuvers(state.champions[id], random)
  if (!state.save) return
  const save: Save = clone(state.save)
  takeBoard(save, id)
  const { maneuvers, setAside } = clone(state.champions[id])
  shuffleManeuvers(Object.assign(save.champions[id], { maneuvers, setAside }), random)
  state.save = save
}

function takeBoard({ champions, decks }: Pick<Save, 'champions' | 'decks'>, id: Archetype): void {
  const champion = champions[id]
  champion.player = true
  champion.slots = champion.readiness.map(token => slotOf(token, decks))
  champion.readiness = []
}

/** R16.2: a ready token is an open Slot. */
function slotOf({ side, at }: Readiness, { wounds }: SystemDecks): Slot {
  const isOpen = side === 'cooldown' && at !== 'off'
  return { cond: isOpen ? null : side, card: isOpen ? null : wounds.pop()!, maneuvers: [] }
}
