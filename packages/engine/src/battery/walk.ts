import { Generator } from '../chance.ts'
import type { GameDefinition, GameEvent, GameState, Move, Seat } from '../game.ts'
import { hash } from '../json.ts'
import { sampleOptions } from '../options.ts'
import { Table, type TableSettings } from '../table.ts'

/** Decisions after which a random game counts as endless. */
const decisionLimit = 100_000

/** A property that does not hold, with what is needed to see it again. */
export class BatteryError extends Error {
  override readonly name = 'BatteryError'
}

/** One random decision of a game under test, before it is played. */
export interface Decision<S extends GameState, M extends Move, E extends GameEvent> {
  readonly table: Table<S, M, E>
  readonly seat: Seat
  readonly moves: readonly M[]
  readonly move: M
  /** Chance for the test's own choices, apart from the game's. */
  readonly random: Generator
}

/** What a check may do around each decision. */
export interface Visitor<S extends GameState, M extends Move, E extends GameEvent> {
  opened?(table: Table<S, M, E>): void
  before?(decision: Decision<S, M, E>): void
  after?(decision: Decision<S, M, E>, events: readonly E[]): void
  ended?(table: Table<S, M, E>): void
}

/** Settings for that many games: all player counts in turn; every other game with random options. */
export function plan(game: GameDefinition, games: number, seed: string): TableSettings[] {
  const random = Generator.seeded(seed)
  const { min, max } = game.meta.seats
  return Array.from({ length: games }, (_, i) => ({
    players: min + (i % (max - min + 1)),
    options: Math.floor(i / (max - min + 1)) % 2 === 0 ? {} : sampleOptions(game.meta.options, random),
    seed: `${seed}/${i}`,
  }))
}

/** How a game under test is played. */
export type Chooser<S extends GameState, M extends Move, E extends GameEvent> = (
  game: GameDefinition<S, M, E>,
  situation: Omit<Decision<S, M, E>, 'move'>,
) => M

/** Any move but giving up. */
function anyMove<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  { moves, random }: Omit<Decision<S, M, E>, 'move'>,
): M {
  const playable = moves.filter(move => !game.concedes(move))
  return random.pick(playable.length > 0 ? playable : moves)
}

/** Plays one game to its end, at random unless told otherwise. Whatever goes wrong comes out as a BatteryError that says where. */
export function walk<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  settings: TableSettings,
  visitor: Visitor<S, M, E>,
  choose: Chooser<S, M, E> = anyMove,
): Table<S, M, E> {
  const random = Generator.seeded(`${settings.seed}/battery`)
  let decisions = 0
  try {
    const table = new Table(game, settings)
    visitor.opened?.(table)
    for (let actors = table.actors(); actors.length > 0; actors = table.actors()) {
      if (++decisions > decisionLimit) throw new BatteryError(`the game does not end within ${decisionLimit} decisions`)
      if (game.result(table.state) !== null) throw new BatteryError('a result while somebody has to decide')
      const seat = actors[random.index(actors.length)]!
      const moves = table.moves(seat)
      if (moves.length === 0) throw new BatteryError(`seat ${seat} has to decide and has no move`)
      const move = choose(game, { table, seat, moves, random })
      const decision = { table, seat, moves, move, random }
      visitor.before?.(decision)
      const before = hash(table.state)
      const outcome = table.submit(seat, move)
      if (!outcome.ok) throw new BatteryError(`listed and refused: ${outcome.message}`)
      if (hash(table.state) === before) throw new BatteryError(`nothing changed by ${JSON.stringify(move)}`)
      visitor.after?.(decision, outcome.events)
    }
    if (game.result(table.state) === null) throw new BatteryError('nobody has to decide and there is no result')
    visitor.ended?.(table)
    return table
  } catch (error) {
    const { id } = game.meta
    const where = `${id}, decision ${decisions} of ${JSON.stringify(settings)}`
    throw new BatteryError(`${error instanceof Error ? error.message : error} (${where})`, { cause: error })
  }
}
