import type { GoingOn, Store } from './store.ts'

/** Every unfinished table, read by portions: there may be very many. */
export async function* goingOn(store: Store): AsyncGenerator<GoingOn> {
  for (let after = 0; ; ) {
    const tables = await store.tablesGoingOn(after)
    const last = tables.at(-1)
    if (!last) return
    yield* tables
    after = last.no
  }
}
