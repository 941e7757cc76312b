import { randomUUID } from 'node:crypto'
import type { Seat } from '@acheron/engine'
import type { ClientMessage, Scope, ServerMessage } from '@acheron/protocol'
import { decodeClientMessage, encodeServerMessage, joinServerMessages } from '@acheron/protocol/wire'
import type { WebSocket } from '@fastify/websocket'
import type { Share } from '../bots/queue.ts'
import { ApiFailure, noSuchTable } from '../errors.ts'
import type { Logger } from '../logs.ts'
import { hearingScopes, messageScopes } from '../programs/scopes.ts'
import type { Services } from '../services.ts'
import { isProgram } from '../store/subjects/programs.ts'
import type { Acted } from '../tables/actions.ts'
import type { Watcher } from '../tables/audience.ts'
import type { Room } from '../tables/room.ts'
import { seenFor } from '../tables/seen.ts'
import { Allowance } from './allowance.ts'
import { failureMessage } from './failures.ts'

type Wish = Extract<ClientMessage, { type: 'move' | 'undo' | 'redo' }>

/** Plans of one socket that are passed on, at once and in a second: a page sends at most four. More are left out. */
const planBurst = 10
const plansPerSecond = 6

/** This many steps of a table cost as much as one message. */
const stepsPerToken = 10

/** One client's socket: its watched tables and its recent messages. */
export class Connection implements Watcher {
  readonly person: string | null
  readonly share: Share
  readonly inTheirName: boolean
  shownAs: string | null = null
  looks = true
  readonly #socket: WebSocket
  readonly #services: Services
  /** Its lines name the request that opened the socket. */
  readonly #log: Logger
  /** What a program's token is good for; null for people. */
  readonly #scopes: ReadonlySet<Scope> | null
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
    scopes: ReadonlySet<Scope> | null = null,
  ) {
    this.#socket = socket
    this.#log = log
    this.#scopes = scopes
    this.person = person
    this.inTheirName = scopes !== null && person !== null && !isProgram(person)
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

  mayHear(type: ServerMessage['type']): boolean {
    const wanted = hearingScopes[type]
    return wanted === undefined || this.#scopes?.has(wanted) !== false
  }

  close(): void {
    for (const room of this.#watched.values()) room?.unwatch(this)
    this.#watched.clear()
  }

  #handle(message: ClientMessage, received: number): void {
    const wanted = messageScopes[message.type]
    if (this.#scopes?.has(wanted) === false) throw new ApiFailure(403, 'out-of-scope', `this token may not '${wanted}'`)
    switch (message.type) {
      case 'ping':
        this.say({ type: 'pong' })
        return
      case 'watch':
        this.#watch(message).then(
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
      case 'sight':
        this.looks = message.looks
        return
      case 'seen':
        this.#saw(message)
        return
      case 'say':
        this.#services.talk.say(this, message).then(
          version => this.say({ type: 'done', id: message.id, version }),
          error => this.#failed(error, message),
        )
        return
      case 'order':
        this.#services.orders.wish(this.person, message).then(
          outcome => this.#tellOutcome(outcome, message),
          error => this.#failed(error, message),
        )
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

  /** Only for a table that is watched here, by who sits there. Nobody waits for an answer, so there is none. */
  #saw({ table, version }: Extract<ClientMessage, { type: 'seen' }>): void {
    const room = this.#watched.get(table)
    if (this.person === null || !room || room.seatOf(this.person) === null) return
    this.#services.seen.note({ table, person: this.person, version: Math.min(version, room.version) })
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

  async #watch({ table, since, named = false }: Extract<ClientMessage, { type: 'watch' }>): Promise<void> {
    const { registry, limits, people } = this.#services
    if (this.#watched.size >= limits.watchedPerSocket && !this.#watched.has(table))
      throw new ApiFailure(429, 'too-many-tables', `one page may watch ${limits.watchedPerSocket} tables at most`)
    if (!this.#watched.has(table)) this.#watched.set(table, null)
    const gone = () => this.#socket.readyState !== this.#socket.OPEN || !this.#watched.has(table)
    try {
      const { room, oversees } = await registry.visit(table, this.person)
      const seen = await seenFor(this.#services, room, this.person)
      const name = named && this.person !== null ? (await people.get(this.person)).name : null
      await room.whenStored(() => {
        // Unwatched or gone while the table was being loaded.
        if (gone()) return
        this.shownAs = name
        if (!this.#pays(room.views.stepsSince(since)))
          throw new ApiFailure(429, 'too-many-messages', 'this table was sent just now; ask again in a while')
        room.watch(this, since, seen, oversees)
        this.#watched.set(table, room)
        registry.consider(room)
      })
    } catch (error) {
      // A table that was already watched stays watched.
      if (!this.#watched.get(table)) this.#watched.delete(table)
      throw error
    }
  }

  #act(message: Wish, room: Room, received: number): void {
    const { seat, version, type } = message
    const action = type === 'move' ? { kind: type, seat, move: message.move } : { kind: type, seat }
    const answer = (outcome: Acted) => {
      this.#tellOutcome(outcome, message)
      if (outcome.kind === 'done') this.#answered(type, room, received)
    }
    const act = (at: number, left: number) =>
      room.act(this, action, at, outcome => {
        // The next one is taken back when everybody was told of this one.
        if (outcome.kind === 'done' && left > 1) setImmediate(() => act(outcome.version, left - 1))
        else this.#guarded(message, () => answer(outcome))
      })
    act(version, (type === 'undo' && message.count) || 1)
  }

  /** Answers what was asked of a table. */
  #tellOutcome(outcome: Acted, message: Extract<ClientMessage, { seat: Seat; id: string }>): void {
    const { id, table, version } = message
    if (outcome.kind === 'done') this.say({ type: 'done', id, version: outcome.version })
    else if (outcome.kind === 'failed') this.#failed(outcome.error, message)
    // It is hidden from the sender, who hears what is said of a table that does not exist.
    else if (outcome.refused.why === 'no-such-table') this.#failed(noSuchTable(table), message)
    else {
      this.#services.metrics.refusals++
      this.say({ type: 'refused', id, ...outcome.refused })
      // A client that is behind gets its missing steps.
      const room = outcome.refused.why === 'stale' ? this.#watched.get(table) : null
      if (room && this.#pays(room.views.stepsSince(version))) room.watch(this, version)
    }
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
