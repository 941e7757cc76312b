import type { Move, Seat, View } from '@acheron/engine'

/** A question to a worker: only the knowledge of the seat itself. */
export interface Question {
  readonly id: number
  readonly game: string
  readonly bot: string
  readonly view: View
  readonly seat: Seat
  readonly moves: readonly Move[]
  /** Seeds the bot's own generator, never the game's. */
  readonly seed: string
}

export type Answer = { readonly id: number } & (
  | { readonly move: Move; readonly milliseconds: number }
  | { readonly problem: string }
)
