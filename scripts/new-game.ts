/**
 * `npm run new-game -- <id>` begins a game: it copies the example, rules and board, under the new name and puts it on the
 * register. Everything is made beside its place first and then renamed into it, so that a failure leaves nothing behind.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

const example = 'charons-obol'
const exampleNames = ["Charon's Obol", "Charon\\'s Obol", 'El óbolo de Caronte', 'Karons obol']
/** Where games live: their rules and their boards. */
const homes = ['packages/games', 'packages/web/src/games']
const register = 'packages/games/index.ts'

/** What stops the command, in one line for the user. */
class Refusal extends Error {}

/** The game's names in code: `tower-of-dis`, `towerOfDis`, `TowerOfDis`, `Tower Of Dis`. */
function namesOf(id: string) {
  const parts = id.split('-').map(part => part.charAt(0).toUpperCase() + part.slice(1))
  const pascal = parts.join('')
  return { camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal, title: parts.join(' ') }
}

function checkId(root: string, id: string | undefined): string {
  if (id === undefined || id === '') throw new Refusal('say what it is called: npm run new-game -- <id>')
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Refusal(`'${id}' is no id; use lower-case letters, digits and hyphens, as in tower-of-dis`)
  const { camel } = namesOf(id)
  if (!isName(camel)) throw new Refusal(`'${id}' is a word of TypeScript; choose another id`)
  for (const home of homes)
    if (existsSync(join(root, home, id))) throw new Refusal(`'${id}' is taken: ${home}/${id} is there already`)
  if (namesInUse(root).has(camel)) throw new Refusal(`'${camel}' is a name in the example's code; choose another id`)
  return id
}

/** The names that the example's code and the register use: a game of such a name would clash with them. */
function namesInUse(root: string): Set<string> {
  const files = homes.flatMap(home => globSync(`${home}/${example}/**/*.{ts,tsx}`, { cwd: root }))
  const code = [register, ...files].map(file => readFileSync(join(root, file), 'utf8')).join('\n')
  return new Set(code.match(/[A-Za-z_]\w*/g))
}

/** Whether a constant of a module can have the name. */
function isName(name: string): boolean {
  try {
    new Function(`'use strict'; const ${name} = 0`)
    return name !== 'await'
  } catch {
    return false
  }
}

/** Begins the game under `root`; gives the folders and files that are new or changed. */
export function newGame(root: string, given: string | undefined): string[] {
  const id = checkId(root, given)
  const made: { from: string; to: string }[] = []
  const before = readFileSync(join(root, register), 'utf8')
  try {
    for (const home of homes) {
      const from = mkdtempSync(join(root, home, '.new-'))
      made.push({ from, to: join(root, home, id) })
      cpSync(join(root, home, example), from, { recursive: true, filter: path => !path.endsWith('compiled') })
      for (const file of globSync('**/*', { cwd: from })) renameWithin(join(from, file), id)
    }
    writeFileSync(join(root, register), registered(before, id))
    for (const { from, to } of made) renameSync(from, to)
  } catch (error) {
    for (const { from, to } of made) {
      rmSync(from, { recursive: true, force: true })
      rmSync(to, { recursive: true, force: true })
    }
    putBack(join(root, register), before)
    throw error
  }
  return [...homes.map(home => `${home}/${id}/`), register]
}

function putBack(file: string, text: string): void {
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

function renameWithin(file: string, id: string): void {
  if (statSync(file).isDirectory()) return
  const { camel, pascal, title } = namesOf(id)
  let text = readFileSync(file, 'utf8').replaceAll(example, id)
  const { camel: oldCamel, pascal: oldPascal } = namesOf(example)
  text = text.replaceAll(oldCamel, camel).replaceAll(oldPascal, pascal)
  for (const name of exampleNames) text = text.replaceAll(name, title)
  writeFileSync(file, text)
}

/** The register with one more row. */
function registered(text: string, id: string): string {
  const { camel } = namesOf(id)
  const lastImport = text.lastIndexOf('\nimport ')
  const afterImports = text.indexOf('\n', lastImport + 1) + 1
  const end = text.indexOf('\n]', text.indexOf('export const games'))
  if (lastImport < 0 || end < 0) throw new Refusal(`${register} has no list of games to add to`)
  return [
    text.slice(0, afterImports),
    `import { meta as ${camel} } from './${id}/meta.ts'\n`,
    text.slice(afterImports, end),
    `\n  { meta: ${camel}, load: async () => (await import('./${id}/index.ts')).${camel} },`,
    text.slice(end),
  ].join('')
}

if (import.meta.main) {
  const root = dirname(import.meta.dirname)
  try {
    const [id, surplus] = process.argv.slice(2)
    if (surplus !== undefined) throw new Refusal(`one id at a time; '${surplus}' is too much`)
    const changed = newGame(root, id)
    // Imports are sorted as the linter wants them.
    spawnSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...changed], {
      cwd: root,
    })
    console.log(`Begun:\n${changed.map(path => `  ${path}\n`).join('')}`)
    console.log('Still those of the example: names and about in meta.ts, README.md, RULES.md, RULINGS.md, all words.')
    console.log(`Next: npm run unit -- packages/games/${id}, npm run dev.`)
  } catch (error) {
    const why = error instanceof Refusal ? error.message : `nothing was made (${(error as Error).message})`
    console.error(`new-game: ${why}`)
    process.exitCode = 1
  }
}
