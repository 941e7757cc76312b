import type { Move } from '@acheron/engine'
import type { ImpRaceMove, ImpRaceView, ImpRaceWords } from '@acheron/games/imp-race/board.ts'
import type { Token } from '../paint.ts'
import type { Scene } from '../stage.ts'

/** The scene's parts in the game's own types: this stage is used only for this game. */
export const viewOf = (scene: Scene) => scene.view as unknown as ImpRaceView
export const asMoves = (moves: readonly Move[]) => moves as unknown as readonly ImpRaceMove[]
export const wordsOf = (scene: Scene) => scene.t as unknown as ImpRaceWords

/** What a seat's imps look like: a horned head and the seat's number; the colours are the web table's. */
const seatColours: readonly Token[] = ['blood', 'ochre', 'moss', 'ice', 'wine']
export const seatColour = (seat: number): Token => seatColours[seat] ?? 'text'
export const impSign = (seat: number) => `▲${seat + 1}`
export const seatName = ({ say }: Scene, seat: number) => say('seat', { seat: seat + 1 })

/** Things of a seat in its colour; things touched by the move under the cursor in gold. */
export function ink({ paint }: Scene, gold: boolean, colour: Token, text: string): string {
  return gold ? paint.bold('gold', text) : paint.fg(colour, text)
}
