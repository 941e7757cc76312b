import type { Language } from '@acheron/engine/words'

/** A name that is written small, as a title or at the head of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** An order inside a line: it begins with a small letter. */
export const small = (order: string, language: Language): string =>
  order.charAt(0).toLocaleLowerCase(language) + order.slice(1)
