// The rule book of a table: what it has agreed on first, then the game's chapters, made once.
import type { JsonObject } from '@acheron/engine'
import { impRace } from '@acheron/games/imp-race'
import { nineCircles } from '@acheron/games/nine-circles'
import { expect, test, vi } from 'vitest'
import type { GameFace, TableTerms } from '../../src/board/face.ts'
import { byAnyKey } from '../../src/board/voices.ts'
import { bookOf } from '../../src/rules/bookOf.tsx'
import { loadWords } from '../../src/words/compiled/load.ts'
import { termsOf } from '../terms.ts'

const [t, sv] = [await loadWords('en'), await loadWords('sv')]

async function faceOf(game: typeof impRace | typeof nineCircles) {
  const rules = vi.fn(({ players }: TableTerms) => [{ id: 'aim', title: 'Aim', body: null, text: `for ${players}` }])
  return { game, t: byAnyKey(await game.words('en')), rules } as unknown as GameFace & { rules: typeof rules }
}
const race = (options: JsonObject = {}) => ({ ...termsOf(impRace, options), players: 3 })

test('it begins with what the table has agreed on', async () => {
  const book = bookOf(await faceOf(impRace), race({ startSteps: 4 }), t)
  expect(book.map(({ id }) => id)).toEqual(['table-terms', 'aim'])
  expect(book[0]!.title).toBe('At this table')
  expect(book[0]!.text).toMatch(/^3 players\. .*4/)
  expect(book[1]!.text).toBe('for 3')
})

test('without variants it says so; a game for one does not count its players', async () => {
  expect(bookOf(await faceOf(impRace), race(), t)[0]!.text).toMatch(/^3 players\. \S/)
  const alone = bookOf(await faceOf(nineCircles), termsOf(nineCircles), t)
  expect(alone[0]!.text).not.toMatch(/player/)
  expect(alone[0]!.text).not.toBe('')
})

test('it is made once for each table’s terms and language', async () => {
  const face = await faceOf(impRace)
  const book = bookOf(face, race(), t)
  expect(bookOf(face, race(), t)).toBe(book)
  expect(face.rules).toHaveBeenCalledTimes(1)
  expect(bookOf(face, { ...race(), players: 4 }, t)[1]!.text).toBe('for 4')
  expect(bookOf(face, race({ startSteps: 4 }), t)).not.toBe(book)
  expect(bookOf(face, race(), sv)[0]!.title).not.toBe(book[0]!.title)
})
