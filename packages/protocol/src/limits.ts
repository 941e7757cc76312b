/** The most characters that the name of a person or a table may have. */
export const longestName = 24
