import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { makeBot, parseBot } from '@acheron/bots'
import { type GameDefinition, InputError, type Move, type Seat } from '@acheron/engine'
import { passes, Stopping } from '../errors.ts'
import { type Logger, nameInLog } from '../logs.ts'
import type { Acted } from '../tables/actions.ts'
import type { Room } from '../tables/room.ts'
import type { BotPool } from './pool.ts'

/** The limits of a bot's budget. */
const most = { ms: 1000, iterations: 5000, samples: 64, depth: 500 }

/** Checks a bot's level; an InputError says what is unknown, missing in the game, or too expensive. */
export function checkBot(game: GameDefinition, text: string): void {
  const bot = parseBot(text)
  makeBot(game, bot)
  const spec: Record<string, unknown> = { ...bot }
  for (const [key, limit] of Object.entries(most)) {
    if (typeof spec[key] === 'number' && spec[key] > limit)
      throw new InputError(`bot '${text}': at a table of this server ${key} may be ${limit} at most`)
  }
}

/** The time limit of a search without one: a few deep iterations can hold a thread for a minute. */
const longestSearch = 2000

/** The level with a time limit for every search. */
export function inTime(text: string): string {
  const bot = parseBot(text)
  if (bot.name !== 'search' || bot.ms !== null) return text
  const counted = text.includes('iterations=') ? text : `${text}:iterations=${bot.iterations}`
  return `${counted}:ms=${longestSearch}`
}

/** After a move could not be stored: a pause, twice as long each time up to the longest, until the store writes again. */
const firstPauseMilliseconds = 250
const longestPauseMilliseconds = 16_000

/** After this time a bot asks again whether it may wait for a thread: its address has too many that do. */
const crowdedMilliseconds = 500

/** Plays the bots' seats: asks the pool for a move and submits it like a person's. */
export class BotPlayer {
  readonly #pool: Pick<BotPool, 'ask' | 'hasRoomFor' | 'closed'>
  readonly #log: Logger
  readonly #roomOf: (table: string) => Promise<Room>
  readonly #wait: (milliseconds: number) => Promise<void>
  /** By table and seat. */
  readonly #thinking = new Map<string, Promise<void>>()
  /** By room and seat, the thinking time of the bot at its last real choice. */
  readonly #paces = new WeakMap<Room, number[]>()

  /** `roomOf` gives the current room of a table: after a failure it may be another one. */
  constructor(
    pool: Pick<BotPool, 'ask' | 'hasRoomFor' | 'closed'>,
    log: Logger,
    roomOf: (table: string) => Promise<Room>,
    wait: (milliseconds: number) => Promise<void> = milliseconds => setTimeout(milliseconds, undefined, { ref: false }),
  ) {
    this.#pool = pool
    this.#log = log
    this.#roomOf = roomOf
    this.#wait = wait
  }

  consider(room: Room): void {
    for (const { seat, bot } of room.state.botsToMove()) {
      const key = keyOf(room, seat)
      if (this.#thinking.has(key)) continue
      const playing = this.#play(room, seat, bot, key).catch(error => {
        this.#thinking.delete(key)
        // The turn goes on after the next start.
        if (error instanceof Stopping) return
        this.#log.error({ table: nameInLog(room.id), seat, problem: String(error) }, 'a bot could not move')
      })
      this.#thinking.set(key, playing)
    }
  }

  /** Resolves when no bot of the room is at work: those that had to move have moved or given up. */
  async rested(room: Room): Promise<void> {
    const atWork = () => room.state.seats.flatMap((_, seat) => this.#thinking.get(keyOf(room, seat)) ?? [])
    for (let playing = atWork(); playing.length > 0; playing = atWork()) await Promise.all(playing)
  }

  /** Moves until somebody else has to decide. */
  async #play(first: Room, seat: Seat, bot: string, key: string): Promise<void> {
    let room = first
    let failures = 0
    const isToMove = () => {
      const yes = room.state.botsToMove().some(one => one.seat === seat)
      // At once: the next turn may begin right after, and must not find the bot still marked as thinking.
      if (!yes) this.#thinking.delete(key)
      return yes
    }
    const pause = async (error: unknown) => {
      if (!passes(error)) throw error
      await this.#wait(Math.min(firstPauseMilliseconds * 2 ** failures++, longestPauseMilliseconds))
      if (this.#pool.closed) throw new Stopping()
    }
    const roomAgain = async (error: unknown): Promise<Room> => {
      await pause(error)
      return this.#roomOf(room.id).catch(roomAgain)
    }
    while (await room.whenStored(isToMove)) {
      if (!this.#pool.hasRoomFor(room.share)) {
        await this.#wait(crowdedMilliseconds)
        continue
      }
      const outcome = await this.#move(room, seat, bot)
      if (outcome.kind === 'failed') room = await roomAgain(outcome.error)
      else failures = 0
    }
  }

  async #move(room: Room, seat: Seat, bot: string): Promise<Acted> {
    const { version } = room
    const move = await this.#choose(room, seat, bot, room.state.live.moves(seat))
    const outcome = await new Promise<Acted>(answer => {
      room.act('bots', { kind: 'move', seat, move }, version, answer)
    })
    // Stale means that another player has decided meanwhile. The view has changed, so the bot thinks again.
    if (outcome.kind === 'refused' && outcome.refused.why !== 'stale') throw new Error(outcome.refused.message)
    return outcome
  }

  async #choose(room: Room, seat: Seat, bot: string, moves: readonly Move[]): Promise<Move> {
    if (this.#pool.closed) throw new Stopping()
    const others = moves.filter(move => !room.state.game.concedes(move))
    const choice = others.length > 0 ? others : moves
    if (choice.length === 1) {
      await this.#hesitate(room, seat)
      return choice[0]!
    }
    const view = room.state.live.viewFor(seat).view
    const seed = randomBytes(16).toString('hex')
    const started = performance.now()
    try {
      const question = { game: room.state.table.game, bot: inTime(bot), view, seat, moves, seed }
      const move = await this.#pool.ask(question, room.share)
      const paces = this.#paces.get(room) ?? []
      paces[seat] = performance.now() - started
      this.#paces.set(room, paces)
      return move
    } catch (error) {
      if (error instanceof Stopping) throw error
      this.#log.warn(
        { table: nameInLog(room.id), seat, bot, problem: String(error) },
        'a bot failed; it moves at random',
      )
      return choice[randomInt(choice.length)]!
    }
  }

  /** Waits as long as the bot last thought: in a game with hidden hands, a quick answer would show that it had no choice. */
  async #hesitate(room: Room, seat: Seat): Promise<void> {
    if (room.state.game.open) return
    await this.#wait(this.#paces.get(room)?.[seat] ?? 0)
    if (this.#pool.closed) throw new Stopping()
  }
}

const keyOf = (room: Room, seat: Seat) => `${room.id} ${seat}`
