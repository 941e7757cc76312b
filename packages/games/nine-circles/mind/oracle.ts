import type { Oracle, OracleQuery } from '@acheron/engine'
import { highestScore } from '../box/ranks.ts'
import type { NineCirclesMove } from '../moves.ts'
import type { NineCirclesState } from '../state.ts'
import { value } from './estimates.ts'
import { ExactOracle, workFor } from './exact/oracle.ts'
import { valueOfMove } from './expert.ts'
import type { Goal } from './goals.ts'

/** With up to this many values the exact solution takes seconds. */
const quickly = 50_000_000

type Query = Omit<OracleQuery<NineCirclesState>, 'goal'> & { readonly goal: Goal }

export function oracle({ states, goal, thorough, progress }: Query): Oracle<NineCirclesState, NineCirclesMove> {
  return thorough || workFor(states) <= quickly ? new ExactOracle(states, goal, progress) : estimates(goal)
}

/** The expert's own values: those of the simpler game that it has solved. */
function estimates(goal: Goal): Oracle<NineCirclesState, NineCirclesMove> {
  return {
    exact: false,
    unit: goal === 'win' ? 'chance' : 'points',
    most: goal === 'win' ? 1 : highestScore,
    value: state => value(state, goal),
    values: (state, moves) => moves.map(move => (move.do === 'concede' ? 0 : valueOfMove(state, move, goal))),
  }
}
