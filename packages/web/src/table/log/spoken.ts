import { type ShownStep, takenBy } from '@acheron/engine'
import type { Moment, Place } from '../moments/moments.ts'
import { isAfter } from '../moments/queue.ts'
import type { Playback } from '../moments/usePlayback.ts'

type Shown = Pick<Playback, 'moments' | 'shown' | 'current'>

/** Before the first moment of a table. */
const start: Place = { entry: -1, part: 0 }

/** Something that is asked is said when all that led to it was shown, or where the playback stands still. */
export const isCaughtUp = ({ playing, waiting, paused }: Pick<Playback, 'playing' | 'waiting' | 'paused'>): boolean =>
  !playing || waiting || paused

/** The last moment that was said, after steps have come: decisions made anew are said anew. */
export function rewound(
  said: Place | null,
  steps: readonly Pick<ShownStep, 'kind' | 'back'>[],
  entries: number,
): Place | null {
  const at = steps.findLastIndex(step => takenBy(step) > 0)
  return at < 0 ? said : { entry: entries - (steps.length - 1 - at), part: Number.MAX_SAFE_INTEGER }
}

/**
 * The moments to be said now, and the last one that is said then: those that are shown and were not said; with `all`, also those
 * that are still to be shown. When the page opens (null), only what it is just showing.
 */
export function toBeSaid({ moments, shown, current }: Shown, said: Place | null, all: boolean) {
  const until = all ? moments : shown
  const news = said ? until.filter(moment => isAfter(moment, said)) : current ? [current] : []
  const last = until.at(-1) ?? start
  return { news, said: said && isAfter(said, last) ? said : { entry: last.entry, part: last.part } }
}

export const textsOf = (moments: readonly Moment[]): string[] => moments.flatMap(({ text }) => (text ? [text] : []))
