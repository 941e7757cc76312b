import { languages } from '@acheron/engine/words'
import { nineCircles } from '@acheron/games/nine-circles'
import { expect, test } from 'vitest'
import { loadWords } from '../../src/games/nine-circles/rules/words/compiled/load.ts'
import { termsOf } from '../terms.ts'

test.each(languages)('no paragraph of the rule book is missing (%s)', async language => {
  const t = await loadWords(language)
  const { book } = await import('../../src/games/nine-circles/rules/book.tsx')
  const chapters = (await book(language, await nineCircles.words(language)))(termsOf(nineCircles))
  expect(chapters.map(({ id }) => id)).toEqual([
    'need',
    'turn',
    'rolling',
    'virgil',
    'claiming',
    'circles',
    'violence',
    'fraud',
    'losing',
    'end',
    'options',
    'questions',
  ])
  for (const { title, text } of chapters) {
    expect(title).toMatch(/^\p{Lu}/u)
    expect(text).not.toMatch(/(title|text|ask|answer)\./)
    expect(text.length).toBeGreaterThan(80)
  }
  expect(t('column.least')).not.toBe('column.least')
})
