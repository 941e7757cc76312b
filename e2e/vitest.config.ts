import { defineConfig } from 'vitest/config'

// One file at a time: the tests share two cores with the server and the browser itself.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['setup.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // A page on a busy machine takes its time; whoever waits for it waits as long as a click does.
    expect: { poll: { timeout: 15_000 } },
  },
})
