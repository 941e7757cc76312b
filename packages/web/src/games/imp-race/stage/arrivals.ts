import {
  earlierReturn,
  type ImpRaceView,
  lastSquare,
  type MoveOf,
  type Place,
  type TileType,
  typeOf,
  wayOf,
} from '@acheron/games/imp-race/board.ts'

/** A place that a run comes to, by its throw or by a tile. */
export interface Stop {
  readonly place: Place
  /** An imp of one's own stands there and dies. */
  readonly own: boolean
  /** The seat whose imp must be fought there. */
  readonly rival: number | null
  /** The tile that acts there; null where none does. */
  readonly tile: TileType | 'blank' | null
}

/** R5, R6: the places that a run comes to, as far as can be seen: Bananas carry on, a Return takes back, a fight stays open. */
export function stopsOf(view: ImpRaceView, move: MoveOf<'move'>): readonly Stop[] {
  const { from, to } = wayOf(view, move)
  const stops: Stop[] = []
  let next: Place | null = to
  let by: 'die' | 'banana' | 'return' = 'die'
  while (next !== null) {
    const stop = stopAt(view, move, next, by)
    stops.push(stop)
    next = null
    if (typeof stop.place !== 'number') break
    if (stop.tile === 'banana') {
      by = 'banana'
      next = stop.place < lastSquare ? stop.place + 1 : 'H'
    } else if (stop.tile === 'return') {
      by = 'return'
      next = earlierReturn(left(view, from), stop.place) || null
    }
  }
  return stops
}

function stopAt(view: ImpRaceView, move: MoveOf<'move'>, place: Place, by: 'die' | 'banana' | 'return'): Stop {
  const { seats, turn, route, options } = view
  if (place === 'H') return { place, own: false, rival: null, tile: null }
  const own = seats[turn.seat]?.imps.some((each, imp) => imp !== move.imp && each === place) === true
  const at = typeof place === 'number' ? place : null
  const holder = at === null ? -1 : seats.findIndex(({ imps }, seat) => seat !== turn.seat && imps.includes(at))
  const rival = holder < 0 ? null : holder
  const silent = by === 'return' || (by === 'banana' && options.tileChains === 'single')
  const there = at === null || rival !== null || silent ? undefined : route[at]
  const tile = there ? (there.up && there.tile ? typeOf(there.tile) : 'blank') : null
  return { place, own, rival, tile }
}

/** The tile that an imp leaves is turned over by the time it arrives. */
function left(view: ImpRaceView, from: Place): ImpRaceView {
  const tile = typeof from === 'number' ? view.route[from] : undefined
  return tile ? { ...view, route: { ...view.route, [from]: { ...tile, up: !tile.up } } } : view
}
