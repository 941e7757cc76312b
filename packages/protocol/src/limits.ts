/** The most characters that the name of a person or a table may have. */
export const longestName = 24

/** The characters that a password may have. */
export const shortestPassword = 8
export const longestPassword = 200

/**
 * Control characters, unpaired surrogates, line separators, direction changes, invisible characters (except joiners of
 * letters and emoji), piles of marks that cover the lines around, the signs of a seat in a text.
 */
const forbidden =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb⟦⟧]|\p{M}{5}/u
/** The Braille blank is a symbol without ink. */
const visible = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u

/** A stored name: trimmed, each letter combined with its accents. */
export function tidyName(given: string): string {
  return given.normalize('NFC').trim()
}

/**
 * The reason why a tidy name is not allowed, to follow the name of the field; null if it is allowed. Any language is
 * fine.
 */
export function nameProblem(name: string): string | null {
  const length = [...name].length
  if (length < 1 || length > longestName || !visible.test(name))
    return `must have 1 to ${longestName} characters, got ${length}`
  return forbidden.test(name)
    ? 'has a character that cannot be shown (a control or direction character); write it without'
    : null
}

/** The most characters that somebody may say at once at a table. */
export const longestWords = 300

/** What is said, as it is stored: one line, each letter combined with its accents. */
export function tidyWords(given: string): string {
  return given.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
}

/** The reason why tidy words are not allowed, to follow the name of the field; null if they are. */
export function wordsProblem(words: string): string | null {
  const length = [...words].length
  if (length > longestWords) return `have at most ${longestWords} characters, got ${length}`
  if (!visible.test(words)) return 'must have something to read'
  return forbidden.test(words)
    ? 'have a character that cannot be shown (a control or direction character); write them without'
    : null
}

/** A rating is shown after so many rated games: before, it says too little. */
export const ratedGamesUntilShown = 10

/** How fast a table is played: without a clock, at one sitting, or over days. */
export const paces = ['none', 'live', 'slow'] as const
