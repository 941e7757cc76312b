/**
 * `npm run words` turns the texts that translators edit into code that programs import.
 *
 * A word folder is any `packages/.../words/` with `en.json`, `es.json` and `sv.json`: flat, key to ICU message. English
 * is the reference: it says which keys there are and which placeholders each has. Every message is parsed
 * (`words/read.ts`), compared with English and with the source files beside the folder (`words/check.ts`), and written to
 * `compiled/` (`words/generate.ts`): `keys.ts`, the type `Words` of the keys and their parameters, one catalogue per
 * language, in which a message is a string or a function, and `load.ts`, which loads the one that is wanted. So a wrong
 * key or parameter is a type error where it is used, and nothing is parsed at run time.
 *
 * `compiled/` is made by every command that needs it and is not kept in git. Nothing is written unless all messages are
 * well formed; otherwise there is one line per problem, and exit code 1. `--check` writes nothing and also reports keys
 * that no source file uses, and words that the options of a game's `meta.ts` need (`words/options.ts`).
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Language, languages } from '../packages/engine/src/words.ts'
import { parameterProblems, unusedKeys } from './words/check.ts'
import { generateCatalogue, generateKeys, generateLoader } from './words/generate.ts'
import { optionKeysOf } from './words/options.ts'
import { type Message, readMessage, readTexts } from './words/read.ts'

/** Compiles every word folder under `root`; gives the problems, none if all is well. */
export function compileWords(root: string, { check = false } = {}): string[] {
  const problems: string[] = []
  const outputs = new Map<string, string>()
  for (const folder of wordFolders(root)) {
    const messages = readFolder(folder, root, problems)
    if (check) problems.push(...useProblems(folder, [...messages.en.keys()], root))
    outputs.set(join(folder, 'compiled', 'keys.ts'), generateKeys(messages.en))
    outputs.set(join(folder, 'compiled', 'load.ts'), generateLoader(languages))
    for (const lang of languages)
      outputs.set(join(folder, 'compiled', `${lang}.ts`), generateCatalogue(lang, messages[lang]))
  }
  if (problems.length > 0 || check) return problems

  for (const [path, text] of outputs) {
    if (readIfThere(path) === text) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return []
}

function wordFolders(root: string): string[] {
  const files = globSync(`packages/**/words/{${languages.join(',')}}.json`, {
    cwd: root,
    exclude: path => /(^|[\\/])node_modules$/.test(String(path)),
  })
  return [...new Set(files.map(file => join(root, dirname(file))))].sort()
}

/** The messages of one folder, each language in the order of the English file; what is wrong is added to `problems`. */
function readFolder(folder: string, root: string, problems: string[]): Record<Language, Map<string, Message>> {
  const file = (lang: Language) => join(folder, `${lang}.json`)
  const tell = (lang: Language, problem: string) => problems.push(`${named(file(lang), root)}: ${problem}`)
  const texts = (lang: Language): Map<string, string> => {
    const json = readIfThere(file(lang))
    if (json === undefined) tell(lang, 'missing; add it, with every key of en.json')
    const { value, problems: wrong } = json === undefined ? { value: new Map(), problems: [] } : readTexts(json)
    for (const problem of wrong) tell(lang, problem)
    return value
  }

  const all = { en: texts('en'), es: texts('es'), sv: texts('sv') }
  const messages: Record<Language, Map<string, Message>> = { en: new Map(), es: new Map(), sv: new Map() }
  for (const lang of languages) {
    for (const key of all.en.keys()) {
      const text = all[lang].get(key)
      if (text === undefined) {
        tell(lang, `'${key}': missing; translate it from en.json`)
        continue
      }
      const { value: message, problems: wrong } = readMessage(text, lang)
      const english = messages.en.get(key)
      if (message && english) wrong.push(...parameterProblems(english, message))
      for (const problem of wrong) tell(lang, `'${key}': ${problem}`)
      if (message) messages[lang].set(key, message)
    }
    for (const key of all[lang].keys())
      if (!all.en.has(key)) tell(lang, `'${key}': not in en.json; add it there or remove it here`)
  }
  return messages
}

/** Whose source files may use the words: those beside the folder, or the whole game where a room of it has its own words. */
function ownerOf(folder: string, root: string): string {
  const [game] = /^packages\/games\/[^/]+(?=\/)/.exec(named(folder, root)) ?? []
  return game === undefined ? dirname(folder) : join(root, game)
}

/** Keys that nobody uses, and those that the options of the game beside the folder need and do not have. */
function useProblems(folder: string, keys: readonly string[], root: string): string[] {
  const owner = ownerOf(folder, root)
  const { needed, allowed } = optionKeysOf(dirname(folder))
  const ofOptions = new Set([...needed, ...allowed])
  const others = keys.filter(key => !ofOptions.has(key))
  const tell = (key: string, problem: string) => `${named(join(folder, 'en.json'), root)}: '${key}': ${problem}`
  return [
    ...unusedKeys(others, owner).map(key =>
      tell(key, `no source file under ${named(owner, root)} uses it; use it or remove it`),
    ),
    ...needed
      .filter(key => !keys.includes(key))
      .map(key =>
        tell(key, `missing; the form of a new table shows it for an option of ${named(owner, root)}/meta.ts`),
      ),
  ]
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const named = (path: string, root: string) => relative(root, path).replaceAll('\\', '/')

if (import.meta.main) {
  const unknown = process.argv.slice(2).find(argument => argument !== '--check')
  const check = process.argv.length > 2
  const problems = unknown
    ? [`${unknown}: unknown option; there is only --check`]
    : compileWords(process.cwd(), { check })
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}
