import type { Move, Seat } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import {
  deciderOf,
  type HellgameMove,
  type HellgameView,
  type HellgameWords,
  type MoveOf,
  type Square,
} from '@acheron/games/hellgame/board.ts'
import { seatNames } from '../../words.ts'
import type { Token } from '../paint.ts'
import type { Scene } from '../stage.ts'

/** The scene's parts in the game's own types: this stage is used only for this game. */
export const viewOf = (scene: Scene) => scene.view as unknown as HellgameView
export const asMoves = (moves: readonly Move[]) => moves as unknown as readonly HellgameMove[]
export const wordsOf = (scene: Scene) => scene.t as unknown as HellgameWords

export const movesOf = <D extends HellgameMove['do']>(moves: readonly Move[], ...kinds: readonly D[]) =>
  asMoves(moves).filter((move): move is MoveOf<D> => (kinds as readonly string[]).includes(move.do))

/** A text of the game, which marks seats, with their names in it. */
export const named = (text: string, { config, say }: Scene) => withNames(text, seatNames(config.players, say))
export const nameOf = ({ say }: Scene, seat: Seat) => say('seat', { seat: seat + 1 })

/** Whose piece the board is read from: the viewer's, or that of whoever has the turn. */
export const eyesOf = (scene: Scene): Seat => scene.seat ?? deciderOf(viewOf(scene)) ?? viewOf(scene).turn.seat
export const placeOf = (view: HellgameView, seat: Seat): Square | null => view.seats[seat]?.at ?? null

/** A seat's colour, and its signs: the piece, and a demon in a factory or on the throne. */
const colours: readonly Token[] = ['flame', 'ice', 'moss', 'wine', 'bone']
export const colourOf = (seat: Seat): Token => colours[seat] ?? 'text'
export const pieceSign = (seat: Seat) => '❶❷❸❹❺'[seat] ?? '?'
export const holderSign = (seat: Seat) => '①②③④⑤'[seat] ?? '?'
