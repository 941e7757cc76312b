import { InputError } from './errors.ts'
import type { GameDefinition, GameEvent, GameState, Move } from './game.ts'
import { clone, difference, equal, isObject, type JsonObject, matches } from './json.ts'
import { dealSeen } from './report.ts'
import { asList, type Checks, type Scenario } from './scenario-file.ts'
import { Table } from './table.ts'

/** Runs one case; the list of what went wrong is empty when it passes. */
export function runScenario<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  scenario: Scenario,
): string[] {
  const failures: string[] = []
  try {
    play(game, scenario, failures)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    failures.push(error instanceof InputError ? error.message : `the rules threw: ${error.message}`)
  }
  return failures
}

function play<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  scenario: Scenario,
  failures: string[],
): void {
  const { players, config = {}, seed = 1, chance = [], given, position, seen } = scenario
  const table = new Table(game, { players, options: config, seed, chance })
  const events: GameEvent[] = [...table.opening]
  if ([given, position, seen].filter(Boolean).length > 1)
    throw new InputError('a case has one of `given`, `position` and `seen`')
  if (given) events.push(...arrange(table, given))
  if (position) events.push(...lay(table, position))
  if (seen) events.push(...table.arrange(() => dealSeen(game, seen, seed)))
  scenario.moves.forEach((step, i) => {
    const outcome = table.submit(step.seat, step.move)
    if (!outcome.ok) throw new InputError(`move ${i + 1}: ${outcome.message}`)
    events.push(...outcome.events)
    check(table, step, `after move ${i + 1}: `, failures)
  })
  check(table, scenario, '', failures)
  checkEvents(scenario.events ?? [], events, failures)
  if (scenario.result !== undefined) {
    const found = difference(scenario.result, game.result(table.state), 'result')
    if (found) failures.push(found)
  }
  if (table.unusedChance.length > 0) failures.push(`chance: nothing asked for ${JSON.stringify(table.unusedChance)}`)
}

/** Lays `given` over the table; an unknown key or an impossible position is an error. */
export function arrange<S extends GameState, M extends Move, E extends GameEvent>(
  table: Table<S, M, E>,
  given: JsonObject,
): readonly E[] {
  checkGiven(table, 'given', given)
  return table.arrange(state => {
    const arranged = merge(state, given) as S
    const wrong = otherKind(state, given) ?? table.game.proof.invariant(arranged)
    if (wrong) throw new InputError(`given: ${wrong}`)
    return arranged
  })
}

/** Lays the whole position that a short one stands for; every piece is there exactly once. */
function lay<S extends GameState, M extends Move, E extends GameEvent>(
  table: Table<S, M, E>,
  short: JsonObject,
): readonly E[] {
  const { proof, meta } = table.game
  if (!proof.position) throw new InputError(`position: ${meta.id} has no short positions; use 'given'`)
  checkGiven(table, 'position', short)
  return table.arrange(state => {
    const arranged = merge(state, proof.position?.(state, short)) as S
    const wrong = proof.invariant(arranged) ?? difference(proof.components(state), proof.components(arranged))
    if (wrong) throw new InputError(`position: ${wrong}`)
    return arranged
  })
}

/** The keys are known, and the numbers within bounds. */
function checkGiven({ state }: { readonly state: GameState }, name: string, given: JsonObject): void {
  const unknown = Object.keys(given).find(key => !(key in state))
  if (unknown !== undefined)
    throw new InputError(`${name}: the state has no '${unknown}'; it has ${Object.keys(state).join(', ')}`)
  const far = beyond(given)
  if (far !== null) throw new InputError(`${name}: '${far}' is beyond a million`)
}

/** The first place with a number without measure: rules that count up to it would not come back. */
function beyond(given: unknown, path = ''): string | null {
  if (typeof given === 'number') return Math.abs(given) <= 1_000_000 ? null : path
  if (typeof given !== 'object' || given === null) return null
  for (const [key, part] of Object.entries(given)) {
    const found = beyond(part, path ? `${path}.${key}` : key)
    if (found !== null) return found
  }
  return null
}

function check<S extends GameState, M extends Move, E extends GameEvent>(
  table: Table<S, M, E>,
  checks: Checks,
  at: string,
  failures: string[],
): void {
  const found = difference(checks.expect ?? {}, table.state)
  if (found) failures.push(at + found)
  for (const legal of asList(checks.legal ?? [])) {
    const all = table.moves(legal.seat)
    const moves = legal.of ? all.filter(move => matches(legal.of, move)) : all
    const list = () => moves.map(move => JSON.stringify(move)).join(' ')
    if (legal.count !== undefined && moves.length !== legal.count)
      failures.push(`${at}legal: expected ${legal.count} moves, found ${moves.length}: ${list()}`)
    for (const pattern of legal.includes ?? [])
      if (!moves.some(move => matches(pattern, move)))
        failures.push(`${at}legal: ${JSON.stringify(pattern)} is not among ${list()}`)
    for (const pattern of legal.excludes ?? [])
      if (moves.some(move => matches(pattern, move)))
        failures.push(`${at}legal: ${JSON.stringify(pattern)} is among ${list()}`)
  }
  for (const { seat, move } of checks.rejects ?? []) {
    const before = clone(table.state)
    if (table.submit(seat, move).ok) throw new InputError(`${at}rejects: ${JSON.stringify(move)} was accepted`)
    if (!equal(before, table.state))
      failures.push(`${at}rejects: ${JSON.stringify(move)} was refused but changed the state`)
  }
}

function checkEvents(
  patterns: readonly (string | JsonObject)[],
  events: readonly GameEvent[],
  failures: string[],
): void {
  let from = 0
  for (const wanted of patterns) {
    const pattern = typeof wanted === 'string' ? { e: wanted } : wanted
    const at = events.findIndex((event, i) => i >= from && matches(pattern, event))
    if (at < 0) {
      const rest = events.slice(from).map(event => JSON.stringify(event))
      failures.push(`events: ${JSON.stringify(pattern)} is not among ${rest.join(' ') || 'no further events'}`)
      return
    }
    from = at + 1
  }
}

/** The first place where `given` has a value of another kind than the state: no game checks for that. */
function otherKind(value: unknown, given: unknown, path = ''): string | null {
  if (value === null || value === undefined || given === null) return null
  if (kindOf(value) !== kindOf(given)) return `'${path}' is ${kindOf(value)}, got ${JSON.stringify(given)}`
  if (!isObject(value) || !isObject(given)) return null
  for (const [key, part] of Object.entries(given)) {
    const found = otherKind(value[key], part, path ? `${path}.${key}` : key)
    if (found) return found
  }
  return null
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return isObject(value) ? 'an object' : `a ${typeof value}`
}

/** Lays `given` over a value: objects merge, arrays replace, null deletes (or stays null where null already stands). */
function merge(value: unknown, given: unknown): unknown {
  if (!isObject(value) || !isObject(given)) return clone(given)
  const merged: Record<string, unknown> = { ...value }
  for (const [key, part] of Object.entries(given)) {
    if (part !== null || value[key] === null) merged[key] = merge(value[key], part)
    else delete merged[key]
  }
  return merged
}
