import Type, { type Static } from 'typebox'
import { list, nullable, object, oneOf, text, whole } from './build.ts'
import { day, gameId } from './fields.ts'
import { Rating } from './ratings.ts'

/** What others see of somebody's games: nothing at all, how often they have won, or every game too. */
export type Shown = Static<typeof Shown>
export const Shown = oneOf(['nothing', 'results', 'all'])

/** How often somebody has played a game with so many players to its end, and won. */
export type Tally = Static<typeof Tally>
export const Tally = object({ game: text(), players: whole(64), played: whole(), won: whole() })

/** Days in a row on which somebody has ended the descent of the day. */
export type Streak = Static<typeof Streak>
export const Streak = object({
  game: text(),
  /** Up to today or yesterday; 0 once a day was missed. */
  now: whole(),
  longest: whole(),
  days: whole(),
})

/** A game that is over. */
export type PlayedGame = Static<typeof PlayedGame>
export const PlayedGame = object({
  table: text(),
  name: text(),
  game: text(),
  daily: nullable(day),
  /** ISO time of its opening. */
  opened: text(),
  players: whole(64),
  won: Type.Boolean(),
  score: Type.Number(),
  /** The other people, as far as they may be named. */
  others: list(text(), 64),
})

/** GET /api/profile (one's own) and GET /api/people/:name. */
export type Profile = Static<typeof Profile>
export const Profile = object({
  name: text(),
  /** What others see; null where it is not one's own, and for a guest, of whom nobody sees anything. */
  shown: nullable(Shown),
  results: list(Tally, 1000),
  streaks: list(Streak, 100),
  /** Of the games where they have ended a rated table. */
  ratings: list(Rating, 100),
  /** A page of the games, newest first; null where they are not shown. */
  games: nullable(list(PlayedGame, 100)),
  /** What asks for the next page; null at the end. */
  next: nullable(whole(2 ** 53)),
})

/** Which games are asked for. */
export type ProfileQuery = Static<typeof ProfileQuery>
export const ProfileQuery = object({
  game: Type.Optional(gameId),
  outcome: Type.Optional(oneOf(['won', 'lost'])),
  /** Part of the name of somebody who sat there too. */
  with: Type.Optional(text(100)),
  before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
})

export const ProfilePath = object({ name: text(100) })

/** PUT /api/profile */
export type ProfileChange = Static<typeof ProfileChange>
export const ProfileChange = object({ shown: Shown })
