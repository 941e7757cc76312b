import type { GameEvent } from '@acheron/engine'
import type { Midway } from '../../board/face.ts'
import type { Moment } from './moments.ts'

/** A moment of a decision that is watched. */
export interface Midst {
  /** The number of events that the board shows of the decision; null for all of them. */
  readonly told: number | null
  readonly events: readonly GameEvent[]
  /** It belongs to what is watched; else it is only told. */
  readonly watched: boolean
}

/**
 * What the board shows at each moment of a decision. The moments that are watched stand for themselves; the rest shares
 * the view after the decision and its events. The last moment always shows what is true.
 */
export function midstsOf(
  parts: readonly Pick<Moment, 'events'>[],
  { watched }: Pick<Midway, 'watched'>,
): readonly Midst[] {
  const rest: GameEvent[] = []
  let told = 0
  return parts.map(({ events }, i) => {
    const isWatched = told < watched
    told += events.length
    if (!isWatched) {
      rest.push(...events)
      return { told: null, events: rest, watched: false }
    }
    return { told: i === parts.length - 1 ? null : told, events, watched: true }
  })
}
