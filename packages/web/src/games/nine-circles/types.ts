import { type CircleId, circleIds, type nineCircles } from '@acheron/games/nine-circles'
import type { BoardProps, EndProps } from '../../board/face.ts'

type Game = typeof nineCircles

/** The game's own types, as its definition has them. */
export type State = ReturnType<Game['setup']>
export type Sheet = ReturnType<Game['view']>
export type NineMove = ReturnType<Game['moves']>[number]
export type NineEvent = ReturnType<Game['viewEvent']>
export type NineBoardProps = BoardProps<State, NineMove, NineEvent>
export type NineEndProps = EndProps<State>
export type Roll = Extract<NineMove, { t: 'roll' }>
export type Claim = Extract<NineMove, { t: 'claim' }>
export type Virgil = Extract<NineMove, { t: 'virgil' }>
export type Declaration = Extract<NineMove, { t: 'declare' }>

/** The words of the rules: names of circles, moves and events as prose. */
export type GameWords = Parameters<Game['describeMove']>[2]

export { type CircleId, circleIds }

export function circleId(circle: number): CircleId {
  return circleIds[circle - 1] ?? 'treachery'
}

export const isRoll = (move: NineMove): move is Roll => move.t === 'roll'
export const isClaim = (move: NineMove): move is Claim => move.t === 'claim'
export const isVirgil = (move: NineMove): move is Virgil => move.t === 'virgil'
export const isDeclaration = (move: NineMove): move is Declaration => move.t === 'declare'

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
