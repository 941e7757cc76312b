import { guardianIds } from './box/guardians.ts'
import type { Ctx, FlorenceState } from './state.ts'

/** Tells what was laid out, with the options that are not as in the rules. */
export function announce(state: FlorenceState, ctx: Ctx): void {
  const { players, first, guardians } = state
  const drawn = guardianIds.filter(id => guardians[id] !== undefined)
  const options = Object.entries(state.options).map(([name, value]) => `${name} ${valueText(value)}`)
  ctx.emit({ e: 'gameStarted', players, first, options, guardians: drawn })
}

function valueText(value: string | number | readonly string[]): string {
  return typeof value === 'object' ? 'chosen' : String(value)
}
