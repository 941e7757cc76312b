/** The queries of a page or a terminal to a view. */
export { type CircleId, circleIds, circleOf } from './box/circles.ts'
export { highestScore, leastOf, type Rank, rankIds } from './box/ranks.ts'
export type { NineCirclesEvent } from './events.ts'
export type { Claim, NineCirclesMove, Roll } from './moves.ts'
export type { NineCirclesState, NineCirclesView } from './state.ts'
export { showing } from './texts.ts'
export { countingDice } from './turn/counting.ts'
export { virgilReach } from './turn/reach.ts'
