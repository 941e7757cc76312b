import { equal } from '@acheron/engine'
import {
  type CardId,
  type ImpRaceMove,
  type ImpRaceView,
  isStep,
  type Place,
  type Step,
  topFrame,
  wayOf,
} from '@acheron/games/imp-race/board.ts'

/** A thing on the table that can be touched; touched in vain, it is what the rules are asked about. */
export type Thing =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'imp'; readonly seat: number; readonly imp: number }
  | { readonly kind: 'square'; readonly square: number }
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'throne' | 'die' | 'deck' | 'bag' }
  | { readonly kind: 'cemetery'; readonly seat: number }

/** What has been taken up and waits for its other half. */
export type Held =
  | { readonly kind: 'imp'; readonly imp: number }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'sacrilege' | 'deck' | 'cemetery' }

export function keyOf(thing: Thing): string {
  switch (thing.kind) {
    case 'card':
      return `card ${thing.card}`
    case 'imp':
      return `imp ${thing.seat} ${thing.imp}`
    case 'square':
      return `square ${thing.square}`
    case 'step':
      return `step ${thing.step}`
    case 'cemetery':
      return `cemetery ${thing.seat}`
    default:
      return thing.kind
  }
}

export function thingAt(place: Place): Thing | null {
  if (place === 'H') return { kind: 'throne' }
  if (place === 'D') return null
  return isStep(place) ? { kind: 'step', step: place } : { kind: 'square', square: place }
}

/** How a move is made by touch: what is taken up for it, and where it is laid; without the one, the other will do. */
interface Gesture {
  readonly move: ImpRaceMove
  readonly held: Held | null
  /** Where a touch completes it; null: it has its own button. */
  readonly end: Thing | null
  /** Whether the end is lit before anything is taken up. */
  readonly direct: boolean
}

function gestureOf(view: ImpRaceView, move: ImpRaceMove): Gesture {
  const at = (end: Thing | null): Gesture => ({ move, held: null, end, direct: true })
  switch (move.do) {
    case 'gather':
      return at({ kind: 'deck' })
    case 'buy':
      return move.discard === undefined
        ? at({ kind: 'deck' })
        : { move, held: { kind: 'deck' }, end: { kind: 'card', card: move.discard }, direct: false }
    case 'raise':
      return { move, held: { kind: 'cemetery' }, end: { kind: 'step', step: move.step }, direct: true }
    case 'roll':
      return at({ kind: 'die' })
    case 'angel':
      return {
        move,
        held: { kind: 'card', card: move.card },
        end: { kind: 'step', step: move.step },
        direct: false,
      }
    case 'dieCard':
    case 'treasure':
    case 'banana':
    case 'discard':
    case 'stakeCard':
    case 'trident':
    case 'parry':
      return at({ kind: 'card', card: move.card })
    case 'sacrilege':
      return { move, held: { kind: 'sacrilege' }, end: { kind: 'square', square: move.square }, direct: false }
    case 'move':
      return { move, held: { kind: 'imp', imp: move.imp }, end: thingAt(wayOf(view, move).to), direct: true }
    case 'step':
      return at({ kind: 'step', step: move.step })
    case 'goOn': {
      const frame = topFrame(view)
      return at(frame?.kind === 'chain' ? { kind: 'square', square: frame.square } : null)
    }
    default:
      return at(null)
  }
}

/** The thing that is touched to take something up; an imp by its square or step. */
function startOf(held: Held, view: ImpRaceView): Thing | null {
  switch (held.kind) {
    case 'imp':
      return thingAt(view.seats[view.turn.seat]?.imps[held.imp] ?? 'D')
    case 'card':
      return held
    case 'cemetery':
      return { kind: 'cemetery', seat: view.turn.seat }
    case 'deck':
      return { kind: 'deck' }
    case 'sacrilege':
      return null
  }
}

/** What a touch does. */
export type Outcome =
  | { readonly kind: 'play'; readonly move: ImpRaceMove }
  | { readonly kind: 'hold'; readonly held: Held | null }
  /** Several moves would fit: the table asks which. */
  | { readonly kind: 'choose'; readonly moves: readonly ImpRaceMove[]; readonly held: Held | null }
  | { readonly kind: 'whyNot' }

/** All that can be touched now, from the legal moves alone. */
export class Offers {
  readonly #gestures: readonly (Gesture & { readonly startKey: string | null; readonly endKey: string | null })[]
  readonly #view: ImpRaceView
  readonly held: Held | null

  constructor(view: ImpRaceView, moves: readonly ImpRaceMove[], held: Held | null) {
    this.#view = view
    this.#gestures = moves.map(move => {
      const gesture = gestureOf(view, move)
      const start = gesture.held && startOf(gesture.held, view)
      return { ...gesture, startKey: start && keyOf(start), endKey: gesture.end && keyOf(gesture.end) }
    })
    const still = held && this.#gestures.some(each => each.held && equal(each.held, held))
    this.held = still ? held : null
  }

  /** The moves that a touch of this thing would complete. */
  ends(thing: Thing): ImpRaceMove[] {
    const key = keyOf(thing)
    return this.#gestures.filter(each => each.endKey === key && this.#open(each)).map(({ move }) => move)
  }

  /** What a touch of this thing would take up. */
  starts(thing: Thing): Held | null {
    const key = keyOf(thing)
    return this.#gestures.find(each => each.startKey === key)?.held ?? null
  }

  lit(thing: Thing): boolean {
    return this.ends(thing).length > 0 || this.starts(thing) !== null
  }

  isHeld(thing: Thing): boolean {
    const start = this.held && startOf(this.held, this.#view)
    return start !== null && keyOf(start) === keyOf(thing)
  }

  /** The moves that have a button of their own. */
  buttons(): ImpRaceMove[] {
    return this.#gestures.filter(each => each.end === null).map(({ move }) => move)
  }

  /** What is held is laid down before anything else is taken up; what stands there is taken up before anything is laid there. */
  touch(thing: Thing): Outcome {
    const start = this.starts(thing)
    if (start && this.held && equal(start, this.held)) return { kind: 'hold', held: null }
    const ends = this.ends(thing)
    const completing = this.held ? ends.filter(move => this.#needs(move, this.held)) : []
    const fitting = completing.length > 0 ? completing : ends
    const [first] = fitting
    if (start && completing.length === 0) {
      if (start.kind === 'card' && first) return { kind: 'choose', moves: fitting, held: start }
      return { kind: 'hold', held: start }
    }
    if (!first) return { kind: 'whyNot' }
    return fitting.length === 1 ? { kind: 'play', move: first } : { kind: 'choose', moves: fitting, held: this.held }
  }

  #needs(move: ImpRaceMove, held: Held | null): boolean {
    const wanted = this.#gestures.find(each => each.move === move)?.held ?? null
    return wanted !== null && held !== null && equal(wanted, held)
  }

  /** Whether the end of this gesture is lit: what is held leads there, or nothing of that sort is held. */
  #open({ held, direct }: Gesture): boolean {
    if (!this.held) return direct
    if (held && equal(held, this.held)) return true
    // While something is held only its own ends are lit, and what needs nothing to be held.
    return held === null && this.held.kind !== 'deck'
  }
}
