import { defineConfig } from 'vitest/config'

// Two files at a time on any machine: each has its own server and browser, which share the cores.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['setup.ts'],
    maxWorkers: 2,
    testTimeout: 180_000,
    // As in the unit tests: what passed only at its second try is named.
    retry: process.env.CI === 'true' ? 1 : 0,
    hookTimeout: 60_000,
    // Polls wait as long as clicks do: a page on a busy machine is slow.
    expect: { poll: { timeout: 30_000 } },
  },
})
