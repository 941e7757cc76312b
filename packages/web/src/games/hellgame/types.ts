import type { View } from '@acheron/engine'
import type { Frame, HellgameEvent, HellgameMove, HellgameState, hellgame, TileId } from './rules.ts'

/** What one sees of the game: face-down events and the spell deck have no names. */
export type Hell = View<HellgameState>
export type HellMove = HellgameMove
export type HellEvent = HellgameEvent
export type MoveOf<D extends HellMove['do']> = Extract<HellMove, { do: D }>

/** The words of the rules: moves and events as prose. */
export type GameWords = Parameters<(typeof hellgame)['describeMove']>[2]

/** A tile as it is seen: null where an event lies face down. */
export type SeenTile = TileId | null | undefined

export function topFrame(view: Hell): Frame | null {
  return (view.flow as readonly Frame[]).at(-1) ?? null
}

/** Who decides now, as far as the flow tells. */
export function deciderOf(view: Hell): number {
  const frame = topFrame(view)
  switch (frame?.kind) {
    case 'start':
    case 'recall':
    case 'shield':
      return frame.seat ?? view.first
    case 'pandora':
      return frame.seats[0] ?? view.first
    default:
      return view.turn.seat
  }
}

/** Whose turn is being played: nobody's while the pieces are placed, in an upkeep and at the end. */
export function turnOf(view: Hell): number | null {
  return (view.flow as readonly Frame[]).some(({ kind }) => kind === 'turn') ? view.turn.seat : null
}

/**
 * What a seat has to do with the present moment. Mostly the one who decides is also the one whose turn it is; else each of
 * the two is told apart.
 */
export function partOf(view: Hell, seat: number): 'decides' | 'answers' | 'turn' | null {
  if (view.ended !== null) return null
  const turn = turnOf(view)
  if (deciderOf(view) === seat) return turn === null || turn === seat ? 'decides' : 'answers'
  return turn === seat ? 'turn' : null
}

export function seatsOf(view: Hell): number[] {
  return Array.from({ length: view.players }, (_, seat) => seat)
}

/** Rounds until the next upkeep, this one included, as the track stands. */
export function roundsLeft({ track }: Pick<Hell, 'track'>): number {
  return Math.max(1, track.length - track.slot + 1)
}

/** A player's demons, in the reserve and on the board. */
export function demonsInAll(view: Hell, seat: number): number {
  const placed = Object.values(view.demons).flat()
  return (view.seats[seat]?.demons ?? 0) + placed.filter(owner => owner === seat).length
}
