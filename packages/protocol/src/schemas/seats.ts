import type { JsonObject, SeatHolder } from '@acheron/engine'
import Type, { type Static } from 'typebox'
import { list, nullable, object, objectOf, oneOf, plain, text, whole } from './build.ts'
import { clockRules, zone } from './clock.ts'
import { fingerprint, seat, seedPart, tableId } from './fields.ts'
import { talk } from './talk.ts'

/** Who may come in: everybody, by the lobby; whoever has the link; those who were invited. To others a table is not there. */
export const visibilities = ['public', 'link', 'invited'] as const
export type Visibility = (typeof visibilities)[number]
const visibility = oneOf(visibilities)

/** Minutes after which the others may let a bot play for somebody who is away; null: never. */
const away = nullable(Type.Integer({ minimum: 1, maximum: 7 * 24 * 60 }))

/** The seating of a new table. */
export type SeatPlan = Static<typeof SeatPlan>
export const SeatPlan = Type.Union([
  /** The person who opens the table. */
  object({ kind: Type.Literal('me') }),
  /** The first person who comes by the invitation. With a name it is kept for whoever comes by the seat's own link. */
  object({ kind: Type.Literal('open'), name: Type.Optional(text()) }),
  object({ kind: Type.Literal('bot'), bot: text(100) }),
])

/** What a new table may say about its people. */
export const openingFields = {
  visibility: Type.Optional(visibility),
  away: Type.Optional(away),
  /** What may be said there; anything by default. */
  talk: Type.Optional(talk),
  /** Whether Virgil and tries may help where several people play; not by default. */
  help: Type.Optional(Type.Boolean()),
  /** Whether programs may sit there; not by default. */
  programs: Type.Optional(Type.Boolean()),
  /** None by default. */
  clock: Type.Optional(clockRules),
  zone: Type.Optional(zone),
  /** Whether everybody adds a part to the seed before the first move; not by default. */
  seedOfAll: Type.Optional(Type.Boolean()),
}

export const SeatPath = object({ id: tableId, seat: Type.String({ pattern: '^\\d{1,2}$' }) })

/** POST /api/tables/:id/leave. What becomes of my seat: see `TablePeople.may`. */
export type LeaveSeat = Static<typeof LeaveSeat>
export const LeaveSeat = object({
  /**
   * `standIn`: a bot plays until I am back. `bot`: a bot has it. `open`: whoever comes may have it, and a bot plays until then.
   * `resign`: as `bot`, and I have lost.
   */
  how: oneOf(['standIn', 'bot', 'open', 'resign']),
  /** Its level; one that suits the game by default. */
  bot: Type.Optional(text(100)),
})

/** PATCH /api/tables/:id, by the owner. */
export type TableChange = Static<typeof TableChange>
export const TableChange = object({
  name: Type.Optional(text()),
  visibility: Type.Optional(visibility),
  away: Type.Optional(away),
  talk: Type.Optional(talk),
  /** Only before the first move. */
  help: Type.Optional(Type.Boolean()),
  /** Only before the first move. The game is set up anew, with another seed. */
  options: Type.Optional(plain<JsonObject>()),
})

/** POST /api/tables/:id/owner: the person at that seat is the owner from now on. */
export const NewOwner = object({ seat })

/** PUT /api/tables/:id/seats/:seat, by the owner before the first move: a bot sits there, or nobody. */
export type SeatChange = Static<typeof SeatChange>
export const SeatChange = Type.Union([
  object({ kind: Type.Literal('bot'), bot: Type.Optional(text(100)) }),
  object({ kind: Type.Literal('open') }),
])

/** POST /api/tables/:id/seats/:seat/link, by the owner: keeps the seat for whoever comes by a new link; older ones are void. */
export type KeepSeat = Static<typeof KeepSeat>
export const KeepSeat = object({ name: Type.Optional(text()) })

/** The secret part of a seat's link, or of one for a coach. It is told once. */
export type SeatLink = Static<typeof SeatLink>
export const SeatLink = object({ token: text() })

/** POST /api/tables/:id/enter: takes the seat of that link; .../coach/enter: looks over the shoulder of who made it. */
export const EnterTable = object({ token: text(), zone: Type.Optional(zone) })

/** POST /api/tables/:id/seats/:seat/vote. See `TablePeople.votes`. */
export type SeatVote = Static<typeof SeatVote>
export const SeatVote = object({ what: oneOf(['standIn', 'take', 'free']) })

/** What a person may do about the table; whatever else is asked for is refused. */
export const rights = [
  // About my own seat.
  'standIn',
  'takeBack',
  'giveUp',
  'resign',
  // The owner's, before the first move.
  'rename',
  'options',
  'help',
  'seats',
  'close',
  // The owner's, at any time.
  'visibility',
  'away',
  'talk',
  'links',
  'handOver',
  // Of those who sit.
  'vote',
  'coach',
  'clock',
  'back',
  'rematch',
] as const
export type Right = (typeof rights)[number]

/** Something that the people at the table decide together. */
const Vote = object({
  /**
   * `standIn`: a bot plays for the person who is away. `take`: somebody gets the seat of a bot. `free`: whoever comes may have the
   * seat of a bot.
   */
  what: oneOf(['standIn', 'take', 'free']),
  seat,
  /** Who asks for the seat; null where nobody does. */
  name: nullable(text()),
  /** True if it is you who asks. */
  you: Type.Boolean(),
  /** The seats of those who are for it, and how many must be. */
  by: list(seat, 64),
  needed: whole(64),
})

/**
 * PUT /api/tables/:id/take-back: asks to take back every decision after the first `to` ones, or agrees to it. With everybody for it, it is
 * done. DELETE: against it, or no longer for it.
 */
export type BackWish = Static<typeof BackWish>
export const BackWish = object({
  /** The version at which it was asked for. */
  version: whole(),
  to: whole(),
})

/** What somebody has asked to take back. */
export type AskedBack = Static<typeof AskedBack>
const AskedBack = object({
  /** It counts while the table is at this version. */
  version: whole(),
  /** The number of decisions that stay. */
  to: whole(),
  /** The seats of those who are for it, the one who asked first; and how many must be. */
  by: list(seat, 64),
  needed: whole(64),
  /** The seat of who is against it. */
  refused: nullable(seat),
})

/**
 * PUT /api/tables/:id/part, at a table whose seed everybody adds a part to. First the fingerprint of mine, for that fingerprint of the
 * host's; when all are there the part itself, for the seal of all.
 */
export type GivePart = Static<typeof GivePart>
export const GivePart = Type.Union([
  object({ host: fingerprint, print: fingerprint }),
  object({ seal: fingerprint, part: seedPart }),
])

/** The parts of a seed, as everybody is shown them: nobody's part, but what proves afterwards that it was not changed. */
export type ShownParts = Static<typeof ShownParts>
export const ShownParts = object({
  /** How often they were begun anew, because somebody left or the game was set up anew. */
  round: whole(),
  /** The fingerprint of the host's part, there from the opening on. */
  host: fingerprint,
  /** By seat: null where a bot sits, or nobody, or who sits there has not given one yet. */
  seats: list(nullable(object({ print: fingerprint, told: Type.Boolean() })), 64),
  /** Whether the game is set up by them; until then it waits. */
  drawn: Type.Boolean(),
})

/** Who decided for a seat, from an entry of the log on. */
export const Holder = objectOf<SeatHolder>()({
  seat,
  from: whole(),
  name: nullable(text()),
  bot: nullable(text()),
  resigned: Type.Boolean(),
})

/** Who may be at a table, and what they have agreed on. */
export type TablePeople = Static<typeof TablePeople>
export const TablePeople = object({
  visibility,
  away,
  /** What may be said here. */
  talk,
  /** Whether Virgil, tries and looks ahead may help during the game: where several people play only if the owner has allowed it. */
  help: Type.Boolean(),
  /** Whether programs may sit here. */
  programs: Type.Boolean(),
  /** Whether several people play, or may. */
  shared: Type.Boolean(),
  /** Whether an admin has closed the table. */
  closed: Type.Boolean(),
  owner: object({ name: text(), you: Type.Boolean(), seat: nullable(seat) }),
  /** What you may do. */
  may: list(oneOf(rights), rights.length),
  votes: list(Vote, 128),
  /** Null where nobody has asked to take something back. */
  back: nullable(AskedBack),
  /** Who looks over the shoulder of whom; without a name: a link of yours that nobody has used yet. */
  coaches: list(object({ seat, name: nullable(text()), you: Type.Boolean() }), 64),
  /** In order, of seats that have changed hands; empty where all are as they began. */
  holders: list(Holder, 1000),
  /** The only person who has not resigned, where the others have: they have won, whatever the bots make of it. */
  unopposed: nullable(seat),
  /** Of a rated table: the seats where a bot has taken over, in order. Whoever began there is last, back or not. */
  gone: list(seat, 64),
  /** The table where the same people play again. */
  rematch: nullable(text()),
})
