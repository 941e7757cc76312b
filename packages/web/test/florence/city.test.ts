// City, house and cards show whatever a legal move is about, in all languages; and nothing of other hands.
import { languages, withNames } from '@acheron/engine/words'
import { florence } from '@acheron/games/florence'
import { boatPastSymbol, type FlorenceMove, type FlorenceView, loanPenalty } from '@acheron/games/florence/board.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { Board } from '../../src/games/florence/stage/Board.tsx'
import { loadCity } from '../../src/games/florence/stage/city/words.ts'
import { gestureOf } from '../../src/games/florence/stage/gestures.ts'
import { loadVoice } from '../../src/games/florence/words.ts'
import { Game } from './games.ts'

const names = ['Ada', 'Bea', 'Cia', 'Dino']
beforeAll(() => Promise.all(languages.flatMap(language => [loadVoice(language), loadCity(language)])))

function boardOf(
  view: FlorenceView,
  moves: readonly FlorenceMove[],
  seat: number | null,
  language: (typeof languages)[number],
) {
  const nothing = () => {}
  const shown = { view, events: [], told: [], moves, legal: moves, pointed: null, advised: null }
  const acts = { onPoint: nothing, onHold: nothing, onMove: nothing, onWhyNot: nothing }
  return renderToStaticMarkup(createElement(Board, { ...shown, ...acts, seat, names, language, motion: false }))
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')

/** Positions of each kind that are drawn. */
const mostOfAKind = 3

test('whatever a legal move is about lies on the table, and what nothing is touched for is a button', async () => {
  const words = await florence.words('en')
  const seen = new Map<string, number>()
  for (const [players, options] of [
    [2, { familyDraft: 'deal2keep1' }],
    [3, { deckGamble: 'openTop' }],
    [4, {}],
  ] as const) {
    const game = new Game(players, `table ${players}`, options)
    for (let n = 0; n < 900; n++) {
      const { seat } = game
      if (seat === undefined) break
      const kind = game.state.flow.at(-1)!.kind
      const moves = game.moves(seat)
      const often = seen.get(kind) ?? 0
      if (often < mostOfAKind) {
        const view = game.view(seat)
        const board = boardOf(view, moves, seat, 'en')
        const shown = (key: string) => board.includes(`data-thing="${key}"`)
        for (const move of moves) {
          const { parts } = gestureOf(view, move)
          const missing = parts.filter(part => !part.some(shown))
          expect(missing, JSON.stringify(move)).toEqual([])
          const said = escaped(withNames(florence.describeMove(move, game.view(seat), words), names))
          if (parts.length === 0) expect(board, JSON.stringify(move)).toContain(said)
        }
        seen.set(kind, often + 1)
      }
      game.step()
    }
  }
  expect([...seen.keys()].sort()).toEqual(
    expect.arrayContaining(['bonfire', 'cityWall', 'courtyard', 'florence', 'fraudOption', 'hell', 'market', 'palace']),
  )
})

test.each(languages)('nothing on the table lacks its words (%s)', language => {
  const game = new Game(4, 'words')
  for (let n = 0; n < 300 && game.step(); n++) {
    if (n % 99 !== 0) continue
    const board = boardOf(game.view(0), [], 0, language)
    expect(board).not.toMatch(/undefined|NaN|[{}]|>[a-z]+\.[a-z]+</)
    expect(board).not.toContain('data-lit="true"')
  }
})

test('others’ cards are backs', () => {
  const game = new Game(3, 'hands')
  for (let n = 0; n < 60; n++) game.step()
  const board = boardOf(game.view(0), [], 0, 'en')
  for (const card of game.state.seats[0]!.hand) expect(board).toContain(`data-thing="card:${card}"`)
  for (const seat of [1, 2])
    for (const card of game.state.seats[seat]!.hand) expect(board).not.toContain(`data-thing="card:${card}"`)
})

test('an empty deck says what the next card is drawn from, and a boat what the next loan costs', () => {
  const game = new Game(2, 'empty deck')
  const { fraud } = game.state
  const boardNow = () => boardOf(game.view(0), [], 0, 'en')
  expect(boardNow()).toContain(`The deck, face down: ${fraud.deck.length} cards`)
  expect(boardNow()).not.toContain('The next loan costs')
  const cards = fraud.deck.splice(0)
  expect(boardNow()).toContain('The deck is empty"')
  fraud.discard.push(...cards.slice(0, 3))
  expect(boardNow()).toContain('the 3 discarded ones are shuffled into a new deck')
  game.state.seats[0]!.boat = boatPastSymbol - 1
  expect(boardNow()).toContain(`The next loan costs ${loanPenalty} infamy at once.`)
})

test.each([
  ['en', 'Dante: step 7 of 14 · 50 %', 'Step 14 ends the game', 'the last turns', 'most infamy wins'],
  ['es', 'Dante: paso 7 de 14 · 50 %', 'El paso 14 acaba la partida', 'los últimos turnos', 'gana la mayor infamia'],
  ['sv', 'Dante: steg 7 av 14 · 50 %', 'Steg 14 avslutar spelet', 'de sista turerna', 'mest vanära vinner'],
] as const)(
  'how far Dante has come, what ends the game and who wins it is said (%s)',
  (language, far, ends, last, wins) => {
    const view = { ...new Game(2, 'table').view(0), dante: 7 }
    const board = boardOf(view, [], 0, language)
    expect(board).toContain(far)
    expect(board).toContain(ends)
    expect(board).toContain(wins)
    const atTheEnd = boardOf({ ...view, dante: 14, end: { seat: 1, cause: 'dante' } }, [], 0, language)
    expect(atTheEnd).toContain(last)
    expect(atTheEnd).toContain(wins)
  },
)
