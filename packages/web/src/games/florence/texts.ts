import type { Language } from '@acheron/engine/words'

/** A name with a capital letter, as a title or at the start of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** An order with a small letter, inside a line. */
export const small = (order: string, language: Language): string =>
  order.charAt(0).toLocaleLowerCase(language) + order.slice(1)
