import type { GameEvent } from '@acheron/engine'
import type { ImpRaceEvent, Place } from '@acheron/games/imp-race/board.ts'
import { keyOf, thingAt } from './offers.ts'

/** The places and pieces that a log line names, as keys; a seat's own things carry its number. */
export function toldBy(events: readonly GameEvent[]): ReadonlySet<string> {
  const told = new Set<string>()
  const at = (place: Place, seat: number) => {
    const thing = thingAt(place)
    if (thing?.kind === 'step') told.add(`${keyOf(thing)} of ${seat}`)
    else if (thing) told.add(keyOf(thing))
    else told.add(`cemetery ${seat}`)
  }
  for (const event of events as readonly ImpRaceEvent[]) {
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
        told.add(`square ${event.square}`)
        break
      case 'dieRolled':
        told.add('die')
        break
      case 'gemsDrawn':
      case 'gemTaken':
        told.add('bag')
        told.add(`gems ${event.seat}`)
        break
      case 'gemsSpent':
        told.add(`gems ${event.seat}`)
        break
      case 'cardDrawn':
      case 'cardBought':
        told.add('deck')
        told.add(`cards ${event.seat}`)
        break
      case 'cardPlayed':
      case 'cardDiscarded':
        told.add('discard')
        break
    }
  }
  return told
}
