import type { Report } from '@acheron/bots/analyse'
import type { Seat } from '@acheron/engine'
import { isMistake, type Told } from './turning.ts'

export type Filter = 'mine' | 'slips' | 'all'

/** The decisions of a filter; mistakes are the viewer's own where the viewer sat there. */
export function filtered(report: Report, filter: Filter, mine: readonly Seat[]): readonly Told[] {
  const own = ({ seat }: Told) => mine.length === 0 || mine.includes(seat)
  switch (filter) {
    case 'mine':
      return report.decisions.filter(own)
    case 'slips':
      return report.decisions.filter(told => own(told) && isMistake(told))
    case 'all':
      return report.decisions
  }
}
