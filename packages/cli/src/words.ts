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

/** What the seats of a table are called here: by their number. */
export function seatNames(players: number, say: Say): string[] {
  return Array.from({ length: players }, (_, seat) => say('seat', { seat: seat + 1 }))
}
