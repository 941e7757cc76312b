import { equal } from '@acheron/engine'
import { type CurseId, circleOf, type ItemId, type Reach, reach, type SpellId, type Square } from '../rules.ts'
import { deciderOf, type Hell, type HellMove } from '../types.ts'

/** A thing on the table that can be touched; touched in vain, it is what the rules are asked about. */
export type Thing =
  | { readonly kind: 'square'; readonly square: Square }
  | { readonly kind: 'spell'; readonly spell: SpellId }
  | { readonly kind: 'curse'; readonly curse: CurseId }
  | { readonly kind: 'speed' | 'forge' }
  | { readonly kind: 'item'; readonly item: ItemId }
  | { readonly kind: 'track'; readonly slot: number }
  | { readonly kind: 'player'; readonly seat: number }

/** What has been taken up and waits for its target. */
export type Held =
  | { readonly kind: 'spell'; readonly spell: SpellId }
  | { readonly kind: 'curse'; readonly curse: CurseId }
  | { readonly kind: 'item'; readonly item: ItemId }
  | { readonly kind: 'circle'; readonly circle: number }

export function keyOf(thing: Thing | Held): string {
  switch (thing.kind) {
    case 'square':
      return `square ${thing.square}`
    case 'spell':
      return `spell ${thing.spell}`
    case 'curse':
      return `curse ${thing.curse}`
    case 'item':
      return `item ${thing.item}`
    case 'track':
      return `track ${thing.slot}`
    case 'player':
      return `player ${thing.seat}`
    case 'circle':
      return `circle ${thing.circle}`
    default:
      return thing.kind
  }
}

/** How a move is made by touch: what is taken up for it, and where a touch completes it. */
interface Gesture {
  readonly move: HellMove
  readonly held: Held | null
  readonly ends: readonly string[]
}

const square = (at: Square | null | undefined): string[] => (at ? [`square ${at}`] : [])

function gestureOf(view: Hell, move: HellMove): Gesture {
  const { track } = view
  const own = square(view.seats[deciderOf(view)]?.at)
  const at = (...ends: readonly string[]): Gesture => ({ move, held: null, ends })
  switch (move.do) {
    case 'start':
    case 'square':
    case 'source':
      return at(...square(move.square))
    case 'step':
    case 'portal':
    case 'wayling':
      return at(...square(move.to))
    case 'flux':
      return { move, held: { kind: 'item', item: 'flux' }, ends: square(move.to) }
    case 'end-move':
    case 'trade':
    case 'ferry':
      return at(...own)
    case 'speed':
    case 'forge':
      return at(move.do)
    case 'lantern':
      return at('item lantern', ...own)
    case 'shield':
      return at('item shield')
    case 'pandora':
      return { move, held: { kind: 'item', item: 'pandora' }, ends: [] }
    case 'longer':
    case 'shorter':
      return at(`track ${track.length + (move.do === 'longer' ? 1 : -1)}`)
    case 'circle':
      return at(`circle ${move.circle}`)
    case 'whirl':
      return { move, held: { kind: 'circle', circle: move.circle }, ends: [] }
    case 'spell':
      return at(`spell ${move.spell}`)
    case 'cast':
      return { move, held: { kind: 'spell', spell: move.spell }, ends: castEnds(view, move, own) }
    case 'curse': {
      const here = move.curse === 'cast-out' ? own : []
      return { move, held: { kind: 'curse', curse: move.curse }, ends: [`player ${move.target}`, ...here] }
    }
    default:
      return at()
  }
}

function castEnds({ track }: Hell, move: HellMove & { do: 'cast' }, own: readonly string[]): string[] {
  if (move.square) return square(move.square)
  if (move.length) return [`track ${track.length + (move.length === 'longer' ? 1 : -1)}`]
  if (move.slot) return [`track ${track.slot + (move.slot === 'up' ? 1 : -1)}`]
  if (move.target === undefined) return [...own]
  return move.spell === 'convert-demon' ? [`player ${move.target}`, ...own] : [`player ${move.target}`]
}

/** What a touch does. */
export type Outcome =
  | { readonly kind: 'play'; readonly move: HellMove }
  /** A square further off: the way there, move by move. */
  | { readonly kind: 'walk'; readonly goal: Reach }
  | { readonly kind: 'hold'; readonly held: Held | null }
  /** Several moves would fit: the table asks which. */
  | { readonly kind: 'choose'; readonly moves: readonly HellMove[] }
  | { readonly kind: 'whyNot' }

/** All that can be touched now, from the legal moves alone. */
export class Offers {
  readonly #gestures: readonly Gesture[]
  /** What can be reached in this movement, as far as its first step is legal. */
  readonly goals: ReadonlyMap<Square, Reach>
  readonly held: Held | null

  constructor(view: Hell, moves: readonly HellMove[], held: Held | null) {
    this.#gestures = moves.map(move => gestureOf(view, move))
    const still = held && this.#gestures.some(each => each.held && equal(each.held, held))
    this.held = still ? held : null
    const all = moves.length > 0 && !this.held ? Object.values(reach(view, view.turn.seat)) : []
    const begins = ({ way: [first] }: Reach) => first !== undefined && moves.some(move => equal(move, first))
    this.goals = new Map(all.filter(begins).map(goal => [goal.square, goal]))
  }

  /** The moves that a touch of this thing would complete. */
  ends(thing: Thing): HellMove[] {
    const keys = [keyOf(thing), ...(thing.kind === 'square' ? [`circle ${circleOf(thing.square)}`] : [])]
    return this.#gestures
      .filter(({ held, ends }) => ends.some(end => keys.includes(end)) && this.#holds(held))
      .map(({ move }) => move)
  }

  /** What a touch of this thing would take up. */
  starts(thing: Thing): Held | null {
    const keys = [keyOf(thing), ...(thing.kind === 'square' ? [`circle ${circleOf(thing.square)}`] : [])]
    return this.#gestures.find(({ held }) => held && keys.includes(keyOf(held)))?.held ?? null
  }

  #holds(held: Held | null): boolean {
    return held === null ? this.held === null : this.held !== null && equal(held, this.held)
  }

  lit(thing: Thing): boolean {
    if (thing.kind === 'square' && this.goals.has(thing.square)) return true
    return this.ends(thing).length > 0 || this.starts(thing) !== null
  }

  isHeld(thing: Thing): boolean {
    return this.held !== null && keyOf(this.held) === keyOf(thing)
  }

  /** The moves of what is held. */
  heldMoves(): HellMove[] {
    return this.held ? this.#gestures.filter(({ held }) => held && this.#holds(held)).map(({ move }) => move) : []
  }

  /** What is held is laid down by a second touch; a card without a choice is played at once. */
  touch(thing: Thing): Outcome {
    const ends = this.ends(thing)
    const start = this.starts(thing)
    if (this.isHeld(thing)) return { kind: 'hold', held: null }
    if (ends.length > 1) return { kind: 'choose', moves: ends }
    const goal = thing.kind === 'square' ? this.goals.get(thing.square) : undefined
    if (goal && goal.way.length > 1) return { kind: 'walk', goal }
    if (ends[0]) return { kind: 'play', move: ends[0] }
    if (goal?.way[0]) return { kind: 'play', move: goal.way[0] }
    if (!start) return { kind: 'whyNot' }
    const moves = this.#gestures.filter(({ held }) => held && equal(held, start))
    const [only] = moves
    if (moves.length === 1 && only && only.held?.kind !== 'item') return { kind: 'play', move: only.move }
    return { kind: 'hold', held: start }
  }

  /** The one move that a touch would make, to be pointed at before; null when it is none or not one alone. */
  foreseen(thing: Thing): HellMove | null {
    const outcome = this.touch(thing)
    if (outcome.kind === 'play') return outcome.move
    return outcome.kind === 'walk' ? (outcome.goal.way[0] ?? null) : null
  }
}
