import { defineConfig } from 'vitest/config'

// One browser at a time: the tests share two cores with the server and the browser itself.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
