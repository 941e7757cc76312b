import type { GameEvent, GameState, Move, Seat, View } from './game.ts'
import { type JsonObject, matches } from './json.ts'

/**
 * Secrets are declared by place, once per game; everything that leaves passes through here.
 *
 * A place is a path of keys joined by dots, ending at the value that is masked (by null). `*` stands for any key, `$`
 * for the seat that owns what lies below it: `deck.*` masks each card of a deck but not their number, `hands.$.*`
 * each card of each hand, `flow.*.ballots.$` the votes in whichever frame holds ballots.
 */
export interface Secret<S extends GameState> {
  readonly place: string
  /** Nobody, the seat that `$` stands for, or the result of a function of the keys that `*` and `$` stood for. */
  readonly seenBy: 'nobody' | 'owner' | ((state: S, seat: Seat | null, keys: readonly string[]) => boolean)
  /** What one seat sees is no secret from others of the same device. */
  readonly openAtDevice?: true
}

/** Fields of events or moves that only their own seat sees. */
export interface HiddenFields {
  readonly match: JsonObject
  readonly hide: readonly string[]
  /** As of a Secret. */
  readonly openAtDevice?: true
}

export interface Secrets<S extends GameState> {
  readonly state: readonly Secret<S>[]
  readonly events: readonly HiddenFields[]
  readonly moves: readonly HiddenFields[]
}

/** For games without secrets. */
export const noSecrets = { state: [], events: [], moves: [] } as const

type Container = Record<string, unknown>

/** The parts of every place, split once: views are made several times for every move. */
const partsOf = new WeakMap<object, readonly (readonly string[])[]>()

function placesOf<S extends GameState>(secrets: Secrets<S>): readonly (readonly string[])[] {
  const known = partsOf.get(secrets)
  if (known) return known
  const parts = secrets.state.map(({ place }) => place.split('.'))
  partsOf.set(secrets, parts)
  return parts
}

/** Whose views these are: a bot's guess begins with the view of its view, which is the same one. */
const viewers = new WeakMap<object, Seat | null>()

/**
 * The state as a seat (or a spectator, null) may know it; or the common knowledge of two seats; or what a seat knows at a device that
 * it shares with others. Only parts that hold something hidden are copied; the rest belongs to the state and changes with it.
 */
export function viewState<S extends GameState>(
  secrets: Secrets<S>,
  state: S,
  seat: Seat | null,
  besides: Seat | null = seat,
  device: readonly Seat[] = [],
): View<S> {
  const alone = besides === seat && device.length === 0
  if (alone && viewers.get(state) === seat) return state
  const { rng: _, ...view } = state
  if (alone) viewers.set(view, seat)
  if (secrets.state.length === 0) return view
  const places = placesOf(secrets)
  const copies = new Set<unknown>([view])
  for (const [i, secret] of secrets.state.entries()) {
    const place = places[i]!
    const keys: string[] = []
    const sees = (owner: string | null) =>
      isSeen(secret, state, seat, keys, owner) ||
      (besides !== seat && isSeen(secret, state, besides, keys, owner)) ||
      (secret.openAtDevice === true && device.some(each => isSeen(secret, state, each, keys, owner)))
    /** The value with everything hidden below it masked: the same value if there is nothing. */
    const masked = (value: unknown, depth: number, owner: string | null): unknown => {
      if (depth === place.length) return sees(owner) ? value : null
      if (typeof value !== 'object' || value === null) return value
      const part = place[depth]!
      // Decks and hands are most of what is hidden, and nobody asks for the keys of their cards.
      if (part === '*' && depth === place.length - 1 && Array.isArray(value) && typeof secret.seenBy === 'string')
        return sees(owner) || value.length === 0 ? value : new Array(value.length).fill(null)
      let holder = value as Container
      const put = (key: string, inner: unknown) => {
        const before = holder[key]
        if (inner === before) return
        if (!copies.has(holder)) {
          holder = shallow(holder)
          copies.add(holder)
        }
        holder[key] = inner
      }
      if (part !== '*' && part !== '$') {
        if (part in holder) put(part, masked(holder[part], depth + 1, owner))
        return holder
      }
      const names = Object.keys(holder)
      for (let n = 0; n < names.length; n++) {
        const name = names[n]!
        keys.push(name)
        put(name, masked(holder[name], depth + 1, part === '$' ? name : owner))
        keys.pop()
      }
      return holder
    }
    masked(view, 0, null)
  }
  return view
}

function isSeen<S extends GameState>(
  secret: Secret<S>,
  state: S,
  seat: Seat | null,
  keys: readonly string[],
  owner: string | null,
): boolean {
  if (secret.seenBy === 'nobody') return false
  if (secret.seenBy === 'owner') return seat !== null && owner === String(seat)
  return secret.seenBy(state, seat, keys)
}

function shallow(value: Container): Container {
  return Array.isArray(value) ? (value.slice() as unknown as Container) : { ...value }
}

/** An event or a move as a seat may see it, given the seat it belongs to, and those that share its device. */
export function maskFields<T extends GameEvent | Move>(
  rules: readonly HiddenFields[],
  thing: T,
  owner: unknown,
  seat: Seat | null,
  device: readonly Seat[] = [],
): T {
  if (rules.length === 0 || (seat !== null && owner === seat)) return thing
  const isOpen = ({ openAtDevice }: HiddenFields) => openAtDevice === true && device.some(each => each === owner)
  const hide = rules.filter(rule => matches(rule.match, thing) && !isOpen(rule)).flatMap(rule => rule.hide)
  if (hide.length === 0) return thing
  return { ...thing, ...Object.fromEntries(hide.filter(field => field in thing).map(field => [field, null])) }
}
