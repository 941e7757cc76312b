import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Chromium {
  readonly path: string
  /** Removes the unpacked browser. */
  remove(): void
}

/** The browser to use: the one named by CHROME, else the one inside the npm package, unpacked into a folder of its own. */
export async function chromiumOnDisk(): Promise<Chromium> {
  if (process.env.CHROME) return { path: process.env.CHROME, remove() {} }
  const before = process.env.TMPDIR
  const folder = mkdtempSync(join(tmpdir(), 'acheron-chromium-'))
  // It unpacks itself into TMPDIR.
  process.env.TMPDIR = folder
  try {
    const { default: bundled } = await import('@sparticuz/chromium')
    const path = await bundled.executablePath()
    return { path, remove: () => rmSync(folder, { recursive: true, force: true }) }
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
