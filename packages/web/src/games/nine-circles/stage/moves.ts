import type { Claim, NineCirclesMove, Roll } from '@acheron/games/nine-circles/board.ts'

export type Virgil = Extract<NineCirclesMove, { do: 'virgil' }>
export type Declaration = Extract<NineCirclesMove, { do: 'declare' }>

export const isRoll = (move: NineCirclesMove): move is Roll => move.do === 'roll'
export const isClaim = (move: NineCirclesMove): move is Claim => move.do === 'claim'
export const isVirgil = (move: NineCirclesMove): move is Virgil => move.do === 'virgil'
export const isDeclaration = (move: NineCirclesMove): move is Declaration => move.do === 'declare'
