// Counts a run of Vitest for `npm test`, into the file that ACHERON_COUNT names.
import { writeFileSync } from 'node:fs'

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} skipped the tests that cannot run on this machine
 * @property {string[]} again the tests that passed at their second try
 */

export default class CountReporter {
  /** @type {Count} */
  #count = { passed: 0, failed: 0, skipped: [], again: [] }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state } = test.result()
    const { fullName } = test
    if (state === 'skipped') this.#count.skipped.push(fullName)
    else if (state !== 'pending') this.#count[state]++
    if (test.diagnostic()?.flaky) this.#count.again.push(fullName)
  }

  onTestRunEnd() {
    if (process.env.ACHERON_COUNT) writeFileSync(process.env.ACHERON_COUNT, JSON.stringify(this.#count))
  }
}
