import type { GoingOn, Store, TablePlace } from './store.ts'

/** Every unfinished table, read by portions: there may be very many. */
export const goingOn = (store: Store): AsyncGenerator<GoingOn> => portions(after => store.tablesGoingOn(after))

/** The same of every table that has saves. */
export const withSaves = (store: Store): AsyncGenerator<TablePlace> => portions(after => store.tablesWithSaves(after))

async function* portions<T extends TablePlace>(next: (after: number) => Promise<T[]>): AsyncGenerator<T> {
  for (let after = 0; ; ) {
    const tables = await next(after)
    const last = tables.at(-1)
    if (!last) return
    yield* tables
    after = last.no
  }
}
