import { equal, type JsonObject, type Move, type Plan, type TableView } from '@acheron/engine'
import type { TableInfo } from '@acheron/protocol'
import type { GameFace } from '../../board/face.ts'
import type { Intention } from '../source.ts'

/** What the viewer is about to do. */
interface Pointing {
  readonly pointed: Move | null
  readonly pointedNext: readonly Move[]
  /** The moves that what is held on the board could mean. */
  readonly held: readonly Move[]
}

/** What the others are told: what is pointed at, else what is held, if it can mean one thing only; null: nothing. */
export function planOf(
  { plans, toldPlan }: Pick<GameFace['game'], 'plans' | 'toldPlan'>,
  { view, seat }: Pick<TableView, 'view' | 'seat'>,
  { pointed, pointedNext, held }: Pointing,
): Plan | null {
  if (!plans || seat === null) return null
  const move = pointed ?? onlyOf(held)
  return move && toldPlan(view, { move, next: pointed ? pointedNext : [] })
}

/** One for all, if they differ in numbers only, as the same card on several places does. */
function onlyOf([first, ...rest]: readonly Move[]): Move | null {
  if (!first) return null
  return rest.every(each => equal(withoutNumbers(each), withoutNumbers(first))) ? first : null
}

const withoutNumbers = (move: Move): JsonObject =>
  Object.fromEntries(Object.entries(move).filter(([, value]) => typeof value !== 'number'))

/** Those of the others that hold now: at this version, of people who are here. */
export function intentionsNow(
  intentions: readonly Intention[],
  { version }: Pick<TableView, 'version'>,
  { seats }: Pick<TableInfo, 'seats'>,
): readonly Intention[] {
  return intentions.filter(each => each.version === version && seats[each.seat]?.online)
}
