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
  type Topic,
} from '@acheron/games/caravan/board.ts'

/**
 * The name of a thing on the stage that can be touched:
 * - `area:C2`, `place:C2.N` and `place:top:<pillar>`, `object:<id>` (whoever or whatever stands there), `deck:<id>`
 * - of a Champion: `card:<champion>:<card>` (in the hand, on the board, carried), `slot:<champion>:<n>` (of a Companion the
 *   box), `token:<champion>:<token>`, `basic:<champion>:<action>`, `champion:<champion>` (its plate)
 */
export type Key = string

/** The things that a move is about, part by part; one of the keys of each part is touched. */
export type Parts = readonly (readonly Key[])[]

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

export const isThere = ({ fight }: FightingView, id: string): boolean =>
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
  if (typeof slot === 'number' && champion) parts.push([`slot:${champion}:${slot}`])
  if (typeof card === 'string' && champion && isCardOf(view, champion, card)) parts.push([`card:${champion}:${card}`])
  return parts
}

function optionParts(view: FightingView, option: unknown, topic: Topic): Parts {
  if (typeof option === 'string') return wordParts(view, option, topic)
  if (typeof option === 'number') {
    const { champion } = topic
    return typeof champion === 'string' && slotTopics.has(topic.what) ? [[`slot:${champion}:${option}`]] : []
  }
  if (Array.isArray(option)) {
    // A route: the Areas it leads through.
    return option.flatMap(each => (typeof each === 'string' && areas.includes(each as never) ? [[`area:${each}`]] : []))
  }
  return typeof option === 'object' && option !== null ? thingParts(view, option as Thing, topic) : []
}

export function partsOf(view: FightingView, move: CaravanMove): Parts {
  switch (move.do) {
    case 'choose': {
      const topic = askIn(view)?.topic
      return topic ? optionParts(view, move.option, topic) : []
    }
    case 'maneuver':
      return [
        ...(move.card === undefined ? [] : [[`card:${move.champion}:${move.card}`]]),
        [`slot:${move.champion}:${move.slot}`],
        ...(move.willpower ? [[`token:${move.champion}:willpower`]] : []),
      ]
    case 'move':
    case 'breakFree':
      return [[`basic:${move.champion}:${move.do}`, `object:${move.champion}`]]
    case 'interact':
      return [[`basic:${move.champion}:interact`, `object:${move.champion}`], [`object:${move.with}`]]
    case 'deliver':
      return [[`basic:${move.champion}:deliver`, `object:${move.champion}`], [`object:${move.to}`]]
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

interface Gesture {
  readonly move: CaravanMove
  readonly parts: Parts
}

/** What is left of a gesture after those touches, in whatever order; null when they are not of it. */
function rest({ parts }: Gesture, touched: readonly Key[]): Parts | null {
  let left = parts
  for (const key of touched) {
    const at = left.findIndex(part => part.includes(key))
    if (at < 0) return null
    left = left.toSpliced(at, 1)
  }
  return left
}

/** What a touch does. */
export type Outcome =
  | { readonly kind: 'play'; readonly move: CaravanMove }
  /** These have been touched, and more is to be. */
  | { readonly kind: 'take'; readonly taken: readonly Key[] }
  | { readonly kind: 'whyNot' }

/** All that can be touched now, from the legal moves alone. */
export class Gestures {
  readonly #all: readonly Gesture[]
  /** What has been touched so far, as far as it still means something. */
  readonly taken: readonly Key[]
  /** What the next touch may be, with the moves it would be for. */
  readonly #next = new Map<Key, CaravanMove[]>()
  /** The moves that what has been touched could mean; none before the first touch. */
  readonly meant: readonly CaravanMove[]
  /** Those for which nothing else is to be touched: only words can tell them from the others. */
  readonly complete: readonly CaravanMove[]
  /** Those that nothing on the stage stands for: they have buttons. */
  readonly spoken: readonly CaravanMove[]

  constructor(view: FightingView, moves: readonly CaravanMove[], taken: readonly Key[]) {
    this.#all = moves.map(move => ({ move, parts: partsOf(view, move) }))
    const fits = (touched: readonly Key[]) => this.#all.filter(gesture => rest(gesture, touched) !== null)
    this.taken = taken.length > 0 && fits(taken).length > 0 ? taken : []
    const live = fits(this.taken)
    const touched = this.taken.length > 0 ? live : []
    this.meant = touched.map(({ move }) => move)
    this.complete = touched.filter(gesture => rest(gesture, this.taken)?.length === 0).map(({ move }) => move)
    this.spoken = this.#all.filter(({ parts }) => parts.length === 0).map(({ move }) => move)
    for (const gesture of live) {
      const keys = new Set((rest(gesture, this.taken) ?? []).flat())
      for (const key of keys) this.#next.set(key, [...(this.#next.get(key) ?? []), gesture.move])
    }
  }

  /** The moves that a touch of this thing would be for. */
  moves(key: Key): readonly CaravanMove[] {
    return this.#next.get(key) ?? []
  }

  lit(key: Key): boolean {
    return this.#next.has(key)
  }

  /** Whether any place of the arena itself is to be touched: then what stands before it lets touches through. */
  get placesAreLit(): boolean {
    return [...this.#next.keys()].some(key => key.startsWith('place:') || key.startsWith('area:'))
  }

  /** Whether anything in the arena is to be touched. */
  get arenaIsLit(): boolean {
    return this.placesAreLit || [...this.#next.keys()].some(key => key.startsWith('object:'))
  }

  /** Whether something on a Champion's board is to be touched. */
  boardIsLit(champion: Archetype): boolean {
    return [...this.#next.keys()].some(key => /^(card|slot|token|basic):/.test(key) && key.split(':')[1] === champion)
  }

  touch(key: Key): Outcome {
    const outcome = this.#after([...this.taken, key])
    if (outcome) return outcome
    // A second touch lays it down again; anything else that means something is begun anew.
    if (this.taken.includes(key)) return { kind: 'take', taken: this.taken.filter(each => each !== key) }
    return this.#after([key]) ?? { kind: 'whyNot' }
  }

  #after(touched: readonly Key[]): Outcome | null {
    const fitting = this.#all.filter(gesture => rest(gesture, touched) !== null)
    const [only] = fitting
    if (!only) return null
    return fitting.length === 1 ? { kind: 'play', move: only.move } : { kind: 'take', taken: touched }
  }
}
