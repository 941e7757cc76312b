import Type, { type Static } from 'typebox'
import { list, nullable, object, oneOf, text, whole } from './build.ts'
import { json, requestId, seat, tableId } from './fields.ts'
import { OpenTable, ShownStep, TableInfo, TableView } from './table.ts'

/** The version is the one that the decision was made at; another one is refused as stale. */
const actionFields = { id: requestId, table: tableId, seat, version: whole() }

/** What a client says over the socket, by type. `id` comes back with the answer. */
export const clientMessages = {
  /** Asks for every change of the table from now on; `since` is the version already known. */
  watch: object({ type: Type.Literal('watch'), table: tableId, since: Type.Optional(whole()) }),
  unwatch: object({ type: Type.Literal('unwatch'), table: tableId }),
  move: object({ type: Type.Literal('move'), ...actionFields, move: json }),
  undo: object({ type: Type.Literal('undo'), ...actionFields }),
  redo: object({ type: Type.Literal('redo'), ...actionFields }),
  ping: object({ type: Type.Literal('ping') }),
}

const refusals = [
  'game-over',
  'not-your-turn',
  'illegal-move',
  'nothing-to-undo',
  'not-yours-to-undo',
  'nothing-to-redo',
  'stale',
  'not-your-seat',
  'no-such-table',
  'waiting',
  // Undo and redo have been used up at this table.
  'too-many-undos',
  // The table is as long as one may be.
  'too-many-steps',
] as const

/** What the server says over the socket, by type. */
export const serverMessages = {
  /** The whole table: the first answer to `watch`, and whenever steps were missed. */
  table: object({ type: Type.Literal('table'), table: text(), open: OpenTable }),
  /**
   * What has come since the version the client knows. `info` is null while nothing of it has changed but `changed`,
   * `progress` and `yourTurn`, which `now` tells too.
   */
  steps: object({
    type: Type.Literal('steps'),
    table: text(),
    info: nullable(TableInfo),
    now: TableView,
    steps: list(ShownStep),
  }),
  /** Somebody sat down, came or went: the game did not change. */
  info: object({ type: Type.Literal('info'), table: text(), info: TableInfo, now: TableView }),
  /** The action is stored; the steps follow or have come already. */
  done: object({ type: Type.Literal('done'), id: requestId, version: whole() }),
  refused: object({ type: Type.Literal('refused'), id: requestId, why: oneOf(refusals), message: text(1000) }),
  /**
   * Something else went wrong. With `id` it is the answer to that request, and nothing of it has happened; with `table`
   * that table could not be told, and it is to be watched again if it is still wanted.
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
