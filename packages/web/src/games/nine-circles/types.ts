import type { nineCircles } from '@acheron/games/nine-circles'
import { type CircleId, circleIds } from '@acheron/games/nine-circles/board.ts'
import type { BoardProps, EndProps } from '../../board/face.ts'

type Game = typeof nineCircles

/** The game's own types, as its definition has them. */
export type State = ReturnType<Game['setup']>
export type Sheet = ReturnType<Game['view']>
export type NineMove = ReturnType<Game['moves']>[number]
export type NineEvent = ReturnType<Game['viewEvent']>
export type NineBoardProps = BoardProps<State, NineMove, NineEvent>
export type NineEndProps = EndProps<State>
export type Roll = Extract<NineMove, { do: 'roll' }>
export type Claim = Extract<NineMove, { do: 'claim' }>
export type Virgil = Extract<NineMove, { do: 'virgil' }>
export type Declaration = Extract<NineMove, { do: 'declare' }>

/** The words of the rules: names of circles, moves and events as prose. */
export type GameWords = Parameters<Game['describeMove']>[2]

export { type CircleId, circleIds }

export function circleId(circle: number): CircleId {
  return circleIds[circle - 1] ?? 'treachery'
}

export const isRoll = (move: NineMove): move is Roll => move.do === 'roll'
export const isClaim = (move: NineMove): move is Claim => move.do === 'claim'
export const isVirgil = (move: NineMove): move is Virgil => move.do === 'virgil'
export const isDeclaration = (move: NineMove): move is Declaration => move.do === 'declare'

/** Whether two lists of numbers are the same. */
export function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i])
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The values without those of the other list, once each. */
export function without(values: readonly number[], gone: readonly number[]): number[] {
  const rest = [...values]
  for (const value of gone) {
    const at = rest.indexOf(value)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}
