import { type ChanceResult, RecordedChance } from './chance.ts'
import type { GameDefinition, GameEvent, GameState, Move, Seat } from './game.ts'
import { textOf } from './json.ts'
import { fork } from './rng.ts'

/** One decision as it is kept: enough to play it again, and to prove that nothing was changed. */
export interface LogEntry<M extends Move = Move> {
  readonly seat: Seat
  readonly move: M
  readonly chance: readonly ChanceResult[]
  readonly rules: number
  /** Hash of the whole state after the move, secrets included: never sent out while the game runs. */
  readonly hash: string
  /** The way that chance goes since something was taken back by consent; missing where nothing was. */
  readonly fork?: number
}

/** An entry as JSON. */
export function entryText({ seat, move, chance, rules, hash, fork }: LogEntry): string {
  const more = fork === undefined ? '' : `,"fork":${fork}`
  return `{"seat":${seat},"move":${textOf(move)},"chance":${JSON.stringify(chance)},"rules":${rules},"hash":"${hash}"${more}}`
}

/** Where a table's entries are kept, as JSON texts. */
export interface Log<M extends Move = Move> {
  readonly length: number
  push(text: string): void
  pop(): void
  /** The entries from that place on, in copies. */
  from(place: number): LogEntry<M>[]
}

/**
 * Replays one entry in place and returns its events. Legality and reveals were checked when the entry was made. Results
 * of chance come from the entry, because they may have been scripted.
 */
export function playAgain<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  state: S,
  { seat, move, chance, fork: way }: LogEntry<M>,
): E[] {
  if (way !== undefined) fork(state.rng, way)
  const events: E[] = []
  const random = new RecordedChance(state.rng, chance)
  game.play(state, seat, move, { random, emit: event => void events.push(event) })
  return events
}
