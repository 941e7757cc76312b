// One way to explain a thing: the popover. No native title remains.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/** Parts whose title is a heading that they draw. */
const headed = new Set([
  'Bar',
  'CardFace',
  'Cards',
  'Deck',
  'Dialog',
  'Face',
  'Hero',
  'OnceLink',
  'Page',
  'Panel',
  'Row',
  'SaveList',
  'Section',
  'TableList',
  'Things',
  'Waiting',
])

/** The browser's own titles in a file, by their elements. */
function titlesIn(file: string): string[] {
  const found: string[] = []
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      const tag = name.type === 'JSXIdentifier' ? name.name : ''
      const titled = attributes.some(each => each.type === 'JSXAttribute' && each.name.name === 'title')
      if (tag === 'title' || (titled && !headed.has(tag))) found.push(`${file}: <${tag}>`)
    },
  }).visit(program)
  return found
}

test('nothing is explained by a title of the browser, which no finger and no key reaches', () => {
  const source = join(import.meta.dirname, '../../src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.tsx'))
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap(name => titlesIn(join(source, name)))).toEqual([])
})
