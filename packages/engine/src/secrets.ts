import type { GameEvent, GameState, Move, Seat, View } from './game.ts'
import { clone, type JsonObject, matches } from './json.ts'

/**
 * Secrets are declared by place, once per game; everything that leaves passes through here.
 *
 * A place is a path of keys joined by dots, ending at the value that is masked (by null). `*` stands for any key, `$`
 * for the seat that owns what lies below it: `deck.*` masks each card of a deck but not their number, `hands.$.*`
 * each card of each hand, `flow.*.ballots.$` the votes in whichever frame holds ballots.
 */
export interface Secret<S extends GameState> {
  readonly place: string
  /** Nobody, the seat that `$` stands for, or what a function says of the keys that `*` and `$` stood for. */
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

/** For games in which everything lies open. */
export const noSecrets = { state: [], events: [], moves: [] } as const

type Container = Record<string, unknown>

/** Calls `found` for every value at a secret place that none of the seats may see. */
function eachHidden<S extends GameState>(
  secrets: Secrets<S>,
  state: S,
  seats: readonly (Seat | null)[],
  found: (holder: Container, key: string) => void,
): void {
  for (const secret of secrets.state) {
    const path = secret.place.split('.')
    const keys: string[] = []
    const visit = (holder: Container, key: string, depth: number, owner: string | null): void => {
      const value = holder[key]
      if (depth < path.length) {
        if (typeof value === 'object' && value !== null) walk(value as Container, depth, owner)
      } else if (!seats.some(seat => isSeen(secret, state, seat, keys, owner))) {
        found(holder, key)
      }
    }
    const walk = (holder: Container, depth: number, owner: string | null): void => {
      const part = path[depth]!
      if (part !== '*' && part !== '$') {
        if (part in holder) visit(holder, part, depth + 1, owner)
        return
      }
      for (const key in holder) {
        keys.push(key)
        visit(holder, key, depth + 1, part === '$' ? key : owner)
        keys.pop()
      }
    }
    walk(state as unknown as Container, 0, null)
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

/** The state as a seat (or a spectator, null) may know it; or what it and another one know together. */
export function viewState<S extends GameState>(
  secrets: Secrets<S>,
  state: S,
  seat: Seat | null,
  besides: Seat | null = seat,
): View<S> {
  const hidden: [Container, string][] = []
  const copy = clone(state)
  // Whether a place is seen may depend on the state, so all places are judged before the first is masked.
  eachHidden(secrets, copy, besides === seat ? [seat] : [seat, besides], (holder, key) => hidden.push([holder, key]))
  for (const [holder, key] of hidden) holder[key] = null
  const { rng: _, ...view } = copy
  return view
}

/** An event or a move as a seat may see it, given the seat it belongs to. */
export function maskFields<T extends GameEvent | Move>(
  rules: readonly HiddenFields[],
  thing: T,
  owner: unknown,
  seat: Seat | null,
): T {
  if (seat !== null && owner === seat) return thing
  const hide = rules.filter(rule => matches(rule.match, thing)).flatMap(rule => rule.hide)
  if (hide.length === 0) return thing
  return { ...thing, ...Object.fromEntries(hide.filter(field => field in thing).map(field => [field, null])) }
}
