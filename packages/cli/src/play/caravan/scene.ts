import type { Move } from '@acheron/engine'
import type { CaravanMove, CaravanView, CaravanWords } from '@acheron/games/caravan/board.ts'
import type { Scene } from '../stage.ts'

/** The scene's parts in the game's own types: this stage is used only for this game. */
export const viewOf = ({ view }: Scene) => view as unknown as CaravanView
export const wordsOf = ({ t }: Scene) => t as unknown as CaravanWords
export const asMove = (move: Move) => move as unknown as CaravanMove
