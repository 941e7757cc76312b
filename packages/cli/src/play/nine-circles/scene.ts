import type { Move, View } from '@acheron/engine'
import type { nineCircles as game } from '@acheron/games/nine-circles'
import type { Scene } from '../stage.ts'

type NineState = ReturnType<(typeof game)['setup']>
export type NineMove = ReturnType<(typeof game)['moves']>[number]
export type NineRoll = Extract<NineMove, { do: 'roll' }>

export const circles = [
  'pagans',
  'lust',
  'gluttony',
  'greed',
  'wrath',
  'heresy',
  'violence',
  'fraud',
  'treachery',
] as const

/** The scene's parts in the game's own types: this stage is only ever given this game. */
export const viewOf = (scene: Scene) => scene.view as unknown as View<NineState>
export const asMoves = (moves: readonly Move[]) => moves as unknown as readonly NineMove[]
export const kindOf = <K extends NineMove['do']>(moves: readonly Move[], kind: K) =>
  asMoves(moves).filter((move): move is Extract<NineMove, { do: K }> => move.do === kind)

export const idOf = (circle: number) => circles[circle - 1] ?? 'pagans'
export const nameOf = ({ t }: Scene, circle: number) => t(`circle.${idOf(circle)}.name`)
