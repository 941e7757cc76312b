import { equal } from '@acheron/engine'
import { type CaravanEvent, type CaravanView, chapter } from '@acheron/games/caravan/board.ts'
import { useState } from 'react'

/** The entries that were read since the last decision, in their order: several may follow one another without a question. */
export function useEntries(view: CaravanView, events: readonly CaravanEvent[]): readonly string[] {
  const [kept, setKept] = useState<readonly string[]>([])
  const now = events.flatMap(event => (event.e === 'entryRead' ? [event.entry] : []))
  const read = now.length > 0 ? now : kept
  // All of them come with the view of the newest: the book opens at the first.
  if (!equal(read, kept)) setKept(read)
  const { entry } = view.exploration
  if (entry === null || read.at(-1) === entry) return read
  return [...opening(view, entry), entry]
}

/** Where a chapter begins, its introduction leads on without a question. */
function opening({ chapter: n }: CaravanView, entry: string): string[] {
  return firstRegion(n) === entry ? [chapter(n).introduction] : []
}

/** The Region that the introduction of a chapter leads to. */
export function firstRegion(n: number): string | null {
  const { introduction, entries } = chapter(n)
  const first = entries.find(({ id }) => id === introduction)?.instr.find(each => 'do' in each && each.do === 'inspect')
  return first && 'region' in first ? first.region : null
}
