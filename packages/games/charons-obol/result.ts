import type { Result } from '@acheron/engine'
import type { CharonsObolState } from './state.ts'

/** R3.1, R3.2: whoever has the fare crosses; the others by what they hold. */
export function result({ flow, purses }: CharonsObolState): Result | null {
  if (flow.length > 0) return null
  const amounts = [...new Set(purses)].sort((a, b) => b - a)
  const ranking = amounts.map(amount => purses.flatMap((purse, seat) => (purse === amount ? [seat] : [])))
  return { winners: ranking[0]!, ranking, scores: [...purses] }
}

export function progress({ flow, purses, options }: CharonsObolState): number {
  return flow.length === 0 ? 100 : Math.round((100 * Math.max(...purses)) / options.fare)
}
