import type { TableSource } from '../../table/source.ts'
import type { Decided } from './solve.ts'

/** All decisions of a game so far. */
export async function decidedAt(source: Pick<TableSource, 'past'>, entries: number): Promise<Decided[]> {
  const moments = await Promise.all(Array.from({ length: entries + 1 }, (_, entry) => source.past(entry)))
  return moments.slice(1).flatMap(({ move, view }, i) => {
    const before = moments[i]?.view
    return move && before ? [{ before, move, after: view }] : []
  })
}
