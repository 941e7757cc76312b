import Type, { type Static } from 'typebox'
import { list, nullable, object, text, whole } from './build.ts'
import { seat } from './fields.ts'

/** How strong somebody is held to be, and within what: two times out of three they are not further off. */
const Standing = object({ points: Type.Integer(), give: Type.Integer() })

/** Somebody's rating in a game. */
export type Rating = Static<typeof Rating>
export const Rating = object({
  game: text(),
  /** The rated games so far. */
  games: whole(),
  /** Null until there are enough games (`ratedGamesUntilShown`). */
  standing: nullable(Standing),
})

/** What a rated table has meant to somebody who played there. */
export type TableRating = Static<typeof TableRating>
export const TableRating = object({
  /** Where they began. */
  seat,
  you: Type.Boolean(),
  place: whole(64),
  /** Rated games with this one. */
  games: whole(),
  standing: nullable(Standing),
  /** The points that they have won or lost; null where none were shown before. */
  change: nullable(Type.Integer()),
})

/** GET /api/tables/:id/ratings: one's own, and those of the others that are shown; none until the places are certain. */
export type TableRatings = Static<typeof TableRatings>
export const TableRatings = object({ seats: list(TableRating, 64) })
