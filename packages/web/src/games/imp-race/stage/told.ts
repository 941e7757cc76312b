import type { ImpRaceEvent, Place } from '@acheron/games/imp-race/board.ts'
import type { Key } from '../../../board/gestures.ts'
import { keyAt } from './things.ts'

/** The things that a log line names; those of a seat carry its number: `step:S1 of 0`, `gems:0`, `cards:0`. */
export function toldBy(events: readonly ImpRaceEvent[]): ReadonlySet<Key> {
  const told = new Set<Key>()
  const at = (place: Place, seat: number) => told.add(place === 'D' ? `cemetery:${seat}` : keyOfSeat(place, seat))
  for (const event of events) {
    switch (event.e) {
      case 'impMoved':
        at(event.from, event.seat)
        at(event.to, event.seat)
        break
      case 'impDied':
        at(event.from, event.seat)
        at('D', event.seat)
        break
      case 'impRaised':
        at(event.to, event.seat)
        break
      case 'impHome':
        told.add('throne')
        break
      case 'tileFlipped':
      case 'tileAction':
      case 'fightStarted':
      case 'fightEnded':
      case 'tridentThrown':
      case 'parried':
        told.add(`square:${event.square}`)
        break
      case 'dieRolled':
        told.add('die')
        break
      case 'gemsDrawn':
      case 'gemTaken':
        told.add('bag')
        told.add(`gems:${event.seat}`)
        break
      case 'gemsSpent':
        told.add(`gems:${event.seat}`)
        break
      case 'cardDrawn':
      case 'cardBought':
        told.add('deck')
        told.add(`cards:${event.seat}`)
        break
      case 'cardPlayed':
      case 'cardDiscarded':
        told.add('discard')
        break
    }
  }
  return told
}

/** Steps are on each seat's own board. */
function keyOfSeat(place: Exclude<Place, 'D'>, seat: number): Key {
  const key = keyAt(place)
  return key.startsWith('step:') ? `${key} of ${seat}` : key
}
