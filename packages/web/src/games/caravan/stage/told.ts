import type { CaravanEvent } from '@acheron/games/caravan/board.ts'
import type { Key } from '../../../board/gestures.ts'

/** The things on the stage that a log line tells of. */
export function toldBy(events: readonly CaravanEvent[]): ReadonlySet<Key> {
  const told = new Set<Key>()
  for (const event of events) {
    const all: { readonly [name: string]: unknown } = event
    for (const name of ['champion', 'attacker', 'target', 'object', 'malefactor', 'minion', 'piece', 'by', 'subject'])
      if (typeof all[name] === 'string') told.add(`object:${all[name]}`)
    for (const name of ['area', 'to']) if (typeof all[name] === 'string') told.add(`area:${all[name]}`)
    if (typeof all.deck === 'string') told.add(`deck:${all.deck}`)
    if (typeof all.champion === 'string') {
      told.add(`champion:${all.champion}`)
      if (typeof all.slot === 'number') told.add(`slot:${all.champion}:${all.slot}`)
      for (const name of ['card', 'maneuver', 'sin', 'finding', 'relic'])
        if (typeof all[name] === 'string') told.add(`card:${all.champion}:${all[name]}`)
    }
  }
  return told
}
