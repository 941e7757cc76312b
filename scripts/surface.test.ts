// Pages, terminals, browser tests and benchmarks know a game by its definition, its meta and its board.ts, and by
// nothing else: what a board may ask of a view is written there, and the rest of a game may be changed freely.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const places = ['packages/web', 'packages/cli', 'e2e', 'bench']
const surface = ['', 'index.ts', 'meta.ts', 'board.ts']
/** What a game has to help with tests is for all tests. */
const helpsTests = /^(test\/.*|position\.ts)$/
const isTest = /^(e2e\/|packages\/\w+\/test\/)/

function files(place: string): string[] {
  return readdirSync(join(root, place), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => !/\/(node_modules|dist|compiled)\//.test(path))
}

function importsOf(path: string, source: string): string[] {
  const imports: string[] = []
  const add = (from: ESTree.Expression | null) => {
    if (from?.type === 'Literal') imports.push(String(from.value))
  }
  new Visitor({
    ImportDeclaration: node => add(node.source),
    ExportAllDeclaration: node => add(node.source),
    ExportNamedDeclaration: node => add(node.source),
    ImportExpression: node => add(node.source),
    TSImportType: node => add(node.source),
  }).visit(parseSync(path, source).program)
  return imports
}

/** The game and the file of it that an import names; null for anything else. */
function inGame(path: string, specifier: string): { game: string; file: string } | null {
  const target = specifier.startsWith('.')
    ? posix.join(posix.dirname(path), specifier)
    : specifier.replace(/^@acheron\/games\//, 'packages/games/')
  const [, game, file = ''] = /^packages\/games\/([^/]+)(?:\/(.*))?$/.exec(target) ?? []
  return game === undefined || game.includes('.') || game === 'test' ? null : { game, file }
}

function complaints(path: string, source: string): string[] {
  return importsOf(path, source).flatMap(specifier => {
    const named = inGame(path, specifier)
    if (!named || surface.includes(named.file)) return []
    if (isTest.test(path) && helpsTests.test(named.file)) return []
    return [`${path} imports ${specifier}; let ${named.game}/board.ts offer what it needs of a view`]
  })
}

test.each(places)('%s imports nothing of a game but its surface', place => {
  const all = files(place)
  expect(all.length, `source files seen in ${place}`).toBeGreaterThan(0)
  expect(all.flatMap(path => complaints(path, readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test('what is of a game and what is not', () => {
  const from = 'packages/web/src/games/nine-circles/stage/Board.tsx'
  const wrong = (specifier: string) => complaints(from, `import '${specifier}'`).length > 0
  expect(wrong('@acheron/games/nine-circles')).toBe(false)
  expect(wrong('@acheron/games/nine-circles/board.ts')).toBe(false)
  expect(wrong('@acheron/games/nine-circles/meta.ts')).toBe(false)
  expect(wrong('@acheron/games')).toBe(false)
  expect(wrong('../types.ts')).toBe(false)
  expect(wrong('@acheron/games/nine-circles/circles.ts')).toBe(true)
  expect(wrong('@acheron/games/nine-circles/mind/index.ts')).toBe(true)
  expect(wrong('../../../../../games/nine-circles/box/circles.ts')).toBe(true)
  expect(wrong('@acheron/games/nine-circles/test/lookahead.ts')).toBe(true)
  expect(complaints('packages/cli/test/solve.test.ts', `import '../../games/nine-circles/test/lookahead.ts'`)).toEqual(
    [],
  )
})
