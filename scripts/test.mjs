// All checks, one after the other; the closing line counts them. Another check is another row of `parts`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, root } from './bootstrap.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {object} Part
 * @property {string} name
 * @property {string} run what `npm run` runs
 * @property {() => string | undefined} [cannot] why it can't run on this machine, if so
 * @property {(ok: boolean) => Count} [count] where it is more than one check
 */

ensureInstalled()
const temp = mkdtempSync(join(tmpdir(), 'acheron-test-'))
/** @param {string} name */
const report = name => join(temp, `${name}.json`)
/** @param {string} name */
const counted = name => `-- --reporter=default --reporter=json --outputFile.json="${report(name)}"`

/** @type {Part[]} */
const parts = [
  { name: 'types', run: 'types' },
  { name: 'lint', run: 'lint' },
  { name: 'words', run: 'words -- --check' },
  { name: 'dead code', run: 'dead' },
  { name: 'web client', run: 'build' },
  { name: 'unit', run: `unit ${counted('unit')}`, count: ok => vitestCount('unit', ok) },
  { name: 'browser', run: `browser ${counted('browser')}`, count: ok => vitestCount('browser', ok) },
]

const PASSED = { passed: 1, failed: 0, skipped: 0 }
const FAILED = { passed: 0, failed: 1, skipped: 0 }
const SKIPPED = { passed: 0, failed: 0, skipped: 1 }

/**
 * What vitest counted. A run that failed outside any test (a file that does not load), or that ran none, has failed.
 * @param {string} name
 * @param {boolean} ok
 * @returns {Count}
 */
function vitestCount(name, ok) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
      readFileSync(report(name), 'utf8'),
    )
    const failed = numFailedTests === 0 && (!ok || numPassedTests === 0) ? 1 : numFailedTests
    return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests }
  } catch {
    return FAILED // it did not live to tell
  }
}

/**
 * @param {Part} part
 * @returns {Count}
 */
function run({ name, run, count }) {
  console.log(`\n== ${name}`)
  const ok = spawnSync(`npm run -s ${run}`, { cwd: root, shell: true, stdio: 'inherit' }).status === 0
  return count ? count(ok) : ok ? PASSED : FAILED
}

const total = { passed: 0, failed: 0, skipped: 0 }
const closing = []
for (const part of parts) {
  const start = performance.now()
  const why = part.cannot?.()
  const count = why === undefined ? run(part) : process.env.CI === 'true' ? FAILED : SKIPPED
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const verdict = count.failed > 0 ? 'FAIL' : why === undefined ? 'pass' : 'skip'
  closing.push(`${verdict}  ${part.name.padEnd(12)} ${seconds.padStart(6)} s${why ? `  cannot run here: ${why}` : ''}`)
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
}
rmSync(temp, { recursive: true })

console.log(`\n${closing.join('\n')}`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 ? 1 : 0)
