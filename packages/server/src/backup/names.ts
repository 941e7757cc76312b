import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A moment as part of a name, such as 20261117T120933Z. */
export const stamp = (at = new Date()) => at.toISOString().replace(/\.\d+|[-:]/g, '')

/** A daily backup's name is its moment: a copied file keeps it. */
const pattern = /^acheron-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.sqlite$/
/** One that is being made, with its neighbours. */
const unfinished = /^acheron-\d{8}T\d{6}Z\.sqlite\.part/

export const newName = (folder: string) => join(folder, `acheron-${stamp()}.sqlite`)

/** The daily backups of the folder that were not finished. */
export const unfinishedBackups = (folder: string) =>
  readdirSync(folder)
    .filter(name => unfinished.test(name))
    .map(name => join(folder, name))

/** The daily backups of the folder, newest first; none where there is no folder. */
export function dailyBackups(folder: string): { readonly file: string; readonly at: number }[] {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  return names
    .sort()
    .reverse()
    .flatMap(name => {
      const parts = pattern.exec(name)
      if (!parts) return []
      const [year, month, day, hour, minute, second] = parts.slice(1).map(Number) as [
        ...[number, number, number],
        ...[number, number, number],
      ]
      return [{ file: join(folder, name), at: Date.UTC(year, month - 1, day, hour, minute, second) }]
    })
}
