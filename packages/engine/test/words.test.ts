import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  type Catalogue,
  type Language,
  languages,
  list,
  number,
  plural,
  seatMark,
  seatsIn,
  select,
  selectordinal,
  type Translate,
  translator,
  type WordMap,
  withNames,
} from '../src/words.ts'

/** `Intl` separates with non-breaking spaces; the tests use plain ones. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

type Words = {
  'circle.lust.name': Record<never, never>
  'circle.envy.name': Record<never, never>
  'move.concede': Record<never, never>
  'move.roll': { count: number; who: string | number }
  'move.move': { count: number; to: string | number }
}

const en: Catalogue<Words> = {
  lang: 'en',
  words: {
    'circle.lust.name': 'Lust',
    'circle.envy.name': 'Envy',
    'move.concede': 'Concede',
    'move.roll': p => `${p.who} rolls ${plural('en', p.count, { one: 'a die', other: n => `${n} dice` })}`,
    'move.move': p => `${p.count} to ${p.to}`,
  },
}

describe('translator', () => {
  const t = translator(en)

  test('says messages with and without parameters', () => {
    expect(t('move.concede')).toBe('Concede')
    expect(t('move.roll', { count: 1, who: 'Dante' })).toBe('Dante rolls a die')
    expect(t('move.roll', { count: 3, who: 'Dante' })).toBe('Dante rolls 3 dice')
  })

  test('knows its language', () => {
    expect(t.lang).toBe('en')
    expectTypeOf(t.lang).toEqualTypeOf<Language>()
  })

  test('takes keys put together from typed parts', () => {
    const circles: ('lust' | 'envy')[] = ['lust', 'envy']
    expect(circles.map(id => t(`circle.${id}.name`))).toEqual(['Lust', 'Envy'])
  })

  test('shows an unknown key as it is, even one that every object has', () => {
    const any: Translate<WordMap> = t
    expect(any('event.fromAnOldLog', { seat: 1 })).toBe('event.fromAnOldLog')
    expect(any('constructor')).toBe('constructor')
  })

  test('refuses wrong keys and parameters at compile time', () => {
    const never = () => {
      const rollOrConcede = 'move.roll' as 'move.roll' | 'move.concede'
      const rollOrMove = 'move.roll' as 'move.roll' | 'move.move'
      // @ts-expect-error no such key
      t('move.fly')
      // @ts-expect-error takes no parameters
      t('move.concede', {})
      // @ts-expect-error needs parameters
      t('move.roll')
      // @ts-expect-error lacks one
      t('move.roll', { count: 1 })
      // @ts-expect-error has one too many
      t('move.roll', { count: 1, who: 'Dante', why: 'fear' })
      // @ts-expect-error count is a number
      t('move.roll', { count: '1', who: 'Dante' })
      // @ts-expect-error one of the two needs parameters
      t(rollOrConcede)
      // @ts-expect-error each of the two needs another one
      t(rollOrMove, { count: 1, who: 'Dante' })
      t(rollOrMove, { count: 1, who: 'Dante', to: 'Lust' })
    }
    expect(never).toBeTypeOf('function')
  })

  test('refuses wrong catalogues at compile time', () => {
    // @ts-expect-error a key is missing
    const missing: Catalogue<Words>['words'] = { 'move.concede': 'Concede' }
    // @ts-expect-error a message without parameters is a string
    const called: Catalogue<Pick<Words, 'move.concede'>>['words'] = { 'move.concede': () => 'Concede' }
    expect([missing, called]).toHaveLength(2)
  })
})

describe('code that works on any game', () => {
  interface Game<M, W extends WordMap> {
    catalogues: Record<Language, Catalogue<W>>
    words(language: Language): Translate<W>
    describe(move: M, t: Translate<W>): string
  }
  const game: Game<{ dice: number }, Words> = {
    catalogues: { en, es: { ...en, lang: 'es' }, sv: { ...en, lang: 'sv' } },
    words: language => translator(game.catalogues[language]),
    describe: (move, t) => t('move.roll', { count: move.dice, who: list(t.lang, ['Dante', 'Virgil']) }),
  }
  const shelf: Game<{ dice: number }, WordMap>[] = [game]

  test('holds games with different words and describes with them', () => {
    const said = shelf.flatMap(any => languages.map(lang => any.describe({ dice: 2 }, any.words(lang))))
    expect(said).toEqual([
      'Dante and Virgil rolls 2 dice',
      'Dante y Virgil rolls 2 dice',
      'Dante och Virgil rolls 2 dice',
    ])
  })

  test('translates from an erased catalogue, and generically', () => {
    function describeAny<M, W extends WordMap>(any: Game<M, W>, move: M): string {
      return any.describe(move, translator(any.catalogues.en))
    }
    expect(describeAny(game, { dice: 1 })).toBe('Dante and Virgil rolls a die')
    const erased: Catalogue<WordMap> = en
    expect(translator(erased)('move.move', { count: 1, to: 'Lust' })).toBe('1 to Lust')
    expect(translator(erased)('move.concede')).toBe('Concede')
  })
})

describe('plural', () => {
  test('takes the exact form first, then the category, then other', () => {
    const forms = { '=0': 'none', one: (n: string) => `${n} soul`, other: (n: string) => `${n} souls` }
    expect([0, 1, 2].map(n => plural('en', n, forms))).toEqual(['none', '1 soul', '2 souls'])
    expect(plural('es', 1_000_000, { one: 'un alma', other: n => `${n} almas` })).toBe('1.000.000 almas')
  })

  test('looks at the whole number for exact forms and at the rest for the others', () => {
    const forms = { '=1': 'you', one: (n: string) => `you and ${n} other`, other: (n: string) => `you and ${n} others` }
    expect([1, 2, 3].map(n => plural('en', n, forms, 1))).toEqual(['you', 'you and 1 other', 'you and 2 others'])
  })

  test("writes # the language's way", () => {
    const forms = { one: 'one', other: (n: string) => n }
    expect(languages.map(lang => plain(plural(lang, 12_345, forms)))).toEqual(['12,345', '12.345', '12 345'])
  })
})

test('selectordinal has its own categories', () => {
  const english = {
    one: (n: string) => `${n}st`,
    two: (n: string) => `${n}nd`,
    few: (n: string) => `${n}rd`,
    other: (n: string) => `${n}th`,
  }
  expect([1, 2, 3, 4, 11, 21].map(n => selectordinal('en', n, english))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '21st',
  ])
  const swedish = { one: (n: string) => `${n}:a`, other: (n: string) => `${n}:e` }
  expect([1, 2, 3].map(n => selectordinal('sv', n, swedish))).toEqual(['1:a', '2:a', '3:e'])
  expect(selectordinal('es', 3, { other: n => `${n}.º` })).toBe('3.º')
})

test('select takes the named form or other, and nothing that is not its own', () => {
  const forms = { you: 'You win', other: () => 'They win' }
  expect(select('you', forms)).toBe('You win')
  expect(select('they', forms)).toBe('They win')
  expect(select('toString', forms)).toBe('They win')
})

describe('number', () => {
  test("is written the language's way", () => {
    expect(languages.map(lang => plain(number(lang, 1234)))).toEqual(['1,234', '1234', '1 234'])
    expect(languages.map(lang => number(lang, 0.5))).toEqual(['0.5', '0,5', '0,5'])
    expect(languages.map(lang => number(lang, -7))).toEqual(['\u22127', '\u22127', '\u22127'])
  })

  test('takes options, and keeps them apart', () => {
    const percent = { style: 'percent' } as const
    expect(languages.map(lang => plain(number(lang, 0.25, percent)))).toEqual(['25%', '25 %', '25 %'])
    expect(number('en', 3, { signDisplay: 'always' })).toBe('+3')
    expect(number('en', 0.25, percent)).toBe('25%')
    expect(number('en', 0.25)).toBe('0.25')
  })
})

test('list puts things together in words', () => {
  expect(languages.map(lang => list(lang, [6, 4, 2]))).toEqual(['6, 4 and 2', '6, 4 y 2', '6, 4 och 2'])
  expect(list('en', [])).toBe('')
  expect(list('en', ['Dante'])).toBe('Dante')
  expect(list('es', ['Virgilio', 'Inés'])).toBe('Virgilio e Inés')
})

describe('players in a sentence', () => {
  const text = `${seatMark(1)} throws a trident at ${seatMark(0)}.`

  test('names take the places of the marks', () => {
    expect(withNames(text, ['Ana', 'Beatriz'])).toBe('Beatriz throws a trident at Ana.')
  })

  test('a seat nobody has named is told by its number', () => {
    expect(withNames(text, ['Ana'])).toBe('2 throws a trident at Ana.')
  })

  test('the parts of a text, for a page that shows names in colour', () => {
    expect(seatsIn(text)).toEqual(['', 1, ' throws a trident at ', 0, '.'])
    expect(seatsIn('Nobody.')).toEqual(['Nobody.'])
  })
})
