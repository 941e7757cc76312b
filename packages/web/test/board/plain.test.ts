// A game without a board, rule book or end screen has plain ones that work.
import { type GameDefinition, Table } from '@acheron/engine'
import { type Language, languages } from '@acheron/engine/words'
import { games } from '@acheron/games'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { charonsObol } from '../../../games/charons-obol/index.ts'
import { defineFace } from '../../src/board/defineFace.ts'
import type { GameFace } from '../../src/board/face.ts'
import { fieldsOf, plainValue } from '../../src/board/plain/fields.ts'
import { ornamentOf, titleLines } from '../../src/board/plain/ornament.ts'
import { plainName } from '../../src/board/plain/plainName.ts'

const nothing = () => {}
const names = ['Pia', 'Ugo', 'Eva', 'Ada', 'Leo']

/** The plain board as a seat sees it. */
function drawBoard(face: GameFace, table: Table, seat: number | null, language: Language = 'en'): string {
  const moves = seat === null ? [] : table.moves(seat)
  return renderToStaticMarkup(
    createElement(face.Board, {
      ...{ view: table.view(seat), moves, legal: moves, events: [], told: [], pointed: null, advised: null },
      ...{ onPoint: nothing, onHold: nothing, onMove: nothing, onWhyNot: nothing },
      ...{ seat, names: names.slice(0, table.config.players), language, motion: false },
    }),
  )
}

/** A face made of nothing but plain parts. */
const plain = (game: GameDefinition, language: Language) => defineFace(game, async () => ({}))(language)

/** Plays a number of moves, or to the end. */
function play(table: Table, moves: number): void {
  for (let n = 0; n < moves; n++) {
    const [seat] = table.actors()
    if (seat === undefined) return
    const listed = table.moves(seat).filter(move => !table.game.concedes(move))
    table.submit(seat, listed[(n * 7919) % listed.length] ?? table.moves(seat)[0]!)
  }
}

describe('a game with nothing but rules', () => {
  const game = charonsObol as unknown as GameDefinition
  const open = () => new Table(game, { players: 3, seed: 'plain' })

  test('its board shows what each seat has, what lies before all, and the moves as buttons', async () => {
    const table = open()
    const face = await plain(game, 'en')
    const html = drawBoard(face, table, table.actors()[0]!)
    expect(html).toMatch(/<th scope="col">Purses<\/th>/)
    expect(html).toMatch(/<th scope="row">Ugo<\/th><td>0<\/td>/)
    expect(html).toMatch(/<th scope="row">Bowl<\/th><td>\d+<\/td>/)
    expect(html).toMatch(/<button[^>]*>Throw the die<\/button>/)
    expect(html).not.toMatch(/Flow|Rng|Options/)
    expect(drawBoard(face, table, null)).not.toMatch(/<button/)
  })

  test('its prompt, seat line, end and shared text say what there is to say', async () => {
    const table = open()
    const face = await plain(game, 'sv')
    const [seat] = table.actors()
    expect(face.prompt(table.view(seat!), table.moves(seat!))).toMatchObject({
      title: 'Du bestämmer',
      choices: [{ move: { do: 'throw' }, label: expect.stringMatching(/\w/) }],
    })
    expect(face.prompt(table.view(null), []).choices).toEqual([])
    play(table, 10_000)
    const result = game.result(table.state)!
    expect(face.seatLine(table.view(null), 1)).toBe('')
    const html = renderToStaticMarkup(
      createElement(face.End, { view: table.view(null), result, names: names.slice(0, 3), language: 'sv' }),
    )
    expect(html).toContain(`${names[result.winners[0]!]} vinner.`)
    expect(html.match(/<tr>/g)).toHaveLength(4)
    expect(face.share(table.view(null), result, '17 november')).toBe(
      `Karons obol · 17 november\nPoäng: ${result.scores.join(' – ')}`,
    )
  })

  test.each(languages)('its rule book says that there is none yet, and it has no lesson (%s)', async language => {
    const face = await plain(game, language)
    const [chapter, ...others] = face.rules({ players: 2, options: {} })
    expect(others).toEqual([])
    expect(chapter?.text.length).toBeGreaterThan(20)
    expect(face.lesson).toBeUndefined()
    expect(drawBoard(face, open(), 0, language)).toContain('<table')
  })

  test('the parts it has are its own, the others are plain', async () => {
    const seatLine = () => 'own'
    const face = await defineFace(charonsObol, async () => ({ seatLine }))('en')
    expect(face.seatLine).toBe(seatLine)
    expect(drawBoard(face, open(), 0)).toContain('plain-board')
  })
})

test.each(games.map(({ meta, load }) => ({ id: meta.id, load })))('the plain face works for $id', async ({ load }) => {
  const game = await load()
  const face = await plain(game, 'en')
  const table = new Table(game, { players: game.meta.seats.max, seed: 'plain' })
  for (let moment = 0; moment < 4; moment++) {
    for (const seat of [null, ...table.actors()]) {
      const moves = seat === null ? [] : table.moves(seat)
      const html = drawBoard(face, table, seat)
      expect(html.match(/board-button/g) ?? []).toHaveLength(moves.length)
      expect(html).not.toMatch(/undefined|\[object|NaN/)
      expect(face.seatLine(table.view(seat), 0)).not.toMatch(/undefined|\[object|NaN/)
      expect(face.prompt(table.view(seat), moves).choices).toHaveLength(moves.length)
    }
    play(table, 9)
  }
})

describe('fields of a view', () => {
  const meta = { ...charonsObol.meta, seats: { min: 2, max: 4 } }
  const view = (fields: object) => ({ flow: [], ...fields })

  test('objects by seat become columns, and lists of another length lie before all', () => {
    const { seats, shared } = fieldsOf(
      view({
        seats: [
          { gold: 1, cards: [] },
          { gold: 2, cards: ['a'] },
        ],
        row: [1, 2, 3, 4, 5],
      }),
      meta,
    )
    expect(seats[1]?.fields).toEqual([
      { name: 'Gold', value: 2 },
      { name: 'Cards', value: ['a'] },
    ])
    expect(shared).toEqual([{ name: 'Row', value: [1, 2, 3, 4, 5] }])
  })

  test('the number of players is taken from the view where it tells', () => {
    expect(fieldsOf(view({ players: 3, hand: [1, 2], purses: [1, 2, 3] }), meta)).toEqual({
      shared: [{ name: 'Hand', value: [1, 2] }],
      seats: [1, 2, 3].map((value, seat) => ({ seat, fields: [{ name: 'Purses', value }] })),
    })
  })

  test('a game of one player has all of it before all', () => {
    const solo = { ...meta, seats: { min: 1, max: 1 } }
    expect(fieldsOf(view({ dice: [3] }), solo)).toEqual({ shared: [{ name: 'Dice', value: [3] }], seats: [] })
  })

  test('names and values in plain form', () => {
    const words = { yes: 'yes', no: 'no', none: '–' }
    expect(['lateSeatGems', 'throne-places', 'x'].map(plainName)).toEqual(['Late seat gems', 'Throne places', 'X'])
    expect(plainValue([], words)).toBe('–')
    expect(plainValue(null, words)).toBe('–')
    expect(plainValue([1, null, true], words)).toBe('1, –, yes')
    expect(plainValue({ at: 'S1', imps: [{ on: 3 }] }, words)).toBe('At S1 · Imps ((On 3))')
    expect(
      plainValue(
        Array.from({ length: 30 }, () => 0),
        words,
      ),
    ).toMatch(/0, … \(30\)$/)
  })
})

test('a plain cover: the same id has the same ornament, and long names have several lines', () => {
  expect(ornamentOf('charons-obol')).toEqual(ornamentOf('charons-obol'))
  expect(ornamentOf('charons-obol')).not.toEqual(ornamentOf('tower-of-dis'))
  expect(titleLines('The Race of the Imps')).toEqual(['The Race of', 'the Imps'])
})
