import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A TCP proxy in front of the database or NATS, which treats its lines as a bad network does. */
export class BadNetwork {
  readonly #server: Server
  readonly #pairs = new Set<Pair>()
  readonly #target: number
  #refuses = false
  #delay = 0
  #swallows = 0

  private constructor(target: number) {
    this.#target = target
    this.#server = createServer(client => this.#accept(client))
  }

  static async listen(target: number): Promise<BadNetwork> {
    const proxy = new BadNetwork(target)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Breaks every line: with a farewell (FIN) or without one (RST). */
  cut(how: 'end' | 'reset'): void {
    for (const pair of this.#pairs) pair.cut(how)
  }

  /** New lines are broken at once. */
  refuse(): void {
    this.#refuses = true
  }

  /** Every packet is late, in both directions. */
  delay(milliseconds: number): void {
    this.#delay = milliseconds
  }

  /** The lines stay open, and nothing passes any more: half-open until `heal`. */
  silence(): void {
    for (const pair of this.#pairs) pair.silent = true
  }

  /** What clients say on some lines arrives later, even if they have given up by then. */
  hold(milliseconds: number, some: () => boolean): void {
    for (const pair of this.#pairs) if (some()) pair.hold(milliseconds)
  }

  /** The next answers do not arrive; their lines break instead. */
  swallow(answers: number): void {
    this.#swallows = answers
  }

  /** A good network again. Lines that were silent have lost something, so they break. */
  heal(): void {
    this.#refuses = false
    this.#delay = 0
    this.#swallows = 0
    for (const pair of this.#pairs) if (pair.silent) pair.cut('reset')
  }

  async close(): Promise<void> {
    this.cut('reset')
    this.#server.close()
    await once(this.#server, 'close')
  }

  #accept(client: Socket): void {
    if (this.#refuses) {
      client.resetAndDestroy()
      return
    }
    const pair = new Pair(client, connect(this.#target, '127.0.0.1'), {
      delay: () => this.#delay,
      swallows: () => this.#swallows > 0 && this.#swallows-- > 0,
      gone: () => void this.#pairs.delete(pair),
    })
    this.#pairs.add(pair)
  }
}

interface Weather {
  delay(): number
  /** Whether this answer is swallowed. */
  swallows(): boolean
  gone(): void
}

/** A client's line and ours to the server behind. */
class Pair {
  readonly #client: Socket
  readonly #server: Socket
  readonly #weather: Weather
  silent = false
  /** What the client has said while its line is held; null while it is not. */
  #held: Buffer[] | null = null

  constructor(client: Socket, server: Socket, weather: Weather) {
    this.#client = client
    this.#server = server
    this.#weather = weather
    for (const socket of [client, server]) {
      socket.setNoDelay(true)
      // A broken line is what this is about; 'close' follows.
      socket.on('error', () => {})
    }
    client.on('data', data => (this.#held ? this.#held.push(data) : this.#pass(server, data)))
    server.on('data', data => {
      if (weather.swallows()) this.cut('reset')
      else this.#pass(client, data)
    })
    client.on('close', () => {
      if (!this.#held) server.destroy()
    })
    server.on('close', () => {
      client.destroy()
      weather.gone()
    })
  }

  cut(how: 'end' | 'reset'): void {
    for (const socket of [this.#client, this.#server]) {
      if (how === 'reset') socket.resetAndDestroy()
      else socket.destroySoon()
    }
  }

  hold(milliseconds: number): void {
    this.#held ??= []
    setTimeout(() => {
      for (const data of this.#held ?? []) this.#server.write(data)
      this.#held = null
      // The answer finds nobody.
      if (this.#client.destroyed) setTimeout(() => this.#server.destroy(), 1000)
    }, milliseconds)
  }

  #pass(to: Socket, data: Buffer): void {
    if (this.silent) return
    const delay = this.#weather.delay()
    // Timers of equal length keep their order; a packet that is sent when the delay is over may not overtake.
    if (delay === 0 && this.#late === 0) {
      to.write(data)
      return
    }
    this.#late++
    const at = Math.max(this.#due, performance.now() + delay)
    this.#due = at
    setTimeout(
      () => {
        this.#late--
        if (!this.silent && !to.destroyed) to.write(data)
      },
      Math.max(0, at - performance.now()),
    )
  }

  /** Packets under way, and when the last of them is due. */
  #late = 0
  #due = 0
}
