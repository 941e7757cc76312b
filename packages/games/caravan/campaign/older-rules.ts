import { type GameState, parseOptions } from '@acheron/engine'
import { options } from '../meta.ts'
import type { CaravanState } from '../state.ts'

/**
 * The state that an older version of the rules has left, as today's rules would have it. A field that has come since is
 * given the value by which the table goes on as before. Versions 4 to 6 have other numbers in the box and no other state: an Ordeal
 * keeps the Difficulty it was named with, a fight what its set-up has laid out. A token that version 6 has used on a Wounded box
 * gives no STANCE until it is used again.
 */
export function migrate(state: GameState, from: number): CaravanState {
  const older = state as CaravanState
  if (from < 3) toVersion3(older)
  return older
}

/**
 * Options that a table was opened without have their defaults, but a party that was built goes on being built. Its chapter
 * cannot be begun again, for nobody has kept its start, and its journal begins here; what a Wound comes of was not written down.
 */
function toVersion3(state: CaravanState): void {
  state.options = parseOptions(options, Object.assign({ champions: 'own' }, state.options))
  state.start ??= null
  state.journal ??= []
  for (const frame of state.flow) if (frame.kind === 'wound') frame.of ??= 'effect'
}
