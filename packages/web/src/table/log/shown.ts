import type { Passage } from './passages.ts'

/** Passages shown at once, and how many more are shown when earlier ones are asked for. */
const block = 60
/** Passages shown above the one looked at. */
const above = 10

/**
 * The index of the first passage that is shown: those from an entry on that was asked for, the moment looked at with what
 * came before it, and in any case the newest ones. The newest leave at the top by whole blocks, so that lines seldom move.
 */
export function firstShown(passages: readonly Passage[], from: number | null, at: number | null): number {
  const newest = Math.floor(Math.max(0, passages.length - block) / block) * block
  const indexOf = (entry: number | null, more = 0) => {
    const index = entry === null ? -1 : passages.findIndex(passage => passage.entry >= entry)
    return index < 0 ? newest : Math.max(0, index - more)
  }
  return Math.min(newest, indexOf(from), indexOf(at, above))
}

/** The entry from which on passages are shown when earlier ones are asked for; 0 where all known ones are shown. */
export function furtherBack(passages: readonly Passage[], first: number): number {
  return first === 0 ? 0 : (passages[Math.max(0, first - block)]?.entry ?? 0)
}
