import type { Seat } from '@acheron/engine'
import { seatsIn } from '@acheron/engine/words'

/** Whether a line is about the viewer: it names their seat, and another has decided. */
export function concerns(line: string, by: Seat | null, mine: Seat | null): boolean {
  return mine !== null && by !== null && by !== mine && seatsIn(line).includes(mine)
}
