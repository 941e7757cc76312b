import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TableFor } from '@acheron/bots/analyse'

/** The files that the page fetches: with the same ones the command line finds the same figures. */
const folder = join(import.meta.dirname, '../../../web/src/hint/exact/tables')

/** The file of a solution that comes with the page; null for rules that have none. */
export const shippedTable: TableFor = async ({ mind }, state, goal) => {
  try {
    return new Uint8Array(readFileSync(join(folder, mind.table!.nameOf(state, goal))))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
