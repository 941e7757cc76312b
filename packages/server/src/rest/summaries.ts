import type { TableSummary } from '@acheron/protocol'
import type { Services } from '../services.ts'
import { keptOf, personAt } from '../store/seating.ts'
import type { TableBrief } from '../store/store.ts'
import { timedTables } from '../store/subjects/clocks.ts'
import { briefSummary } from '../tables/describe.ts'

/** Returns the function that summarises a table for a list. All names are looked up first. */
export async function summaries(
  briefs: readonly TableBrief[],
  me: string,
  { people, house, store, time }: Pick<Services, 'people' | 'house' | 'store' | 'time'>,
): Promise<(brief: TableBrief) => TableSummary> {
  const seats = briefs.flatMap(brief => brief.seats)
  const names = await people.names(seats.flatMap(seat => personAt(seat) ?? keptOf(seat)?.person ?? []))
  const timed = await store.read(() => timedTables(briefs.map(({ id }) => id)))
  const now = time.now()
  return brief => {
    const present = house.at(brief.id)
    const presence = {
      name: (person: string) => names.get(person) ?? '',
      online: (person: string) => present.has(person),
      awaySince: () => null,
    }
    return briefSummary(brief, me, presence, { table: timed.get(brief.id), now })
  }
}
