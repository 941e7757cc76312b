import type { Move, Seat } from '@acheron/engine'
import {
  barrels,
  circleOf,
  type FlorenceMove,
  type FlorenceView,
  guests,
  type MoveOf,
  type Origin,
  type Piece,
  type Quarter,
  quarterName,
  type SeenSeat,
  type SoulSin,
  type T,
  topFrame as topFrameOf,
  type Way,
  wayTo,
} from '@acheron/games/florence/board.ts'
import type { Token } from '../paint.ts'
import type { Scene } from '../stage.ts'

/** The scene's parts in the game's own types; this stage is only used for this game. */
export const viewOf = (scene: Scene) => scene.view as unknown as FlorenceView
export const asMoves = (moves: readonly Move[]) => moves as unknown as readonly FlorenceMove[]
export const wordsOf = (scene: Scene) => scene.t as unknown as T
export const topFrame = (scene: Scene) => topFrameOf(viewOf(scene))

/** The seats in the order of play, beginning with the viewer. */
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

/** The colour of each sin; the number of its circle always stands beside it. */
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
