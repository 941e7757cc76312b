import type { CaravanEvent } from '../events.ts'
import type { CaravanState } from '../state.ts'

type Sums = readonly (readonly [name: string, by: number])[]

/**
 * The figures of section 10, circle by circle, for simulations. Modes apart: whoever has lost often may go on in an easier
 * one (R20.4).
 */
export function tallyOf(event: CaravanEvent, { chapter, fight, lost, options }: CaravanState): Sums {
  const mode = options.difficulty === 'standard' ? '' : ` in ${options.difficulty}`
  const sum = (name: string, by = 1): Sums => [[`circle ${chapter}${mode}: ${name}`, by]]
  switch (event.e) {
    case 'confrontationEnded':
      return [
        ...sum(event.result),
        ...sum('Rounds', event.rounds),
        ...(lost === 0 && event.result === 'victory' ? sum('victory at the first try') : []),
      ]
    case 'ordealEnded':
      return sum(event.success ? 'Ordeals met' : 'Ordeals failed')
    case 'attackMade':
      return sum('Attacks')
    case 'cardRevealed':
      return event.side === 'counter' ? sum('Counterattacks') : []
    case 'championWounded':
      return fight ? sum(`Wounds of the ${event.champion}`) : []
    case 'campaignEnded':
      return [[`end: ${event.cause}`, 1]]
    default:
      return []
  }
}
