import { leave } from '@acheron/engine'
import { guardianIds } from '../box/guardians.ts'
import type { OpeningFrame } from '../frames.ts'
import { options as schema } from '../meta.ts'
import { type FlorencePhase, nobody } from './phase.ts'

/** Reports the set-up and the options. */
export const opening: FlorencePhase<OpeningFrame> = {
  ...nobody,
  auto(state, _frame, ctx) {
    const { players, first } = state
    const values = Object.entries(state.options).map(([name, value]) => [name, valueText(value)] as const)
    const text = ([name, value]: readonly [string, string]) => `${name} ${value}`
    const options = values.map(text)
    const agreed = values.filter(([name, value]) => value !== usual[name]).map(text)
    const guardians = guardianIds.filter(id => state.guardians[id] !== undefined)
    ctx.emit({ e: 'gameStarted', players, first, options, agreed, guardians })
    leave(state)
    return true
  },
}

/** The default value of each option. */
const usual = Object.fromEntries(
  Object.entries(schema).map(([name, option]) => [name, option.kind === 'draw' ? 'random' : String(option.default)]),
)

function valueText(value: string | number | readonly string[]): string {
  return typeof value === 'object' ? 'chosen' : String(value)
}
