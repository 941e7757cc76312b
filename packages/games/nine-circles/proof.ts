import type { Proof } from '@acheron/engine'
import { circleIds, circleOf } from './box/circles.ts'
import { faces } from './box/dice.ts'
import { rankIds } from './box/ranks.ts'
import type { NineCirclesEvent } from './events.ts'
import type { NineCirclesState } from './state.ts'

const causes = ['dice', 'pips', 'concede'] as const

const isCount = (value: number, most = 9) => Number.isInteger(value) && value >= 0 && value <= most
const isFace = (value: number) => faces.some(face => face === value)

/** The game's part in tests and reports. */
export const proof: Proof<NineCirclesState, NineCirclesEvent> = {
  components: state => ({ dice: state.pool + state.active.length + state.removed }),

  invariant(state) {
    const { circle, pool, active, removed, rows, virgil, declared } = state
    if (!isCount(pool) || !isCount(removed) || pool + active.length + removed > 9)
      return 'more than nine dice, or a number that is none'
    if (!active.every(isFace) || (declared !== null && !isFace(declared))) return 'a face that no die has'
    if (rows.length !== 4 || !rows.every(pips => isCount(pips, 7)) || !isCount(virgil, 9))
      return 'pips beyond the sheet'
    if (!isCount(circle, 9) || circle === 0) return 'a circle that is none of the nine'
    if (state.active.some((value, i) => i > 0 && value < state.active[i - 1]!)) return 'active is not sorted'
    const { target } = circleOf(state.circle)
    if (target.kind === 'without' && state.active.includes(target.face)) return 'an active five in circle 7 (R7.2)'
    if (state.status === 'won' && (state.circle !== 9 || state.cleared !== 9)) return 'won before circle 9 (R9.1)'
    return null
  },

  features: [
    ...[1, 2, 3, 4].map(size => `row ${size}`),
    'joined rows',
    'virgil step',
    'virgil flip',
    'fives discarded',
    ...faces.map(face => `declared ${face}`),
    ...circleIds.map(id => `cleared ${id}`),
    ...rankIds.map(rank => `rank ${rank}`),
    ...causes.map(cause => `lost by ${cause}`),
  ],

  featuresOf(event) {
    switch (event.e) {
      case 'circleStarted':
        return []
      case 'rolled':
        return [...event.rows.map(size => `row ${size}`), ...(event.rows.length > 1 ? ['joined rows'] : [])]
      case 'virgilUsed':
        return [Math.abs(event.from - event.to) === 1 ? 'virgil step' : 'virgil flip']
      case 'fivesDiscarded':
        return ['fives discarded']
      case 'declared':
        return [`declared ${event.n}`]
      case 'circleCleared':
        return [`cleared ${circleOf(event.circle).id}`]
      case 'gameWon':
        return event.rank ? [`rank ${event.rank}`] : []
      case 'gameLost':
        return [`lost by ${event.cause}`]
    }
  },
}
