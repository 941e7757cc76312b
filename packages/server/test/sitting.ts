import type { Store } from '../src/store/store.ts'

/** The person sits down where nobody sits; false if they cannot. */
export async function sit(store: Store, id: string, seat: number, person: string): Promise<boolean> {
  const seating = (await store.table(id))?.seating
  if (seating?.seats[seat]?.kind !== 'open') return false
  return store.reseat(id, { ...seating, seats: seating.seats.with(seat, { kind: 'person', person }) })
}
