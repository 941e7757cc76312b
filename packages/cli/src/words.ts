import { type Catalogue, type Language, type Translate, translator } from '@acheron/engine/words'
import type { Words } from '../words/compiled/keys.ts'

/** How the command line says something. */
export type Say = Translate<Words>

const catalogues: Readonly<Record<Language, () => Promise<Catalogue<Words>>>> = {
  en: async () => (await import('../words/compiled/en.ts')).en,
  es: async () => (await import('../words/compiled/es.ts')).es,
  sv: async () => (await import('../words/compiled/sv.ts')).sv,
}

/** The command line's own words in a language. */
export async function cliWords(language: Language): Promise<Say> {
  return translator(await catalogues[language]())
}
