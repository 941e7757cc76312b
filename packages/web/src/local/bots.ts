import { type BotSpec, makeBot, parseBot } from '@acheron/bots'
import { type Action, botsToDecide, findEqual, Generator, type Seat, type View } from '@acheron/engine'
import type { ActionOutcome } from '../table/source.ts'
import type { Held } from './held.ts'
import type { World } from './world.ts'

/** How long a bot may think about a move where its text sets no limit. */
const budget = 1500

/** The bot of a text, with a time limit so that a phone does not think for a minute. */
export function budgeted(text: string): BotSpec {
  const spec = parseBot(text)
  return spec.name === 'search' ? { ...spec, ms: spec.ms ?? budget } : spec
}

/** The tables' interface for the driver. */
export interface Driven {
  /** Where nobody watches, no bot moves. */
  isWatched(table: string): boolean
  held(table: string): Promise<Held>
  /** Carries out the choice, unless the table is no longer at that version. */
  play(table: string, version: number, choose: (held: Held) => Action): Promise<ActionOutcome>
}

/** Plays the bots of the tables that somebody watches. */
export class BotDriver {
  readonly #world: World
  readonly #tables: Driven
  /** The tables being driven, and whether to look again because something changed meanwhile. */
  readonly #driving = new Map<string, boolean>()

  constructor(world: World, tables: Driven) {
    this.#world = world
    this.#tables = tables
  }

  /** Called after each change of a table: it may be a bot's turn. */
  look(table: string): void {
    const running = this.#driving.has(table)
    this.#driving.set(table, true)
    if (!running) void this.#drive(table)
  }

  async #drive(table: string): Promise<void> {
    try {
      while (this.#driving.get(table)) {
        this.#driving.set(table, false)
        while (await this.#move(table));
      }
    } catch (error) {
      this.#world.failed(table, error instanceof Error ? error.message : String(error))
    } finally {
      this.#driving.delete(table)
    }
  }

  /** One bot's move; false when there is none to make. */
  async #move(table: string): Promise<boolean> {
    if (!this.#tables.isWatched(table)) return false
    const held = await this.#tables.held(table)
    const { version } = held.live
    if (botToMove(held) === undefined) return false
    return this.#world.alone(table, async () => {
      // Another tab may have held the lock for long.
      if (!this.#tables.isWatched(table)) return false
      const outcome = await this.#tables.play(table, version, now => choose(now, botToMove(now) as Seat))
      if (outcome.ok || outcome.why === 'stale') return true
      throw new Error(outcome.message)
    })
  }
}

function botToMove({ row, live }: Held): Seat | undefined {
  if (row.continued !== undefined) return undefined
  return botsToDecide(live.game.meta, row.settings.options, live.actors(), seat => row.seats[seat] !== 'me')[0]
}

function choose({ row, live }: Held, seat: Seat): Action {
  const who = row.seats[seat]
  if (who === undefined || who === 'me') throw new Error(`seat ${seat} is not a bot's`)
  const moves = live.moves(seat)
  const scripted = findEqual(moves, row.script?.[live.entries.filter(entry => row.seats[entry.seat] !== 'me').length])
  if (scripted) return { kind: 'move', seat, move: scripted }
  const bot = makeBot(live.game, budgeted(who.bot))
  // The bot's own generator is the same after a reload, and so is the move of a bot that counts iterations.
  const random = Generator.seeded(`${row.settings.seed} bot ${seat} ${live.version}`)
  return {
    kind: 'move',
    seat,
    move: bot.choose(live.game.view(live.state, seat) as View, seat, moves, random),
  }
}
