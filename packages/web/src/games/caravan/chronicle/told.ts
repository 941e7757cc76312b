import type { CaravanEvent } from '@acheron/games/caravan/board.ts'

/** The things of a log line: Champions, Regions, Paths, Discoveries, Treasures, by their names. */
export function toldOf(events: readonly CaravanEvent[]): ReadonlySet<string> {
  const told = new Set<string>()
  for (const event of events)
    for (const [name, value] of Object.entries(event)) if (name !== 'e' && typeof value === 'string') told.add(value)
  return told
}
