import {
  type Archetype,
  areaOf,
  areas,
  askIn,
  attackIn,
  beyond,
  type CaravanMove,
  type Dir,
  dirs,
  type FightingView,
  isArea,
  isChampion,
  type MoveOf,
  type Topic,
} from '@acheron/games/caravan/board.ts'
import type { Gesture, Gestures, Key } from '../../../board/gestures.ts'

/*
 * The names of the things on the stage that can be touched:
 * - `area:C2`, `place:C2.N` and `place:top:<pillar>`, `object:<id>` (whoever or whatever stands there), `deck:<id>`
 * - of a Champion: `card:<champion>:<card>` (in the hand, on the board, carried), `slot:<champion>:<n>` (of a Companion the
 *   box), `token:<champion>:<token>`, `basic:<champion>:<action>`, `champion:<champion>` (its plate)
 */
type Parts = Gesture['parts']

const slotTopics: ReadonlySet<string> = new Set(['prepare', 'stun', 'restore', 'expiate', 'yield', 'remove-sin'])

const isDir = (value: unknown): value is Dir => dirs.includes(value as Dir)
const isSpace = (value: string): boolean => isArea(value.slice(0, 2)) && value[2] === '.' && isDir(value.slice(3))

/** An ability is called by `<champion>/<kind>/<card>/<n>`. */
function abilityParts(key: string): Parts {
  const [champion, , card] = key.split('/')
  return champion && card && isChampion(champion) ? [[`card:${champion}:${card}`]] : []
}

/** A direction, seen from the thing that is asked about. */
function dirParts(view: FightingView, dir: Dir, { what, object, malefactor, pillar }: Topic): Parts {
  const id = [object, malefactor, pillar].find(each => typeof each === 'string')
  const area = typeof id === 'string' ? areaOf(view, id) : null
  if (!area) return []
  const next = what === 'pushWhere' ? beyond(area, dir) : null
  return [[next ? `area:${next}` : `place:${area}.${dir}`]]
}

function wordParts(view: FightingView, option: string, topic: Topic): Parts {
  if (isDir(option)) return dirParts(view, option, topic)
  if (isArea(option)) return [[`area:${option}`]]
  if (isSpace(option) || option.startsWith('top:')) return [[`place:${option}`]]
  if (option in view.fight.decks) return [[`deck:${option}`]]
  if (isThere(view, option)) return [[`object:${option}`]]
  const { champion } = topic
  return typeof champion === 'string' && isChampion(champion) && isCardOf(view, champion, option)
    ? [[`card:${champion}:${option}`]]
    : []
}

const isThere = ({ fight }: FightingView, id: string): boolean =>
  isChampion(id) || id in fight.malefactors || id in fight.minions || id in fight.pieces || id.startsWith('building:')

const isCardOf = ({ champions }: FightingView, champion: Archetype, card: string): boolean => {
  const { hand, sins, slots, equip } = champions[champion]
  const lie = slots.flatMap(slot => [...slot.maneuvers, slot.card])
  return [...hand, ...sins, ...lie, ...Object.values(equip)].includes(card)
}

type Thing = { readonly [name: string]: unknown }

/** An option that names several things: a target and its deck, a Slot and a card on it. */
function thingParts(view: FightingView, option: Thing, topic: Topic): Parts {
  const { target, deck, slot, card } = option
  const champion = [option.champion, topic.champion].find(
    (each): each is Archetype => typeof each === 'string' && isChampion(each),
  )
  const parts: Key[][] = []
  if (typeof target === 'string') parts.push([`object:${target}`])
  if (typeof deck === 'string' && deck in view.fight.decks) parts.push([`deck:${deck}`])
  if (typeof slot === 'number' && champion) parts.push(slotKeys(view, champion, slot))
  if (typeof card === 'string' && champion && isCardOf(view, champion, card)) parts.push([`card:${champion}:${card}`])
  return parts
}

function optionParts(view: FightingView, option: unknown, topic: Topic): Parts {
  if (typeof option === 'string') return wordParts(view, option, topic)
  if (typeof option === 'number') {
    const { champion } = topic
    return typeof champion === 'string' && isChampion(champion) && slotTopics.has(topic.what)
      ? [slotKeys(view, champion, option)]
      : []
  }
  if (Array.isArray(option)) {
    // A route: the Areas it leads through.
    return option.flatMap(each => (typeof each === 'string' && areas.includes(each as never) ? [[`area:${each}`]] : []))
  }
  return typeof option === 'object' && option !== null ? thingParts(view, option as Thing, topic) : []
}

/** A Slot, or what lies on it and covers it. */
const slotKeys = ({ champions }: FightingView, champion: Archetype, n: number): Key[] => [
  `slot:${champion}:${n}`,
  ...(champions[champion].slots[n]?.maneuvers ?? []).map(card => `card:${champion}:${card}`),
]

/** A card goes on a free Slot by its own touch. */
function maneuverParts(view: FightingView, { champion, card, slot, willpower }: MoveOf<'maneuver'>): Parts {
  const place = slotKeys(view, champion, slot)
  const token = willpower ? [[`token:${champion}:willpower`]] : []
  if (card === undefined) return [place, ...token]
  const played = [`card:${champion}:${card}`]
  if (!hasFreeSlot(view, champion)) return [played, place, ...token]
  return isFreeSlot(view, champion, slot) ? [played] : [...token, place, played]
}

const isFreeSlot = ({ champions }: FightingView, champion: Archetype, n: number): boolean => {
  const slot = champions[champion].slots[n]
  return slot?.cond === null && slot.maneuvers.length === 0
}

const hasFreeSlot = (view: FightingView, champion: Archetype): boolean =>
  view.champions[champion].slots.some((_, n) => isFreeSlot(view, champion, n))

/** Beside a free Slot, another one is touched before the card. */
const isSlotFirst = (view: FightingView, move: CaravanMove): boolean =>
  move.do === 'maneuver' &&
  move.card !== undefined &&
  hasFreeSlot(view, move.champion) &&
  !isFreeSlot(view, move.champion, move.slot)

function partsOf(view: FightingView, move: CaravanMove): Parts {
  switch (move.do) {
    case 'choose': {
      const topic = askIn(view)?.topic
      return topic ? optionParts(view, move.option, topic) : []
    }
    case 'maneuver':
      return maneuverParts(view, move)
    // A touch of a Champion looks at it, and spends nothing.
    case 'move':
    case 'breakFree':
      return [[`basic:${move.champion}:${move.do}`]]
    case 'interact':
      return [[`basic:${move.champion}:interact`], [`object:${move.with}`]]
    case 'deliver':
      return [[`basic:${move.champion}:deliver`], [`object:${move.to}`]]
    case 'free':
    case 'react':
      return abilityParts(move.ability)
    case 'use': {
      const attacker = attackIn(view)?.attacker
      const parts = abilityParts(move.ability)
      if (parts.length > 0 || !attacker) return parts
      return move.ability === 'aggressiveness' || move.ability === 'inspiration'
        ? [[`token:${attacker}:${move.ability}`]]
        : []
    }
    case 'step':
      return [[isArea(move.to) ? `area:${move.to}` : `place:${move.to}`]]
    case 'stand':
      return [[`place:${move.at}`]]
    default:
      return []
  }
}

/** The parts of a move may be touched in any order, but for Slots that are not free. */
export const gestureOf = (view: FightingView, move: CaravanMove): Gesture => ({
  parts: partsOf(view, move),
  anyOrder: !isSlotFirst(view, move),
})

/** The things of a pointed move: those touched for it, and the Slot that a card goes on. */
export const aimsOf = (view: FightingView, move: CaravanMove): Key[] => [
  ...partsOf(view, move).flat(),
  ...(move.do === 'maneuver' ? [`slot:${move.champion}:${move.slot}`] : []),
]

/** Whether a place of the arena itself is lit: then what stands before it lets touches through. */
export const isPlaceLit = ({ keys }: Gestures<CaravanMove>): boolean => keys.some(key => /^(place|area):/.test(key))

/** Whether anything in the arena is lit. */
export const isArenaLit = ({ keys }: Gestures<CaravanMove>): boolean =>
  keys.some(key => /^(place|area|object):/.test(key))

/** Whether something on a Champion's board is lit. */
export const isBoardLit = ({ keys }: Gestures<CaravanMove>, champion: Archetype): boolean =>
  keys.some(key => /^(card|slot|token|basic):/.test(key) && key.split(':')[1] === champion)
