import { languages } from '@acheron/engine/words'
import { impRace } from '@acheron/games/imp-race'
import { expect, test } from 'vitest'
import { book } from '../../src/games/imp-race/rules/book.tsx'
import { termsOf } from '../terms.ts'

const chapters = 'aim table turn run tiles fight trident cards gems free end options'.split(' ')

test.each(languages)('no paragraph of the rule book is missing (%s)', async language => {
  const found = (await book(language, await impRace.words(language)))(termsOf(impRace))
  expect(found.map(({ id }) => id)).toEqual(chapters)
  for (const { title, text } of found) {
    expect(title).toMatch(/^\p{Lu}/u)
    expect(text).not.toMatch(/(title|text|tile|card|column)\.[a-z]/)
    expect(text.length).toBeGreaterThan(200)
  }
})

test('what stands in the tables is found by a search', async () => {
  const found = (await book('sv', await impRace.words('sv')))(termsOf(impRace))
  const text = (id: string) => found.find(chapter => chapter.id === id)?.text
  expect(text('tiles')).toContain('Åter till det förgångna')
  expect(text('cards')).toContain('Jokertärning')
})
