import { equal } from '@acheron/engine'
import {
  type CurseId,
  circleOf,
  deciderOf,
  type HellgameMove,
  type HellgameView,
  type ItemId,
  type Reach,
  reach,
  type SpellId,
  type Square,
} from '@acheron/games/hellgame/board.ts'

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
  readonly move: HellgameMove
  readonly held: Held | null
  readonly ends: readonly string[]
}

const square = (at: Square | null | undefined): string[] => (at ? [`square ${at}`] : [])

function gestureOf(view: HellgameView, move: HellgameMove): Gesture {
  const { track } = view
  const decider = deciderOf(view)
  const own = square(decider === null ? null : view.seats[decider]?.at)
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
    case 'endMove':
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

function castEnds({ track }: HellgameView, move: HellgameMove & { do: 'cast' }, own: readonly string[]): string[] {
  if (move.square) return square(move.square)
  if (move.length) return [`track ${track.length + (move.length === 'longer' ? 1 : -1)}`]
  if (move.slot) return [`track ${track.slot + (move.slot === 'up' ? 1 : -1)}`]
  if (move.target === undefined) return [...own]
  return move.spell === 'convert-demon' ? [`player ${move.target}`, ...own] : [`player ${move.target}`]
}

/** Moves with a button of their own, whatever else can be touched for them. */
export const buttons: ReadonlySet<HellgameMove['do']> = new Set([
  'endMove',
  'lantern',
  'trade',
  'ferry',
  'pass',
  'longer',
  'shorter',
  'stop',
  'shield',
  'accept',
  'buy',
  'pandora',
])

/** What a touch does. */
export type Outcome =
  | { readonly kind: 'play'; readonly move: HellgameMove }
  /** A square further off: the way there, move by move. */
  | { readonly kind: 'walk'; readonly goal: Reach }
  | { readonly kind: 'hold'; readonly held: Held | null }
  /** Several moves would fit: the table asks which. */
  | { readonly kind: 'choose'; readonly moves: readonly HellgameMove[] }
  | { readonly kind: 'whyNot' }

/** Gestures by what is touched. */
type Index = Map<string, Gesture[]>

function add(index: Index, key: string, gesture: Gesture): void {
  const known = index.get(key)
  if (known) known.push(gesture)
  else index.set(key, [gesture])
}

/** A square stands for its circle too. */
function keysOf(thing: Thing): string[] {
  return thing.kind === 'square' ? [keyOf(thing), `circle ${circleOf(thing.square)}`] : [keyOf(thing)]
}

/** All that can be touched now, from the legal moves alone. */
export class Offers {
  /** By what completes them, as far as they need what is held; and by what must be taken up first. */
  readonly #ends: Index = new Map()
  readonly #starts: Index = new Map()
  /** What can be reached in this movement; while not all that is legal is offered, only with a single step. */
  readonly goals: ReadonlyMap<Square, Reach>
  readonly held: Held | null

  /** `legal` is all that the rules allow: a lesson offers less, and then nobody can tell how a way would go on. */
  constructor(view: HellgameView, moves: readonly HellgameMove[], legal: readonly HellgameMove[], held: Held | null) {
    const gestures = moves.map(move => gestureOf(view, move))
    for (const gesture of gestures) if (gesture.held) add(this.#starts, keyOf(gesture.held), gesture)
    this.held = held && this.#starts.has(keyOf(held)) ? held : null
    const wanted = this.held && keyOf(this.held)
    for (const gesture of gestures) {
      const needed = gesture.held && keyOf(gesture.held)
      if (needed === wanted) for (const end of gesture.ends) add(this.#ends, end, gesture)
    }
    const all = moves.length > 0 && !this.held ? Object.values(reach(view, view.turn.seat)) : []
    const begins = ({ way: [first] }: Reach) => first !== undefined && moves.some(move => equal(move, first))
    const leads = moves.length === legal.length ? begins : (goal: Reach) => goal.way.length === 1 && begins(goal)
    this.goals = new Map(all.filter(leads).map(goal => [goal.square, goal]))
  }

  /** The moves that a touch of this thing would complete. */
  ends(thing: Thing): HellgameMove[] {
    return keysOf(thing).flatMap(key => this.#ends.get(key)?.map(({ move }) => move) ?? [])
  }

  #begun(thing: Thing): readonly Gesture[] {
    return keysOf(thing).flatMap(key => this.#starts.get(key) ?? [])
  }

  lit(thing: Thing): boolean {
    if (thing.kind === 'square' && this.goals.has(thing.square)) return true
    return keysOf(thing).some(key => this.#ends.has(key) || this.#starts.has(key))
  }

  isHeld(thing: Thing): boolean {
    return this.held !== null && keyOf(this.held) === keyOf(thing)
  }

  /** The moves of what is held. */
  heldMoves(): HellgameMove[] {
    return this.held ? (this.#starts.get(keyOf(this.held)) ?? []).map(({ move }) => move) : []
  }

  /** What is held is laid down by a second touch; a card without a choice is played at once. */
  touch(thing: Thing): Outcome {
    if (this.isHeld(thing)) return { kind: 'hold', held: null }
    const ends = this.ends(thing)
    if (ends.length > 1) return { kind: 'choose', moves: ends }
    const goal = thing.kind === 'square' ? this.goals.get(thing.square) : undefined
    if (goal && goal.way.length > 1) return { kind: 'walk', goal }
    const move = ends[0] ?? goal?.way[0]
    if (move) return { kind: 'play', move }
    const begun = this.#begun(thing)
    const [first] = begun
    if (!first) return { kind: 'whyNot' }
    if (begun.length === 1 && first.held?.kind !== 'item') return { kind: 'play', move: first.move }
    return { kind: 'hold', held: first.held }
  }

  /** The one move that a touch would make, to be pointed at before; null when it is none or not one alone. */
  foreseen(thing: Thing): HellgameMove | null {
    const outcome = this.touch(thing)
    if (outcome.kind === 'play') return outcome.move
    return outcome.kind === 'walk' ? (outcome.goal.way[0] ?? null) : null
  }
}
