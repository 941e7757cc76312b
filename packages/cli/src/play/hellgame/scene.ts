import type { Move, Seat, View } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import type { hellgame as game } from '@acheron/games/hellgame'
import type { Square } from '@acheron/games/hellgame/box/squares.ts'
import type { Frame } from '@acheron/games/hellgame/frames.ts'
import type { HellgameMove } from '@acheron/games/hellgame/moves.ts'
import type { HellgameState } from '@acheron/games/hellgame/state.ts'
import { seatNames } from '../../words.ts'
import type { Token } from '../paint.ts'
import type { Scene } from '../stage.ts'

export type Hell = View<HellgameState>
export type HellMove = HellgameMove
export type MoveOf<D extends HellMove['do']> = Extract<HellMove, { do: D }>

/** The scene's parts in the game's own types: this stage is only ever given this game. */
export const viewOf = (scene: Scene) => scene.view as unknown as Hell
export const asMoves = (moves: readonly Move[]) => moves as unknown as readonly HellMove[]
export const wordsOf = (scene: Scene) => scene.t as unknown as Parameters<(typeof game)['describeMove']>[2]

export const movesOf = <D extends HellMove['do']>(moves: readonly Move[], ...kinds: readonly D[]) =>
  asMoves(moves).filter((move): move is MoveOf<D> => (kinds as readonly string[]).includes(move.do))

/** What the game says with marks for seats, with their names in place. */
export const named = (text: string, { config, say }: Scene) => withNames(text, seatNames(config.players, say))
export const nameOf = ({ say }: Scene, seat: Seat) => say('seat', { seat: seat + 1 })

export const topFrame = (view: Hell) => (view.flow as readonly Frame[]).at(-1) ?? null
export const seatsOf = (view: Hell) => Array.from({ length: view.players }, (_, seat) => seat)

/** Who decides now; nobody when the game is over. */
export function deciderOf(view: Hell): Seat | null {
  const frame = topFrame(view)
  switch (frame?.kind) {
    case undefined:
      return null
    case 'start':
    case 'recall':
    case 'shield':
      return frame.seat
    case 'pandora':
      return frame.seats[0] ?? null
    default:
      return view.turn.seat
  }
}

/** Whose piece the board is read from: the viewer's, or that of whoever has the turn. */
export const eyesOf = (scene: Scene): Seat => scene.seat ?? deciderOf(viewOf(scene)) ?? viewOf(scene).turn.seat
export const placeOf = (view: Hell, seat: Seat): Square | null => view.seats[seat]?.at ?? null

/** Rounds until the next upkeep, this one included, as the track stands (R2.1). */
export const roundsLeft = ({ track }: Hell) => Math.max(1, track.length - track.slot + 1)

/** A seat's colour, and its signs: the piece, a demon in a factory or on the throne, a demon elsewhere. */
const colours: readonly Token[] = ['flame', 'ice', 'moss', 'wine', 'bone']
export const colourOf = (seat: Seat): Token => colours[seat] ?? 'text'
export const pieceSign = (seat: Seat) => '❶❷❸❹❺'[seat] ?? '?'
export const holderSign = (seat: Seat) => '①②③④⑤'[seat] ?? '?'
