// The end screen explains every point of every seat.
import { languages } from '@acheron/engine/words'
import { florence } from '@acheron/games/florence'
import type { FlorencePoints } from '@acheron/games/florence/board.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { End } from '../../src/games/florence/end/End.tsx'
import { rankedSeats } from '../../src/games/florence/end/ranking.tsx'
import { seatLine, share } from '../../src/games/florence/end/texts.ts'
import { endVoice, loadEnd } from '../../src/games/florence/end/words.ts'
import { Game } from './games.ts'

const names = ['Ada', 'Bea', 'Cia', 'Dino']
beforeAll(() => Promise.all(languages.map(language => loadEnd(language))))

function finished(players: number, seed: string) {
  const game = new Game(players, seed)
  while (game.step());
  return { view: game.view(0), result: florence.result(game.state)! }
}

const cellsOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ')

test('the rows of a seat add up to what it has in the end', () => {
  for (const players of [2, 3, 4]) {
    const { view, result } = finished(players, `end ${players}`)
    const html = renderToStaticMarkup(createElement(End, { view, result, names, language: 'en' }))
    const [sheet = ''] = html.split('</table>')
    const rows = sheet.split('<tr').slice(2)
    const amounts = (row: string) =>
      [...row.matchAll(/<td[^>]*>(−?\d+)<\/td>/g)].map(([, text = '']) => Number(text.replace('−', '-')))
    const order = result.ranking.flat()
    const total = rows.find(row => row.includes('fl-total'))!
    expect(amounts(total)).toEqual(order.map(seat => result.scores?.[seat]))
    const shown = rows.filter(row => !/fl-(total|sum|tie)/.test(row)).map(amounts)
    for (const [column, seat] of order.entries())
      expect(shown.reduce((sum, row) => sum + (row[column] ?? 0), 0)).toBe(result.scores?.[seat])
    for (const seat of order) {
      const points = (result.points as unknown as FlorencePoints[])[seat]!
      for (const item of points.steps.diplomas.items)
        if (item.step === 4) expect(cellsOf(html)).toContain(`${item.value} × ${item.level} =  ${item.points}`)
    }
  }
})

test.each(languages)('in words without holes (%s)', language => {
  const { view, result } = finished(3, 'words')
  const voice = endVoice(language)
  const html = renderToStaticMarkup(createElement(End, { view, result, names, language }))
  for (const text of [html, seatLine(view, 1, voice), share(result, '2026-03-01', voice)])
    expect(text).not.toMatch(/undefined|NaN|[{}⟦]/)
  for (const name of names.slice(0, 3)) expect(html).toContain(name)
})

test('what is shared tells places and infamy and nothing else', () => {
  const { result } = finished(2, 'share')
  const lines = share(result, null, endVoice('en')).split('\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toBe('Florence')
  const [first = 0, second = 0] = (result.scores ?? []).toSorted((a, b) => b - a)
  expect(lines[1]).toBe(`1. ${first}`)
  expect(lines[2]).toBe(`2. ${second}`)
  const richer = { ...result, scores: [74, 38], ranking: [[0], [1]] }
  expect(share(richer, null, endVoice('en'))).toContain('1. ■■■■■■■ 74\n2. ■■■■ 38')
})

test('after a shared place the next one is left out, shared and on the sheet', () => {
  const { result } = finished(3, 'tie')
  const tied = { ...result, scores: [74, 38, 74], ranking: [[0, 2], [1]], winners: [0, 2] }
  const lines = share(tied, null, endVoice('en')).split('\n')
  expect(lines.slice(1, 4)).toEqual(['1. ■■■■■■■ 74', '1. ■■■■■■■ 74', '3. ■■■■ 38'])
  expect(rankedSeats(tied).map(({ seat, place }) => [seat, place])).toEqual([
    [0, 1],
    [2, 1],
    [1, 3],
  ])
})
