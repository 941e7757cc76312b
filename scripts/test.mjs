// All checks, one after the other; the closing line counts them. Another check is another row of `parts`.
// `--whole` (npm run proof): what takes long is looked at whole, not as a sample of the commit.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, root } from './bootstrap.mjs'
import { fetchCompiler } from './compiler.mjs'
import { fetchNatsServer } from './nats-server.mjs'

/**
 * @typedef {import('./count-reporter.mjs').Count} Count
 * @typedef {object} Part
 * @property {string} name
 * @property {string} run what `npm run` runs
 * @property {(ok: boolean) => Count} [count] where it is more than one check
 */

if (process.argv.includes('--whole')) process.env.ACHERON_PROOF = 'whole'
ensureInstalled()
fetchNatsServer()
fetchCompiler()
// The tests have databases of their own.
delete process.env.DATABASE_URL
delete process.env.NATS_URL
const temp = mkdtempSync(join(tmpdir(), 'acheron-test-'))
/** @param {string} name */
const report = name => join(temp, `${name}.json`)
const counted = `-- --reporter=default --reporter="${join(root, 'scripts/count-reporter.mjs')}"`

/** @type {Part[]} */
const parts = [
  { name: 'types', run: 'types' },
  { name: 'lint', run: 'lint' },
  { name: 'words', run: 'words -- --check' },
  { name: 'dead code', run: 'dead' },
  { name: 'web client', run: 'build' },
  { name: 'unit', run: `unit ${counted}`, count: ok => vitestCount('unit', ok) },
  { name: 'browser', run: `browser ${counted}`, count: ok => vitestCount('browser', ok) },
]

/** @type {Count} */
const PASSED = { passed: 1, failed: 0, skipped: [], again: [] }
/** @type {Count} */
const FAILED = { passed: 0, failed: 1, skipped: [], again: [] }

/**
 * What vitest counted. A run that failed outside any test (a file that does not load), or that ran none, has failed.
 * @param {string} name
 * @param {boolean} ok
 * @returns {Count}
 */
function vitestCount(name, ok) {
  try {
    /** @type {Count} */
    const count = JSON.parse(readFileSync(report(name), 'utf8'))
    return { ...count, failed: count.failed || (ok && count.passed > 0 ? 0 : 1) }
  } catch {
    return FAILED // it crashed before its report
  }
}

/**
 * @param {Part} part
 * @returns {Count}
 */
function run({ name, run, count }) {
  console.log(`\n== ${name}`)
  const env = { ...process.env, ACHERON_COUNT: report(name) }
  const ok = spawnSync(`npm run -s ${run}`, { cwd: root, shell: true, stdio: 'inherit', env }).status === 0
  return count ? count(ok) : ok ? PASSED : FAILED
}

// A machine that checks for others must be able to run everything.
const isCi = process.env.CI === 'true'
const total = { passed: 0, failed: 0, skipped: 0 }
const closing = []
for (const part of parts) {
  const start = performance.now()
  const { passed, failed, skipped, again } = run(part)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const verdict = failed > 0 || (isCi && skipped.length > 0) ? 'FAIL' : 'pass'
  closing.push(`${verdict}  ${part.name.padEnd(12)} ${seconds.padStart(6)} s`)
  closing.push(...skipped.map(name => `      cannot run here: ${name}`))
  closing.push(...again.map(name => `      passed at the second try: ${name}`))
  total.passed += passed
  total.failed += failed + (isCi ? skipped.length : 0)
  total.skipped += isCi ? 0 : skipped.length
}
rmSync(temp, { recursive: true })

console.log(`\n${closing.join('\n')}`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 ? 1 : 0)
