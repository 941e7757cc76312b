import { deciderOf, type FlorenceMove, type FlorenceView, seatIn, topFrame } from '@acheron/games/florence/board.ts'

/**
 * The name of a thing on the table that can be touched:
 * - `shield:<id>` with whatever soul is on it, `gate:<id>`, `circle:<n>`, `graveyard:<sin>`, `guardian:<id>`,
 *   `cube:<sin>`, `track:<sin>`
 * - `location:<id>`, `barrel:<id>` in the Market, `guest:<id>` in the Palace, `deck`, `family:<id>`, `dante`
 * - of the one who decides: `home:<kind>`, `member:<location>:<kind>`, `piece:<floor>:<piece>`, `floor:<n>`,
 *   `panel:<barrel>`, `card:<id>` (also of the line-up), `option:a` and `option:b` of a card that is being played
 * - only told about, or asked about in vain: `seat:<n>`, `purse:<seat>`, `boat:<seat>`, `quarter:<id>`, `tile:<id>`,
 *   `diploma:<sin>`, `reserve:urchin`, `plague`, `dante`, `boat`, `disc`, `council`, `styx`
 */
export type Key = string

/** How a move is made by touch: what is touched for it, one of the keys of each part. */
interface Gesture {
  readonly move: FlorenceMove
  readonly parts: readonly (readonly Key[])[]
  /** Its parts are touched in this order; otherwise in any. */
  readonly ordered: boolean
  /** Its last part is always touched, even where nothing else is left: where it leads must be seen before. */
  readonly deliberate: boolean
}

/** The things that a move is about, part by part. */
function partsOf(view: FlorenceView, move: FlorenceMove): Key[][] {
  const mine = seatIn(view, deciderOf(view))
  const pieceAt = (piece: string) =>
    (mine?.tower ?? []).flatMap((pieces, floor) =>
      (pieces as readonly string[]).includes(piece) ? [`piece:${floor}:${piece}`] : [],
    )
  const members = (chosen: readonly { kind: string; floor: number }[]) =>
    chosen.map(({ kind, floor }) => [`piece:${floor}:${kind}`])
  switch (move.do) {
    case 'keep':
      return [[`family:${move.family}`]]
    case 'lead':
      return [[originKey(move.soul)], [`shield:${move.to}`]]
    case 'send':
      return [[`location:${move.location}`], [`home:${move.kind}`]]
    case 'accuse':
      return [[`member:${move.location}:${move.kind}`, `location:${move.location}`], [`floor:${move.floor}`]]
    case 'council':
      if (move.option === 'returnGuest') return [pieceAt(move.guest)]
      if (move.option === 'returnBarrel') return [pieceAt(move.barrel)]
      return [[typeof move.from === 'number' ? `piece:${move.from}:${move.kind}` : `member:${move.from}:${move.kind}`]]
    case 'home':
      return members(move.members)
    case 'move':
      return [[`piece:${move.from}:${move.piece}`], [`floor:${move.to}`]]
    case 'swap':
      return [[`piece:${move.from}:${move.piece}`], [`piece:${move.to}:${move.with}`]]
    case 'cube':
      return [[`cube:${move.sin}`]]
    case 'disc':
      return [[`gate:${move.gate}`]]
    case 'pay':
      // Which soul goes to the Styx is asked when it is paid for: before that none is lit.
      return move.for === 'styx' ? [] : [Object.keys(view.guardians).map(id => `guardian:${id}`)]
    case 'panel':
      return [[...pieceAt(move.barrel), `panel:${move.barrel}`]]
    case 'fraud':
      return [[move.from === 'deck' ? 'deck' : `card:${move.card}`]]
    case 'option':
      return [
        [`option:${move.option}`],
        ...(move.gate ? [[`gate:${move.gate}`]] : []),
        ...(move.sin ? [[`cube:${move.sin}`]] : []),
        ...members(move.members ?? []),
      ]
    case 'barrel':
    case 'guest':
      return [[move.do === 'barrel' ? `barrel:${move.barrel}` : `guest:${move.guest}`], [`floor:${move.floor}`]]
    case 'guardian':
      return [[`guardian:${move.guardian}`], [`circle:${move.circle}`]]
    case 'effect': {
      const frame = topFrame(view)
      const guardian = frame?.kind === 'guardianEffect' ? frame.guardian : ''
      if (!move.soul) return [[`guardian:${guardian}`]]
      return [[`shield:${move.soul}`], ...(move.to ? [[`shield:${move.to}`]] : [])]
    }
    case 'styx':
      return [[`graveyard:${move.sin}`], ...(move.second ? [[`track:${move.second}`]] : [])]
    case 'end':
      return [[`option:${move.option}`]]
    case 'diploma':
      return [[`track:${move.sin}`]]
    default:
      return []
  }
}

export function originKey(origin: string): Key {
  return origin.startsWith('graveyard:') ? origin : `shield:${origin}`
}

const anyOrder: ReadonlySet<FlorenceMove['do']> = new Set(['send', 'home', 'swap', 'option'])
const deliberate: ReadonlySet<FlorenceMove['do']> = new Set(['lead', 'effect'])

export function gestureOf(view: FlorenceView, move: FlorenceMove): Gesture {
  return {
    move,
    parts: partsOf(view, move),
    ordered: !anyOrder.has(move.do),
    deliberate: deliberate.has(move.do),
  }
}

/** What is left of a gesture after those touches; null when they are not of it. */
function rest({ parts, ordered }: Gesture, touched: readonly Key[]): readonly (readonly Key[])[] | null {
  let left = parts
  for (const key of touched) {
    const at = ordered ? (left[0]?.includes(key) ? 0 : -1) : left.findIndex(part => part.includes(key))
    if (at < 0) return null
    left = left.toSpliced(at, 1)
  }
  return left
}

/** What a touch does. */
export type Outcome =
  | { readonly kind: 'play'; readonly move: FlorenceMove }
  /** These have been touched, and more is to be. */
  | { readonly kind: 'take'; readonly taken: readonly Key[] }
  | { readonly kind: 'whyNot' }

/** All that can be touched now, from the legal moves alone. */
export class Gestures {
  readonly #all: readonly Gesture[]
  /** What has been touched so far, as far as it still means something. */
  readonly taken: readonly Key[]
  /** What the next touch may be, with the moves it would be for. */
  readonly #next = new Map<Key, FlorenceMove[]>()
  /** The moves that what has been touched could mean; of those without a touch none before the first. */
  readonly meant: readonly FlorenceMove[]
  /** Those of them for which nothing else is to be touched: only words can tell them from the others. */
  readonly complete: readonly FlorenceMove[]

  constructor(view: FlorenceView, moves: readonly FlorenceMove[], taken: readonly Key[]) {
    this.#all = moves.map(move => gestureOf(view, move))
    const fits = (touched: readonly Key[]) => this.#all.filter(gesture => rest(gesture, touched) !== null)
    this.taken = taken.length > 0 && fits(taken).length > 0 ? taken : []
    const live = fits(this.taken)
    const touched = this.taken.length > 0 ? live : []
    this.meant = touched.map(({ move }) => move)
    this.complete = touched.filter(gesture => rest(gesture, this.taken)?.length === 0).map(({ move }) => move)
    for (const gesture of live) {
      const left = rest(gesture, this.taken) ?? []
      const keys = new Set(gesture.ordered ? left[0] : left.flat())
      for (const key of keys) this.#next.set(key, [...(this.#next.get(key) ?? []), gesture.move])
    }
  }

  /** The moves that a touch of this thing would be for. */
  moves(key: Key): readonly FlorenceMove[] {
    return this.#next.get(key) ?? []
  }

  touch(key: Key): Outcome {
    const outcome = this.#after([...this.taken, key])
    if (outcome) return outcome
    // A second touch lays it down again; anything else that means something is begun anew.
    if (this.taken.includes(key)) return { kind: 'take', taken: this.taken.filter(each => each !== key) }
    return this.#after([key]) ?? { kind: 'whyNot' }
  }

  #after(touched: readonly Key[]): Outcome | null {
    const fitting = this.#all.flatMap(gesture => {
      const left = rest(gesture, touched)
      return left ? [{ gesture, left }] : []
    })
    const [only] = fitting
    if (!only) return null
    const decided = only.left.length === 0 || !only.gesture.deliberate
    return fitting.length === 1 && decided
      ? { kind: 'play', move: only.gesture.move }
      : { kind: 'take', taken: touched }
  }
}
