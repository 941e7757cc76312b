import type { Services } from './services.ts'
import { type Brought, bringTables } from './store/subjects/tables-of-people.ts'

/** The tables of a guest become somebody else's, in the store and in every room. */
export async function bring({ store, registry, seen }: Services, from: string, to: string): Promise<Brought> {
  await seen.settle()
  const outcome = await store.write(() => bringTables(from, to))
  await told({ registry }, outcome)
  return outcome
}

/** Rooms that are open see who sits there now. */
export async function told({ registry }: Pick<Services, 'registry'>, { brought }: Brought): Promise<void> {
  await Promise.allSettled(brought.map(({ id }) => registry.reseated(id)))
}
