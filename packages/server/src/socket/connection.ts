import { randomUUID } from 'node:crypto'
import type { ClientMessage, ServerMessage } from '@acheron/protocol'
import { decodeClientMessage, encodeServerMessage, joinServerMessages } from '@acheron/protocol/wire'
import type { WebSocket } from '@fastify/websocket'
import type { Share } from '../bots/queue.ts'
import { ApiFailure } from '../errors.ts'
import type { Logger } from '../logs.ts'
import type { Services } from '../services.ts'
import type { Acted } from '../tables/actions.ts'
import type { Watcher } from '../tables/audience.ts'
import type { Room } from '../tables/room.ts'
import { Allowance } from './allowance.ts'
import { failureMessage } from './failures.ts'

type Wish = Extract<ClientMessage, { id: string }>

/** Plans of one socket that are passed on, at once and in a second: a page sends at most four. More are left out. */
const planBurst = 10
const plansPerSecond = 6

/** This many steps of a table cost as much as one message. */
const stepsPerToken = 10

/** One client's socket: its watched tables and its recent messages. */
export class Connection implements Watcher {
  readonly person: string | null
  readonly share: Share
  readonly #socket: WebSocket
  readonly #services: Services
  /** Its lines name the request that opened the socket. */
  readonly #log: Logger
  /** The tables that the client watches; null until the room is loaded. */
  readonly #watched = new Map<string, Room | null>()
  /** The messages of this turn of the event loop. */
  #unsent: string[] = []
  readonly #own: Allowance
  readonly #plans = new Allowance(planBurst, plansPerSecond)
  /** The allowance shared by all connections of the address. */
  readonly #shared: Allowance
  /** The content of the last ping, until it is answered. */
  #pinging: string | null = null

  constructor(
    socket: WebSocket,
    person: string | null,
    shared: Allowance,
    services: Services,
    log: Logger,
    address = '',
  ) {
    this.#socket = socket
    this.#log = log
    this.person = person
    this.share = [address, person ?? '']
    this.#services = services
    this.#own = new Allowance(services.limits.messageBurst, services.limits.messagesPerSecond)
    this.#shared = shared
    socket.on('pong', data => {
      if (data.toString() === this.#pinging) this.#pinging = null
    })
    socket.on('ping', () => this.#pinged())
  }

  /** All messages of one turn of the event loop leave as one WebSocket message. */
  send(text: string): void {
    const socket = this.#socket
    if (socket.readyState !== socket.OPEN) return
    if (this.#isOverfull()) {
      // The client catches up by version when it comes back.
      socket.terminate()
      return
    }
    if (this.#unsent.push(text) === 1) process.nextTick(() => this.#flush())
  }

  say(message: ServerMessage): void {
    this.send(encodeServerMessage(message))
  }

  /** Ends a connection that has not answered the last ping. The content is random, so only a client that reads can answer. */
  check(): void {
    if (this.#pinging !== null) {
      this.#socket.terminate()
      return
    }
    this.#pinging = randomUUID()
    this.#socket.ping(this.#pinging)
  }

  received(data: string): void {
    const { metrics } = this.#services
    metrics.messages++
    if (!this.#mayTalk()) return
    const received = performance.now()
    const decoded = decodeClientMessage(data)
    if (decoded.ok) {
      const { message } = decoded
      this.#guarded(message, () => this.#handle(message, received))
    } else {
      const { problem, id } = decoded
      metrics.refusals++
      metrics.refused('invalid-message')
      this.say({ type: 'error', code: 'invalid', message: problem, ...(id === undefined ? {} : { id }) })
    }
  }

  close(): void {
    for (const room of this.#watched.values()) room?.unwatch(this)
    this.#watched.clear()
  }

  #handle(message: ClientMessage, received: number): void {
    switch (message.type) {
      case 'ping':
        this.say({ type: 'pong' })
        return
      case 'watch':
        this.#watch(message.table, message.since).then(
          () => this.#answered('watch', this.#watched.get(message.table), received),
          error => this.#failed(error, message),
        )
        return
      case 'unwatch':
        this.#watched.get(message.table)?.unwatch(this)
        this.#watched.delete(message.table)
        return
      case 'plan':
        this.#plan(message)
        return
      default:
        this.#wish(message, received)
    }
  }

  /** Only for a table that is watched here. Nobody waits for an answer, so there is none. */
  #plan(message: Extract<ClientMessage, { type: 'plan' }>): void {
    if (this.#plans.left(performance.now()) < 1) return
    this.#plans.take(1)
    try {
      this.#watched.get(message.table)?.plan(this, message)
    } catch (error) {
      this.#services.metrics.failures++
      this.#log.error({ err: error, type: message.type }, 'a message could not be handled')
    }
  }

  #wish(message: Wish, received: number): void {
    const { registry } = this.#services
    const room = registry.loaded(message.table)
    // The room is nearly always in memory, so there is no wait.
    if (room) {
      this.#act(message, room, received)
      return
    }
    registry.room(message.table).then(
      loaded => this.#guarded(message, () => this.#act(message, loaded, received)),
      error => this.#failed(error, message),
    )
  }

  async #watch(table: string, since?: number): Promise<void> {
    const { registry, limits } = this.#services
    if (this.#watched.size >= limits.watchedPerSocket && !this.#watched.has(table))
      throw new ApiFailure(429, 'too-many-tables', `one page may watch ${limits.watchedPerSocket} tables at most`)
    if (!this.#watched.has(table)) this.#watched.set(table, null)
    const gone = () => this.#socket.readyState !== this.#socket.OPEN || !this.#watched.has(table)
    try {
      const room = await registry.room(table)
      await room.whenStored(() => {
        // Unwatched or gone while the table was being loaded.
        if (gone()) return
        if (!this.#pays(room.views.stepsSince(since)))
          throw new ApiFailure(429, 'too-many-messages', 'this table was sent just now; ask again in a while')
        this.#watched.set(table, room)
        room.watch(this, since)
        registry.consider(room)
      })
    } catch (error) {
      // A table that was already watched stays watched.
      if (!this.#watched.get(table)) this.#watched.delete(table)
      throw error
    }
  }

  #act(message: Wish, room: Room, received: number): void {
    const { id, seat, version, type } = message
    const action = type === 'move' ? { kind: type, seat, move: message.move } : { kind: type, seat }
    const answer = (outcome: Acted) => {
      if (outcome.kind === 'done') {
        this.say({ type: 'done', id, version: outcome.version })
        return this.#answered(type, room, received)
      }
      if (outcome.kind === 'failed') return this.#failed(outcome.error, message)
      this.#services.metrics.refusals++
      this.say({ type: 'refused', id, ...outcome.refused })
      // A client that is behind gets its missing steps.
      const behind = outcome.refused.why === 'stale' && this.#watched.get(room.id) === room
      if (behind && this.#pays(room.views.stepsSince(version))) room.watch(this, version)
    }
    room.act(this, action, version, outcome => this.#guarded(message, () => answer(outcome)))
  }

  #answered(type: 'watch' | Wish['type'], room: Room | null | undefined, received: number): void {
    if (room) this.#services.metrics.answers.since(received, room.state.table.game, type)
  }

  /** An error while a message is handled is told to its sender and logged; the process goes on. */
  #guarded(message: ClientMessage, handle: () => void): void {
    try {
      handle()
    } catch (error) {
      this.#failed(error, message)
    }
  }

  #failed(error: unknown, message: ClientMessage): void {
    const { metrics } = this.#services
    if (!(error instanceof ApiFailure) || error.status >= 500) metrics.failures++
    else metrics.refusedBy(error.code)
    this.say(failureMessage(error, message, this.#log))
  }

  #flush(): void {
    const texts = this.#unsent
    if (texts.length === 0) return
    this.#unsent = []
    // Nothing may follow a close frame.
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(joinServerMessages(texts))
  }

  /** Send buffer over the limit: the client does not read. */
  #isOverfull(): boolean {
    return this.#socket.bufferedAmount > this.#services.limits.unsentBytes
  }

  /** A ping costs as much as a message: `ws` answers it by itself, and unread answers would pile up. */
  #pinged(): void {
    if (this.#isOverfull()) this.#socket.terminate()
    else this.#mayTalk()
  }

  /** A long table costs more tokens than one message, but never more than the burst. */
  #pays(steps: number): boolean {
    const { messageBurst } = this.#services.limits
    const more = Math.min(Math.floor(steps / stepsPerToken), messageBurst - 1)
    const now = performance.now()
    if (Math.min(this.#own.left(now), this.#shared.left(now)) < more) return false
    this.#own.take(more)
    this.#shared.take(more)
    return true
  }

  /** A message costs a token. The client is warned at the first one too many and disconnected if it goes on. */
  #mayTalk(): boolean {
    const now = performance.now()
    const left = this.#own.left(now) - 1
    this.#own.take(1)
    if (left >= 0 && this.#shared.left(now) >= 1) {
      this.#shared.take(1)
      return true
    }
    this.#services.metrics.refusals++
    this.#services.metrics.refused('too-many-messages')
    if (left > -1) this.say({ type: 'error', code: 'too-many-messages', message: 'too many messages; slow down' })
    else if (left < -this.#services.limits.messageBurst) this.#close(1008, 'too many messages')
    return false
  }

  /** Closes the socket after its earlier messages. */
  #close(code: number, reason: string): void {
    this.#flush()
    this.#socket.close(code, reason)
  }
}
