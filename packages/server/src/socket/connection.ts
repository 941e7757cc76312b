import type { ClientMessage, ServerMessage } from '@acheron/protocol'
import type { WebSocket } from '@fastify/websocket'
import { ApiFailure } from '../errors.ts'
import { decode, encode } from '../messages.ts'
import type { Services } from '../services.ts'
import type { Room, Watcher } from '../tables/room.ts'
import { failureMessage } from './failures.ts'

/** One client's socket: what it watches, and how much it has said lately. */
export class Connection implements Watcher {
  readonly person: string | null
  readonly #socket: WebSocket
  readonly #raw: { cork(): void; uncork(): void }
  readonly #services: Services
  /** What the client wants to watch; the room once it is there. */
  readonly #watched = new Map<string, Room | null>()
  #corked = false
  #tokens: number
  #refilled = performance.now()
  #alive = true

  constructor(socket: WebSocket, raw: { cork(): void; uncork(): void }, person: string | null, services: Services) {
    this.#socket = socket
    this.#raw = raw
    this.person = person
    this.#services = services
    this.#tokens = services.limits.messageBurst
    socket.on('pong', () => {
      this.#alive = true
    })
  }

  /** All that is said in one turn of the event loop leaves in one write. */
  send(text: string): void {
    const socket = this.#socket
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > this.#services.limits.unsentBytes) {
      // It does not listen; when it comes back it catches up by version.
      socket.terminate()
      return
    }
    if (!this.#corked) {
      this.#corked = true
      this.#raw.cork()
      process.nextTick(() => {
        this.#corked = false
        this.#raw.uncork()
      })
    }
    socket.send(text)
  }

  say(message: ServerMessage): void {
    this.send(encode(message))
  }

  /** Ends a connection that has not answered since the last time. */
  check(): void {
    if (this.#alive) this.#socket.ping()
    else this.#socket.terminate()
    this.#alive = false
  }

  received(data: string): void {
    const { metrics } = this.#services
    metrics.messages++
    if (!this.#mayTalk()) return
    const decoded = decode(data)
    if (decoded.ok) {
      const { message } = decoded
      this.#handle(message).catch(error => this.say(failureMessage(error, message, this.#services.log)))
    } else {
      const { problem, id } = decoded
      metrics.refusals++
      this.say({ type: 'error', code: 'invalid', message: problem, ...(id === undefined ? {} : { id }) })
    }
  }

  close(): void {
    for (const room of this.#watched.values()) room?.unwatch(this)
    this.#watched.clear()
  }

  async #handle(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'ping':
        return this.say({ type: 'pong' })
      case 'watch':
        return this.#watch(message.table, message.since)
      case 'unwatch':
        this.#watched.get(message.table)?.unwatch(this)
        this.#watched.delete(message.table)
        return
      default:
        return this.#act(message)
    }
  }

  async #watch(table: string, since?: number): Promise<void> {
    const { registry, limits } = this.#services
    if (this.#watched.size >= limits.watchedPerSocket && !this.#watched.has(table))
      throw new ApiFailure(429, 'too-many-tables', `one page may watch ${limits.watchedPerSocket} tables at most`)
    if (!this.#watched.has(table)) this.#watched.set(table, null)
    const gone = () => this.#socket.readyState !== this.#socket.OPEN || !this.#watched.has(table)
    try {
      const room = registry.loaded(table) ?? (await registry.room(table))
      await room.whenStored(() => {
        // Unwatched or gone while the table was being loaded.
        if (gone()) return
        this.#watched.set(table, room)
        room.watch(this, since)
      })
    } catch (error) {
      this.#watched.delete(table)
      throw error
    }
  }

  async #act(message: Extract<ClientMessage, { id: string }>): Promise<void> {
    const { registry, metrics } = this.#services
    const { id, table, seat, version, type } = message
    const room = registry.loaded(table) ?? (await registry.room(table))
    const action = type === 'move' ? { kind: type, seat, move: message.move } : { kind: type, seat }
    const refused = await room.act(this, action, version, stored => this.say({ type: 'done', id, version: stored }))
    if (!refused) return
    metrics.refusals++
    this.say({ type: 'refused', id, ...refused })
    // Whoever is behind gets what it does not know yet.
    if (refused.why === 'stale' && this.#watched.get(table) === room)
      await room.whenStored(() => room.watch(this, version))
  }

  /** A bucket of tokens, one per message. The first too many is told; who goes on is shown out. */
  #mayTalk(): boolean {
    const { messageBurst, messagesPerSecond } = this.#services.limits
    const now = performance.now()
    this.#tokens = Math.min(messageBurst, this.#tokens + ((now - this.#refilled) * messagesPerSecond) / 1000)
    this.#refilled = now
    this.#tokens--
    if (this.#tokens >= 0) return true
    this.#services.metrics.refusals++
    if (this.#tokens > -1)
      this.say({ type: 'error', code: 'too-many-messages', message: 'too many messages; slow down' })
    else if (this.#tokens < -messageBurst) this.#socket.close(1008, 'too many messages')
    return false
  }
}
