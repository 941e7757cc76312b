import type { Save, SavesList } from '@acheron/protocol'

/** The saves of a campaign as one table sees them. */
export interface Lineage {
  /** Those that lie in this table's own past, newest first. */
  readonly here: readonly Save[]
  /** All others. */
  readonly others: readonly Save[]
}

/** A table's past is its own saves, then those of the table it began from up to that save, and so on. */
export function lineageOf({ saves, branches }: SavesList): Lineage {
  const until = new Map<string, number>()
  let table = branches.find(branch => branch.here)
  let most = Number.POSITIVE_INFINITY
  while (table && !until.has(table.table)) {
    until.set(table.table, most)
    const { from } = table
    most = from?.n ?? 0
    table = from ? branches.find(branch => branch.table === from.table) : undefined
  }
  const isPast = ({ table, n }: Save) => n <= (until.get(table) ?? 0)
  return { here: saves.filter(isPast), others: saves.filter(save => !isPast(save)) }
}
