import Type, { type Static } from 'typebox'
import { digests, type noticeKinds, noticeWays } from '../notices.ts'
import { list, nullable, object, oneOf, text, whole } from './build.ts'

/**
 * What reaches somebody who is not at the table. Guests have it too. Nothing is sent to a mail address before a link in a first
 * letter was followed.
 */

const way = oneOf(noticeWays)
const ways = list(way, noticeWays.length)
/** Minutes since midnight. */
const clock = whole(24 * 60 - 1)

/** What somebody wants to be told, and when. */
export type NoticeChoice = Static<typeof NoticeChoice>
export const NoticeChoice = object({
  /** By what ways they are told of each kind. */
  what: object({ turn: ways, time: ways, invitation: ways, full: ways, over: ways, chat: ways } satisfies Record<
    (typeof noticeKinds)[number],
    typeof ways
  >),
  /** The hours in which nothing is sent; what comes then is sent after them. */
  quiet: nullable(object({ from: clock, to: clock })),
  /** The time zone, such as Europe/Stockholm. */
  zone: text(64),
  digest: oneOf(digests),
})

/** A place to which notices are sent. */
export type NoticeTarget = Static<typeof NoticeTarget>
export const NoticeTarget = object({
  id: text(),
  way,
  /** The browser, the mail address, or the host of the address. */
  name: text(),
  /** Of a browser: whether it is the one that asks. Missing where that is not known. */
  here: Type.Optional(Type.Boolean()),
  /** False until the link in the first letter was followed. */
  confirmed: Type.Boolean(),
  /** ISO times. */
  made: text(),
  sent: nullable(text()),
  /** Why the last notice could not be sent, in the words of who was to take it. */
  problem: nullable(object({ at: text(), text: text() })),
})

/** GET /api/notices, and the answer to every change. */
export type Notices = Static<typeof Notices>
export const Notices = object({
  choice: NoticeChoice,
  targets: list(NoticeTarget, 64),
  /** The ways that this house has; for `push` the key by which browsers know it. */
  offers: object({ push: text(), mail: Type.Boolean(), hook: Type.Boolean() }),
  /** Tables of which nothing is told. */
  muted: list(object({ table: text(), name: text() }), 1000),
  /** Whether there is a link to a calendar. */
  feed: Type.Boolean(),
})

/** POST /api/notices/push: a browser's subscription. */
export type NewPush = Static<typeof NewPush>
export const NewPush = object({
  endpoint: text(2000),
  keys: object({ p256dh: text(200), auth: text(100) }),
})

/** POST /api/notices/mail and /api/notices/hook. */
export type NewAddress = Static<typeof NewAddress>
export const NewAddress = object({ address: text(1000) })

/** The answer to a new hook: the secret that signs its requests is shown once. */
export type NewHook = Static<typeof NewHook>
export const NewHook = object({ notices: Notices, secret: text() })

export const NoticeTargetPath = object({ id: text(64) })

/** POST /api/notices/confirm and /api/notices/stop: the code of a link in a letter. It works in any browser. */
export type NoticeCode = Static<typeof NoticeCode>
export const NoticeCode = object({ code: text(200) })

/** The address that a code was about. */
export type NoticeCodeDone = Static<typeof NoticeCodeDone>
export const NoticeCodeDone = object({ address: text() })

export const NoticeCodePath = object({ code: text(200) })

/** GET and PUT /api/tables/:id/notices. */
export type TableNotices = Static<typeof TableNotices>
export const TableNotices = object({
  /** Whether the visitor is told of their turn there when they are away. */
  turn: Type.Boolean(),
  muted: Type.Boolean(),
})

export type MuteTable = Static<typeof MuteTable>
export const MuteTable = object({ muted: Type.Boolean() })

/** POST /api/notices/feed: the private address of the calendar, shown once. */
export type NewFeed = Static<typeof NewFeed>
export const NewFeed = object({ path: text() })

export const FeedPath = object({ file: text(100) })
