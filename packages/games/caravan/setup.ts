import type { Chance, Config } from '@acheron/engine'
import { newChampion } from './campaign/champions.ts'
import { systemDecks, unexplored } from './campaign/preparation.ts'
import type { options as schema } from './meta.ts'
import type { CaravanGoods, CaravanState } from './state.ts'

/** Sections 3.1 and 8. Everything else is laid out at the start of the chapter (3.2). */
export function setup({ players, options }: Config<typeof schema>, random: Chance): Omit<CaravanState, 'rng'> {
  return {
    players,
    options,
    leader: 0,
    chapter: options.mode === 'quick' ? options.startCircle : 1,
    champions: {
      mercenary: newChampion('mercenary'),
      devotee: newChampion('devotee'),
      outlaw: newChampion('outlaw'),
      artist: newChampion('artist'),
    },
    caravan: noGoods(),
    exploration: unexplored(),
    decks: systemDecks(random),
    fight: null,
    save: null,
    start: null,
    lost: 0,
    record: [],
    journal: [],
    end: null,
    flow: [{ kind: 'campaign', step: 'draft' }],
  }
}

const noGoods = (): CaravanGoods => ({ box: [], discoveries: [], paths: [], flags: {}, stored: [], enhanced: {} })
