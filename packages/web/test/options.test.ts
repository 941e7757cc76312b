// The form of a game's options: in the game's words, or without them with its ids in plain form.
import { readFileSync } from 'node:fs'
import type { OptionsSchema } from '@acheron/engine'
import { type Translate, translator, type WordMap } from '@acheron/engine/words'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

// The form's parts ask the browser for its settings when they are loaded.
vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener() {} }), addEventListener() {} })
vi.stubGlobal('document', { documentElement: { dataset: {} } })
vi.stubGlobal('localStorage', { getItem: () => null })
const { OptionFields } = await import('../src/home/OptionFields.tsx')

const schema = {
  lateSeatGems: { kind: 'choice', values: ['none', 'half-each'], default: 'none' },
  fare: { kind: 'integer', min: 10, max: 12, default: 10 },
  sheet: { kind: 'record', fields: { firstCircle: { kind: 'integer', min: 1, max: 2, default: 1 } } },
} as const satisfies OptionsSchema

function draw(words: Readonly<Record<string, string>>): string {
  const t: Translate<WordMap> = translator<WordMap>({ lang: 'en', words })
  const html = renderToStaticMarkup(createElement(OptionFields, { schema, values: {}, words: t, onChange: () => {} }))
  return html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')
}

test('without words options and values are named by their ids, and nothing is said about them', () => {
  const said = draw({})
  expect(said).toContain('|Late seat gems|')
  expect(said).toContain('|Half each|')
  expect(said).toContain('|Fare|')
  expect(said).toContain('|First circle|')
  expect(said).not.toMatch(/about|option\.|\bname\b/)
})

test('with words it says what the game says', () => {
  const said = draw({
    'option.lateSeatGems.name': 'Gift',
    'option.lateSeatGems.none': 'No gift',
    'option.lateSeatGems.none.about': 'All begin alike.',
    'option.fare.name': 'Price',
    'option.fare.about': 'What it costs.',
  })
  expect(said).toMatch(/\|Gift\|.*No gift\|Half each\|All begin alike\.\|Price\|.*What it costs\.\|Sheet\|/)
})

test('a choice brings its style along: the first page that shows one may have loaded no other part', () => {
  const source = (file: string) => readFileSync(new URL(`../src/settings/${file}`, import.meta.url), 'utf8')
  const styles = [...source('Options.tsx').matchAll(/import '\.\/(\w+\.css)'/g)].map(([, file]) => source(file!)).join()
  for (const name of ['options-row', 'option input', 'option > span']) expect(styles).toContain(`.${name}`)
})
