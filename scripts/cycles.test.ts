// No module imports itself by way of others: in such a circle a module reads values that are not there yet, and the
// load order is unclear. Types are no imports at run time and may refer to each other.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The modules of the packages, tests too, as paths from the root with forward slashes. */
function modules(): string[] {
  return readdirSync(join(root, 'packages'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => !/\/node_modules\/|\/dist\//.test(path))
}

/** Where an import leads: another module of this repository, or null for a library. */
type Resolve = (from: string, specifier: string) => string | null

/** The packages of the workspace by name, each with what its `exports` offers. */
const workspace = new Map(
  readdirSync(join(root, 'packages')).map(folder => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'))
    return [name as string, { folder: `packages/${folder}`, exports: exports as Record<string, string> }] as const
  }),
)

const resolve: Resolve = (from, specifier) => {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(from), specifier)
    return existsSync(join(root, path)) ? path : null
  }
  const [scope, name, ...rest] = specifier.split('/')
  const found = workspace.get(`${scope}/${name}`)
  if (!found) return null
  const wanted = `./${rest.join('/')}`.replace(/\/$/, '')
  for (const [entry, target] of Object.entries(found.exports)) {
    const [before, after] = entry.split('*')
    if (after === undefined ? entry === wanted : wanted.startsWith(before!) && wanted.endsWith(after)) {
      const star = wanted.slice(before!.length, wanted.length - (after ?? '').length)
      return posix.join(found.folder, target.replace('*', star))
    }
  }
  return null
}

/** What a module imports when it is loaded; what it loads later (`import()`) waits until all is there. */
function importsOf(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`)
  const found: string[] = []
  const add = ({ value }: ESTree.StringLiteral) => void found.push(value)
  new Visitor({
    ImportDeclaration(node) {
      const isValue = (each: (typeof node.specifiers)[number]) =>
        each.type !== 'ImportSpecifier' || each.importKind !== 'type'
      if (node.importKind !== 'type' && (node.specifiers.length === 0 || node.specifiers.some(isValue)))
        add(node.source)
    },
    ExportAllDeclaration: node => void (node.exportKind !== 'type' && add(node.source)),
    ExportNamedDeclaration(node) {
      const isValue = (each: (typeof node.specifiers)[number]) => each.exportKind !== 'type'
      if (node.source && node.exportKind !== 'type' && node.specifiers.some(isValue)) add(node.source)
    },
  }).visit(program)
  return found
}

/** Circles of imports, each as the way round; one for every module from which the first was found. */
function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const way: string[] = []
  const visit = (module: string): void => {
    const at = way.indexOf(module)
    if (at >= 0) {
      found.push([...way.slice(at), module].join(' > '))
      return
    }
    if (done.has(module)) return
    way.push(module)
    for (const next of graph.get(module) ?? []) visit(next)
    way.pop()
    done.add(module)
  }
  for (const module of graph.keys()) visit(module)
  return found
}

function graphOf(sources: ReadonlyMap<string, string>, resolved: Resolve): Map<string, string[]> {
  const targets = (path: string, source: string) =>
    importsOf(path, source).flatMap(specifier => resolved(path, specifier) ?? [])
  return new Map([...sources].map(([path, source]) => [path, targets(path, source)]))
}

test('no module imports itself by way of others', () => {
  const sources = new Map(modules().map(path => [path, readFileSync(join(root, path), 'utf8')]))
  expect(sources.size).toBeGreaterThan(500)
  const graph = graphOf(sources, resolve)
  // Imports are followed, also from package to package.
  expect(graph.get('packages/games/caravan/index.ts')).toContain('packages/engine/src/index.ts')
  expect(cycles(graph)).toEqual([])
})

test.each([
  ['of itself', { a: `import './a.ts'` }, ['a > a']],
  ['of two', { a: `import { b } from './b.ts'`, b: `export { a } from './a.ts'` }, ['a > b > a']],
  [
    'of three',
    { a: `import b from './b.ts'`, b: `import * as c from './c.ts'`, c: `export * from './a.ts'` },
    ['a > b > c > a'],
  ],
  ['beside a type', { a: `import { b, type T } from './b.ts'`, b: `import { a } from './a.ts'` }, ['a > b > a']],
])('finds a circle %s', (_what, files: Record<string, string>, expected) => {
  expect(small(files)).toEqual(expected)
})

test.each([
  ['types', { a: `import { b } from './b.ts'`, b: `import type { A } from './a.ts'` }],
  ['types in braces', { a: `import { b } from './b.ts'`, b: `import { type A } from './a.ts'` }],
  [
    'types passed on',
    { a: `import { b } from './b.ts'`, b: `export type * from './a.ts'; export type { A } from './a.ts'` },
  ],
  ['what is loaded later', { a: `import { b } from './b.ts'`, b: `const a = () => import('./a.ts')` }],
  ['two ways to one', { a: `import './b.ts'; import './c.ts'`, b: `import './d.ts'`, c: `import './d.ts'`, d: `` }],
])('%s make no circle', (_what, files: Record<string, string>) => {
  expect(small(files)).toEqual([])
})

function small(files: Record<string, string>): string[] {
  const sources = new Map(Object.entries(files).map(([name, source]) => [`${name}.ts`, source]))
  const graph = graphOf(sources, (_from, specifier) => posix.join(specifier))
  return cycles(graph).map(way => way.replaceAll('.ts', ''))
}
