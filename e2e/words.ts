import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>

/** Every word file of one language that a page may use. */
function all(language: 'en' | 'es' | 'sv'): Map<string, string> {
  const files = globSync(`packages/{web/src,games}/**/words/${language}.json`, { cwd: root })
  return new Map(
    files.flatMap(file =>
      Object.entries(read(file)).map(([key, text]) => [`${file.replace(/[^/]+$/, '')} ${key}`, text] as const),
    ),
  )
}

/** English sentences that differ in the language, and every key: none of them may appear on a page in that language. */
export function foreignTo(language: 'es' | 'sv'): ReadonlySet<string> {
  const own = all(language)
  const ownTexts = new Set(own.values())
  const english = [...all('en')]
    .filter(([key, text]) => own.get(key) !== text && !ownTexts.has(text))
    .map(([, text]) => text)
  return new Set(english.filter(text => !text.includes('{') && text.length > 3))
}

/** The keys of all words: what is shown when a word is missing. */
export function keys(): ReadonlySet<string> {
  return new Set([...all('en').keys()].map(key => key.split(' ').at(-1) ?? '').filter(key => key.includes('.')))
}
