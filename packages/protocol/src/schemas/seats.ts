import Type, { type Static } from 'typebox'
import { object, text } from './build.ts'

/** The seating of a new table. */
export type SeatPlan = Static<typeof SeatPlan>
export const SeatPlan = Type.Union([
  /** The person who opens the table. */
  object({ kind: Type.Literal('me') }),
  /** The first person who comes by the invitation. */
  object({ kind: Type.Literal('open') }),
  object({ kind: Type.Literal('bot'), bot: text(100) }),
])
