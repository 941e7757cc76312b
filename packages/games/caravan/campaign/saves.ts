import { clone, freeze } from '@acheron/engine'
import type { CaravanState } from '../state.ts'

/** R1.4: the save of the end of the Transition Phase, with the order of all shuffled decks. */
export function save(state: CaravanState): void {
  const { champions, caravan, decks } = state
  state.save = freeze(clone({ champions, caravan, decks }))
}

/** R7.4: everything as it was saved; the generator goes on from its present state. */
export function loadSave(state: CaravanState): void {
  if (!state.save) throw new Error('there is no save to be loaded')
  Object.assign(state, clone(state.save))
}
