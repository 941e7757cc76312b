import type {
  GameEvent,
  JsonObject,
  Move,
  Order,
  ShownOrders as Ordered,
  Result,
  ShownStep as Shown,
  TableView as Shows,
  View,
} from '@acheron/engine'
import Type, { type Static } from 'typebox'
import { list, nullable, object, objectOf, oneOf, plain, text, whole } from './build.ts'
import { ClockBrief, TableClock } from './clock.ts'
import { day, percent, seat } from './fields.ts'
import { ShownParts, TablePeople } from './seats.ts'

export type SeatInfo = Static<typeof SeatInfo>
export const SeatInfo = object({
  kind: oneOf(['person', 'open', 'bot']),
  /** The person's name or the bot's level; null for an open seat. */
  name: nullable(text()),
  you: Type.Boolean(),
  online: Type.Boolean(),
  /** The bot that plays for the person until they take the seat back. */
  standIn: Type.Optional(text()),
  /** The person is a program. */
  program: Type.Optional(Type.Literal(true)),
  /** True where a bot sits whose seat anybody may take. */
  free: Type.Optional(Type.Boolean()),
  /** For whom the seat is kept: by name, if it has one. Others cannot take it. */
  kept: Type.Optional(object({ name: nullable(text()), you: Type.Boolean(), link: Type.Boolean() })),
  /** ISO time since when the person is away, as far as the server knows; missing in lists. */
  awaySince: Type.Optional(text()),
})

const summaryFields = {
  id: text(),
  game: text(),
  name: text(),
  /** Waiting for somebody to sit down, being played, or over. */
  status: oneOf(['waiting', 'playing', 'over']),
  seats: list(SeatInfo, 64),
  progress: percent,
  /** True if it waits for you. */
  yourTurn: Type.Boolean(),
  /** ISO time of the last change. */
  changed: text(),
  /** The day of a daily table. */
  daily: nullable(day),
  /** True where its end counts for the ratings of those who play. */
  rated: Type.Optional(Type.Boolean()),
}

/** A table as a list shows it. */
export type TableSummary = Static<typeof TableSummary>
export const TableSummary = object({
  ...summaryFields,
  options: plain<JsonObject>(),
  /** Null until the game is over. */
  result: nullable(plain<Result>()),
  /** Null without a clock. */
  pace: nullable(ClockBrief),
})

/** Where a table of a campaign stands among the others. */
const CampaignInfo = object({
  /** The table where it goes on; this one is only looked at. */
  continued: nullable(text()),
  /** True if you alone decide to go back: you are the owner. */
  mayGoBack: Type.Boolean(),
  /** Who wants to go back where, until enough of the seated people do. */
  wishes: list(object({ table: text(), n: nullable(whole()), seats: list(seat, 64) }), 64),
  /** How many must want the same. */
  needed: whole(64),
})

/** A table as its page shows it. */
export type TableInfo = Static<typeof TableInfo>
export const TableInfo = object({
  ...summaryFields,
  rules: whole(),
  options: plain<JsonObject>(),
  /** SHA-256 of the seed, sent when the table opens... */
  seedHash: text(),
  /** ...and the seed itself, sent when the game is over: anyone can verify every die. */
  seed: nullable(text()),
  /** Where everybody adds a part to the seed. */
  parts: Type.Optional(ShownParts),
  /** Null at games without saves. */
  campaign: nullable(CampaignInfo),
  /** Null at a table in the browser. */
  people: nullable(TablePeople),
  /** Null where there never was one, and at a table in the browser. */
  clock: nullable(TableClock),
})

export const ShownStep = objectOf<Shown>()({
  version: whole(),
  kind: oneOf(['move', 'undo', 'redo', 'takeBack']),
  seat,
  move: plain<Move>(),
  events: list(plain<GameEvent>()),
  ordered: Type.Optional(Type.Literal(true)),
  back: Type.Optional(object({ seat, count: whole(), agreed: list(seat, 64) })),
})

/** The standing orders of the viewer's own seat. */
const ShownOrders = objectOf<Ordered>()({
  standing: list(plain<Order>(), 64),
  ended: list(object({ order: plain<Order>(), why: oneOf(['done', 'surprise', 'undone', 'byHand']) }), 64),
})

export const TableView = objectOf<Shows>()({
  version: whole(),
  entries: whole(),
  seat: nullable(seat),
  view: plain<View>(),
  actors: list(seat, 64),
  moves: list(plain<Move>()),
  canUndo: Type.Boolean(),
  undos: Type.Optional(whole()),
  canRedo: Type.Boolean(),
  progress: percent,
  result: nullable(plain<Result>()),
  orders: Type.Optional(ShownOrders),
})

/** Everything a page needs of a table. */
export type OpenTable = Static<typeof OpenTable>
export const OpenTable = object({
  info: TableInfo,
  now: TableView,
  /** The last steps, as this viewer sees them. */
  steps: list(ShownStep),
  /** The number of steps before those; they come by pages. */
  before: whole(),
  /** What happened by itself before the first decision. */
  opening: list(plain<GameEvent>()),
  /** The last version that you have seen, on any device; missing where you do not sit, or it is not known. */
  seen: Type.Optional(whole()),
})
