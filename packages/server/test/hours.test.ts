import { expect, test } from 'vitest'
import { gatheredAt, sendableFrom } from '../src/notices/hours.ts'
import { usualChoice } from '../src/store/subjects/notices.ts'

const at = (text: string) => Date.parse(text)
const night = { quiet: { from: 22 * 60, to: 8 * 60 }, zone: 'Europe/Stockholm' }

test('quiet hours are those of the person, over midnight too', () => {
  const day = at('2026-06-10T12:00:00Z')
  expect(sendableFrom(night, day)).toBe(day)
  // In Stockholm it is two hours later in summer, one in winter.
  expect(sendableFrom(night, at('2026-06-10T20:00:00Z'))).toBe(at('2026-06-11T06:00:00Z'))
  expect(sendableFrom(night, at('2026-12-10T20:59:00Z'))).toBe(at('2026-12-10T20:59:00Z'))
  expect(sendableFrom(night, at('2026-12-11T02:30:20Z'))).toBe(at('2026-12-11T07:00:00Z'))
  expect(sendableFrom({ ...night, quiet: { from: 9 * 60, to: 10 * 60 } }, at('2026-12-11T08:15:00Z'))).toBe(
    at('2026-12-11T09:00:00Z'),
  )
  expect(sendableFrom({ ...night, quiet: null }, at('2026-12-11T02:30:20Z'))).toBe(at('2026-12-11T02:30:20Z'))
  expect(sendableFrom({ ...night, quiet: { from: 60, to: 60 } }, day)).toBe(day)
})

test('letters are gathered by the hour or the day, but not those about time', () => {
  const now = at('2026-12-11T09:20:00Z')
  const choice = { ...usualChoice, zone: 'Europe/Stockholm' }
  expect(gatheredAt({ ...choice, digest: 'none' }, 'mail', 'turn', now)).toBe(now)
  expect(gatheredAt({ ...choice, digest: 'hour' }, 'mail', 'turn', now)).toBe(at('2026-12-11T10:00:00Z'))
  expect(gatheredAt({ ...choice, digest: 'day' }, 'mail', 'turn', now)).toBe(at('2026-12-12T07:00:00Z'))
  expect(gatheredAt({ ...choice, digest: 'day' }, 'mail', 'time', now)).toBe(now)
  expect(gatheredAt({ ...choice, digest: 'day' }, 'push', 'turn', now)).toBe(now)
})
