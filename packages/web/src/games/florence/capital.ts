/** As a title, or at the head of a sentence, for names that are written small. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
