/** The most characters that the name of a person or a table may have. */
export const longestName = 24

/**
 * Control characters, unpaired surrogates, line separators, what turns the writing direction, what nobody can see (but
 * what joins letters and emoji), marks heaped so high that they cover the lines around, the signs of a seat in a text.
 */
const forbidden =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb⟦⟧]|\p{M}{5}/u
/** The blank of Braille is a symbol that shows nothing. */
const visible = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u

/** A name as it is kept: trimmed, each letter one with its accents. */
export function tidyName(given: string): string {
  return given.normalize('NFC').trim()
}

/** Why a tidy name cannot be one, to be said after what it names; null where it can. Any language will do. */
export function nameProblem(name: string): string | null {
  const length = [...name].length
  if (length < 1 || length > longestName || !visible.test(name))
    return `must have 1 to ${longestName} characters, got ${length}`
  return forbidden.test(name)
    ? 'has a character that cannot be shown (a control or direction character); write it without'
    : null
}
