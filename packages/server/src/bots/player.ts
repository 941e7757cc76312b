import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Move, Seat } from '@acheron/engine'
import { passes, Stopping } from '../errors.ts'
import { type Logger, nameInLog } from '../logs.ts'
import type { Acted } from '../tables/actions.ts'
import type { Room } from '../tables/room.ts'
import { inTime } from './levels.ts'
import type { BotPool } from './pool.ts'

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
    for (const { seat } of room.state.botsToMove()) {
      const key = keyOf(room, seat)
      if (this.#thinking.has(key)) continue
      const playing = this.#play(room, seat, key).catch(error => {
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
  async #play(first: Room, seat: Seat, key: string): Promise<void> {
    let room = first
    let failures = 0
    /** The bot to move; null when it is not its turn, or the seat is a person's again. */
    const next = () => {
      const bot = room.state.botsToMove().find(one => one.seat === seat)?.bot ?? null
      // At once: the next turn may begin right after, and must not find the bot still marked as thinking.
      if (bot === null) this.#thinking.delete(key)
      return bot
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
    for (let bot = await room.whenStored(next); bot !== null; bot = await room.whenStored(next)) {
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
    // Another player has decided meanwhile, or a person has taken the seat: the table is looked at again.
    if (outcome.kind === 'refused' && !overtaken.includes(outcome.refused.why)) throw new Error(outcome.refused.message)
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

const overtaken: readonly string[] = ['stale', 'not-your-seat']

const keyOf = (room: Room, seat: Seat) => `${room.id} ${seat}`
