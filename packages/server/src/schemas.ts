import type { GameEvent, Json, JsonObject, Move, Result, Seat, View } from '@acheron/engine'
import { languages } from '@acheron/engine/words'
import Type, { type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/**
 * The wire contract of `@acheron/protocol` as schemas: everything that comes in and everything that goes out is checked
 * against one of these. What a game owns (moves, events, views) is plain data here; the game itself checks it.
 */

const strict = { additionalProperties: false } as const
const object = <T extends Record<string, TSchema>>(fields: T) => Type.Object(fields, strict)
const plain = <T>() => Type.Unsafe<T>(Type.Object({}))
const list = <T extends TSchema>(items: T, maxItems = 100_000) => Type.Array(items, { maxItems })
const nullable = <T extends TSchema>(schema: T) => Type.Union([Type.Null(), schema])
const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.Union(values.map(value => Type.Literal(value))))

const whole = (max = 2 ** 31) => Type.Integer({ minimum: 0, maximum: max })
const text = (maxLength = 200) => Type.String({ maxLength })
const seat = Type.Unsafe<Seat>(whole(63))
const percent = Type.Number({ minimum: 0, maximum: 100 })
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** Wider than the ids we make, so that an unknown table is told apart from a malformed request. */
const tableId = Type.String({ pattern: '^[0-9A-Za-z_-]{1,64}$' })
const gameId = Type.String({ pattern: '^[a-z0-9-]{1,40}$' })
const language = oneOf(languages)
const requestId = Type.String({ minLength: 1, maxLength: 64 })

export const Me = object({ id: text(), name: text(), language })
export const MeChange = object({ name: text(), language })

const SeatPlan = Type.Union([
  object({ kind: Type.Literal('me') }),
  object({ kind: Type.Literal('open') }),
  object({ kind: Type.Literal('bot'), bot: text(100) }),
])

export const NewTable = object({
  game: gameId,
  name: Type.Optional(text()),
  options: plain<JsonObject>(),
  seats: list(SeatPlan, 64),
})

const SeatInfo = object({
  kind: oneOf(['person', 'open', 'bot']),
  name: nullable(text()),
  you: Type.Boolean(),
  online: Type.Boolean(),
})

const summaryFields = {
  id: text(),
  game: text(),
  name: text(),
  status: oneOf(['waiting', 'playing', 'over']),
  seats: list(SeatInfo, 64),
  progress: percent,
  yourTurn: Type.Boolean(),
  changed: text(),
  daily: nullable(day),
}
const TableSummary = object(summaryFields)

export const TableInfo = object({
  ...summaryFields,
  rules: whole(),
  options: plain<JsonObject>(),
  seedHash: text(),
  seed: nullable(text()),
})

const ShownStep = object({
  version: whole(),
  kind: oneOf(['move', 'undo', 'redo']),
  seat,
  move: plain<Move>(),
  events: list(plain<GameEvent>()),
})

const TableView = object({
  version: whole(),
  entries: whole(),
  seat: nullable(seat),
  view: plain<View>(),
  actors: list(seat, 64),
  moves: list(plain<Move>()),
  canUndo: Type.Boolean(),
  canRedo: Type.Boolean(),
  progress: percent,
  result: nullable(plain<Result>()),
})

export const OpenTable = object({
  info: TableInfo,
  now: TableView,
  steps: list(ShownStep),
  opening: list(plain<Move>()),
})

export const TableLists = object({ mine: list(TableSummary), open: list(TableSummary) })
export const TablePath = object({ id: tableId })
export const PastPath = object({ id: tableId, entry: Type.String({ pattern: '^\\d{1,6}$' }) })
export const GamePath = object({ game: gameId })
export const SitDown = object({ seat })

export const PastView = object({
  entry: whole(),
  view: plain<View>(),
  by: nullable(seat),
  move: nullable(plain<Move>()),
  events: list(plain<GameEvent>()),
})

export const GameRecord = object({
  format: Type.Literal('acheron-record-1'),
  game: text(),
  rules: whole(),
  players: whole(64),
  options: plain<JsonObject>(),
  seed: text(),
  names: list(nullable(text()), 64),
  entries: list(
    object({
      seat,
      move: plain<Move>(),
      chance: list(Type.Unsafe<Json>(Type.Unknown())),
      rules: whole(),
      hash: text(),
    }),
  ),
})

const dailyFields = { name: text(), you: Type.Boolean(), score: Type.Number(), rank: nullable(text()) }

export const Daily = object({
  date: day,
  results: list(
    Type.Union([
      object({ ...dailyFields, outcome: Type.Literal('won') }),
      object({ ...dailyFields, outcome: Type.Literal('lost'), cleared: whole() }),
    ]),
  ),
  mine: nullable(text()),
})

const moveFields = { id: requestId, table: tableId, seat, version: whole() }

/** What a client may say over the socket. */
export const clientMessages = {
  watch: Compile(object({ type: Type.Literal('watch'), table: tableId, since: Type.Optional(whole()) })),
  unwatch: Compile(object({ type: Type.Literal('unwatch'), table: tableId })),
  move: Compile(object({ type: Type.Literal('move'), ...moveFields, move: Type.Unsafe<Json>(Type.Unknown()) })),
  undo: Compile(object({ type: Type.Literal('undo'), ...moveFields })),
  redo: Compile(object({ type: Type.Literal('redo'), ...moveFields })),
  ping: Compile(object({ type: Type.Literal('ping') })),
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
  'too-many-undos',
  'too-many-steps',
] as const

const stepsFields = { type: Type.Literal('steps'), table: text(), now: TableView, steps: list(ShownStep) }

/** What the server may say over the socket. */
export const serverMessages = {
  table: Compile(object({ type: Type.Literal('table'), table: text(), open: OpenTable })),
  // Two shapes, the more frequent one first: an optional key would have every name of every message matched by a pattern.
  steps: Compile(Type.Union([object(stepsFields), object({ ...stepsFields, info: TableInfo })])),
  info: Compile(object({ type: Type.Literal('info'), table: text(), info: TableInfo, now: TableView })),
  done: Compile(object({ type: Type.Literal('done'), id: requestId, version: whole() })),
  refused: Compile(object({ type: Type.Literal('refused'), id: requestId, why: oneOf(refusals), message: text(1000) })),
  error: Compile(
    object({
      ...{ type: Type.Literal('error'), code: text(), message: text(1000) },
      ...{ id: Type.Optional(requestId), table: Type.Optional(tableId) },
    }),
  ),
  pong: Compile(object({ type: Type.Literal('pong') })),
}
