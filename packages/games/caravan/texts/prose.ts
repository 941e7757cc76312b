import type { Language } from '@acheron/engine/words'
import type { T } from './words.ts'

/** With a capital at its beginning, also where a Spanish sentence opens with a sign. */
export const capital = (text: string): string => text.replace(/^[¿¡«"(]*\p{L}/u, start => start.toLocaleUpperCase())

/** "a el" and "de el" are one word each in Spanish. */
export function contracted(text: string, lang: Language): string {
  return lang === 'es' ? text.replace(/\b(a|de) el (?=\S)/giu, (_, word: string) => `${word}l `) : text
}

/** Clauses as sentences, one after another. */
export const sentences = (clauses: readonly string[], t: T): string =>
  clauses.map(clause => contracted(capital(t('text.sentence', { text: clause })), t.lang)).join(' ')

/** Clauses as one: "discard 1 card; receive EMPOWER 2". */
export const together = (clauses: readonly string[]): string => clauses.join('; ')

/** A name that begins with an article, inside a sentence: "the Minotaur". */
export const inside = (name: string): string =>
  name.replace(/^(The|El|La|Los|Las|Det|Den) /, article => article.toLowerCase())
