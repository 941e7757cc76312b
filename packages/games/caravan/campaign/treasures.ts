import type { Chance } from '@acheron/engine'
import { championCard, heirlooms, sacredTreasures, treasure } from '../box/index.ts'
import type { Archetype, Id, Treasure } from '../box/vocabulary.ts'
import { archetypes, type CaravanState, type CaravanView, type Equipment } from '../state.ts'

export type Holder = Archetype | 'box'
const treasureSlots = ['weapon', 'relic', 'trait'] as const satisfies readonly (keyof Equipment)[]

/** The Treasures that a Champion carries. */
export function carried({ champions }: CaravanView, champion: Archetype): Id[] {
  const { equip } = champions[champion]
  const list: Id[] = []
  for (const slot of treasureSlots) if (equip[slot] !== null) list.push(equip[slot])
  return list
}

/** Its owner: a Champion, or the Caravan Box; null if the Caravan does not own it. */
export function holderOf(state: CaravanView, id: Id): Holder | null {
  if (state.caravan.box.includes(id)) return 'box'
  return archetypes.find(champion => carried(state, champion).includes(id)) ?? null
}

/** All Treasures of the Caravan. */
export const owned = (state: CaravanState): Id[] => [
  ...state.caravan.box,
  ...archetypes.flatMap(champion => carried(state, champion)),
]

/** R3.8, R17.1, R17.2: its Slot of that category is empty and, of a weapon, the proficiency fits. */
export function canCarry({ champions }: CaravanState, champion: Archetype, id: Id): boolean {
  const { cards, equip } = champions[champion]
  const card = treasure(id)
  if (equip[card.type] !== null) return false
  return card.type !== 'weapon' || card.proficiency === championCard(cards.at(-1)!).proficiency
}

/** R17.3: heirlooms are never lost; one that is not carried lies in its Champion's own box. */
export const isHeirloom = (id: Id): boolean => heirlooms.some(weapon => weapon.id === id)

export const heirloomOf = (champion: Archetype): Id => heirlooms.find(({ heirloom }) => heirloom === champion)!.id

/** Puts it in its place; an heirloom that nobody carries lies in no Caravan Box. */
export function put({ champions, caravan }: CaravanState, id: Id, to: Holder): void {
  if (to !== 'box') champions[to].equip[treasure(id).type] = id
  else if (!isHeirloom(id)) caravan.box.push(id)
}

/** Removes it from its place. */
export function takeAway(state: CaravanState, id: Id): void {
  const holder = holderOf(state, id)
  if (holder === null) return
  if (holder === 'box') state.caravan.box.splice(state.caravan.box.indexOf(id), 1)
  else state.champions[holder].equip[treasure(id).type] = null
}

/**
 * R2.2, ruling 19: Sacred Treasures of a rank, of lines that the Caravan does not own and of which it has STORED no
 * card, because such a card has left the Campaign (R3.10).
 */
export function sacredLeft(state: CaravanState, rank: 1 | 2 | 3): Id[] {
  const gone = new Set([...owned(state), ...state.caravan.stored].map(lineOf))
  return sacredTreasures.filter(({ sacred }) => sacred?.rank === rank && !gone.has(sacred.line)).map(({ id }) => id)
}

/** R2.2 (c): two of them, drawn. */
export const drawSacred = (state: CaravanState, rank: 1 | 2 | 3, random: Chance): Id[] =>
  random.shuffle(sacredLeft(state, rank)).slice(0, 2)

/** Discoveries and Paths are stored beside the Treasures; they have no line. */
const lineOf = (id: Id): Id | null => sacred(id)?.line ?? null

const ranks = new Map(sacredTreasures.map(({ id, sacred }) => [id, sacred]))

export function sacred(id: Id): NonNullable<Treasure['sacred']> | null {
  return ranks.get(id) ?? null
}
