import type { CampaignFile as File, GameEvent, Json, JsonObject, SavedEvent } from '@acheron/engine'
import Type, { type Static } from 'typebox'
import { list, nullable, object, objectOf, plain, text, whole } from './build.ts'
import { tableId } from './fields.ts'
import { SeatPlan } from './seats.ts'

/** A state of a table at a decision, kept for ever. */
export type Save = Static<typeof Save>
export const Save = object({
  table: text(),
  /** Counts the saves of its table from 1. */
  n: whole(),
  /** ISO time. */
  at: text(),
  /** What it holds: `tellEvent` of the game names it. */
  event: plain<GameEvent>(),
  /** The table's version then; 0 if it came with a campaign file. */
  version: whole(),
})

/** A table of the campaign. */
export type Branch = Static<typeof Branch>
export const Branch = object({
  table: text(),
  name: text(),
  /** ISO time of the last change. */
  changed: text(),
  over: Type.Boolean(),
  /** The table where it goes on, if it does. */
  continued: nullable(text()),
  /** The table that was asked about. */
  here: Type.Boolean(),
  /** The save that it began from; null for the first table, and for one from a file. */
  from: nullable(object({ table: text(), n: whole() })),
})

/** GET /api/tables/:id/saves. Of all tables of the campaign, newest first. */
export type SavesList = Static<typeof SavesList>
export const SavesList = object({ saves: list(Save), branches: list(Branch) })

/** POST /api/tables/:id/back. Without `n` it returns to that branch as it stands. */
export type GoBack = Static<typeof GoBack>
export const GoBack = object({ table: tableId, n: nullable(whole()) })

/** The table where it goes on, once that is decided; until then how many wish it, and how many are needed. */
export type WentBack = Static<typeof WentBack>
export const WentBack = object({ table: nullable(text()), wishes: whole(), needed: whole() })

/** POST /api/tables/:id/branch. Answered by the TableInfo of the new table. */
export type NewBranch = Static<typeof NewBranch>
export const NewBranch = object({
  table: tableId,
  n: whole(),
  name: Type.Optional(text()),
  seats: list(SeatPlan, 64),
})

/** GET /api/tables/:id/campaign. */
export const CampaignFile = objectOf<File>()({
  format: Type.Literal('acheron-campaign-1'),
  game: text(),
  rules: whole(),
  players: whole(64),
  options: plain<Json>(),
  name: text(),
  exported: text(),
  whole: Type.Boolean(),
  seats: list(plain<File['seats'][number]>(), 64),
  now: plain<JsonObject>(),
  saves: list(object({ at: text(), event: plain<SavedEvent>(), state: plain<JsonObject>() })),
})

/** POST /api/campaigns. Without `seats` bots stay bots, the first person's seat is yours, and the others are open. */
export type ImportCampaign = Static<typeof ImportCampaign>
export const ImportCampaign = object({ file: plain<JsonObject>(), seats: Type.Optional(list(SeatPlan, 64)) })
