import { InputError } from './errors.ts'
import type { GameDefinition, GameState } from './game.ts'
import { clone } from './json.ts'
import { LiveTable, type SavedTable, type Snapshot } from './live.ts'
import type { TableSettings } from './table.ts'

/** A table left by other rules: its last stored state, the version of those rules, and its steps as texts (see `SavedTable`). */
export interface Left extends Pick<SavedTable, 'before'> {
  readonly kept: Snapshot | null
  readonly rules: number
  readonly steps: readonly string[]
}

/**
 * Continues a table with newer rules; throws if they cannot. The table goes on from its last stored state, and nothing
 * before can be undone. Steps after that state must lead to the same states as before, because none of them may be
 * lost; where states have another shape now, they must be legal and meet the same chance. `taken` is the state to restore the
 * table from in future.
 */
export function takeOver(
  game: GameDefinition,
  settings: TableSettings,
  { kept, rules, steps, before = 0 }: Left,
): { readonly live: LiveTable; readonly taken: Snapshot } {
  const { id, rulesVersion, oldestRules = 0 } = game.meta
  if (rules < oldestRules)
    throw new InputError(
      `${id} opens tables of rules version ${oldestRules} and newer, and this one is of version ${rules}`,
    )
  if (rules > rulesVersion) throw new Error(`it was played by rules version ${rules}, and these are ${rulesVersion}`)
  const migrated = (state: GameState) => (rules === rulesVersion ? state : game.migrate(clone(state), rules))
  const snapshot = kept && { ...kept, state: migrated(kept.state) }
  const {
    version,
    state,
    entryCount: entries,
    retaken,
  } = new LiveTable(game, settings, { snapshot, steps, before, byOtherRules: rules !== rulesVersion && game.reshapes })
  const taken = { version, state: clone(state), counts: { entries, retaken } }
  return { live: new LiveTable(game, settings, { snapshot: taken, steps, before }), taken }
}
