import { expect, test } from 'vitest'
import { checkName } from '../src/names.ts'

test.each([
  ['  Dante  ', 'Dante'],
  ['Ñandú Ö', 'Ñandú Ö'],
  ['但丁', '但丁'],
  ['دانتي', 'دانتي'],
  ['👩‍👩‍👧 fam', '👩‍👩‍👧 fam'],
  ['<script>alert(1)</scrip>', '<script>alert(1)</scrip>'],
  ['x'.repeat(24), 'x'.repeat(24)],
  ['e\u0301', 'é'],
])('%s is a name', (given, name) => {
  expect(checkName(given)).toBe(name)
})

test.each([
  ['nothing', '   '],
  ['25 characters', 'x'.repeat(25)],
  ['a line break', 'a\nb'],
  ['a null', 'a\0b'],
  ['a bidi override', 'a\u202eb'],
  ['a bidi isolate', 'a\u2066b'],
  ['only marks that nobody sees', '\u200d\u200c'],
  ['a zero-width space', 'Dan\u200bte'],
  ['half a surrogate', 'a\ud83d'],
])('%s is not a name', (_what, given) => {
  expect(() => checkName(given)).toThrow(/^the name (must have 1 to 24 characters|has a character that cannot)/)
})
