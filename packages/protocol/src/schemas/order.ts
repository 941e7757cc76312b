import Type, { type Static } from 'typebox'
import { reportReasons } from '../talk.ts'
import { list, nullable, object, oneOf, text, whole } from './build.ts'
import { tableId } from './fields.ts'

/**
 * Order in the house. Everything under /api/admin is for admins; to others it is not there. Every act of an admin is in the audit
 * log, and whoever it is about can read it.
 */

const personId = Type.String({ pattern: '^[0-9A-Za-z_-]{1,64}$' })
const reason = Type.String({ minLength: 1, maxLength: 500 })
const number = Type.String({ pattern: '^\\d{1,12}$' })

/** What admins do. `look`: into a table that is hidden from them. */
export const acts = ['look', 'close', 'ban', 'unban', 'sign-out', 'report', 'admin-add', 'admin-remove'] as const
export type AdminAct = (typeof acts)[number]

/** GET /api/decisions: what was decided about me, and what has become of my reports. */
export type Decisions = Static<typeof Decisions>
export const Decisions = object({
  /** Until when I may not open tables, sit down or talk, and why. */
  bans: list(object({ until: text(), reason: text(500) }), 100),
  acts: list(object({ at: text(), act: oneOf(acts), table: nullable(text()), words: text(1000) }), 200),
  reports: list(object({ at: text(), reason: oneOf(reportReasons), done: Type.Boolean() }), 100),
  /** Whether the page for admins is mine to see. */
  admin: Type.Boolean(),
})

/** Something that was said around what a report is about. */
const ContextMessage = object({
  n: whole(),
  at: text(),
  name: text(),
  words: nullable(text(2000)),
  phrase: nullable(text(40)),
  /** By the person whom the report is about. */
  theirs: Type.Boolean(),
})

export const PageQuery = object({ before: Type.Optional(number) })
export const ReportsQuery = object({ state: oneOf(['open', 'done']), before: Type.Optional(number) })
/** GET /api/admin/reports, newest first. */
export type Reports = Static<typeof Reports>
export const Reports = object({
  reports: list(
    object({
      no: whole(2 ** 53),
      at: text(),
      by: object({ id: text(), name: text() }),
      /** Null where it is about the table. */
      about: nullable(object({ id: text(), name: text() })),
      table: text(),
      game: text(),
      version: whole(),
      reason: oneOf(reportReasons),
      words: text(2000),
      /** The number of the message that it is about. */
      said: nullable(whole()),
      context: list(ContextMessage, 30),
      done: Type.Boolean(),
      note: text(1000),
    }),
    50,
  ),
  more: Type.Boolean(),
})
export const ReportPath = object({ no: number })
/** PUT /api/admin/reports/:no */
export const ReportChange = object({ done: Type.Boolean(), note: text(500) })

export const PeopleQuery = object({ name: Type.String({ minLength: 1, maxLength: 100 }) })
/** GET /api/admin/people: whose name, or account's name, begins so. */
export type FoundPeople = Static<typeof FoundPeople>
export const FoundPeople = object({
  people: list(
    object({
      id: text(),
      name: text(),
      account: nullable(text()),
      sessions: whole(),
      banned: nullable(text()),
    }),
    50,
  ),
})
export const PersonPath = object({ id: personId })
/** POST /api/admin/people/:id/sign-out, POST /api/admin/tables/:id/close */
export const Because = object({ reason })

/** POST /api/admin/bans: a person, with `address` also the address from which they last spoke. */
export type NewBan = Static<typeof NewBan>
export const NewBan = object({
  person: personId,
  address: Type.Boolean(),
  days: Type.Integer({ minimum: 1, maximum: 3650 }),
  reason,
})
/** GET /api/admin/bans: those that hold, newest first. */
export type Bans = Static<typeof Bans>
export const Bans = object({
  bans: list(
    object({
      id: text(),
      /** Null for an address. */
      name: nullable(text()),
      until: text(),
      reason: text(500),
    }),
    200,
  ),
})
export const BanPath = object({ id: personId })
export const AdminTablePath = object({ id: tableId })

/** GET /api/admin/tables: by its id, a part of its name, or the beginning of the name of somebody who sits there; newest first. */
export const AdminTablesQuery = object({
  find: Type.Optional(Type.String({ maxLength: 100 })),
  before: Type.Optional(number),
})
export type AdminTables = Static<typeof AdminTables>
export const AdminTables = object({
  tables: list(
    object({
      no: whole(2 ** 53),
      id: text(),
      name: text(),
      game: text(),
      visibility: text(),
      status: oneOf(['open', 'playing', 'over', 'closed']),
      /** ISO time of its opening. */
      opened: text(),
      people: list(text(), 64),
    }),
    20,
  ),
  more: Type.Boolean(),
})

/** GET /api/admin/audit, newest first. */
export type Audit = Static<typeof Audit>
export const Audit = object({
  acts: list(
    object({
      no: whole(2 ** 53),
      at: text(),
      by: text(),
      act: oneOf(acts),
      about: nullable(text()),
      table: nullable(text()),
      words: text(1000),
    }),
    50,
  ),
  more: Type.Boolean(),
})
