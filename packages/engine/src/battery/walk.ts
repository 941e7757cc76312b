import { Generator } from '../chance.ts'
import type { GameDefinition, GameEvent, GameState, Move, Seat } from '../game.ts'
import { hash } from '../hash.ts'
import { clone } from '../json.ts'
import type { LogEntry } from '../log.ts'
import { sampleOptions } from '../options.ts'
import { configOf, Table, type TableSettings } from '../table.ts'

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
  after?(decision: Decision<S, M, E>, events: readonly E[], entry: LogEntry<M>): void
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

/** The players of a game under test. */
export interface Situation<S extends GameState, M extends Move> {
  readonly state: S
  readonly seat: Seat
  readonly moves: readonly M[]
  readonly random: Generator
}

/** How a game under test is played. */
export type Chooser<S extends GameState, M extends Move, E extends GameEvent> = (
  game: GameDefinition<S, M, E>,
  situation: Situation<S, M>,
) => M

/** Any move but giving up. */
function anyMove<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  { moves, random }: Situation<S, M>,
): M {
  const givesUp = (move: M) => game.concedes(move)
  const playable = moves.some(givesUp) ? moves.filter(move => !givesUp(move)) : moves
  return random.pick(playable.length > 0 ? playable : moves)
}

/** Plays one random game at a table to its end. Any failure becomes a BatteryError that says where. */
export function walk<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  settings: TableSettings,
  visitor: Visitor<S, M, E>,
): void {
  follow(game, settings, visitor, null, decisionLimit)
}

/** Checks that cost a lot at every decision look at only a part of games with more decisions than this. */
const longGame = 100

/** The number of decisions of that part. */
const stretch = 40

/**
 * The same, but of a long game only a stretch: from its start, or (unless told to stay there) from a random place, so
 * that all places are visited in the end.
 */
export function walkStretch<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  settings: TableSettings,
  visitor: Visitor<S, M, E>,
  fromStart = false,
): void {
  const random = Generator.seeded(`${settings.seed}/stretch`)
  const place = somewhere(game, settings, random)
  if (place === null) walk(game, settings, visitor)
  else follow(game, settings, visitor, fromStart || random.index(4) === 0 ? null : place, stretch)
}

/** A state of a long game, each of its decisions equally likely; null for a short game. */
function somewhere<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  settings: TableSettings,
  random: Generator,
): S | null {
  let found: S | null = null
  let decisions = 0
  sprint(game, settings, {
    after(state) {
      decisions++
      if (random.index(decisions) === 0 && game.actors(state).length > 0) found = clone(state)
    },
  })
  return decisions > longGame ? found : null
}

/** Whether games mostly are long ones: then fewer of them are enough. */
export function isLong(game: GameDefinition): boolean {
  let decisions = 0
  const games = plan(game, 8, 'length')
  for (const settings of games) sprint(game, settings, { after: () => decisions++ })
  return decisions > games.length * longGame
}

/** Plays at a table from a state (or its start) for at most the given number of decisions. */
function follow<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  settings: TableSettings,
  visitor: Visitor<S, M, E>,
  from: S | null,
  most: number,
): void {
  const random = Generator.seeded(`${settings.seed}/battery`)
  locate(game, settings, count => {
    const table = new Table(game, settings)
    if (from) table.arrange(() => from)
    visitor.opened?.(table)
    for (let actors = table.actors(); actors.length > 0; actors = table.actors()) {
      if (count() > most) {
        if (most === decisionLimit) throw new BatteryError(`the game does not end within ${decisionLimit} decisions`)
        visitor.ended?.(table)
        return
      }
      if (game.result(table.state) !== null) throw new BatteryError('a result while somebody has to decide')
      const seat = actors[random.index(actors.length)]!
      const moves = table.moves(seat)
      if (moves.length === 0) throw new BatteryError(`seat ${seat} has to decide and has no move`)
      const move = anyMove(game, { state: table.state, seat, moves, random })
      const decision = { table, seat, moves, move, random }
      visitor.before?.(decision)
      const before = hash(table.state)
      const outcome = table.submit(seat, move)
      if (!outcome.ok) throw new BatteryError(`listed and refused: ${outcome.message}`)
      if (hash(table.state) === before) throw new BatteryError(`nothing changed by ${JSON.stringify(move)}`)
      visitor.after?.(decision, outcome.events, outcome.entry)
    }
    if (game.result(table.state) === null) throw new BatteryError('nobody has to decide and there is no result')
    visitor.ended?.(table)
  })
}

/**
 * The callbacks of a check around a game that is played without a table. They see states but must not keep or change
 * them.
 */
export interface Onlooker<S extends GameState, E extends GameEvent> {
  opened?(state: S, events: readonly E[]): void
  after?(state: S, events: readonly E[]): void
}

/** Plays one game to its end as bots do, in place and without a log: hundreds of times faster than at a table. */
export function sprint<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  settings: TableSettings,
  onlooker: Onlooker<S, E>,
  choose: Chooser<S, M, E> = anyMove,
): void {
  const random = Generator.seeded(`${settings.seed}/battery`)
  locate(game, settings, count => {
    const events: E[] = []
    const chance = Generator.seeded(settings.seed)
    const ctx = { random: chance, emit: (event: E) => void events.push(event) }
    const state = game.setup(configOf(game, settings.players, settings.options), chance)
    game.advance(state, ctx)
    onlooker.opened?.(state, events)
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      if (count() > decisionLimit) throw new BatteryError(`the game does not end within ${decisionLimit} decisions`)
      const seat = actors[random.index(actors.length)]!
      const moves = game.moves(state, seat)
      if (moves.length === 0) throw new BatteryError(`seat ${seat} has to decide and has no move`)
      events.length = 0
      game.play(state, seat, choose(game, { state, seat, moves, random }), ctx)
      onlooker.after?.(state, events)
    }
    if (game.result(state) === null) throw new BatteryError('nobody has to decide and there is no result')
  })
}

/** Plays and counts the decisions (`count` gives the one that begins); any failure is reported with its place. */
function locate(
  game: Pick<GameDefinition, 'meta'>,
  settings: TableSettings,
  play: (count: () => number) => void,
): void {
  let decisions = 0
  try {
    play(() => ++decisions)
  } catch (error) {
    const where = `${game.meta.id}, decision ${decisions} of ${JSON.stringify(settings)}`
    throw new BatteryError(`${error instanceof Error ? error.message : error} (${where})`, { cause: error })
  }
}
