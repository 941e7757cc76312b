import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Works with a folder that is removed afterwards. The folder lies here because the system's temporary files may be in
 * memory.
 */
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
