import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { games } from '../index.ts'

test.each(games.map(({ meta }) => meta.id))('%s goes through the battery', id => {
  expect(existsSync(join(import.meta.dirname, '..', id, 'test', 'battery.test.ts'))).toBe(true)
})
