// Runs before every command: installs the packages of the lock file, then hands over to Node 24. This file runs on a
// fresh clone with any Node from 20.12, so it uses built-ins only, and it never writes to standard output, which
// belongs to the command.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { whileLocked } from './lock.mjs'

const NODE_FLOOR = 24

export const root = join(import.meta.dirname, '..')

/**
 * Installs the root's packages where they are missing or stale, and compiles the words.
 * @returns {string} the Node to run things with, 24 or newer
 */
export function ensureInstalled() {
  install(root)
  const node = modernNode()
  compileWords(node)
  return node
}

/**
 * Compiles the words unless the stamp says that these very texts were compiled.
 * @param {string} node
 */
function compileWords(node) {
  const stampFile = join(root, 'node_modules', '.words')
  const packages = join(root, 'packages')
  const texts = readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .filter(file => /[\\/]words[\\/]\w+\.json$/.test(file) && !file.includes('node_modules'))
    .sort()
  const makers = ['words.ts', 'words/read.ts', 'words/check.ts', 'words/generate.ts'].map(file =>
    join(root, 'scripts', file),
  )
  const hash = createHash('sha256')
  for (const file of [...makers, ...texts.map(text => join(packages, text))])
    hash.update(file).update(readFileSync(file))
  const compiled = texts.every(text => existsSync(join(packages, text, '../compiled/load.ts')))
  const stamp = hash.digest('hex')
  if (compiled && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const words = spawnSync(node, ['--disable-warning=ExperimentalWarning', join(root, 'scripts/words.ts')], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
  })
  if (words.status !== 0) stop('The words could not be compiled: see above.')
  writeFileSync(stampFile, stamp)
}

/**
 * Installs a folder's packages unless its stamp says that this very lock file was installed on this platform.
 * The stamp lies inside node_modules, so an install that was broken off or wiped leaves none.
 * @param {string} folder one with a package-lock.json of its own
 */
export function install(folder) {
  const stampFile = join(folder, 'node_modules', '.installed')
  const stamp = createHash('sha256')
    .update(`${process.platform} ${process.arch}\n`)
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const isDone = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
  if (isDone()) return
  // Two installs at once would wipe each other's packages. The lock lies outside node_modules, which npm wipes.
  const installed = whileLocked(
    join(folder, '.installing'),
    () => {
      if (isDone()) return true
      console.error(`Installing packages in ${folder} (npm ci) ...`)
      const npm = spawnSync('npm ci --no-audit --no-fund --loglevel=error', {
        cwd: folder,
        shell: true,
        stdio: ['ignore', process.stderr, process.stderr],
      })
      if (npm.status === 0) writeFileSync(stampFile, stamp)
      return npm.status === 0
    },
    () => console.error(`Waiting for another install in ${folder} ...`),
  )
  if (!installed) stop(`The install failed: see above, then run "npm ci" in ${folder}.`)
}

/** The locked Node where there is one for this platform (it is also what `npm run` finds first), else this one. */
function modernNode() {
  const windows = process.platform === 'win32'
  const locked = join(root, 'node_modules', `node-${windows ? 'win' : process.platform}-${process.arch}`, 'bin')
  const file = join(locked, windows ? 'node.exe' : 'node')
  if (existsSync(file)) return file
  if (Number.parseInt(process.versions.node, 10) >= NODE_FLOOR) return process.execPath
  return stop(`Acheron needs Node ${NODE_FLOOR} or newer, this is ${process.versions.node}: install it and try again.`)
}

/**
 * Runs a program on the Node given, in this process's place: same input and output, same exit code, same signals.
 * @param {string} node
 * @param {string[]} args
 */
export function handOver(node, args) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], { stdio: 'inherit' })
  onEnd(signal => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)))
}

/**
 * Calls `end` when this process is to end, so that it can end its children.
 * @param {(signal: NodeJS.Signals) => void} end
 */
export function onEnd(end) {
  process.on('SIGINT', () => {}) // a terminal sends it to the children as well: they decide
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => end(signal))
  if (process.env.npm_lifecycle_event) {
    // npm ends only the shell between itself and us: losing that parent is our SIGTERM
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && end('SIGTERM'), 200)
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message)
  process.exit(1)
}
