import type { CaravanEvent } from '../events.ts'
import type { CaravanState } from '../state.ts'

type Sums = readonly (readonly [name: string, by: number])[]

/** The figures of section 10, circle by circle, for simulations. */
export function tallyOf(event: CaravanEvent, { chapter, fight }: CaravanState): Sums {
  const sum = (name: string, by = 1): Sums => [[`circle ${chapter}: ${name}`, by]]
  switch (event.e) {
    case 'confrontationEnded':
      return [...sum(event.result), ...sum('Rounds', event.rounds)]
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
