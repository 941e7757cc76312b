// One at a time, across processes. Built-ins only: see bootstrap.mjs.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Milliseconds between two looks at a lock of another process. */
const PAUSE = 200
/** Milliseconds in which the owner of a lock must have written its id into it. */
const UNNAMED = 5000

/**
 * Works while nobody else does under the same lock; whoever comes meanwhile waits. A lock whose owner is gone is taken
 * over: a process that was killed cannot give it back.
 * @template T
 * @param {string} lock a folder that exists while the lock is taken
 * @param {() => T} work
 * @param {() => void} onWait called once if there is somebody to wait for
 * @returns {T}
 */
export function whileLocked(lock, work, onWait = () => {}) {
  for (let told = false; !take(lock); told = true) {
    if (!told) onWait()
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
  }
  try {
    return work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    mkdirSync(lock)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    if (isStale(lock)) rmSync(lock, { recursive: true, force: true })
    return false
  }
  writeFileSync(join(lock, 'owner'), `${process.pid}`)
  return true
}

/** @param {string} lock */
function isStale(lock) {
  const owner = ownerOf(lock)
  if (owner > 0) return !isRunning(owner)
  const found = statSync(lock, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs > UNNAMED
}

/**
 * @param {string} lock
 * @returns {number} its process; 0 if it has not said so yet
 */
function ownerOf(lock) {
  try {
    return Number(readFileSync(join(lock, 'owner'), 'utf8'))
  } catch {
    return 0
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH' // it is somebody else's
  }
}
