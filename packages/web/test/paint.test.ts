// What the style sheets are read to paint.
import { expect, test } from 'vitest'
import { colours, contrast, dimmed, over, type Paint, Styles } from './paint.ts'

const hex = ({ r, g, b }: Paint) => [r, g, b].map(channel => Math.round(channel * 255))
const one = (value: string, place = {}) => colours(value, 'abyss', place)[0]!

test('colours of both themes, mixtures and veils', () => {
  expect(hex(one('#fa8'))).toEqual([255, 170, 136])
  expect(hex(one('light-dark(#fff, #000)'))).toEqual([0, 0, 0])
  expect(hex(colours('light-dark(#fff, #000)', 'parchment')[0]!)).toEqual([255, 255, 255])
  expect(hex(one('color-mix(in srgb, #fff 25%, #000)'))).toEqual([64, 64, 64])
  expect(hex(one('color-mix(in srgb, #f00 calc(var(--level) * 20%), #000)', { '--level': '2' }))).toEqual([102, 0, 0])
  const veil = one('color-mix(in srgb, #f00 40%, transparent)')
  expect(hex(veil)).toEqual([255, 0, 0])
  expect(veil.alpha).toBeCloseTo(0.4)
  expect(hex(over(veil, one('#000')))).toEqual([102, 0, 0])
  expect(hex(over(one('#fff'), one('#000'), 0.5))).toEqual([128, 128, 128])
  expect(hex(dimmed(one('#808080'), 0.5))).toEqual([64, 64, 64])
  expect(colours('linear-gradient(#111 20%, #222)', 'abyss').map(hex)).toEqual([
    [17, 17, 17],
    [34, 34, 34],
  ])
  expect(contrast(one('#fff'), one('#000'))).toBe(21)
})

test('a rule is found by each of its selectors, and rules for other widths do not count', () => {
  const table = new Styles('table')
  expect(table.of('.passage.newest a', 'color')).toBe('var(--text)')
  expect(table.of('.ask', 'min-height')).toBe('180px')
  expect(() => table.of('.ask', 'max-height')).toThrow('.ask says nothing of max-height')
})
