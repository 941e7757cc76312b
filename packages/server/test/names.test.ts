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
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['❤\ufe0f', '❤\ufe0f'],
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
  ['a right-to-left mark', 'a\u200fb'],
  ['an Arabic letter mark', 'a\u061cb'],
  ['a soft hyphen', 'Dan\u00adte'],
  ['letters that nobody sees', '\u3164\u115f\uffa0'],
  ['the blank of Braille', '\u2800'],
  ['a tag', 'Dante\u{e0041}'],
  ['a heap of marks', `D${'\u0300'.repeat(23)}`],
  ['the mark of a seat', '⟦0⟧'],
])('%s is not a name', (_what, given) => {
  expect(() => checkName(given)).toThrow(/^the name (must have 1 to 24 characters|has a character that cannot)/)
})
