import type { GameEvent } from '@acheron/engine'
import { chapter } from '@acheron/games/caravan/box/index.ts'
import { useEffect, useState } from 'react'
import type { CaravanEvent } from '../rules.ts'
import type { Caravan } from '../types.ts'

/** The entries that were read since the last decision, in their order: several may follow one another without a question. */
export function useEntries(view: Caravan, events: readonly GameEvent[]): readonly string[] {
  const [read, setRead] = useState<readonly string[]>([])
  useEffect(() => {
    const now = (events as readonly CaravanEvent[]).flatMap(event => (event.e === 'entryRead' ? [event.entry] : []))
    if (now.length > 0) setRead(now)
  }, [events])
  const { entry } = view.exploration
  if (entry === null || read.at(-1) === entry) return read
  return [...opening(view, entry), entry]
}

/** Where a chapter begins, its introduction leads on without a question. */
function opening({ chapter: n }: Caravan, entry: string): string[] {
  const { introduction, entries } = chapter(n)
  const first = entries.find(({ id }) => id === introduction)?.instr.find(each => 'do' in each && each.do === 'inspect')
  return first && 'region' in first && first.region === entry ? [introduction] : []
}
