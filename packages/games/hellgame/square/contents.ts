import type { Seat } from '@acheron/engine'
import { numbers } from '../box/numbers.ts'
import { circleOf, type Square } from '../box/squares.ts'
import { type Kind, kindOfTile, type Side } from '../box/tiles.ts'
import type { HellgameView, SeatState } from '../state.ts'

export const kindOf = (state: HellgameView, square: Square): Kind => kindOfTile(state.tiles[square])

export const isRemoved = ({ removed }: Pick<HellgameView, 'removed'>, square: Square): boolean =>
  removed[square] === true

/** A square of no kind that is still in the game. */
export const isPlain = (state: HellgameView, square: Square): boolean =>
  state.tiles[square] === undefined && !isRemoved(state, square)

/** R3.1: open to the player concerned. */
export const isOpen = (player: SeatState, square: Square): boolean => circleOf(square) <= player.unlocked

const nobody: readonly Seat[] = []

export const demonsOn = (state: HellgameView, square: Square): readonly Seat[] => state.demons[square] ?? nobody

export const countOn = (state: HellgameView, square: Square, seat: Seat): number =>
  demonsOn(state, square).reduce((count, owner) => count + Number(owner === seat), 0)

/** R1.7: how many demons the square has room for; 0 where none may be. */
export function placesOn(state: HellgameView, square: Square): number {
  if (isRemoved(state, square)) return 0
  switch (kindOf(state, square)) {
    case 'plain':
      return numbers.places.plain
    case 'factory':
      return numbers.places.factory
    case 'throne':
      return state.options.thronePlaces
    default:
      return 0
  }
}

/** The one player to whom all demons there belong, or null. */
export function soleOwner(demons: readonly Seat[]): Seat | null {
  const [owner] = demons
  return owner !== undefined && demons.every(other => other === owner) ? owner : null
}

/** R6.4; with option `overcrowding: keep` more than two demons may lie there. */
export const sideOf = (demons: readonly Seat[]): Side =>
  demons.length >= numbers.places.factory && soleOwner(demons) !== null ? 'two' : 'one'

/** The squares with factories on which the player has a demon. */
export function factoriesOf(state: HellgameView, seat: Seat): Square[] {
  const held = Object.keys(state.demons) as Square[]
  return held.filter(square => kindOf(state, square) === 'factory' && state.demons[square]!.includes(seat))
}

/** All seats, clockwise from this one. */
export const seatsFrom = (state: HellgameView, seat: Seat): Seat[] =>
  Array.from({ length: state.players }, (_, i) => (seat + i) % state.players)
