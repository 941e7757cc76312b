import type { Move, Order } from '@acheron/engine'
import Type, { type Static } from 'typebox'
import { refusals } from '../refusals.ts'
import { list, nullable, object, oneOf, plain, text, whole } from './build.ts'
import { TableClock } from './clock.ts'
import { json, requestId, seat, tableId } from './fields.ts'
import { OpenTable, ShownStep, TableInfo, TableView } from './table.ts'
import { SaidMessage, Say } from './talk.ts'

/** The version at which the decision was made; another one is refused as stale. */
const actionFields = { id: requestId, table: tableId, seat, version: whole() }

/** What a seat points at before it decides, at that version; no move: at nothing. It is news and never stored. */
const planFields = {
  type: Type.Literal('plan'),
  table: tableId,
  seat,
  version: whole(),
  move: nullable(plain<Move>()),
  /** The moves to follow it. */
  next: list(plain<Move>(), 16),
}

/** The client's messages over the socket, by type. `id` comes back with the answer. */
export const clientMessages = {
  /** Asks for every change of the table from now on; `since` is the version already known. */
  watch: object({
    type: Type.Literal('watch'),
    table: tableId,
    since: Type.Optional(whole()),
    /** Whether the others may see my name while I have no seat there. */
    named: Type.Optional(Type.Boolean()),
  }),
  unwatch: object({ type: Type.Literal('unwatch'), table: tableId }),
  move: object({ type: Type.Literal('move'), ...actionFields, move: json }),
  /** `count`: so many steps one after the other; one by default. */
  undo: object({
    type: Type.Literal('undo'),
    ...actionFields,
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 64 })),
  }),
  redo: object({ type: Type.Literal('redo'), ...actionFields }),
  /** Gives a standing order, or withdraws it; whatever has ended counts as read then. Only its owner is told of it. */
  order: object({ type: Type.Literal('order'), ...actionFields, order: plain<Order>(), stands: Type.Boolean() }),
  /** It has no answer: what may not be told to the others is not told. */
  plan: object(planFields),
  /** I have seen the table up to that version; it counts for who sits there, and never becomes less. It has no answer. */
  seen: object({ type: Type.Literal('seen'), table: tableId, version: whole() }),
  /** Whether somebody looks at the page that opened this line, as at first: notices are for who does not. It has no answer. */
  sight: object({ type: Type.Literal('sight'), looks: Type.Boolean() }),
  /** Answered by `done` once it is stored; whoever may hear it is told by `said`. */
  say: Say,
  ping: object({ type: Type.Literal('ping') }),
}

/** The server's messages over the socket, by type. */
export const serverMessages = {
  /** The whole table: the first answer to `watch`, and the message after missed steps. */
  table: object({ type: Type.Literal('table'), table: text(), open: OpenTable }),
  /**
   * The changes since the version that the client knows. `info` is null while only its `changed`, `progress` and
   * `yourTurn` have changed, which `now` tells too.
   */
  steps: object({
    type: Type.Literal('steps'),
    table: text(),
    info: nullable(TableInfo),
    now: TableView,
    steps: list(ShownStep),
    /** Missing where the table has none. */
    clock: Type.Optional(TableClock),
    /** As in `OpenTable`, in the answer to `watch`. */
    seen: Type.Optional(whole()),
  }),
  /** Somebody sat down, came or went: the game did not change. */
  info: object({ type: Type.Literal('info'), table: text(), info: TableInfo, now: TableView }),
  /** How many people without a seat have the table open, and the names of those who like to be named. */
  watching: object({ type: Type.Literal('watching'), table: text(), count: whole(), names: list(text(), 50) }),
  /**
   * The viewer may take back the step of that version after all, or so many steps in a row. Finding it out may take longer than the step, so a view says
   * no until it is known.
   */
  canUndo: object({
    type: Type.Literal('canUndo'),
    table: text(),
    version: whole(),
    count: Type.Optional(whole()),
  }),
  /** What another seat points at, as far as everybody may know it. It holds at that version only. */
  plan: object(planFields),
  /** Somebody has said something. */
  said: object({ type: Type.Literal('said'), table: text(), said: SaidMessage }),
  /** The action is stored; the steps follow or have come already. */
  done: object({ type: Type.Literal('done'), id: requestId, version: whole() }),
  refused: object({ type: Type.Literal('refused'), id: requestId, why: oneOf(refusals), message: text(1000) }),
  /**
   * Another failure. With `id` it answers that request, and the request had no effect; with `table` the table could not
   * be sent, and the client must watch it again if it still wants it.
   */
  error: object({
    type: Type.Literal('error'),
    code: text(),
    message: text(1000),
    id: Type.Optional(requestId),
    table: Type.Optional(tableId),
  }),
  pong: object({ type: Type.Literal('pong') }),
}

type Messages<T> = { [K in keyof T]: T[K] extends Type.TSchema ? Static<T[K]> : never }[keyof T]

export type ClientMessage = Messages<typeof clientMessages>
export type ServerMessage = Messages<typeof serverMessages>
