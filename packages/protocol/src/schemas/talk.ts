import Type, { type Static } from 'typebox'
import { phrases, reactions, reportReasons, sides, talks } from '../talk.ts'
import { list, nullable, object, oneOf, text, whole } from './build.ts'
import { requestId, seat, tableId } from './fields.ts'

export const talk = oneOf(talks)
const side = oneOf(sides)
/** Longer than `longestWords`, so that the refusal says what is wrong. */
const words = Type.String({ minLength: 1, maxLength: 2000 })
const phrase = oneOf([...phrases, ...reactions])

/** The client's message: either words or a phrase. Who sits speaks to the players, everybody else to the watchers. */
export const Say = object({
  type: Type.Literal('say'),
  id: requestId,
  table: tableId,
  words: Type.Optional(words),
  phrase: Type.Optional(phrase),
})

/** Something that was said at a table. */
export type SaidMessage = Static<typeof SaidMessage>
export const SaidMessage = object({
  side,
  /** Counts the messages of its side. */
  n: whole(),
  /** ISO time. */
  at: text(),
  /** The speaker's seat at that time; null for somebody who watches. */
  seat: nullable(seat),
  name: text(),
  you: Type.Boolean(),
  /** Plain text; null for a phrase. */
  words: nullable(text(2000)),
  /** The id of a phrase or a reaction; a page leaves out those that it does not know. */
  phrase: nullable(text(40)),
})

/** GET /api/tables/:id/talk: the messages of a side before a number, oldest first; the last ones by default. */
export const TalkQuery = object({
  side: Type.Optional(side),
  before: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })),
})
export type TalkPage = Static<typeof TalkPage>
export const TalkPage = object({
  side,
  /** What you may read: players' talk is for those who sit, watchers' for the others, and for all after the end. */
  sides: list(side, 2),
  messages: list(SaidMessage, 100),
  /** Whether there are earlier ones. */
  more: Type.Boolean(),
  /** The number of the last message that you have read. */
  read: whole(),
  /** Messages of others after that one, 100 at most. */
  unread: whole(100),
})

/** PUT /api/tables/:id/talk/read */
export type TalkRead = Static<typeof TalkRead>
export const TalkRead = object({ side, n: whole() })

/** Somebody, as one meets them: by what they said at a table, or by their seat there. */
const about = {
  table: tableId,
  said: Type.Optional(object({ side, n: whole() })),
  seat: Type.Optional(seat),
}

/** POST /api/hushed: I do not hear that person any more. */
export type NewHush = Static<typeof NewHush>
export const NewHush = object({
  ...about,
  /** `here`: at this table; `mute`: at all tables; `block`: nor do we meet in the lobby, nor can they sit at my tables. */
  how: oneOf(['here', 'mute', 'block']),
})

/** GET /api/hushed: those whom I do not hear. */
export type HushedPeople = Static<typeof HushedPeople>
export const HushedPeople = object({
  people: list(
    object({
      id: text(),
      name: text(),
      how: oneOf(['here', 'mute', 'block']),
      /** The table, where it is about one. */
      table: nullable(text()),
      /** ISO time. */
      since: text(),
    }),
    1000,
  ),
})

export const HushPath = object({ id: Type.String({ pattern: '^[0-9A-Za-z_-]{1,64}$' }) })

/** POST /api/reports: about a message, a person or, with neither, the table. */
export type NewReport = Static<typeof NewReport>
export const NewReport = object({ ...about, reason: oneOf(reportReasons), words: Type.Optional(text(2000)) })
