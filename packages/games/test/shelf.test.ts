import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { games } from '../index.ts'

test.each(games.map(({ meta }) => meta.id))('%s plays its scenarios and goes through the battery', id => {
  const tests = join(import.meta.dirname, '..', id, 'test')
  for (const name of ['scenarios', 'battery']) expect(existsSync(join(tests, `${name}.test.ts`)), name).toBe(true)
})
