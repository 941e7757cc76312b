import { InputError } from '@acheron/engine'
import { translator } from '@acheron/engine/words'
import { expect, test } from 'vitest'
import { explained } from '../src/app/refusals.ts'
import { LocalProblem } from '../src/local/problem.ts'
import { ApiFailure } from '../src/remote/api.ts'
import { en } from '../src/words/compiled/en.ts'
import { es } from '../src/words/compiled/es.ts'
import { sv } from '../src/words/compiled/sv.ts'

test.each([
  ...['too-many-tables', 'too-many-unbegun-tables', 'too-many-seats', 'too-many-unbegun-seats'],
  ...['too-many-requests', 'removed'],
])('%s has a sentence of its own in every language', code => {
  const told = [en, es, sv].map(words => explained(translator(words), new ApiFailure(429, code, 'in English')))
  expect(told.map(({ detail }) => detail)).toEqual(['', '', ''])
  expect(new Set(told.map(({ text }) => text)).size).toBe(3)
})

test('what is refused is said in the language of the page, by its code', () => {
  const told = [en, es, sv].map(words => {
    const t = translator(words)
    return [
      explained(t, new ApiFailure(409, 'seat-taken', 'seat 1 is taken')),
      explained(t, { code: 'not-stored', message: 'the disk is full' }),
      explained(t, { code: 'maybe-stored', message: 'the line broke' }),
      explained(t, new LocalProblem('bad-record', 'entry 4: no')),
      explained(t, new TypeError('x is undefined')),
      explained(t, new InputError('odd')),
      explained(t, null),
    ]
  })
  // The English message is a detail, shown only where it helps.
  for (const each of told)
    expect(each.map(({ detail }) => detail)).toEqual(['', '', '', 'entry 4: no', 'x is undefined', 'odd', 'null'])
  const texts = told.map(each => each.map(({ text }) => text))
  expect(texts[0]).toEqual([
    'Somebody sits there already.',
    'It could not be stored, so it has not happened. Try again.',
    'It is not known whether this was stored. The table will show it.',
    'This file is no game that can be played again here.',
    'That did not work.',
    'That did not work.',
    'That did not work.',
  ])
  for (let i = 0; i < 5; i++) expect(new Set(texts.map(each => each[i])).size).toBe(3)
})
