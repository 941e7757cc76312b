// The end screen explains every point of the score, and shows where it lies among the ranks the table was opened with.
import { nineCircles } from '@acheron/games/nine-circles'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { End } from '../../src/games/nine-circles/end/End.tsx'
import { loadVoice } from '../../src/games/nine-circles/words.ts'
import { tableAt } from './tables.ts'

beforeAll(() => loadVoice('en'))

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const count = (html: string, what: RegExp) => [...html.matchAll(what)].length

/** The end of a descent that left five dice, ten group pips and one of Virgil's, as its screen shows it. */
function shown(options: object = {}) {
  const left = { pool: 2, removed: 3, rows: [4, 0, 5, 1], virgil: 1 }
  const table = tableAt({ ...left, circle: 9, cleared: 8, active: [1, 6, 6, 6] }, options)
  table.submit(0, { do: 'claim', use: [6, 6, 6] })
  const props = { view: table.view(0), result: nineCircles.result(table.state), names: ['Pia'], language: 'en' }
  const html = renderToStaticMarkup(createElement(End, props as unknown as Parameters<typeof End>[0]))
  const [, title = ''] = /<h2>(.*?)<\/h2>/.exec(html) ?? []
  const [sums = ''] = /<dl.*?<\/dl>/.exec(html) ?? []
  const [scale = ''] = /<ol class="nc-scale".*?<\/ol>/.exec(html) ?? []
  return { title, lines: sums.split('<dt>').slice(1), scale, ranks: scale.split('<li ').slice(1) }
}

test('every line of the score is told and drawn, and they add up', () => {
  const { title, lines } = shown()
  expect(title).toBe('Exalted')
  expect(lines.map(textOf)).toEqual(['Dice left 5', 'Empty group pips 10', 'Empty Virgil pips 1', 'Points 16'])
  const [dice = '', ...pips] = lines
  expect(count(dice, /class="nc-small"/g)).toBe(5)
  const empty = (line: string) => count(line, /class="nc-pip"/g) - count(line, /class="nc-cross"/g)
  expect(pips.slice(0, 2).map(empty)).toEqual([10, 1])
})

test.each([
  [
    'source',
    'Exalted',
    '16 points. Ranks begin at 3, 6, 9 and 12 points.',
    ['3–5 Survivor', '6–8 Traveler', '9–11 Poet', '16 12+ Exalted'],
    // Twelve to thirty-six are twenty-five steps.
    ['100%', '100%', '100%', '18%'],
  ],
  [
    'deep',
    'Poet',
    '16 points. Ranks begin at 3, 9, 15 and 20 points.',
    ['3–8 Survivor', '9–14 Traveler', '16 15–19 Poet', '20+ Exalted'],
    ['100%', '100%', '30%', '0%'],
  ],
])('the rank and its place on the scale: %s', (ranks, rank, label, names, filled) => {
  const end = shown({ ranks })
  expect(end.title).toBe(rank)
  expect(end.scale).toContain(`aria-label="${label}"`)
  expect(end.ranks.map(html => textOf(`<${html}`))).toEqual(names)
  expect(end.ranks.map(html => /--filled:([^"]+)"/.exec(html)?.[1])).toEqual(filled)
  expect(end.ranks.map(html => html.includes('aria-current="true"'))).toEqual(names.map(name => name.startsWith('16')))
  expect(end.ranks.map(html => html.includes('data-reached="true"'))).toEqual(filled.map(part => part !== '0%'))
})
