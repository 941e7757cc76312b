/** The name of a thing on the board that can be touched, such as `card:12`. Each game has its own scheme of names. */
export type Key = string

/** A way to make a move by touch. */
export interface Gesture {
  /** The touches for it: one key of each part. A part without keys is never touched; a button completes the move. */
  readonly parts: readonly (readonly Key[])[]
  /** Whether its parts may be touched in any order; otherwise they are touched in the order given. */
  readonly anyOrder?: boolean
  /**
   * True if its last part is always touched, even if nothing else is left to choose: the player must see the
   * consequence first.
   */
  readonly deliberate?: boolean
  /** True if it counts only while nothing is held, and only if no other gesture begins with that touch. */
  readonly shortcut?: boolean
}

/** How a move is made by touch: in one way, in several, or (with none, or without parts) by a button alone. */
export type GestureOf<V, M> = (view: V, move: M) => Gesture | readonly Gesture[]

/** The effect of a touch. */
export type Outcome<M> =
  | { readonly kind: 'play'; readonly move: M }
  /** These have been touched, and more touches follow; empty when the touch laid down the held thing. */
  | { readonly kind: 'take'; readonly taken: readonly Key[] }
  | { readonly kind: 'whyNot' }

/** A gesture with its move, and its remaining parts. */
interface Way<M> {
  readonly move: M
  readonly gesture: Gesture
  readonly left: Gesture['parts']
}

/** One list for all boards that hold nothing: the page redraws for another one. */
const nothing: readonly never[] = []

/** All touchable things, from the list of moves alone. */
export class Gestures<M> {
  readonly #ways: readonly Way<M>[]
  /** The possible next touches, with their moves. */
  readonly #next: ReadonlyMap<Key, readonly M[]>
  /** The possible first touches. */
  readonly #first: ReadonlyMap<Key, readonly M[]>
  /** The touches so far; empty if they mean nothing any more. */
  readonly taken: readonly Key[]
  /** The moves that the touches so far could mean; empty before the first touch. */
  readonly meant: readonly M[]
  /** Those of them without a further touch: only buttons tell them from the others. */
  readonly complete: readonly M[]
  /** The moves without a thing on the board: they have buttons. */
  readonly spoken: readonly M[]

  constructor(moves: readonly M[], gesturesOf: (move: M) => Gesture | readonly Gesture[], taken: readonly Key[] = []) {
    const all = moves.map(move => ({ move, gestures: waysOf(gesturesOf(move)) }))
    this.#ways = all.flatMap(({ move, gestures }) => gestures.map(gesture => ({ move, gesture, left: gesture.parts })))
    this.spoken = all.filter(({ gestures }) => gestures.length === 0).map(({ move }) => move)
    const live = this.#after(taken)
    this.taken = live.length > 0 ? taken : []
    const held = this.taken.length > 0 ? live : []
    this.meant = held.length > 0 ? movesOf(held) : nothing
    this.complete = movesOf(held.filter(isComplete))
    this.#first = nextOf(this.#ways)
    this.#next = this.taken.length > 0 ? nextOf(live) : this.#first
  }

  /** The moves of a touch of this thing, after the touches so far. */
  moves(key: Key): readonly M[] {
    return this.#next.get(key) ?? []
  }

  /** The moves of a touch of this thing if nothing were held. */
  begins(key: Key): readonly M[] {
    return this.#first.get(key) ?? []
  }

  /** True if a touch of this thing continues the held gesture; with nothing held, if it begins one. */
  lit(key: Key): boolean {
    return this.#next.has(key)
  }

  /** All things that a touch could begin with if nothing were held. */
  get firsts(): readonly Key[] {
    return [...this.#first.keys()]
  }

  /** All things that are lit. */
  get keys(): readonly Key[] {
    return [...this.#next.keys()]
  }

  /** Continues the held gesture; else lays the thing down, if it is this one; else begins anew with this thing. */
  touch(key: Key): Outcome<M> {
    const outcome = outcomeOf(this.#after([...this.taken, key]), [...this.taken, key])
    if (outcome) return outcome
    if (this.taken.includes(key)) return { kind: 'take', taken: this.taken.filter(each => each !== key) }
    return outcomeOf(this.#after([key]), [key]) ?? { kind: 'whyNot' }
  }

  /** The gestures that begin with those touches; shortcuts only where there are no others. */
  #after(touched: readonly Key[]): readonly Way<M>[] {
    const fitting = this.#ways.flatMap(way => {
      const left = leftOf(way.gesture, touched)
      return left ? [{ ...way, left }] : []
    })
    const plain = fitting.filter(({ gesture }) => !gesture.shortcut)
    return plain.length > 0 ? plain : fitting
  }
}

/** A gesture without parts does not count. */
function waysOf(gestures: Gesture | readonly Gesture[]): readonly Gesture[] {
  const all = 'parts' in gestures ? [gestures] : gestures
  return all.filter(({ parts }) => parts.length > 0)
}

/** The rest of a gesture after those touches; null when they do not fit. */
function leftOf({ parts, anyOrder }: Gesture, touched: readonly Key[]): Gesture['parts'] | null {
  let left = parts
  for (const key of touched) {
    const at = anyOrder ? left.findIndex(part => part.includes(key)) : left[0]?.includes(key) ? 0 : -1
    if (at < 0) return null
    left = left.toSpliced(at, 1)
  }
  return left
}

function isComplete<M>({ left }: Way<M>): boolean {
  return left.every(part => part.length === 0)
}

function movesOf<M>(ways: readonly Way<M>[]): readonly M[] {
  return [...new Set(ways.map(({ move }) => move))]
}

/** The possible next touches, with their moves. */
function nextOf<M>(ways: readonly Way<M>[]): ReadonlyMap<Key, readonly M[]> {
  const next = new Map<Key, Set<M>>()
  for (const { move, gesture, left } of ways) {
    for (const key of gesture.anyOrder ? left.flat() : (left[0] ?? [])) {
      const moves = next.get(key)
      if (moves) moves.add(move)
      else next.set(key, new Set([move]))
    }
  }
  return new Map([...next].map(([key, moves]) => [key, [...moves]]))
}

/** The result when these gestures fit: the only move is played, unless the player must see its consequence first. */
function outcomeOf<M>(fitting: readonly Way<M>[], touched: readonly Key[]): Outcome<M> | null {
  const [move, another] = movesOf(fitting)
  if (move === undefined) return null
  const decided = fitting.some(({ gesture, left }) => left.length === 0 || !gesture.deliberate)
  return another === undefined && decided ? { kind: 'play', move } : { kind: 'take', taken: touched }
}
