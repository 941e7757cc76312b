import { type CaravanEvent, type CaravanView, isFighting } from '@acheron/games/caravan/board.ts'
import type { Midway } from '../../../../board/face.ts'
import { folded } from './fold.ts'

/** A decision in which the Malefactors act is watched event by event, until they are done. */
export function midway(
  before: CaravanView,
  events: readonly CaravanEvent[],
  titleOf: (told: readonly CaravanEvent[]) => string,
): Midway<CaravanView> | null {
  const watched = watchedIn(before, events)
  if (watched === 0) return null
  return {
    watched,
    view: told => folded(before, events.slice(0, told)),
    title: told => titleOf(events.slice(0, told)),
  }
}

/** The number of events until the Malefactors have acted; 0 if they do not. */
export function watchedIn(before: CaravanView, events: readonly CaravanEvent[]): number {
  if (!isFighting(before)) return 0
  let theirs = before.fight.turn === 'malefactors'
  let striking = Object.values(before.fight.decks).some(({ playing }) => playing !== null)
  let watched = 0
  for (const [i, event] of events.entries()) {
    if (event.e === 'turnBegan') theirs = event.of === 'malefactors'
    else if (event.e === 'roundBegan') theirs = false
    else if (event.e === 'cardRevealed') striking = true
    if (theirs || striking) watched = i + 1
    if (event.e === 'cardEnded') striking = false
  }
  return watched
}

/** A card that is turned over and each of its Lines begin with a moment of their own, long enough to be read. */
export const opens = ({ e }: CaravanEvent): boolean => e === 'lineBegan' || e === 'cardRevealed'

/** What a blow costs, and where somebody turns, is told with what brought it about. */
export function follows(event: CaravanEvent): boolean {
  if (event.e === 'vigorChanged') return event.why === 'damage' || event.why === 'wound'
  return event.e === 'facingChanged' || event.e === 'fiercenessChanged' || event.e === 'championWounded'
}

/** Between two cards there is time to look. */
export const beats = ({ e }: CaravanEvent): boolean => e === 'cardEnded'
