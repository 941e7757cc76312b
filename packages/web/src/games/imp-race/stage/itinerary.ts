import { type ImpRaceEvent, type Place, positionOf } from '@acheron/games/imp-race/board.ts'

/** A leg of an imp's way: where it goes and when, in milliseconds. Positions are those of the route; 'D' is the cemetery. */
export interface Leg {
  readonly to: number | 'D' | 'step'
  readonly start: number
  readonly end: number
}

/** One hop from square to square, and the longest that a run may take. */
const hop = 130
const longest = 780
const carry = 380
const throwTime = 520

/** The legs of every imp that the events move, by its name, one after the other as they happened. */
export function itineraries(events: readonly ImpRaceEvent[]): { legs: Map<string, Leg[]>; time: number } {
  const legs = new Map<string, Leg[]>()
  let time = 0
  const go = (seat: number, imp: number, to: Leg['to'], takes: number) => {
    const key = `${seat}-${imp}`
    legs.set(key, [...(legs.get(key) ?? []), { to, start: time, end: time + takes }])
    time += takes
  }
  for (const event of events) {
    switch (event.e) {
      case 'dieRolled':
        time += throwTime
        break
      case 'impMoved': {
        const { seat, imp } = event
        const way = event.by === 'return' ? [] : between(event.from, event.to)
        const each = Math.min(hop, longest / (way.length + 1))
        for (const position of way) go(seat, imp, position, each)
        go(seat, imp, target(event.to), event.by === 'return' ? carry : each)
        break
      }
      case 'impDied':
        go(event.seat, event.imp, 'D', carry)
        break
      case 'impRaised':
        go(event.seat, event.imp, 'step', carry)
        break
    }
  }
  return { legs, time }
}

function target(place: Place): Leg['to'] {
  if (place === 'D') return 'D'
  const position = positionOf(place)
  return position > 0 ? position : 'step'
}

/** The squares passed on the way; between two steps there is nothing to be drawn. */
function between(from: Place, to: Place): number[] {
  const [start, end] = [positionOf(from), positionOf(to)]
  if (from === 'D' || to === 'D' || end <= start) return []
  const way = Array.from({ length: end - start - 1 }, (_, i) => start + 1 + i)
  return way.filter(position => position >= 0)
}
