import { expect, test } from 'vitest'
import { Climb } from './climb.ts'

/** The rates that are tried at a server that sustains so many moves a second. */
function tried(limit: number): number[] {
  const rates: number[] = []
  for (const climb = new Climb(); !climb.isOver && rates.length < 50; ) {
    rates.push(climb.next)
    climb.took(climb.next <= limit)
  }
  return rates
}

test.each([[1000], [280], [60], [10]])('a server of %i moves a second is found within a tenth', limit => {
  const rates = tried(limit)
  const best = Math.max(...rates.filter(rate => rate <= limit))
  expect(best).toBeGreaterThan(limit * 0.9)
  expect(rates.length).toBeLessThan(25)
})

test('one bad stage is doubted and tried again', () => {
  const climb = new Climb(100, 2)
  climb.took(false)
  expect(climb.next).toBe(100)
  climb.took(true)
  expect(climb.next).toBe(200)
})

test('a server that does nothing ends the climb', () => {
  expect(tried(0).length).toBeLessThan(20)
})
