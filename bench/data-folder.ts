import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Works with a folder that is gone afterwards. It lies here, not among the temporary files: those may be in memory. */
export async function inDataFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const data = join(import.meta.dirname, 'data')
  mkdirSync(data, { recursive: true })
  const folder = mkdtempSync(join(data, 'bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
