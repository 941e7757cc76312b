import type { GameRecord as Game, GameEvent, Json, JsonObject, PastView as Moment, Move, View } from '@acheron/engine'
import Type, { type Static } from 'typebox'
import { list, nullable, object, objectOf, plain, text, whole } from './build.ts'
import { zone } from './clock.ts'
import { day, gameId, json, language, seat, seedPart, tableId } from './fields.ts'
import { Holder, openingFields, SeatPlan } from './seats.ts'
import { ShownStep, TableSummary } from './table.ts'

/** A person. `account` is the name that they sign in with; null for a guest. */
export type Me = Static<typeof Me>
export const Me = object({ id: text(), name: text(), language, account: nullable(text()) })

export type MeChange = Static<typeof MeChange>
export const MeChange = object({ name: text(), language })

export type NewTable = Static<typeof NewTable>
export const NewTable = object({
  game: gameId,
  name: Type.Optional(text()),
  options: plain<JsonObject>(),
  seats: list(SeatPlan, 64),
  /** Whether its end counts for ratings: between accounts, at games with a winner, without bots and help. */
  rated: Type.Optional(Type.Boolean()),
  ...openingFields,
})

/** GET /api/tables */
export type TableLists = Static<typeof TableLists>
export const TableLists = object({
  /** My tables, those that wait for me first. */
  mine: list(TableSummary),
  /** Public ones with a seat for whoever comes. */
  open: list(TableSummary),
  /** Where a seat is kept for me. */
  invitations: list(TableSummary),
})

export const TablePath = object({ id: tableId })
export const PastPath = object({ id: tableId, entry: Type.String({ pattern: '^\\d{1,6}$' }) })
/** The number of moments from that entry on; one by default. */
export const PastQuery = object({ count: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,2}$' })) })
/** The steps before that version; the last ones of all if it is not given. */
export const StepsQuery = object({ before: Type.Optional(Type.String({ pattern: '^\\d{1,6}$' })) })
export const GamePath = object({ game: gameId })
export const SitDown = object({ seat, zone: Type.Optional(zone) })

export const PastView = objectOf<Moment>()({
  entry: whole(),
  view: plain<View>(),
  by: nullable(seat),
  move: nullable(plain<Move>()),
  events: list(plain<GameEvent>()),
})

/**
 * GET /api/tables/:id/past/:entry. The moments from the entry on, at least one; fewer than requested at the end of the
 * game.
 */
export type PastViews = Static<typeof PastViews>
export const PastViews = object({ moments: list(PastView) })

/** GET /api/tables/:id/steps. A page of the steps before a version, oldest first. */
export type StepsPage = Static<typeof StepsPage>
export const StepsPage = object({
  steps: list(ShownStep),
  /** The number of steps before those. */
  before: whole(),
})

const Entry = objectOf<Game['entries'][number]>()({
  seat,
  move: plain<Move>(),
  chance: list(json),
  rules: whole(),
  hash: text(),
  fork: Type.Optional(whole()),
})

export const GameRecord = objectOf<Game>()({
  format: Type.Literal('acheron-record-1'),
  game: text(),
  rules: whole(),
  players: whole(64),
  options: plain<Json>(),
  seed: text(),
  parts: Type.Optional(object({ host: seedPart, seats: list(nullable(seedPart), 64) })),
  start: Type.Optional(plain<JsonObject>()),
  names: list(nullable(text()), 64),
  bots: Type.Optional(list(nullable(text()), 64)),
  holders: Type.Optional(list(Holder, 1000)),
  entries: list(Entry),
})

const resultFields = {
  name: text(),
  you: Type.Boolean(),
  score: Type.Number(),
  rank: nullable(text()),
  /** The descents of the day that were begun from the same connection, this one among them. */
  begun: whole(),
}

/** One row of a day's results. */
export type DailyResult = Static<typeof DailyResult>
export const DailyResult = Type.Union([
  object({ ...resultFields, outcome: Type.Literal('won') }),
  /** The progress, in the game's own count (circles cleared); 0 if its result does not say. */
  object({ ...resultFields, outcome: Type.Literal('lost'), cleared: whole() }),
])

/** The day's descent: my table, and the results of the others. */
export type Daily = Static<typeof Daily>
export const Daily = object({
  date: day,
  /** The results of people who are known by more than a cookie, best first. */
  ranked: list(DailyResult),
  /** Those of guests. Anybody can be several of them. */
  guests: list(DailyResult),
  /** My table of the day; null before I have begun. */
  mine: nullable(text()),
})

/** Every error of the REST side. */
export type ApiError = Static<typeof ApiError>
export const ApiError = object({ error: object({ code: text(), message: text(1000) }) })
