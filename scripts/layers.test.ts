// The layers: a lower package never imports a higher one, and what must be deterministic has no clock and no chance
// of its own. A new package is a new row.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

interface Layer {
  /** What it may import beside its own files: a package, or a scheme such as `node:`. */
  imports: string[]
  /** Forbidden globals, as a whole (`Date`) or in part (`Math.random`). */
  forbidden: string[]
}

const CHANCE_AND_SYSTEM = ['Math.random', 'crypto', 'Date', 'process']

const layers: Record<string, Layer> = {
  engine: { imports: [], forbidden: [...CHANCE_AND_SYSTEM, 'performance'] },
  games: { imports: ['@acheron/engine'], forbidden: [...CHANCE_AND_SYSTEM, 'performance'] },
  bots: { imports: ['@acheron/engine'], forbidden: CHANCE_AND_SYSTEM }, // a search may have a time budget
  protocol: { imports: ['@acheron/engine', 'typebox'], forbidden: [...CHANCE_AND_SYSTEM, 'performance'] },
  server: {
    imports: [
      '@acheron/engine',
      '@acheron/games',
      '@acheron/bots',
      '@acheron/protocol',
      'node:',
      'fastify',
      '@fastify',
      'typebox',
      'pg',
      'kysely',
      '@simplewebauthn/server',
      '@nats-io/transport-node',
      'web-push',
      'nodemailer',
      'openskill',
    ],
    forbidden: [],
  },
  web: {
    imports: [
      '@acheron/engine',
      '@acheron/games',
      '@acheron/bots',
      '@acheron/protocol',
      'react',
      'react-dom',
      'idb',
      '@fontsource',
      '@simplewebauthn/browser',
      'uqr',
    ],
    forbidden: [],
  },
  cli: {
    // A game's stage is found by its folder.
    imports: [
      '@acheron/engine',
      '@acheron/games',
      '@acheron/bots',
      '@acheron/server',
      'node:',
      'string-width',
      'a computed import',
    ],
    forbidden: [],
  },
}

const packages = join(import.meta.dirname, '../packages')

/** The source files of a package, tests apart, as paths from `packages/` with forward slashes. */
function sources(name: string): string[] {
  return readdirSync(join(packages, name), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map(entry => relative(packages, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => !/\/node_modules\/|\/dist\/|\/test\/|\.test\.tsx?$|\.config\.ts$/.test(path))
}

/** What a file says it imports (types too), and the globals it reaches into. */
function read(path: string, source: string) {
  const imports: string[] = []
  const globals: string[] = []
  const add = (from: ESTree.Expression | null) => {
    if (from) imports.push(from.type === 'Literal' ? String(from.value) : 'a computed import')
  }
  const use = (target: ESTree.Expression | ESTree.Super) => {
    if (target.type === 'Identifier') globals.push(target.name)
  }
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`)
  new Visitor({
    ImportDeclaration: node => add(node.source),
    ExportAllDeclaration: node => add(node.source),
    ExportNamedDeclaration: node => add(node.source),
    ImportExpression: node => add(node.source),
    TSImportType: node => add(node.source),
    CallExpression: node => use(node.callee),
    NewExpression: node => use(node.callee),
    MemberExpression(node) {
      use(node.object)
      if (node.object.type === 'Identifier' && node.property.type === 'Identifier')
        globals.push(`${node.object.name}.${node.property.name}`)
    },
  }).visit(program)
  return { imports, globals }
}

/** The complaints about one file. */
function complaints(path: string, source: string): string[] {
  const [name = '', folder = '', ...below] = path.split('/')
  const layer = layers[name]
  if (!layer) return [`packages/${name} has no row in the layers`]
  const { imports, globals } = read(path, source)

  const mayImport = (specifier: string) => {
    if (!specifier.startsWith('.'))
      return layer.imports.some(a => specifier === a || specifier.startsWith(a.endsWith(':') ? a : `${a}/`))
    const [targetName, targetFolder = ''] = posix.join(posix.dirname(path), specifier).split('/')
    const inGame = name === 'games' && below.length > 0 // one game never imports another
    return targetName === name && (!inGame || folder === targetFolder)
  }
  return [
    ...imports.filter(specifier => !mayImport(specifier)).map(specifier => `${path} imports ${specifier}`),
    ...globals.filter(global => layer.forbidden.includes(global)).map(global => `${path} uses ${global}`),
  ]
}

test.each(Object.keys(layers))('%s keeps to its layer', name => {
  const files = sources(name)
  expect(files.length, `source files seen in ${name}`).toBeGreaterThan(0)
  expect(files.flatMap(path => complaints(path, readFileSync(join(packages, path), 'utf8')))).toEqual([])
})

test('the page loads no schemas', () => {
  const says = (path: string) => readFileSync(join(packages, path), 'utf8')
  expect(sources('web').filter(path => says(path).includes("'@acheron/protocol/"))).toEqual([])
})

test('every package has its row', () => {
  const folders = readdirSync(packages, { withFileTypes: true }).filter(entry => entry.isDirectory())
  expect(folders.map(entry => entry.name).sort()).toEqual(Object.keys(layers).sort())
})

test.each([
  ['engine/src/a.ts', `import { readFileSync } from 'node:fs'`],
  ['engine/src/a.ts', `import type { Game } from '@acheron/games'`],
  ['engine/src/a.ts', `export * from '../../games/index.ts'`],
  ['engine/src/a.ts', `export { x } from 'left-pad'`],
  ['engine/src/a.ts', `type Later = import('@acheron/bots').Bot`],
  ['engine/src/a.ts', `await import(somewhere)`],
  ['engine/src/a.ts', `Math.random()`],
  ['engine/src/a.ts', `const roll = Math.random`],
  ['engine/src/a.ts', `new Date()`],
  ['engine/src/a.ts', `Date.now()`],
  ['engine/src/a.ts', `performance.now()`],
  ['engine/src/a.ts', `process.env`],
  ['games/nine-circles/a.ts', `import { greedy } from '@acheron/bots'`],
  ['games/nine-circles/a.ts', `import { x } from '../../engine/src/index.ts'`],
  ['games/nine-circles/a.ts', `import { x } from '../imp-race/index.ts'`],
  ['bots/src/a.ts', `import { nineCircles } from '@acheron/games/nine-circles'`],
  ['cli/src/a.ts', `await import('fastify')`],
  ['attic/src/a.ts', ''],
])('%s may not say: %s', (path, source) => {
  expect(complaints(path, source)).toHaveLength(1)
})

test.each([
  ['engine/src/a.ts', `import { x } from './b/c.ts' // not Math.random()`],
  ['engine/src/a.ts', `const text = "the Date, the process.", own = { Date: 1 }; own.Date`],
  ['games/nine-circles/a.ts', `import { w } from '@acheron/engine/words'; import { x } from './phases/x.ts'`],
  ['games/index.ts', `export * from './nine-circles/index.ts'`],
  ['bots/src/a.ts', `performance.now()`],
  ['cli/bin/acheron.mjs', `import 'node:fs'; import '../src/main.ts'; new Date()`],
])('%s may say: %s', (path, source) => {
  expect(complaints(path, source)).toEqual([])
})
