import { championCards, copies, maneuversOf } from '../box/index.ts'
import type { Archetype } from '../box/vocabulary.ts'
import type { ChampionState } from '../state.ts'
import { heirloomOf } from './treasures.ts'

/** 3.2 steps 4 and 6: a Champion's equipment at the start of a chapter. */
export const startVigor = 6
export const slotCount = 3

export const noTokens = (): ChampionState['tokens'] => ({
  empower: 0,
  inspiration: 0,
  aggressiveness: 0,
  prowess: 0,
  willpower: 0,
})

/** A Champion as the box is opened: its first card, its first deck, its heirloom (3.2 step 4). */
export function newChampion(champion: Archetype): ChampionState {
  const { id } = championCards.find(({ archetype, level }) => archetype === champion && level === 1)!
  const maneuvers = copies(maneuversOf(champion, 1))
  return {
    seat: 0,
    player: false,
    cards: [id],
    maneuvers,
    setAside: [],
    vigor: startVigor,
    slots: [],
    deck: [],
    hand: [],
    discard: [],
    sins: [],
    stored: [],
    readiness: [],
    tokens: noTokens(),
    equip: { weapon: heirloomOf(champion), relic: null, trait: null, finding: null },
    spent: false,
  }
}
