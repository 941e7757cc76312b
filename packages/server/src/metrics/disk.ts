import { stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The room on the volume of the data file, and what the file takes there. Null where it cannot be told. */
export interface Disk {
  readonly free: number | null
  readonly files: ReadonlyMap<string, number>
}

/** A data file's disk; a database has its own. */
export async function readDisk(file: string | null): Promise<Disk> {
  if (file === null) return { free: null, files: new Map() }
  const [free, data, wal] = await Promise.all([freeBytes(dirname(file)), bytesOf(file), bytesOf(`${file}-wal`)])
  return { free, files: new Map([...(data === null ? [] : [['data', data] as const]), ['wal', wal ?? 0]]) }
}

/** The room left on the disk of a folder for anybody, not only for root; null where that cannot be told. */
export const freeBytes = (folder: string): Promise<number | null> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  )

const bytesOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => null,
  )
