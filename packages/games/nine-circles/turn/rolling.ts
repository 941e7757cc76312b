import type { Context } from '@acheron/engine'
import { circleOf } from '../box/circles.ts'
import type { NineCirclesEvent } from '../events.ts'
import type { NineCirclesMove, Roll } from '../moves.ts'
import type { NineCirclesState } from '../state.ts'
import { codeOf, handfuls, insertSorted, takeOut } from './multisets.ts'

/** The largest group row. */
const largestRow = 4

/** Whether some group row with an empty pip fits the dice left in the game (R3.1, R3.2). */
export function canRoll(state: NineCirclesState): boolean {
  const dice = state.pool + state.active.length
  for (let size = 1; size <= largestRow && size <= dice; size++) if (state.rows[size - 1]! > 0) return true
  return false
}

/** R3: one row; any mix of fresh dice and active ones that fills it exactly. */
export function listRolls(state: NineCirclesState, moves: NineCirclesMove[]): void {
  if (joinsRows(state)) listJoinedRolls(state, moves)
  else listSingleRolls(state, moves)
}

/** R7.4: only circle 7 rolls several groups at once. */
function joinsRows(state: NineCirclesState): boolean {
  return circleOf(state.circle).target.kind === 'without'
}

function listSingleRolls(state: NineCirclesState, moves: NineCirclesMove[]): void {
  const { active, pool, rows: pips } = state
  const code = codeOf(active)
  let rolls = knownRolls.get(code)
  if (!rolls) {
    rolls = findRolls(active)
    knownRolls.set(code, rolls)
  }
  for (let size = 1; size <= largestRow; size++) {
    if (pips[size - 1] === 0) continue
    for (let fresh = Math.max(0, size - active.length); fresh <= size && fresh <= pool; fresh++) {
      const list = rolls[size]![fresh]!
      for (let i = 0; i < list.length; i++) moves.push(list[i]!)
    }
  }
}

/** The rolls of one row by its size and the number of fresh dice. */
type RollTable = readonly (readonly (readonly Roll[])[])[]

/**
 * A cache of rolls by the active dice. The same few thousand handfuls of dice come up in every game, and listing their
 * rolls each time would be the most expensive part of a move.
 */
const knownRolls = new Map<number, RollTable>()

function findRolls(active: readonly number[]): RollTable {
  const again = handfuls(active, Math.min(largestRow, active.length))
  return Array.from({ length: largestRow + 1 }, (_, size) =>
    Array.from({ length: size + 1 }, (_, fresh) =>
      (again[size - fresh] ?? []).map(handful => sharedRoll(size, fresh, handful)),
    ),
  )
}

/** A roll of one row; each of the 329 there are exists once. */
function sharedRoll(size: number, fresh: number, again: readonly number[]): Roll {
  const key = (codeOf(again) * 10 + size) * 10 + fresh
  let roll = sharedRolls.get(key)
  if (!roll) {
    roll = Object.freeze({ do: 'roll', rows: Object.freeze([size]), fresh, again: Object.freeze(again) })
    sharedRolls.set(key, roll)
  }
  return roll
}

const sharedRolls = new Map<number, Roll>()

/** R7.4, R7.5: any list of rows; values do not matter, so the lowest dice are the ones rolled again. */
function listJoinedRolls(state: NineCirclesState, moves: NineCirclesMove[]): void {
  const { active, pool, rows: pips } = state
  const dice = pool + active.length
  const extend = (rows: readonly number[], largest: number, sum: number): void => {
    if (sum > 0) {
      for (let fresh = Math.max(0, sum - active.length); fresh <= sum && fresh <= pool; fresh++) {
        moves.push({ do: 'roll', rows, fresh, again: active.slice(0, sum - fresh) })
      }
    }
    for (let size = Math.min(largest, dice - sum); size >= 1; size--) {
      let used = 0
      while (rows[rows.length - 1 - used] === size) used++
      if (used < pips[size - 1]!) extend([...rows, size], size, sum + size)
    }
  }
  extend([], largestRow, 0)
}

/** R3.3: marks the pips, rolls the dice; the others stay as they are. R7.1: discards the fives of circle 7. */
export function roll(state: NineCirclesState, move: Roll, ctx: Context<NineCirclesEvent>): void {
  const { rows, fresh, again } = move
  for (const size of rows) state.rows[size - 1] = state.rows[size - 1]! - 1
  state.pool -= fresh
  takeOut(state.active, again)
  state.lastWasVirgil = false
  const { target } = circleOf(state.circle)
  const discarded = target.kind === 'without' ? target.face : null
  const values: number[] = []
  let gone = 0
  for (let i = fresh + again.length; i > 0; i--) {
    const value = ctx.random.die(6)
    values.push(value)
    if (value === discarded) gone++
    else insertSorted(state.active, value)
  }
  ctx.emit({ e: 'rolled', rows, fresh, again, values })
  if (gone > 0) {
    state.removed += gone
    ctx.emit({ e: 'fivesDiscarded', count: gone })
  }
}
