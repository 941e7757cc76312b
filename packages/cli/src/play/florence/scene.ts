import type { Move, Seat, View } from '@acheron/engine'
import type { FraudId } from '@acheron/games/florence/box/fraud-cards.ts'
import type { Quarter } from '@acheron/games/florence/box/locations.ts'
import { circleOf, type SoulSin } from '@acheron/games/florence/box/sins.ts'
import { barrels, guests, type Piece } from '@acheron/games/florence/box/tower.ts'
import type { Frame } from '@acheron/games/florence/frames.ts'
import { type Way, wayTo } from '@acheron/games/florence/hell/reach.ts'
import type { FlorenceMove, MoveOf, Origin } from '@acheron/games/florence/moves.ts'
import { quarterName, type T } from '@acheron/games/florence/names.ts'
import type { FlorenceState, SeatState } from '@acheron/games/florence/state.ts'
import type { Token } from '../paint.ts'
import type { Scene } from '../stage.ts'

/** A seat as others see it: its cards may be backs. */
export type SeenSeat = Omit<SeatState, 'hand'> & { readonly hand: readonly (FraudId | null)[] }

/** The scene's parts in the game's own types: this stage is only ever given this game. */
export const viewOf = (scene: Scene) => scene.view as unknown as View<FlorenceState>
export const asMoves = (moves: readonly Move[]) => moves as unknown as readonly FlorenceMove[]
export const wordsOf = (scene: Scene) => scene.t as unknown as T
export const topFrame = (scene: Scene) => (viewOf(scene).flow as readonly Frame[]).at(-1) ?? null

/** The seats in the order of play from the one whose eyes these are. */
export function seatsFrom(scene: Scene): { seat: Seat; own: SeenSeat }[] {
  const { players, seats } = viewOf(scene)
  return Array.from({ length: players }, (_, i) => ((scene.seat ?? 0) + i) % players).flatMap(seat => {
    const own = seats[seat]
    return own ? [{ seat, own }] : []
  })
}

/** The end of a soul's way, with its path and what it brings. */
export function wayOf(scene: Scene, { soul, to }: { soul: Origin; to: string }): Way | undefined {
  return wayTo(viewOf(scene), scene.seat ?? viewOf(scene).turn.seat, soul, to)
}

export const pointsOf = (scene: Scene, move: MoveOf<'lead'>) => wayOf(scene, move)?.points ?? 0

/** A quarter by the last word of its name: "Novella"; its letter stands on the shields. */
export const shortQuarter = (quarter: Quarter, scene: Scene) =>
  quarterName(quarter, wordsOf(scene)).split(' ').at(-1) ?? ''
export const quarterLetter = (quarter: Quarter, scene: Scene) => shortQuarter(quarter, scene).charAt(0)

/** One colour for one sin everywhere; beside it always stands the number of its circle. */
const sinColours: Readonly<Record<SoulSin, Token>> = {
  pagan: 'bone',
  lust: 'wine',
  gluttony: 'moss',
  greed: 'ochre',
  wrath: 'verdigris',
  heresy: 'flame',
  violence: 'blood',
  fraud: 'muted',
  treachery: 'ice',
}
export const sinColour = (sin: SoulSin) => sinColours[sin]

const seatColours: readonly Token[] = ['ember', 'ice', 'moss', 'rose']
export const seatColour = (seat: Seat): Token => seatColours[seat % seatColours.length] ?? 'text'

const isIn = <Kind extends string>(kinds: readonly Kind[], piece: string): piece is Kind =>
  (kinds as readonly string[]).includes(piece)

/** A piece of a tower as one sign: members as small letters, barrels as capitals, a guest as the number of its circle. */
export function pieceSign(piece: Piece, { say }: Scene): string {
  if (isIn(guests, piece)) return String(circleOf(piece))
  return isIn(barrels, piece) ? say(`florence.sign.${piece}`) : say(`florence.sign.${piece}`)
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
