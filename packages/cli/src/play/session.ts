import type { Bot } from '@acheron/bots'
import {
  botsToDecide,
  type GameDefinition,
  type GameEvent,
  Generator,
  type Move,
  type Outcome,
  type Seat,
  Table,
} from '@acheron/engine'
import { type Translate, type WordMap, withNames } from '@acheron/engine/words'

/** A line of the log and the entry it belongs to (0: before the first move). */
export interface LogLine {
  readonly entry: number
  readonly text: string
}

export interface SessionSettings {
  readonly game: GameDefinition
  readonly players: number
  readonly options: unknown
  readonly seed: string
  /** The bot of each seat; null for a person at this keyboard. */
  readonly bots: readonly (Bot | null)[]
  readonly words: Translate<WordMap>
  /** The seats' names. */
  readonly names: readonly string[]
}

/** One game at this keyboard: the table, the bots' moves, and the log as prose. Knows nothing of the terminal. */
export class Session {
  readonly table: Table
  readonly #bots: readonly (Bot | null)[]
  readonly #minds: readonly Generator[]
  readonly words: Translate<WordMap>
  readonly #names: readonly string[]
  #log: LogLine[] = []

  constructor({ game, players, options, seed, bots, words, names }: SessionSettings) {
    this.table = new Table(game, { players, options, seed })
    this.#bots = bots
    this.#minds = bots.map((_, seat) => Generator.seeded(`${seed}/${seat}`))
    this.words = words
    this.#names = names
    this.#tell(this.table.opening)
    this.#playBots()
  }

  get log(): readonly LogLine[] {
    return this.#log
  }

  /** The person who is to decide now; null when the game is over. */
  get seat(): Seat | null {
    return this.table.actors().find(seat => !this.#bots[seat]) ?? null
  }

  /** The seat whose view the log shows: the only person's, else a spectator's. */
  get viewer(): Seat | null {
    const people = this.#bots.flatMap((bot, seat) => (bot ? [] : [seat]))
    return people.length === 1 ? (people[0] ?? null) : null
  }

  describe(move: Move): string {
    return withNames(this.table.game.describeMove(move, this.table.view(this.seat), this.words), this.#names)
  }

  submit(seat: Seat, move: Move): Outcome {
    return this.#then(this.table.submit(seat, move))
  }

  undo(seat: Seat): Outcome {
    const outcome = this.table.undo(seat)
    this.#log = this.#log.filter(line => line.entry <= this.table.entryCount)
    return outcome
  }

  redo(seat: Seat): Outcome {
    return this.#then(this.table.redo(seat))
  }

  #then(outcome: Outcome): Outcome {
    if (outcome.ok) {
      this.#tell(outcome.events)
      this.#playBots()
    }
    return outcome
  }

  #playBots(): void {
    const { table } = this
    for (;;) {
      const { game, config } = table
      const isBot = (seat: Seat) => this.#bots[seat] !== null
      const [next] = table.actors()
      const [seat] =
        next === undefined || !isBot(next) ? [] : botsToDecide(game.meta, config.options, table.actors(), isBot)
      const bot = seat === undefined ? null : this.#bots[seat]
      if (seat === undefined || !bot) return
      const mind = this.#minds[seat] as Generator
      const outcome = table.submit(seat, bot.choose(table.view(seat), seat, table.moves(seat), mind))
      if (!outcome.ok) throw new Error(`the bot at seat ${seat + 1} made a wrong move: ${outcome.message}`)
      this.#tell(outcome.events)
    }
  }

  #tell(events: readonly GameEvent[]): void {
    const { game, entryCount } = this.table
    for (const event of events) {
      const text = game.tellEvent(game.viewEvent(event, this.viewer), this.words)
      if (text) this.#log.push({ entry: entryCount, text: withNames(text, this.#names) })
    }
  }
}
