import type { GameDefinition, GameEvent, GameState, Move, Seat } from './game.ts'
import { clone } from './json.ts'
import { type LogEntry, playAgain } from './log.ts'

/** A step of which it is not known whether it showed anybody something hidden: all that is needed to find it out. */
export interface Doubt {
  readonly players: number
  /** A state before the step, as JSON: a text goes to another thread in a tenth of the time. */
  readonly base: string
  /** The entries from that state on, as texts; the last one is the step. */
  readonly entries: readonly string[]
  /** Who decided. */
  readonly seat: Seat
  /** How many steps have come since, all of the same seat. */
  readonly back: number
}

/** Whether the step showed nobody anything hidden, so that it can be taken back. It takes a hundred times as long as the step. */
export function isHarmless<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  { base, entries, players }: Doubt,
): boolean {
  const before = JSON.parse(base) as S
  const [step, ...earlier] = entries.map(text => JSON.parse(text) as LogEntry<M>).reverse()
  for (const entry of earlier.reverse()) playAgain(game, before, entry)
  const { seat, move } = step!
  const after = clone(before)
  const events = playAgain(game, after, step!)
  return !game.reveals({ before, seat, move, after, events }, players)
}
