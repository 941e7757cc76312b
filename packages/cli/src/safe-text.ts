/**
 * Characters that command a terminal, change the direction of a text or are not seen. The joiners of letters and emoji are
 * part of names.
 */
const unsafe = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** A text of a file or a person as it may reach a terminal: one line, with a mark for every character that may not. */
export function safeText(text: string): string {
  return text.replace(/[\t\n\v\f\r]+/g, ' ').replace(unsafe, '\ufffd')
}

/** The same for the lines of our own texts. */
export function safeLines(text: string): string {
  return text.split('\n').map(safeText).join('\n')
}

/** JSON in lines, in which every such character is written as its number. */
export function safeJson(value: unknown): string {
  const numbered = (found: string) =>
    found.replace(/[\s\S]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return JSON.stringify(value, null, 2).replace(unsafe, found => (found === '\n' ? found : numbered(found)))
}
