import { translator } from '@acheron/engine/words'
import { expect, test } from 'vitest'
import { carriedIn, carryLink } from '../src/account/carrying.ts'
import { troubleOf } from '../src/account/problems.ts'
import { en as ownEn } from '../src/account/words/compiled/en.ts'
import { es as ownEs } from '../src/account/words/compiled/es.ts'
import { sv as ownSv } from '../src/account/words/compiled/sv.ts'
import { ApiFailure } from '../src/remote/api.ts'
import { en } from '../src/words/compiled/en.ts'

test('the code of a link to another device stands behind its #, where no server sees it', () => {
  const link = carryLink('https://a.example', '/account', '2abc-3def-4ghj-5kmn')
  expect(new URL(link).pathname).toBe('/carry')
  expect(carriedIn(new URL(link).hash)).toEqual({ code: '2abc-3def-4ghj-5kmn', table: null })
})

test('from a table the link leads there', () => {
  const link = carryLink('https://a.example', '/table/aB-3_x', '2abc-3def')
  expect(carriedIn(new URL(link).hash)).toEqual({ code: '2abc-3def', table: 'aB-3_x' })
  for (const hash of ['', '#', '#a b', '#2abc-3def/x/y', '#2abc-3def/../x']) expect(carriedIn(hash)).toBeNull()
})

test('a refusal stands beside the field it is about, in every language; any other is told by the site', () => {
  const say = translator(ownEn)
  const t = translator(en)
  expect(troubleOf(say, t, new ApiFailure(409, 'name-taken', 'taken'))).toMatchObject({ field: 'name', detail: '' })
  expect(troubleOf(say, t, new ApiFailure(403, 'wrong-password', 'no'))).toMatchObject({ field: 'current' })
  expect(troubleOf(say, t, new ApiFailure(0, 'away', ''))).toEqual({
    field: null,
    text: 'The server does not answer.',
    detail: '',
  })
  const texts = [ownEn, ownEs, ownSv].map(
    words => troubleOf(translator(words), t, new ApiFailure(401, 'wrong-code', '')).text,
  )
  expect(new Set(texts).size).toBe(3)
})
