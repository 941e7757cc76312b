// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts and source files under test
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { type Language, languages, type Translate, type WordMap } from '../packages/engine/src/words.ts'
import { compileWords } from './words.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

type Texts = Record<string, string>

/** A repository with one word folder, `packages/dice/words`, and one source file that uses the keys in `uses`. */
function repository(texts: Partial<Record<Language, Texts | string>>, uses?: string, parent = tmpdir()): string {
  const root = mkdtempSync(join(parent, '.words-test-'))
  made.push(root)
  for (const [lang, content] of Object.entries(texts))
    write(root, `packages/dice/words/${lang}.json`, typeof content === 'string' ? content : JSON.stringify(content))
  const keys = typeof texts.en === 'object' ? Object.keys(texts.en) : []
  write(root, 'packages/dice/src/rules.ts', uses ?? keys.map(key => `t('${key}')\n`).join(''))
  return root
}

function write(root: string, path: string, text: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const read = (root: string, file: string) => readFileSync(join(root, 'packages/dice/words/compiled', file), 'utf8')

/** The problems of one message, `'key'`, in three languages; Spanish and Swedish are like English where not given. */
function problemsOf(en: string, { es = en, sv = en }: { es?: string; sv?: string } = {}): string[] {
  return compileWords(repository({ en: { key: en }, es: { key: es }, sv: { key: sv } }))
}

const es = 'packages/dice/words/es.json'
const sv = 'packages/dice/words/sv.json'
const en = 'packages/dice/words/en.json'

describe('keys', () => {
  test('one that a language lacks', () => {
    expect(compileWords(repository({ en: { a: 'A', b: 'B' }, es: { a: 'A', b: 'B' }, sv: { a: 'A' } }))).toEqual([
      `${sv}: 'b': missing; translate it from en.json`,
    ])
  })

  test('one that English lacks', () => {
    expect(compileWords(repository({ en: { a: 'A' }, es: { a: 'A', b: 'B' }, sv: { a: 'A' } }))).toEqual([
      `${es}: 'b': not in en.json; add it there or remove it here`,
    ])
  })

  test('one that occurs twice', () => {
    const twice = '{ "a": "say \\"b\\"", "b": "B", "\\u0061": "A" }'
    const texts = { a: 'A', b: 'B' }
    expect(compileWords(repository({ en: texts, es: twice, sv: texts }))).toEqual([
      `${es}: 'a': occurs more than once; keep one`,
    ])
  })

  test('one of the wrong shape, and a value that is no text', () => {
    const texts = '{ "a b": "A", "c": { "d": "D" } }'
    const [shape, nested] = compileWords(repository({ en: texts, es: texts, sv: texts }))
    expect(shape).toBe(`${en}: 'a b': not a key; use letters, digits, _ and -, in parts joined by dots`)
    expect(nested).toBe(`${en}: 'c': not a text; keys are flat, so write 'part.part' instead`)
  })

  test('a file that is missing, no JSON, or no object', () => {
    expect(compileWords(repository({ en: {}, sv: {} }))).toEqual([`${es}: missing; add it, with every key of en.json`])
    expect(compileWords(repository({ en: {}, es: '{', sv: '[]' }))).toEqual([
      expect.stringMatching(/es\.json: not JSON \(.+\); correct it$/),
      `${sv}: not an object; write { "key": "text" }`,
    ])
  })
})

describe('use', () => {
  const texts = (...keys: string[]) => {
    const all = Object.fromEntries(keys.map(key => [key, 'text']))
    return { en: all, es: all, sv: all }
  }
  const unused = (key: string) => `${en}: '${key}': no source file under packages/dice uses it; use it or remove it`

  test('a key that nobody uses; a part of a literal is no use', () => {
    const root = repository(texts('move.roll', 'move'), "t('move.roll')")
    expect(compileWords(root, { check: true })).toEqual([unused('move')])
  })

  test('literals in any quotes, in any source file of the owner', () => {
    const root = repository(texts('a', 'b', 'c', 'd'), 't("a", `b`)')
    write(root, 'packages/dice/deep/er/board.tsx', "<p>{t('c')}</p>")
    write(root, 'packages/dice/index.ts', "t('d')")
    expect(compileWords(root, { check: true })).toEqual([])
  })

  test('compiled files, other packages and other kinds of files are no use', () => {
    const root = repository(texts('a'), '')
    write(root, 'packages/dice/words/compiled/en.ts', "'a'")
    write(root, 'packages/dice/node_modules/x/index.ts', "'a'")
    write(root, 'packages/dice/notes.md', "'a'")
    write(root, 'packages/cards/index.ts', "'a'")
    expect(compileWords(root, { check: true })).toEqual([unused('a')])
  })

  test('templates with holes; a hole is one part or less of a key, and something must be fixed', () => {
    const uses = [
      "t(`circle.${id}.name`, `event.${{ a: 'b' }[kind] ?? 'none'}`)",
      't(`${a}.${b}`) // `like this` or like this',
    ].join('\n')
    const root = repository(
      texts('circle.lust.name', 'circle.the-greedy.name', 'circle.a.b.name', 'event.cleared', 'move.roll'),
      uses,
    )
    expect(compileWords(root, { check: true })).toEqual([unused('circle.a.b.name'), unused('move.roll')])
  })
})

describe('words of options', () => {
  const all = (...keys: string[]) => {
    const texts = Object.fromEntries(keys.map(key => [key, 'text']))
    return { en: texts, es: texts, sv: texts }
  }
  const withOptions = (options: object, ...keys: string[]) => {
    const root = repository(all(...keys), '')
    write(root, 'packages/dice/meta.ts', `export const meta = { options: ${JSON.stringify(options)} }`)
    return compileWords(root, { check: true })
  }
  const missing = (key: string) =>
    `${en}: '${key}': missing; the form of a new table shows it for an option of packages/dice/meta.ts`
  const unused = (key: string) => `${en}: '${key}': no source file under packages/dice uses it; use it or remove it`

  test('a choice needs its name, its values and what each means; more is free', () => {
    const options = { stop: { kind: 'choice', values: ['strict', 'free'], default: 'strict' } }
    const needed = ['name', 'strict', 'strict.about', 'free', 'free.about'].map(part => `option.stop.${part}`)
    expect(withOptions(options, ...needed)).toEqual([])
    expect(withOptions(options, ...needed, 'option.stop.about')).toEqual([])
    expect(withOptions(options, ...needed.slice(1))).toEqual([missing('option.stop.name')])
  })

  test('a word of an option or a value that is not there is not used', () => {
    const options = { fare: { kind: 'integer', min: 1, max: 9, default: 3 } }
    expect(withOptions(options, 'option.fare.name', 'option.fare.about', 'option.far.name')).toEqual([
      unused('option.far.name'),
    ])
  })

  test('a number may have a name', () => {
    const options = { fare: { kind: 'integer', min: 0, max: 9, default: 3 } }
    const words = ['option.fare.name', 'option.fare.about', 'option.fare.0']
    expect(withOptions(options, ...words)).toEqual([])
    expect(withOptions(options, ...words, 'option.fare.10')).toEqual([unused('option.fare.10')])
  })

  test('a record says what it is for, and names its fields', () => {
    const dice = { kind: 'integer', min: 1, max: 9, default: 9 }
    const rows = { kind: 'list', of: dice, default: [9, 9] }
    expect(withOptions({ sheet: { kind: 'record', fields: { dice, rows } } })).toEqual(
      ['name', 'about', 'dice', 'rows'].map(part => missing(`option.sheet.${part}`)),
    )
  })

  test('what is drawn names both ways and every value', () => {
    expect(withOptions({ houses: { kind: 'draw', values: ['a', 'b', 'c'], count: 2 } })).toEqual(
      ['name', 'random', 'random.about', 'chosen', 'chosen.about', 'a', 'b', 'c'].map(part =>
        missing(`option.houses.${part}`),
      ),
    )
  })
})

test('the words of a room of a game are used anywhere in the game', () => {
  const texts = { 'card.one': 'One' }
  const root = repository({ en: {}, es: {}, sv: {} })
  for (const lang of languages) write(root, `packages/games/pig/box/words/${lang}.json`, JSON.stringify(texts))
  write(root, 'packages/games/pig/names.ts', 't(`card.${id}`)')
  expect(compileWords(root, { check: true })).toEqual([])
})

describe('placeholders', () => {
  test('one that is missing or extra', () => {
    expect(problemsOf('{a} and {b}', { es: '{a} y {c}' })).toEqual([
      `${es}: 'key': placeholder {b} is missing; use it as en.json does`,
      `${es}: 'key': placeholder {c} is not in en.json; remove it or add it there`,
    ])
  })

  test('one of another type', () => {
    const plural = '{n, plural, one {# card} other {# cards}}'
    expect(problemsOf(plural, { sv: '{n} kort' })).toEqual([
      `${sv}: 'key': placeholder {n} is plain text but a number or plural in en.json; make them alike`,
    ])
    expect(problemsOf('{n}', { es: '{n, select, a {A} other {B}}' })).toEqual([
      `${es}: 'key': placeholder {n} is a select but plain text in en.json; make them alike`,
    ])
    expect(problemsOf(plural, { sv: '{n, number} kort' })).toEqual([])
  })

  test('a select with other options; their order is free', () => {
    const select = '{s, select, a {A} b {B} other {C}}'
    expect(problemsOf(select, { es: '{s, select, a {A} c {B} other {C}}' })).toEqual([
      `${es}: 'key': select of {s} has [a, c, other] but [a, b, other] in en.json; make them alike`,
    ])
    expect(problemsOf(select, { es: '{s, select, b {B} other {C} a {A}}' })).toEqual([])
  })

  test('one that is a number here and a select there', () => {
    expect(problemsOf('{n, number}{n, select, other {}}', { es: '{n, number}', sv: '{n, number}' })).toEqual([
      `${en}: 'key': placeholder {n} is both a number and a select; use two placeholders`,
    ])
  })

  test('one that is no name', () => {
    expect(problemsOf('{0}')[0]).toBe(`${en}: 'key': placeholder {0} is not a name; start it with a letter`)
  })
})

describe('messages', () => {
  test('a select or plural without other', () => {
    expect(problemsOf('{n, plural, one {x} other {y}}', { es: '{n, plural, one {x}}' })).toEqual([
      `${es}: 'key': a select or plural has no 'other'; add other{..}`,
    ])
    expect(problemsOf('{s, select, a {x} other {y}}', { sv: '{s, select, a {x}}' })).toEqual([
      `${sv}: 'key': a select or plural has no 'other'; add other{..}`,
    ])
  })

  test('invalid syntax', () => {
    expect(problemsOf('{a}', { es: 'el {a' })).toEqual([
      `${es}: 'key': not an ICU message (expect argument closing brace, at character 4); correct it, and quote braces like '{'`,
    ])
  })

  test('an empty text', () => {
    expect(problemsOf('{a}', { es: ' ' })).toEqual([`${es}: 'key': empty; write its text`])
  })

  test('a plural without a category that the language needs', () => {
    expect(problemsOf('{n, plural, one {a} other {b}}', { sv: '{n, plural, =1 {a} other {b}}' })).toEqual([
      `${sv}: 'key': plural of {n} lacks 'one', which sv needs; add one{..}`,
    ])
    const ordinals = { es: '{n, selectordinal, other {#}}', sv: '{n, selectordinal, one {#} other {#}}' }
    expect(problemsOf('{n, selectordinal, one {#} two {#} other {#}}', ordinals)).toEqual([
      `${en}: 'key': selectordinal of {n} lacks 'few', which en needs; add few{..}`,
    ])
  })

  test('Spanish may do with or without many', () => {
    expect(problemsOf('{n, plural, one {a} other {b}}', { es: '{n, plural, one {a} many {b} other {c}}' })).toEqual([])
  })

  test('a plural with a category that the language never uses', () => {
    expect(problemsOf('{n, plural, one {a} other {b}}', { es: '{n, plural, zero {z} one {a} other {b}}' })).toEqual([
      `${es}: 'key': plural of {n} has 'zero', which es never uses; remove it or write =0{..}`,
    ])
  })

  test('what the generated code cannot say', () => {
    const wayOut = 'format it with Intl in code and pass it as a plain {text}'
    expect(problemsOf('{d, date, short}')[0]).toBe(`${en}: 'key': {d} is a date or time; ${wayOut}`)
    expect(problemsOf('{n, number, ::scale/100}')[0]).toContain('style of {n, number} is not known')
    expect(problemsOf('{n, number, fancy}')[0]).toContain('style of {n, number} is not known')
    const hidden = '{n, plural, one {x} other {{s, select, a {# cards} other {y}}}}'
    expect(problemsOf(hidden)[0]).toContain('# inside a select is no number')
  })
})

describe('output', () => {
  const texts = {
    en: { 'move.roll': "{who} rolls {dice, plural, one {# die} other {# dice}}; it''s {how}", title: 'Dice' },
    es: { title: 'Dados', 'move.roll': '{who} tira {dice, plural, one {# dado} other {# dados}}; es {how}' },
    sv: {
      'move.roll': '{who} slår {dice, plural, one {# tärning} other {# tärningar}}; det är {how}',
      title: 'Tärningar',
    },
  }

  test('is typed, readable, and in the order of the English file', () => {
    const root = repository(texts)
    expect(compileWords(root)).toEqual([])
    expect(read(root, 'keys.ts')).toBe(`// Generated by npm run words; edit ../en.json instead
export type Words = {
  'move.roll': { who: string | number; dice: number; how: string | number }
  title: Record<never, never>
}
`)
    expect(read(root, 'es.ts')).toBe(`// Generated by npm run words; edit ../es.json instead
import { type Catalogue, plural } from '@acheron/engine/words'
import type { Words } from './keys.ts'

export const es: Catalogue<Words> = {
  lang: 'es',
  words: {
    'move.roll': p => \`\${p.who} tira \${plural('es', p.dice, { one: n => \`\${n} dado\`, other: n => \`\${n} dados\` })}; es \${p.how}\`,
    title: 'Dados',
  },
}
`)
  })

  test('is written only when something changed, and not at all when something is wrong', () => {
    const root = repository(texts)
    compileWords(root)
    const compiled = join(root, 'packages/dice/words/compiled')
    expect(readdirSync(compiled).sort()).toEqual(['en.ts', 'es.ts', 'keys.ts', 'load.ts', 'sv.ts'])
    const before = statSync(join(compiled, 'en.ts')).mtimeMs
    compileWords(root)
    expect(statSync(join(compiled, 'en.ts')).mtimeMs).toBe(before)

    const wrong = repository({ ...texts, sv: {} })
    expect(compileWords(wrong)).toHaveLength(2)
    expect(existsSync(join(wrong, 'packages/dice/words/compiled'))).toBe(false)
  })

  test('every word folder is found', () => {
    const root = repository(texts)
    for (const lang of languages) write(root, `packages/games/chess/words/${lang}.json`, '{}')
    compileWords(root)
    expect(read(root, '../../../games/chess/words/compiled/en.ts')).toContain(
      "import type { Catalogue } from '@acheron",
    )
  })
})

describe('--check', () => {
  const same = { a: 'A' }

  test('writes nothing', () => {
    const root = repository({ en: same, es: same, sv: same })
    expect(compileWords(root, { check: true })).toEqual([])
    expect(existsSync(join(root, 'packages/dice/words/compiled'))).toBe(false)
  })

  test('without it a key that nobody uses yet is compiled', () => {
    const root = repository({ en: same, es: same, sv: same }, '')
    expect(compileWords(root)).toEqual([])
    expect(read(root, 'sv.ts')).toContain("a: 'A'")
  })

  test('the command exits with 1 and one line per problem', () => {
    const root = repository({ en: same, es: same, sv: same }, '')
    const script = join(import.meta.dirname, 'words.ts')
    const run = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { cwd: root, encoding: 'utf8' })

    expect(run()).toMatchObject({ status: 0, stdout: '', stderr: '' })
    const unused = run('--check')
    expect(unused.stderr.trim().split('\n')).toHaveLength(1)
    expect(unused).toMatchObject({ status: 1, stdout: '' })
    expect(run('--chek')).toMatchObject({ status: 1, stderr: '--chek: unknown option; there is only --check\n' })
  })
})

describe('generated code', () => {
  type Say = (key: string, params?: Record<string, string | number>) => string
  type Loader = { loadWords(language: Language): Promise<Translate<WordMap>> }

  /** Compiles the messages inside this repository, where the engine can be imported, and loads them. */
  async function load(texts: Record<Language, Texts>): Promise<Record<Language, Say>> {
    const root = repository(texts, undefined, import.meta.dirname)
    expect(compileWords(root)).toEqual([])
    const url = pathToFileURL(join(root, 'packages/dice/words/compiled/load.ts')).href
    const { loadWords } = (await import(/* @vite-ignore */ url)) as Loader
    const say = async (lang: Language): Promise<Say> => {
      const t = await loadWords(lang)
      expect(t.lang).toBe(lang)
      return t
    }
    return { en: await say('en'), es: await say('es'), sv: await say('sv') }
  }

  /** The same texts in every language. */
  const everywhere = (texts: Texts) => ({ en: texts, es: texts, sv: texts })

  test('plurals, ordinals, numbers and selects in three languages', async () => {
    const t = await load({
      en: {
        souls: '{n, plural, =0 {no soul} one {# soul} other {# souls}}',
        others: '{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}',
        place: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
        rate: 'wins {r, number, ::percent .0}, {d, number, ::sign-always}, {n, number}',
        who: '{who, select, you {You win} other {{name} wins}}',
      },
      es: {
        souls: '{n, plural, =0 {ningún alma} one {# alma} other {# almas}}',
        others: '{n, plural, offset:1 =1 {tú} one {tú y # más} other {tú y # más}}',
        place: '{n, selectordinal, other {#.º}}',
        rate: 'gana {r, number, ::percent .0}, {d, number, ::sign-always}, {n, number}',
        who: '{who, select, you {Ganas} other {Gana {name}}}',
      },
      sv: {
        souls: '{n, plural, =0 {ingen själ} one {# själ} other {# själar}}',
        others: '{n, plural, offset:1 =1 {du} one {du och # till} other {du och # till}}',
        place: '{n, selectordinal, one {#:a} other {#:e}}',
        rate: 'vinner {r, number, ::percent .0}, {d, number, ::sign-always}, {n, number}',
        who: '{who, select, you {Du vinner} other {{name} vinner}}',
      },
    })
    const all = (key: string, params: Record<string, string | number>) =>
      languages.map(lang => t[lang](key, params).replaceAll(/[\u00a0\u202f]/g, ' '))
    expect(all('souls', { n: 0 })).toEqual(['no soul', 'ningún alma', 'ingen själ'])
    expect(all('souls', { n: 1 })).toEqual(['1 soul', '1 alma', '1 själ'])
    expect(all('souls', { n: 12_345 })).toEqual(['12,345 souls', '12.345 almas', '12 345 själar'])
    expect(all('others', { n: 1 })).toEqual(['you', 'tú', 'du'])
    expect(all('others', { n: 2 })).toEqual(['you and 1 other', 'tú y 1 más', 'du och 1 till'])
    expect(all('others', { n: 3 })).toEqual(['you and 2 others', 'tú y 2 más', 'du och 2 till'])
    expect(all('place', { n: 2 })).toEqual(['2nd', '2.º', '2:a'])
    expect(all('place', { n: 13 })).toEqual(['13th', '13.º', '13:e'])
    expect(all('rate', { r: 0.5, d: 3, n: 12_345 })).toEqual([
      'wins 50.0%, +3, 12,345',
      'gana 50,0 %, +3, 12.345',
      'vinner 50,0 %, +3, 12 345',
    ])
    expect(all('who', { who: 'you', name: 'Dante' })).toEqual(['You win', 'Ganas', 'Du vinner'])
    expect(all('who', { who: 'they', name: 'Dante' })).toEqual(['Dante wins', 'Gana Dante', 'Dante vinner'])
  })

  test('messages within messages; # is the number of the nearest plural', async () => {
    const { en: t } = await load(
      everywhere({
        nested:
          '{who, select, you {You have} other {{name} has}} {cards, plural, one {# card} other {# cards and ' +
          '{dice, plural, one {# die} other {# dice for {cards, number}}}}}',
      }),
    )
    expect(t('nested', { who: 'you', name: 'x', cards: 1, dice: 5 })).toBe('You have 1 card')
    expect(t('nested', { who: 'they', name: 'Dante', cards: 2, dice: 1 })).toBe('Dante has 2 cards and 1 die')
    expect(t('nested', { who: 'they', name: 'Dante', cards: 2, dice: 3 })).toBe('Dante has 2 cards and 3 dice for 2')
  })

  test('texts come out as they are, whatever they mean in code', async () => {
    const nasty = '`a` ${b} \\n \\ \\` "c" <d> // /* \n\r\t \u2028 ñ 死 #'
    const escaped = nasty.replace('{b}', "'{b}'")
    const { en: t } = await load(
      everywhere({
        string: `${escaped} it's`,
        single: "it's",
        template: `${escaped}{x}${escaped}`,
        branch: `{s, select, a {${escaped}} other {${escaped}{x}}}`,
        dollar: '${x}',
        quotes: "it''s '{'{x}'}' '{x}' it's",
        pound: "{n, plural, one {'#'#} other {# '#'}}",
        'option-key.with_all-2': '{s, select, class {C} 7 {D} other {E}}',
      }),
    )
    expect(t('string')).toBe(`${nasty} it's`)
    expect(t('single')).toBe("it's")
    expect(t('template', { x: '${x}`' })).toBe(`${nasty}\${x}\`${nasty}`)
    expect(t('branch', { s: 'a', x: 1 })).toBe(nasty)
    expect(t('branch', { s: 'b', x: 1 })).toBe(`${nasty}1`)
    expect(t('dollar', { x: 5 })).toBe('$5')
    expect(t('quotes', { x: 'y' })).toBe("it's {y} {x} it's")
    expect(t('pound', { n: 1 })).toBe('#1')
    expect(t('pound', { n: 2 })).toBe('2 #')
    expect(['class', '7', 'toString'].map(s => t('option-key.with_all-2', { s }))).toEqual(['C', 'D', 'E'])
  })

  test('an empty branch says nothing', async () => {
    const { en: t } = await load(everywhere({ tail: 'Rolls{n, plural, one {} other { # dice}}' }))
    expect([1, 2].map(n => t('tail', { n }))).toEqual(['Rolls', 'Rolls 2 dice'])
  })
})
