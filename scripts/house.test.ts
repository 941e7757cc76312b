// The house's words: the same job has the same name in every game. An unknown name is a failure.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Generator } from '../packages/engine/src/chance.ts'
import type { GameDefinition, OptionsSchema } from '../packages/engine/src/index.ts'
import { parseOptions } from '../packages/engine/src/options.ts'
import { findGame, games } from '../packages/games/index.ts'

const root = join(import.meta.dirname, '..')

/** What may stand at the root of a game's rules; a word that has grown may be a folder of that name. */
const rulesWords = [
  ...['index', 'meta', 'state', 'moves', 'frames', 'events', 'setup', 'secrets', 'fill', 'result', 'names', 'texts'],
  ...[
    'board',
    'proof',
    'position',
    'box',
    'phases',
    'verbs',
    'reasons',
    'prompt',
    'log',
    'orders',
    'mind',
    'scenarios',
    'test',
  ],
  ...['words', 'README', 'RULES', 'RULINGS', 'BALANCE'],
]
/** What every game has. */
const rulesNeeded = [
  'index.ts',
  'meta.ts',
  'board.ts',
  'log',
  'mind',
  'phases',
  'prompt',
  'reasons',
  'scenarios',
  'words',
]

/** What may stand at the root of a game's folder on the page. */
const boardWords = [
  ...[
    'index',
    'cover',
    'icons',
    'words',
    'prompt',
    'consequences',
    'groups',
    'order',
    'names',
    'texts',
    'stage',
    'rules',
  ],
  ...['lesson', 'end'],
]

const folders = (within: string) =>
  readdirSync(join(root, within), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'test' && entry.name !== 'node_modules')
    .map(entry => entry.name)

const wordOf = (name: string) => name.replace(/\.\w+$/, '')

/** The words of the headings of a game's rule book; a plural counts as its singular. */
function chaptersOf(id: string): Set<string> {
  const rules = readFileSync(join(root, 'packages/games', id, 'RULES.md'), 'utf8')
  const headings = rules.match(/^#+ .*$/gm) ?? []
  return new Set(headings.flatMap(heading => heading.toLowerCase().match(/[\p{L}]+/gu) ?? []).map(singular))
}

const singular = (word: string) => word.replace(/s$/, '')

/** Names at the root of a folder that are neither of the house's words nor a chapter of the game's rule book. */
function strangers(folder: string, words: readonly string[], chapters: ReadonlySet<string>): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(entry => {
      if (words.includes(wordOf(entry.name))) return false
      return !(entry.isDirectory() && entry.name.split('-').every(part => chapters.has(singular(part))))
    })
    .map(entry => `${folder}/${entry.name}`)
}

const ids = folders('packages/games')

test.each(ids)('the rules of %s stand under the house’s words', id => {
  const folder = `packages/games/${id}`
  expect(strangers(folder, rulesWords, chaptersOf(id))).toEqual([])
  for (const needed of rulesNeeded) expect(existsSync(join(root, folder, needed)), `${folder}/${needed}`).toBe(true)
})

test.each(folders('packages/web/src/games'))('the board of %s stands under the house’s words', id => {
  expect(strangers(`packages/web/src/games/${id}`, boardWords, chaptersOf(id))).toEqual([])
})

test.each(ids)('the mind of %s calls its parts by the house’s words', id => {
  const mind = readdirSync(join(root, 'packages/games', id, 'mind'))
  expect(mind).toEqual(expect.arrayContaining(['index.ts', 'worth.ts']))
  expect(mind.filter(name => /^(plain-player|standing|habits)\.ts$/.test(name))).toEqual([])
})

const camelCase = /^[a-z][a-zA-Z0-9]*$/

function optionIds(options: OptionsSchema): string[] {
  return Object.entries(options).flatMap(([id, option]) => [
    id,
    ...(option.kind === 'record' ? optionIds(option.fields) : []),
  ])
}

/** The names of moves, events and frames in a stretch of random play. */
function namesIn(game: GameDefinition): Set<string> {
  const names = new Set<string>()
  const random = Generator.seeded('house')
  const ctx = { random, emit: ({ e }: { e: string }) => void names.add(`event ${e}`) }
  const state = game.setup({ players: game.meta.seats.max, options: parseOptions(game.meta.options, {}) }, random)
  game.advance(state, ctx)
  const choice = Generator.seeded('choice')
  for (let i = 0; i < 400; i++) {
    const seat = game.actors(state)[0]
    if (seat === undefined) break
    const moves = game.moves(state, seat)
    for (const move of moves) names.add(`move ${move.do ?? '?'}`)
    for (const frame of state.flow) names.add(`frame ${frame.kind}`)
    game.play(state, seat, choice.pick(moves), ctx)
  }
  return names
}

describe.each([...games, findGame('charons-obol')])('$meta.id', ({ meta, load }) => {
  test('options are called in camelCase', () => {
    expect(optionIds(meta.options).filter(id => !camelCase.test(id))).toEqual([])
  })

  test('moves name themselves by `do`, events by `e`, frames by `kind`, in camelCase', async () => {
    const names = [...namesIn(await load())]
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter(name => !camelCase.test(name.split(' ')[1]!))).toEqual([])
  })

  test('the log’s lines have keys of the log', () => {
    const words = readFileSync(join(root, 'packages/games', meta.id, 'words/en.json'), 'utf8')
    const keys = Object.keys(JSON.parse(words))
    expect(keys.filter(key => /^(told|tell|chronicle)\./.test(key))).toEqual([])
    expect(keys.some(key => key.startsWith('log.'))).toBe(true)
  })
})

test('Table is the engine’s class and nothing else', () => {
  const sources = globSync('packages/*/**/*.{ts,tsx}', { cwd: root, exclude: path => path.includes('node_modules') })
  const aliases = sources.filter(file => /\b(type|interface) Table\b/.test(readFileSync(join(root, file), 'utf8')))
  expect(aliases).toEqual([])
})
