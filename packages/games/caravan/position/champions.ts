import { InputError } from '@acheron/engine'
import { maneuvers as allManeuvers } from '../box/index.ts'
import type { Archetype, Id } from '../box/vocabulary.ts'
import { slotCount } from '../campaign/champions.ts'
import {
  archetypes,
  type CaravanState,
  type ChampionState,
  type Equipment,
  type Readiness,
  type Slot,
} from '../state.ts'
import { knownKeys, type Supply } from './supply.ts'

/** Nothing; a Condition ('wound', or 'wound:bloody-eye'); or the Maneuvers that lie there, the lowest first. */
type ShortSlot = null | string | readonly Id[] | { cond: string; maneuvers: readonly Id[] }
/** 'off', 'ready', the box on which it is used, or the box that it blocks as a Wound. */
type ShortToken = 'off' | 'ready' | number | { wound: number }

export type ShortChampion = Partial<Omit<ChampionState, 'slots' | 'readiness' | 'tokens' | 'equip'>> & {
  readonly slots?: readonly ShortSlot[]
  readonly readiness?: readonly ShortToken[]
  readonly tokens?: Partial<ChampionState['tokens']>
  readonly equip?: Partial<Equipment>
}

/** Seats go round; named Maneuvers replace those of the first deck, and unnamed ones are in the deck. */
export function championsOf(
  state: CaravanState,
  given: { readonly [champion: string]: ShortChampion },
  supply: Supply,
  isFight: boolean,
): void {
  knownKeys('champions', given, archetypes)
  archetypes.forEach((id, i) => {
    const champion = state.champions[id]
    champion.seat = i % state.players
    champion.player = true
    fill(champion, id, given[id] ?? {}, supply, isFight)
  })
}

function fill(champion: ChampionState, id: Archetype, given: ShortChampion, supply: Supply, isFight: boolean): void {
  knownKeys(id, given, Object.keys(champion))
  const { slots, readiness, tokens, equip, hand = [], deck = [], discard = [], sins = [], maneuvers, ...rest } = given
  const usual: ShortSlot = isFight ? null : 'cooldown'
  const off: readonly ShortToken[] = ['off', 'off', 'off']
  Object.assign(champion, rest)
  Object.assign(champion, {
    tokens: { ...champion.tokens, ...tokens },
    equip: { ...champion.equip, ...equip },
    hand: [...hand],
    discard: [...discard],
    sins: sins.map(sin => supply.take('sins', sin)),
    slots: champion.player ? three(id, slots ?? [usual, usual, usual]).map(slot => slotOf(id, slot, supply)) : [],
    readiness: champion.player ? [] : three(id, readiness ?? off).map(tokenOf),
  })
  if (champion.equip.finding !== null) supply.take('findings', champion.equip.finding)
  const lying = champion.slots.flatMap(slot => slot.maneuvers)
  const named = [...champion.stored, ...hand, ...discard, ...lying, ...deck]
  champion.maneuvers = sevenOf(id, [...(maneuvers ?? []), ...without(champion.maneuvers, maneuvers ?? [])], named)
  champion.deck = champion.player ? [...without(champion.maneuvers, named).reverse(), ...deck.toReversed()] : []
}

function three<T>(id: Archetype, list: readonly T[]): readonly T[] {
  if (list.length !== slotCount)
    throw new InputError(`position: ${id} has ${slotCount} Slots or tokens, not ${list.length}`)
  return list
}

function slotOf(id: Archetype, given: ShortSlot, supply: Supply): Slot {
  if (given === null) return { cond: null, card: null, maneuvers: [] }
  if (typeof given !== 'string') {
    const isList = Array.isArray(given)
    const { cond, maneuvers } = isList ? { cond: null, maneuvers: given } : (given as { cond: string; maneuvers: Id[] })
    return { ...slotOf(id, cond, supply), maneuvers: [...maneuvers] }
  }
  const [cond, card] = given.split(':') as [string, Id | undefined]
  if (cond === 'sin') return { cond, card: supply.take('sins', card), maneuvers: [] }
  if (cond === 'wound' || cond === 'cooldown') return { cond, card: supply.take('wounds', card), maneuvers: [] }
  if (!isManeuverOf(given, id)) throw new InputError(`position: '${given}' is no Condition and no Maneuver of ${id}`)
  return { cond: null, card: null, maneuvers: [given] }
}

function tokenOf(given: ShortToken): Readiness {
  if (typeof given === 'object') return { side: 'wound', at: given.wound }
  return { side: 'cooldown', at: given }
}

/** The seven of its deck: those named, then those that it has anyway. */
function sevenOf(id: Archetype, usual: readonly Id[], named: readonly Id[]): Id[] {
  const alien = named.find(card => !isManeuverOf(card, id))
  if (alien !== undefined) throw new InputError(`position: '${alien}' is no Maneuver of ${id}`)
  const seven = [...named, ...without(usual, named)].slice(0, 7)
  if (named.length > 7) throw new InputError(`position: ${id} has ${named.length} Maneuvers, not 7`)
  return seven
}

/** The rest of a list without some cards, one copy for each. */
export function without(list: readonly Id[], taken: readonly Id[]): Id[] {
  const left = [...taken]
  return list.filter(card => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const isManeuverOf = (card: Id, id: Archetype): boolean =>
  allManeuvers.some(maneuver => maneuver.id === card && maneuver.owner === id)
