import { languages } from '@acheron/engine/words'
import { hellgame } from '@acheron/games/hellgame'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { book } from '../../src/games/hellgame/rules/book.tsx'
import { termsOf } from '../terms.ts'

const chapters =
  'aim board turn movement unlocking squares spells curses demons fight upkeep events items end options prototype'

test.each(languages)('no paragraph and no number of the rule book is missing (%s)', async language => {
  const found = (await book(language, await hellgame.words(language)))(termsOf(hellgame))
  expect(found.map(({ id }) => id).join(' ')).toBe(chapters)
  for (const { title, text } of found) {
    expect(title).toMatch(/^\p{Lu}/u)
    expect(text).not.toMatch(/(title|text|column)\.[a-z]|undefined|NaN/)
    expect(text.length).toBeGreaterThan(200)
  }
})

test('what stands in the tables is found by a search', async () => {
  const found = (await book('sv', await hellgame.words('sv')))(termsOf(hellgame))
  const text = (id: string) => found.find(chapter => chapter.id === id)?.text
  expect(text('squares')).toContain('Själakvarn')
  expect(text('spells')).toContain('Tidsvandring')
  expect(text('curses')).toContain('Blyfötter')
  expect(text('events')).toContain('Svartkonstbok')
  expect(text('items')).toContain('Karons obol')
})

test('the amounts are those of the game', async () => {
  const found = (await book('en', await hellgame.words('en')))(termsOf(hellgame))
  const text = (id: string) => found.find(chapter => chapter.id === id)?.text
  expect(text('aim')).toContain('44 in all')
  expect(text('board')).toContain('3 souls, 3 demons and one speed token')
  expect(text('movement')).toContain('7 speed tokens can be forged')
  expect(text('end')).toContain('upkeep 12 or round 100')
})

test('every figure and table can be drawn', async () => {
  const found = (await book('en', await hellgame.words('en')))(termsOf(hellgame))
  const drawn = found.filter(({ body }) => renderToStaticMarkup(body).includes('<svg')).map(({ id }) => id)
  expect(drawn.join(' ')).toBe('board movement unlocking squares spells curses demons fight upkeep events items end')
})
