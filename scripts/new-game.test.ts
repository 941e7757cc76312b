import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { newGame } from './new-game.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const register = `import type { GameEntry } from './entry.ts'
import { meta as nineCircles } from './nine-circles/meta.ts'

export const games: readonly GameEntry[] = [
  { meta: nineCircles, load: async () => (await import('./nine-circles/index.ts')).nineCircles },
]
`

/** As much of a house as the command touches. */
function house(): string {
  const root = mkdtempSync(join(tmpdir(), 'new-game-test-'))
  made.push(root)
  const files = {
    'packages/games/index.ts': register,
    'packages/games/nine-circles/meta.ts': '',
    'packages/games/charons-obol/meta.ts': `export const meta = { id: 'charons-obol', name: { en: "Charon's Obol" } }`,
    'packages/games/charons-obol/phases/turn.ts': 'type Turn = CharonsObolState // see charonsObol',
    'packages/games/charons-obol/words/en.json': '{}',
    'packages/games/charons-obol/words/compiled/en.ts': 'old',
    'packages/web/src/games/charons-obol/board.css': '.charons-obol {}',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8')
const listed = (root: string) => readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()

test('the example is copied under the new names and registered', () => {
  const root = house()
  const changed = newGame(root, 'tower-of-dis')
  expect(changed).toEqual([
    'packages/games/tower-of-dis/',
    'packages/web/src/games/tower-of-dis/',
    'packages/games/index.ts',
  ])
  expect(read(root, 'packages/games/tower-of-dis/meta.ts')).toBe(
    `export const meta = { id: 'tower-of-dis', name: { en: "Tower Of Dis" } }`,
  )
  expect(read(root, 'packages/games/tower-of-dis/phases/turn.ts')).toBe('type Turn = TowerOfDisState // see towerOfDis')
  expect(read(root, 'packages/web/src/games/tower-of-dis/board.css')).toBe('.tower-of-dis {}')
  expect(listed(join(root, 'packages/games/tower-of-dis/words'))).toEqual(['en.json'])
  expect(read(root, 'packages/games/index.ts')).toContain(
    `  { meta: towerOfDis, load: async () => (await import('./tower-of-dis/index.ts')).towerOfDis },\n]`,
  )
  expect(read(root, 'packages/games/index.ts')).toContain(
    `import { meta as towerOfDis } from './tower-of-dis/meta.ts'\n`,
  )
})

describe('refused, with nothing half-made', () => {
  test.each([
    [undefined, 'say what it is called'],
    ['', 'say what it is called'],
    ['Tower', 'is no id'],
    ['../tower', 'is no id'],
    ['tower--dis', 'is no id'],
    ['class', 'is a word of TypeScript'],
    ['await', 'is a word of TypeScript'],
    ['games', "is a name in the example's code"],
    ['see', "is a name in the example's code"],
    ['nine-circles', "'nine-circles' is taken: packages/games/nine-circles"],
    ['charons-obol', 'is taken'],
  ])('%s', (id, why) => {
    const root = house()
    const before = listed(root)
    expect(() => newGame(root, id)).toThrow(why)
    expect(listed(root)).toEqual(before)
    expect(read(root, 'packages/games/index.ts')).toBe(register)
  })

  test('the same id twice', () => {
    const root = house()
    newGame(root, 'tower-of-dis')
    const before = [listed(root), read(root, 'packages/games/index.ts')]
    expect(() => newGame(root, 'tower-of-dis')).toThrow('is taken')
    expect([listed(root), read(root, 'packages/games/index.ts')]).toEqual(before)
  })

  test('a place that cannot be written', () => {
    const root = house()
    // A file where the boards' folder should be: root may write anywhere, so permissions alone would not stop it.
    rmSync(join(root, 'packages/web/src/games'), { recursive: true })
    writeFileSync(join(root, 'packages/web/src/games'), '')
    const before = listed(root)
    expect(() => newGame(root, 'tower-of-dis')).toThrow(/ENOTDIR|EEXIST|ENOENT/)
    expect(listed(root)).toEqual(before)
    expect(read(root, 'packages/games/index.ts')).toBe(register)
  })

  test('a register without a list', () => {
    const root = house()
    writeFileSync(join(root, 'packages/games/index.ts'), 'export {}\n')
    const before = listed(root)
    expect(() => newGame(root, 'tower-of-dis')).toThrow('has no list of games')
    expect(listed(root)).toEqual(before)
  })
})
