import { defineGame, noSecrets } from '@acheron/engine'
import { describe } from './describe.ts'
import { explain } from './explain.ts'
import { meta } from './meta.ts'
import { mind } from './mind/index.ts'
import { circle } from './phases/circle.ts'
import { descent } from './phases/descent.ts'
import { proof } from './proof.ts'
import { result } from './scoring.ts'
import { type NineCirclesEvent, type NineCirclesMove, setup } from './state.ts'
import { loadWords } from './words/compiled/load.ts'

export { type CircleId, circleIds, circleOf } from './circles.ts'
export { type Reach, virgilReach } from './reach.ts'
export { highestScore, leastOf, type Rank, rankIds } from './scoring.ts'

/** Nine dice, one sheet, nine targets in a row: a solo descent. */
export const nineCircles = defineGame({
  meta,
  setup,
  phases: { descent, circle },
  // Everything lies open; only the generator is hidden, from every view.
  secrets: noSecrets,
  fill() {},
  result,
  progress: state => (state.status === 'playing' ? Math.round((100 * state.cleared) / 9) : 100),
  explain,
  describeMove: (move: NineCirclesMove, view, t) => describe(move, view, t),
  tellEvent: (event: NineCirclesEvent, t, view) => describe(event, view, t),
  words: loadWords,
  concedes: move => move.do === 'concede',
  proof,
  mind,
})
