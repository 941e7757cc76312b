import type { Move } from '@acheron/engine'
import { circleIds, type NineCirclesMove, type NineCirclesView } from '@acheron/games/nine-circles/board.ts'
import type { Scene } from '../stage.ts'

/** The scene's parts in the game's own types: this stage is used only for this game. */
export const viewOf = (scene: Scene) => scene.view as unknown as NineCirclesView
export const asMoves = (moves: readonly Move[]) => moves as unknown as readonly NineCirclesMove[]
export const kindOf = <K extends NineCirclesMove['do']>(moves: readonly Move[], kind: K) =>
  asMoves(moves).filter((move): move is Extract<NineCirclesMove, { do: K }> => move.do === kind)

export const idOf = (circle: number) => circleIds[circle - 1] ?? 'pagans'
export const nameOf = ({ t }: Scene, circle: number) => t(`circle.${idOf(circle)}.name`)
