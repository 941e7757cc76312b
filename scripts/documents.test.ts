// What the documents name exists: links, files, npm commands, acheron commands. (docs/operate.md has a test of its own besides.)
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from '../packages/cli/src/commands.ts'

const root = join(import.meta.dirname, '..')
const unseen = /(^|[\\/])(node_modules|dist|data|compiled|\.git|\.installing|screenshots)([\\/]|$)/
const files = globSync('**/*', { cwd: root, exclude: path => unseen.test(path) }).map(path =>
  path.replaceAll('\\', '/'),
)
const known = new Set(files)
/** What stands in the changelog was true when it was written. */
const documents = files.filter(path => path.endsWith('.md') && path !== 'CHANGELOG.md')

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const scriptsOf = (path: string) => Object.keys((JSON.parse(read(path)) as { scripts?: object }).scripts ?? {})
const scripts = new Set(['package.json', 'packages/web/package.json', 'bench/package.json'].flatMap(scriptsOf))

/** Whether a file is there of that name, or of a path that ends so. */
const isThere = (name: string) => known.has(name) || files.some(path => path.endsWith(`/${name}`))

/** What stands for no file of the repository: compiled, served, or an example. */
const made = new Set(['compiled/load.ts', 'openapi.json', 'asyncapi.json', 'file.ts'])

test('there are documents', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'docs/operate.md']))
})

test.each(documents)('%s names what is there', path => {
  const text = read(path)
  const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link)
  const wanted = links.filter(link => !/^[a-z]+:/.test(link))
  expect(wanted.filter(link => !existsSync(join(root, dirname(path), link)))).toEqual([])

  const named = [...text.matchAll(/`([\w@./-]+\.(?:ts|tsx|mjs|css|json|md))`/g)].map(([, name = '']) => name)
  expect(named.filter(name => !made.has(name) && !isThere(name.replace(/^\.\.?\//, '')))).toEqual([])

  const typed = [...text.matchAll(/\bnpm run (?:-s )?([a-z][a-z-]*)/g)].map(([, script = '']) => script)
  expect(typed.filter(script => !scripts.has(script))).toEqual([])

  const asked = [...text.matchAll(/npm run (?:-s )?acheron -- ([a-z][a-z-]*)/g)].map(([, command = '']) => command)
  expect(asked.filter(name => !commands.some(command => command.name === name))).toEqual([])
})
