import type { Oracle, OracleQuery } from '@acheron/engine'
import type { NineCirclesMove } from '../moves.ts'
import type { NineCirclesState } from '../state.ts'
import { value } from './estimates.ts'
import { type Borders, solveBorders } from './exact/borders.ts'
import { bordersFile, readBorders } from './exact/file.ts'
import { ExactOracle, mostOf, unitOf, workFor } from './exact/oracle.ts'
import { TableOracle } from './exact/table-oracle.ts'
import { valueOfMove } from './expert.ts'
import type { Goal } from './goals.ts'

/** With up to this many values the exact solution takes seconds. */
const quickly = 50_000_000

type Query = Omit<OracleQuery<NineCirclesState>, 'goal'> & { readonly goal: Goal }

/** Files that have been read: a page hands the same one over with every question. */
const read = new WeakMap<Uint8Array, Borders>()

export async function oracle(query: Query): Promise<Oracle<NineCirclesState, NineCirclesMove>> {
  const { states, goal, thorough, table, progress } = query
  if (table) {
    const borders = read.get(table) ?? (await readBorders(table))
    read.set(table, borders)
    return new TableOracle(states, goal, borders, progress)
  }
  return thorough || workFor(states) <= quickly ? new ExactOracle(states, goal, progress) : estimates(goal)
}

/** The file of a goal for the rules of a game that begins with this state. */
export function makeTable(
  { options }: NineCirclesState,
  goal: Goal,
  progress: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  return bordersFile(solveBorders(goal, options.stop === 'strict', progress))
}

/** The expert's own values: those of the simpler game that it has solved. */
function estimates(goal: Goal): Oracle<NineCirclesState, NineCirclesMove> {
  return {
    exact: false,
    unit: unitOf(goal),
    most: mostOf(goal),
    value: state => value(state, goal),
    values: (state, moves) => moves.map(move => (move.do === 'concede' ? 0 : valueOfMove(state, move, goal))),
  }
}
