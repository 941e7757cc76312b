import type { NineCirclesEvent } from '@acheron/games/nine-circles/board.ts'
import type { Key } from '../../../board/gestures.ts'

/** The things that a log line names: `row:<size>`, `virgil`, and the first `circle:<n>` of it. */
export function toldBy(events: readonly NineCirclesEvent[]): ReadonlySet<Key> {
  const told = new Set<Key>()
  for (const event of events) {
    if (event.e === 'rolled') for (const size of event.rows) told.add(`row:${size}`)
    if (event.e === 'virgilUsed') told.add('virgil')
  }
  const first = events.find(event => 'circle' in event)
  if (first) told.add(`circle:${first.circle}`)
  return told
}
