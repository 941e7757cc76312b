import {
  canonical,
  clone,
  equal,
  type GameDefinition,
  type GameState,
  hash,
  InputError,
  type JsonObject,
  LiveTable,
  Table,
  type TableSettings,
  takeOver,
} from '@acheron/engine'
import type { Legal, Parked, RulesSnapshot, StoredTable } from '../store/store.ts'

/** A table brought back into memory. */
export interface Restored {
  readonly live: LiveTable
  /** The state at which today's rules took over; it must be stored before anything is played. */
  readonly taken: RulesSnapshot | null
}

/**
 * Restores a table from the store; throws if that is impossible. The rules by which it was played replay its steps
 * since the last stored state; other rules take over from there.
 */
export function restore(game: GameDefinition, stored: StoredTable): Restored {
  const { table, version, steps, snapshot } = stored
  const { rulesVersion } = game.meta
  if ((snapshot?.rules ?? table.rules) !== rulesVersion) return takenOver(game, stored)
  const parked = stored.parked?.rules === rulesVersion ? stored.parked : null
  const saved = { snapshot, parked, steps, before: version - steps.length }
  return { live: new LiveTable(game, settingsOf(game, stored), saved), taken: null }
}

/** A table without any step or stored state is set up by today's rules. */
function takenOver(game: GameDefinition, stored: StoredTable): Restored {
  const { table, version, steps, result } = stored
  const settings = settingsOf(game, stored)
  const { rulesVersion } = game.meta
  const kept = lastState(stored)
  const rules = kept?.rules ?? table.rules
  const { live, taken } = takeOver(game, settings, { kept, rules, steps, before: version - steps.length })
  if (!kept && version === 0 && !equal(new Table(game, settings).opening, table.opening))
    throw new Error(`rules version ${rulesVersion} would open it otherwise than version ${rules} did`)
  // A finished game stays as it is stored.
  if (result) return { live, taken: null }
  if (live.actors().length === 0) throw new Error(`by rules version ${rulesVersion} nobody has to decide`)
  return { live, taken: { ...taken, rules: rulesVersion } }
}

/** A table that was opened from a save begins with that state, as today's rules have it. */
function settingsOf(game: GameDefinition, { table: { seats, options, seed, begin } }: StoredTable): TableSettings {
  const settings = { players: seats.length, options, seed }
  return begin ? { ...settings, start: todays(game, begin) } : settings
}

/** A stored state by today's rules; an InputError says why they cannot have it. */
export function todays(game: GameDefinition, { state, rules }: { state: JsonObject; rules: number }): JsonObject {
  const { id, rulesVersion, oldestRules = 0 } = game.meta
  if (rules === rulesVersion) return state
  if (rules < oldestRules || rules > rulesVersion)
    throw new InputError(
      `${id} opens saves of rules version ${oldestRules} to ${rulesVersion}, and this one is of version ${rules}`,
    )
  return withoutRng(game.migrate(clone(state) as unknown as GameState, rules))
}

/** A copy of a state as saves have it: its chance comes from the table that goes on from it. */
export function withoutRng({ rng: _, ...rest }: GameState): JsonObject {
  return clone(rest) as unknown as JsonObject
}

/** The last stored state of a table. */
export function lastState({ snapshot, parked }: StoredTable): RulesSnapshot | null {
  if (!snapshot || !parked) return snapshot ?? parked
  if (parked.version === snapshot.version) return parked.rules < snapshot.rules ? snapshot : parked
  return parked.version < snapshot.version ? snapshot : parked
}

/** The place of a table, to be stored; its legal moves count while it is not in memory. */
export function parkedOf(live: LiveTable, legal: Parked['legal'] = legalMoves(live)): Parked {
  const { version, entryCount: entries, retaken } = live
  const rules = live.game.meta.rulesVersion
  return { version, rules, state: clone(live.state), legal, counts: { entries, retaken } }
}

/** The legal moves of every actor, independent of the order in which the rules list them. */
export function legalMoves(live: LiveTable): Legal[] {
  return live.actors().map(seat => {
    const moves = live.moves(seat).map(canonical).sort()
    return { seat, count: moves.length, hash: hash(moves) }
  })
}
