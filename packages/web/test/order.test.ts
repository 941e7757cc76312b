import { expect, test } from 'vitest'
import { reasonOf } from '../src/admin/reason.ts'

test('whoever is banned reads until when and why, without the marks of the log', () => {
  expect(reasonOf('ban', '2027-11-20 + insults: "x"', 'en')).toBe('20 November 2027. insults: "x"')
  expect(reasonOf('ban', '2026-01-02 spam', 'sv')).toBe('2 januari 2026. spam')
  expect(reasonOf('close', '2026-01-02 spam', 'es')).toBe('2026-01-02 spam')
  expect(reasonOf('report', 'done', 'en')).toBe('')
})
