import type { Translate, WordMap } from '@acheron/engine/words'
import { plainName } from '../board/plain/plainName.ts'

/** The game's text for the key; null where it has none. */
export function said(words: Translate<WordMap>, key: string): string | null {
  const text = words(key)
  return text === key ? null : text
}

/** The name of an option or a value; without words its id in plain form. */
export function nameOf(words: Translate<WordMap>, key: string, id: string): string {
  return said(words, key) ?? plainName(id)
}
