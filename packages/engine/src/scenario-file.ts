import type { ChanceResult } from './chance.ts'
import { InputError } from './errors.ts'
import type { Seat } from './game.ts'
import { isObject, isText as isTextOf, isWhole, type JsonObject, parseJson } from './json.ts'

/** The expectation on a seat's legal moves. Patterns are partial: `{"do":"roll"}` stands for every roll. */
export interface LegalCheck {
  readonly seat: Seat
  /** Looks only at the moves that fit this pattern. */
  readonly of?: JsonObject
  readonly includes?: readonly JsonObject[]
  readonly excludes?: readonly JsonObject[]
  readonly count?: number
}

/** The checks of a moment: after a move, or at the end. */
export interface Checks {
  readonly expect?: JsonObject
  readonly legal?: LegalCheck | readonly LegalCheck[]
  readonly rejects?: readonly Attempt[]
}

/** The seat and its attempt. */
interface Attempt {
  readonly seat: Seat
  readonly move: JsonObject
}

/** What somebody saw of a position; a spectator's seat is null. */
export interface Seen {
  readonly seat: Seat | null
  readonly view: JsonObject
}

/** A rule case as data; see CONTRIBUTING.md for how to write one. */
export interface Scenario extends Checks {
  readonly game: string
  readonly rule: string
  readonly title: string
  readonly players: number
  readonly config?: JsonObject
  readonly seed?: string | number
  readonly given?: JsonObject
  /** Instead of `given`: a short position, which the game completes (`proof.position`). */
  readonly position?: JsonObject
  /** Instead of `given`: what a seat saw; the rest is dealt by the seed. */
  readonly seen?: Seen
  readonly chance?: readonly ChanceResult[]
  readonly moves: readonly (Attempt & Checks)[]
  /** Events in order; others may stand between. A text stands for any event of that name. */
  readonly events?: readonly (string | JsonObject)[]
  readonly result?: JsonObject | null
  /** What whoever reports a position tells besides; nothing of it is checked. */
  readonly report?: JsonObject
}

type Fits = (value: unknown) => boolean

/** What each key of a `T` may hold. */
type Form<T> = { readonly [K in keyof Required<T>]: Fits }

/** Far more than any case needs. */
const most = { players: 64, text: 1000, cases: 10_000 }

const isText: Fits = value => isTextOf(value, most.text)
const isSeat: Fits = value => isWhole(value, 0, most.players - 1)
const isSeed: Fits = value => isText(value) || typeof value === 'number'
const maybe =
  (fits: Fits): Fits =>
  value =>
    value === undefined || fits(value)
const listOf =
  (fits: Fits): Fits =>
  value =>
    Array.isArray(value) && value.every(fits)

/** An object of that form with no further keys: a misspelt check would pass unseen. */
const objectOf =
  <T>(form: Form<T>): Fits =>
  value =>
    isObject(value) &&
    Object.keys(value).every(key => Object.hasOwn(form, key)) &&
    Object.entries<Fits>(form).every(([key, fits]) => fits(value[key]))

const isLegalCheck = objectOf<LegalCheck>({
  seat: isSeat,
  of: maybe(isObject),
  includes: maybe(listOf(isObject)),
  excludes: maybe(listOf(isObject)),
  count: maybe(Number.isInteger),
})
const attempt: Form<Attempt> = { seat: isSeat, move: isObject }
const checks: Form<Checks> = {
  expect: maybe(isObject),
  legal: maybe(value => asList(value).every(isLegalCheck)),
  rejects: maybe(listOf(objectOf(attempt))),
}
const scenarioForm: Form<Scenario> = {
  game: isText,
  rule: isText,
  title: isText,
  players: value => isWhole(value, 1, most.players),
  config: maybe(isObject),
  seed: maybe(isSeed),
  given: maybe(isObject),
  position: maybe(isObject),
  seen: maybe(objectOf<Seen>({ seat: value => value === null || isSeat(value), view: isObject })),
  chance: maybe(Array.isArray),
  moves: listOf(objectOf<Scenario['moves'][number]>({ ...attempt, ...checks })),
  ...checks,
  events: maybe(listOf(event => isText(event) || isObject(event))),
  result: maybe(value => value === null || isObject(value)),
  report: maybe(isObject),
}

/** Some checks may be a single value or a list. */
export function asList<T>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? value : [value as T]
}

/** The cases of a scenario file's text (one case or an array); an InputError says what is wrong with it. */
export function parseScenarios(text: string): Scenario[] {
  const cases = asList(parseJson('scenario', text))
  if (cases.length === 0) throw new InputError('not a scenario: the list of cases is empty')
  if (cases.length > most.cases) throw new InputError(`not a scenario: a file has at most ${most.cases} cases`)
  cases.forEach((scenario, i) => {
    const at = `case ${i + 1}`
    if (!isObject(scenario)) throw new InputError(`${at} must be an object`)
    for (const key of Object.keys(scenario)) {
      if (!Object.hasOwn(scenarioForm, key))
        throw new InputError(`${at}: unknown key '${key}'; known: ${Object.keys(scenarioForm).join(', ')}`)
    }
    for (const [key, fits] of Object.entries(scenarioForm)) {
      if (!fits(scenario[key])) throw new InputError(`${at}: '${key}' is missing or of the wrong form`)
    }
  })
  return cases as Scenario[]
}
