import Type, { type Static } from 'typebox'
import { list, nullable, object, oneOf, text, whole } from './build.ts'
import { pace } from './clock.ts'
import { gameId, language } from './fields.ts'
import { TableSummary } from './table.ts'

/** GET /api/lobby. Open tables if nothing else is said, the newest first. */
export const LobbyQuery = object({
  state: Type.Optional(oneOf(['open', 'playing'])),
  game: Type.Optional(gameId),
  /** The language of the table. */
  language: Type.Optional(language),
  /** How fast it is played. */
  pace: Type.Optional(pace),
  /** At least so many seats for whoever comes. */
  free: Type.Optional(Type.String({ pattern: '^[1-9]\\d?$' })),
  /** The `next` of the page before. */
  after: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
})

/** How many tables each choice of a filter would show, with the other filters as they are. */
export type LobbyCounts = Static<typeof LobbyCounts>
const LobbyCounts = object({
  games: list(object({ game: gameId, count: whole() }), 100),
  languages: list(object({ language, count: whole() }), 10),
  paces: list(object({ pace, count: whole() }), 10),
  /** With at least so many seats. */
  free: list(object({ free: whole(64), count: whole() }), 64),
})

export type LobbyTable = Static<typeof LobbyTable>
const LobbyTable = object({
  table: TableSummary,
  language,
  /** How many people without a seat have the table open. */
  watching: whole(),
  /** True where several people may play and Virgil may help them. */
  help: Type.Optional(Type.Boolean()),
})

export type LobbyPage = Static<typeof LobbyPage>
export const LobbyPage = object({
  tables: list(LobbyTable, 100),
  /** Where the next page begins; null at the end. */
  next: nullable(text()),
  /** How many there are with these filters. */
  total: whole(),
  counts: LobbyCounts,
  /** Who is there at all: people, and tables that somebody has open. */
  house: object({ people: whole(), tables: whole() }),
})
