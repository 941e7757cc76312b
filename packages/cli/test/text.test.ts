// What texts take on the terminal: wide characters take two columns, marks that combine take none.
import { expect, test } from 'vitest'
import { beside, center, clip, pad, width, wrap } from '../src/play/text.ts'

const red = (text: string) => `\u001b[31m${text}\u001b[39m`

test.each([
  ['plain', 'Minos', 5],
  ['colours', red('Minos'), 5],
  ['Chinese', '但丁', 4],
  ['full width', 'ＡＢ', 4],
  ['Korean', '지옥', 4],
  ['an emoji', '🔥', 2],
  ['an emoji of several', '👩‍👩‍👧', 2],
  ['a flag', '🇸🇪', 2],
  ['a combining accent', 'e\u0301', 1],
  ['an accent', 'é', 1],
  ['a zero-width joiner', 'a\u200db', 2],
])('the width of %s', (_, text, columns) => {
  expect(width(text)).toBe(columns)
})

test('names of any script stand in columns', () => {
  expect(pad('但丁', 6)).toBe('但丁  ')
  expect(pad('但丁', 6, 'right')).toBe('  但丁')
  expect(center('🔥', 6)).toBe('  🔥  ')
  expect(beside(1, { lines: ['但丁'], columns: 5 }, { lines: ['x'], columns: 2 })).toEqual(['但丁  x '])
})

test('a cut never splits a character and never exceeds its columns', () => {
  expect(clip('但丁和维吉尔', 6)).toBe('但丁…')
  expect(clip('但丁和维吉尔', 5)).toBe('但丁…')
  expect(clip('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 5)).toBe('👩‍👩‍👧👩‍👩‍👧…')
  expect(clip('cafe\u0301s', 5)).toBe('cafe\u0301s')
  expect(clip('cafe\u0301s noirs', 5)).toBe('cafe\u0301…')
  expect(clip(red('Malebolge'), 5)).toBe(red('Male…'))
  expect(clip('Minos', 0)).toBe('')
})

test('lines break by their width', () => {
  expect(wrap('但丁 维吉尔 贝雅', 9)).toEqual(['但丁', '维吉尔', '贝雅'])
  expect(wrap('但丁 维吉尔 贝雅', 11)).toEqual(['但丁 维吉尔', '贝雅'])
})
