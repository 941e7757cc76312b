import type { Archetype, CaravanEvent } from '@acheron/games/caravan/board.ts'

/** What events do to a Champion: the Vigor it loses, down to how much, and whether it is Wounded. */
export interface Hurt {
  readonly lost: number
  readonly to: number | null
  readonly wounded: boolean
}

export type Harm = ReadonlyMap<Archetype, Hurt>

const unhurt: Hurt = { lost: 0, to: null, wounded: false }

export function harmIn(events: readonly CaravanEvent[]): Harm {
  const harm = new Map<Archetype, Hurt>()
  for (const event of events) {
    if (event.e !== 'vigorChanged' && event.e !== 'woundSuffered') continue
    const so = harm.get(event.champion) ?? unhurt
    if (event.e === 'woundSuffered') harm.set(event.champion, { ...so, wounded: true })
    // A price is no harm.
    else if (event.by < 0 && event.why !== 'paid')
      harm.set(event.champion, { ...so, lost: so.lost - event.by, to: event.to })
  }
  return harm
}
