import { expect, test } from 'vitest'
import { scenarios } from '../../test/scenarios.ts'
import { hellgame } from '../index.ts'

const titles = scenarios(hellgame)

test('the acceptance cases 3 to 40 are all there; 1 and 2 are about the board', () => {
  const cases = new Set(titles.map(title => Number(/^Case (\d+)[a-z]?: /.exec(title)?.[1])))
  const missing = Array.from({ length: 38 }, (_, i) => i + 3).filter(number => !cases.has(number))
  expect(missing).toEqual([])
})
