import { defineConfig } from 'vitest/config'

// Two files at a time, on whatever machine: each has a server and a browser of its own, which share the cores.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['setup.ts'],
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // A page on a busy machine takes its time; whoever waits for it waits as long as a click does.
    expect: { poll: { timeout: 15_000 } },
  },
})
