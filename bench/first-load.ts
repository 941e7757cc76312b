// The amount of script that a table's page loads, and what its largest game adds to it. The client is built as it is shipped, but with Vite's manifest and
// into a separate folder. The sum covers the page itself, the table's page, the words of one language, and all that
// these import.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { limitedTogether } from './bench.ts'
import { inDataFolder } from './data-folder.ts'

/** Vite's manifest: built files by their sources. */
type Manifest = Record<string, { readonly file: string; readonly imports?: readonly string[] }>

const PAGE = ['index.html', 'src/table/TableRoute.tsx', 'src/words/compiled/en.ts']
/** Its story and its pictures come when they are needed, its words in one language. */
const CARAVAN = ['src/games/caravan/index.ts']

export const firstLoad = limitedTogether(
  [
    {
      name: 'web/first-load',
      peerName: 'limit 130 kB, without the game',
      unit: 'kB of script, gzip',
      goal: 1,
      limit: 130,
    },
    {
      name: 'web/caravan-load',
      peerName: 'limit 200 kB, what the game adds',
      unit: 'kB of script, gzip',
      goal: 1,
      limit: 200,
    },
  ],
  () =>
    inDataFolder(async folder => {
      const manifest = build(folder)
      const page = scripts(manifest, PAGE)
      return [kilobytes(folder, page), kilobytes(folder, scripts(manifest, CARAVAN).difference(page))]
    }),
)

function build(folder: string): Manifest {
  const root = join(import.meta.dirname, '..')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const options = ['--manifest', 'manifest.json', '--outDir', folder, '--logLevel', 'error']
  execFileSync(process.execPath, [vite, 'build', join(root, 'packages/web'), ...options], { stdio: 'inherit' })
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
}

function kilobytes(folder: string, files: ReadonlySet<string>): number {
  let bytes = 0
  for (const file of files) bytes += gzipSync(readFileSync(join(folder, file))).length
  return bytes / 1000
}

/** The built files of these sources and of all that they import; what is imported on demand does not count. */
function scripts(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>()
  const add = (source: string): void => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`the client's build has no ${source}: is this bench out of date?`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  sources.forEach(add)
  return files
}
