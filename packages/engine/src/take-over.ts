import type { GameDefinition, GameState } from './game.ts'
import { clone } from './json.ts'
import { LiveTable, type Snapshot } from './live.ts'
import type { TableSettings } from './table.ts'

/** A table that other rules have left: the last state that is kept of it, their version, and its steps as texts. */
export interface Left {
  readonly kept: Snapshot | null
  readonly rules: number
  readonly steps: readonly string[]
}

/**
 * Has a game's rules go on with a table that an older version of them has left; an error says why that cannot be. It goes
 * on from the last state that is kept, and nothing before can be taken back: what was decided is not decided anew. Steps
 * after that state must lead to where they led then, for none of them may be lost. `taken` is what to restore it from
 * from now on.
 */
export function takeOver(
  game: GameDefinition,
  settings: TableSettings,
  { kept, rules, steps }: Left,
): { readonly live: LiveTable; readonly taken: Snapshot } {
  const { rulesVersion } = game.meta
  if (rules > rulesVersion) throw new Error(`it was played by rules version ${rules}, and these are ${rulesVersion}`)
  const migrated = (state: GameState) => (rules === rulesVersion ? state : game.migrate(clone(state), rules))
  const snapshot = kept && { version: kept.version, state: migrated(kept.state) }
  const { version, state } = new LiveTable(game, settings, { snapshot, steps })
  const taken = { version, state: clone(state) }
  return { live: new LiveTable(game, settings, { snapshot: taken, steps }), taken }
}
