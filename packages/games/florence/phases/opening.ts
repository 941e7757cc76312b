import { leave } from '@acheron/engine'
import { guardianIds } from '../box/guardians.ts'
import type { OpeningFrame } from '../state.ts'
import { type FlorencePhase, nobody } from './phase.ts'

/** Tells what was laid out, and by which options. */
export const opening: FlorencePhase<OpeningFrame> = {
  ...nobody,
  auto(state, _frame, ctx) {
    const { players, first } = state
    const options = Object.entries(state.options).map(([name, value]) => `${name} ${valueText(value)}`)
    const guardians = guardianIds.filter(id => state.guardians[id] !== undefined)
    ctx.emit({ e: 'gameStarted', players, first, options, guardians })
    leave(state)
    return true
  },
}

function valueText(value: string | number | readonly string[]): string {
  return typeof value === 'object' ? 'chosen' : String(value)
}
