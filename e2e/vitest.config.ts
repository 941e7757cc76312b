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
  },
})
