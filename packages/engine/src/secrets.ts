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
}

/** Fields of events or moves that only their own seat sees. */
export interface HiddenFields {
  readonly match: JsonObject
  readonly hide: readonly string[]
}

export interface Secrets<S extends GameState> {
  readonly state: readonly Secret<S>[]
  readonly events: readonly HiddenFields[]
  readonly moves: readonly HiddenFields[]
}

/** For games without secrets. */
export const noSecrets = { state: [], events: [], moves: [] } as const

type Container = Record<string, unknown>

/** Calls `found` with the path of keys to every value at a secret place that none of the seats may see. */
function eachHidden<S extends GameState>(
  secrets: Secrets<S>,
  state: S,
  seats: readonly (Seat | null)[],
  found: (path: readonly string[]) => void,
): void {
  for (const secret of secrets.state) {
    const place = secret.place.split('.')
    const path: string[] = []
    const keys: string[] = []
    const visit = (value: unknown, key: string, owner: string | null): void => {
      path.push(key)
      if (path.length < place.length) {
        if (typeof value === 'object' && value !== null) walk(value as Container, owner)
      } else if (!seats.some(seat => isSeen(secret, state, seat, keys, owner))) {
        found(path)
      }
      path.pop()
    }
    const walk = (holder: Container, owner: string | null): void => {
      const part = place[path.length]!
      if (part !== '*' && part !== '$') {
        if (part in holder) visit(holder[part], part, owner)
        return
      }
      for (const key of Object.keys(holder)) {
        keys.push(key)
        visit(holder[key], key, part === '$' ? key : owner)
        keys.pop()
      }
    }
    walk(state as unknown as Container, null)
  }
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

/**
 * The state as a seat (or a spectator, null) may know it; or the common knowledge of two seats. Only parts that hold
 * something hidden are copied; the rest belongs to the state and changes with it.
 */
export function viewState<S extends GameState>(
  secrets: Secrets<S>,
  state: S,
  seat: Seat | null,
  besides: Seat | null = seat,
): View<S> {
  const { rng: _, ...view } = state
  if (secrets.state.length === 0) return view
  const copies = new Set<unknown>()
  eachHidden(secrets, state, besides === seat ? [seat] : [seat, besides], path => {
    let holder = view as Container
    for (const key of path.slice(0, -1)) {
      if (!copies.has(holder[key])) {
        const copy = shallow(holder[key] as Container)
        copies.add(copy)
        holder[key] = copy
      }
      holder = holder[key] as Container
    }
    holder[path.at(-1)!] = null
  })
  return view
}

function shallow(value: Container): Container {
  return Array.isArray(value) ? (value.slice() as unknown as Container) : { ...value }
}

/** An event or a move as a seat may see it, given the seat it belongs to. */
export function maskFields<T extends GameEvent | Move>(
  rules: readonly HiddenFields[],
  thing: T,
  owner: unknown,
  seat: Seat | null,
): T {
  if (rules.length === 0 || (seat !== null && owner === seat)) return thing
  const hide = rules.filter(rule => matches(rule.match, thing)).flatMap(rule => rule.hide)
  if (hide.length === 0) return thing
  return { ...thing, ...Object.fromEntries(hide.filter(field => field in thing).map(field => [field, null])) }
}
