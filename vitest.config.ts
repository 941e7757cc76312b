import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Until Vitest knows how long each file takes it begins with the largest ones. The batteries are the smallest files and the
 * longest tests: begun last, one of them would run on alone while the other worker has nothing left to do.
 */
class BatteriesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [batteries = [], others = []] = [true, false].map(first =>
      files.filter(({ moduleId }) => moduleId.endsWith('/battery.test.ts') === first),
    )
    return [...(await super.sort(batteries)), ...(await super.sort(others))]
  }
}

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts', 'ops/**/*.test.ts'],
    // Threads share V8's table of code pages, which a run with hundreds of files has been seen to corrupt ("jit_page.has_value").
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: BatteriesFirst },
    testTimeout: 180_000,
    // A machine that checks for others may stand still for a moment. `npm test` names what passed only at its second try.
    retry: process.env.CI === 'true' ? 1 : 0,
    // Threads, sockets and processes on a busy machine take their time: a second, as by default, is soon over.
    expect: { poll: { timeout: 30_000 } },
  },
})
