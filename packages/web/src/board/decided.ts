/** The first criterion in which two seats differ, and what each has there; the last one if they are equal. */
export function decidedBy(
  mine: readonly number[],
  theirs: readonly number[],
): { readonly at: number; readonly mine: number; readonly theirs: number } {
  const apart = mine.findIndex((value, i) => value !== (theirs[i] ?? 0))
  const at = apart < 0 ? mine.length - 1 : apart
  return { at, mine: mine[at] ?? 0, theirs: theirs[at] ?? 0 }
}
