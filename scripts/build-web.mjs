// Builds the web client when it is missing or older than its sources. Like the bootstrap it leaves standard output alone.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root } from './bootstrap.mjs'

/** What the client is made of. */
const parts = ['engine', 'games', 'bots', 'protocol', 'web']
const dist = join(root, 'packages/web/dist')

/** A hash of every source file: times say nothing after a clone or a checkout. */
function sources() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const part of parts) {
    const folder = join(root, 'packages', part)
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .filter(file => !/[\\/](node_modules|dist|test|gallery|scenarios)[\\/]/.test(file))
      .sort()
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Builds the client unless the built one is of these very sources. */
export function ensureBuilt() {
  const node = ensureInstalled()
  const stampFile = join(dist, '.built')
  const stamp = sources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.error('Building the web client ...')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const built = spawnSync(node, [vite, 'build', '--logLevel', 'warn', join(root, 'packages/web')], {
    cwd: root,
    // Whatever runs us (a test runner, say): what people get is the production build.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', process.stderr, process.stderr],
  })
  if (built.status !== 0) {
    console.error('The web client could not be built: see above.')
    process.exit(1)
  }
  writeFileSync(stampFile, stamp)
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) ensureBuilt()
