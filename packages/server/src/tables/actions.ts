import type { Action, Refusal, Seat } from '@acheron/engine'
import type { Share } from '../bots/queue.ts'
import { noSuchTable } from '../errors.ts'
import { awaitsParts, botOf, mayEnter } from '../store/seating.ts'
import type { TableState } from './state.ts'

/** The source of a request: a person (null: a visitor without a cookie), or the server on behalf of its bots. */
export type Actor = { readonly person: string | null; readonly share?: Share } | 'bots'

/** The outcome of an action: the step is stored, or nothing has changed. */
export type Acted =
  | { readonly kind: 'done'; readonly version: number }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'failed'; readonly error: unknown }

type NotYours = 'not-your-seat' | 'stand-in' | 'no-such-table'

export interface Refused {
  readonly why:
    | Refusal
    | 'stale'
    | NotYours
    | 'time-up'
    | 'waiting'
    | 'too-many-undos'
    | 'too-many-steps'
    | 'no-such-order'
    | 'continued'
    | 'closed'
  readonly message: string
}

/** Every step is kept for ever and sent to everybody who opens the table; no game is as long as this. */
export const mostSteps = 20_000
/** A campaign lasts for months. */
export const mostStepsOfCampaign = 100_000
/** Undo and redo could go on for ever. At games with saves they are limited by the minute. */
export const mostUndos = 500

/**
 * The reason to refuse the action before the rules are asked; null if there is none. `version` is the one at which it
 * was decided.
 */
export function refusalOf(state: TableState, by: Actor, action: Action, version: number): Refused | null {
  const foreign = notYours(state, by, action.seat)
  if (foreign) return foreign
  if (state.hasOpenSeat) return { why: 'waiting', message: 'the table waits until every seat is taken' }
  if (awaitsParts(state.seating))
    return { why: 'waiting', message: 'the table waits until everybody has added to the seed' }
  if (state.course.continued !== null)
    return { why: 'continued', message: 'the game goes on at another table; return to this one first' }
  if (state.seating.closed) return { why: 'closed', message: 'this table was closed; nobody plays on here' }
  if (version !== state.version) return stale(state, version)
  if (by !== 'bots' && state.isTimeUp(action.seat))
    return { why: 'time-up', message: 'the time for this decision is up' }
  // The seed is public when the game is over: continuing would mean playing with known dice.
  if (state.over) return { why: 'game-over', message: 'the game is over' }
  return tooMuch(state, action)
}

function notYours(state: TableState, by: Actor, seat: Seat): Refused | null {
  const { seats, seating, id } = state
  const row = seats[seat]
  const bot = botOf(row)
  const mine = by === 'bots' ? bot !== null || state.isOut(seat) : row?.kind === 'person' && row.person === by.person
  if (mine && (by === 'bots' || bot === null)) return null
  if (mine) return { why: 'stand-in', message: 'a bot plays for you; take your seat back first' }
  // A table that somebody may not see is not there.
  if (by !== 'bots' && !mayEnter(seating, by.person)) return { why: 'no-such-table', message: noSuchTable(id).message }
  return { why: 'not-your-seat', message: `seat ${seat} of this table is not yours` }
}

export function stale({ version: now }: TableState, version: number): Refused {
  return { why: 'stale', message: `the table is at version ${now}, this was decided at ${version}` }
}

function tooMuch({ version, live, game, mayUndo }: TableState, action: Action): Refused | null {
  const { saves } = game.meta
  const most = saves ? mostStepsOfCampaign : mostSteps
  if (version >= most) return { why: 'too-many-steps', message: `this table has had ${most} steps; open another one` }
  if (action.kind === 'move' || (saves ? mayUndo : live.retaken < mostUndos)) return null
  if (saves) return { why: 'too-many-undos', message: 'too much was taken back in this minute; wait a moment' }
  const message = `at this table ${mostUndos} steps were taken back or played again; play on`
  return { why: 'too-many-undos', message }
}
