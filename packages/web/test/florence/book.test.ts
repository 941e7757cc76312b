import { languages } from '@acheron/engine/words'
import { florence } from '@acheron/games/florence'
import { options } from '@acheron/games/florence/meta.ts'

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { book } from '../../src/games/florence/rules/book.tsx'
import { chapterIds } from '../../src/games/florence/rules/chapters.ts'
import { termsOf } from '../terms.ts'

const bookIn = async (language: (typeof languages)[number]) =>
  (await book(language, await florence.words(language)))(termsOf(florence))

test.each(languages)('no paragraph, caption or number of the rule book is missing (%s)', async language => {
  const found = await bookIn(language)
  expect(found.map(({ id }) => id)).toEqual(chapterIds)
  for (const { title, text, body } of found) {
    expect(title).toMatch(/^\p{Lu}/u)
    expect(text.length).toBeGreaterThan(200)
    for (const shown of [title, text, renderToStaticMarkup(body)])
      expect(shown).not.toMatch(/(title|text|column|effect|location)\.[a-z]|[{}]|undefined|NaN/)
  }
})

test('what stands in the tables is found by a search', async () => {
  const found = await bookIn('sv')
  const text = (id: string) => found.find(chapter => chapter.id === id)?.text
  expect(text('board')).toContain('9 · Förräderi: Palatset 7')
  expect(text('families')).toContain('Frescobaldi')
  expect(text('leading')).toContain('2 kätterska själar')
  expect(text('locations')).toContain('Höstacken')
  expect(text('tower')).toContain('Krutfat')
  expect(text('guardians')).toContain('Geryon')
  expect(text('fraud')?.match(/Vinfat: /g)).toHaveLength(18)
})

test('the amounts are those of the game', async () => {
  const found = await bookIn('en')
  const text = (id: string) => found.find(chapter => chapter.id === id)?.text
  expect(text('board')).toContain('52 shields and 56 souls')
  expect(text('leading')).toContain('pay one Drachma to Charon')
  expect(text('money')).toContain('from space 3 to 4, you lose 5 infamy')
  expect(text('tower')).toContain('room for 15')
  expect(text('options')).toContain('Santo Spirito (Haystack, Bonfire)')
  expect(text('options')).toContain(`${options.turnCap.min} to ${options.turnCap.max}`)
})

test('the figures show what the rules find: every end of a soul, and the gate that is open', async () => {
  const found = await bookIn('en')
  const drawn = (id: string) => renderToStaticMarkup(found.find(chapter => chapter.id === id)?.body)
  expect(drawn('leading').match(/data-end="true"/g)).toHaveLength(3)
  expect(drawn('gates').match(/data-end="true"/g)).toHaveLength(1)
  expect(
    found
      .filter(({ body }) => renderToStaticMarkup(body).includes('<figure'))
      .map(({ id }) => id)
      .join(' '),
  ).toBe('board turn leading gates money quarters tower accusing dante styx diplomas end')
})
