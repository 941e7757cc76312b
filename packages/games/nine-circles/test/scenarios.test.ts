import { expect, test } from 'vitest'
import { scenarios } from '../../test/scenarios.ts'
import { nineCircles } from '../index.ts'

const titles = scenarios(nineCircles)

test('the acceptance cases 1 to 31 are all there', () => {
  const cases = new Set(titles.map(title => Number(/^Case (\d+)[a-z]?: /.exec(title)?.[1])))
  const missing = Array.from({ length: 31 }, (_, i) => i + 1).filter(number => !cases.has(number))
  expect(missing).toEqual([])
})
