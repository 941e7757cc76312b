import { setTimeout } from 'node:timers/promises'
import {
  AuthorizationError,
  connect,
  type NatsConnection,
  type NodeConnectionOptions,
  type Subscription,
} from '@nats-io/transport-node'
import { StartError } from './errors.ts'
import type { Fanout, Heard, Notice } from './fanout.ts'
import type { Logger } from './logs.ts'

type Listener = (heard: Heard) => void
type NatsOptions = NodeConnectionOptions & { readonly servers: string[] }

const missed = { kind: 'missed' } as const

/** Without a connection the store is polled, and NATS looked for, at this interval. */
const askMilliseconds = 1000

/**
 * Connects to the NATS servers. If none is there, the fan-out begins without and looks for them. A StartError says in one
 * line that the address is wrong, or that they do not let us in.
 */
export async function connectNats(url: string, log: Logger): Promise<Fanout> {
  const options = optionsOf(url)
  const fanout = new NatsFanout(options, log)
  try {
    await fanout.join()
  } catch (error) {
    const { message } = error as Error
    const trouble = `NATS at ${options.servers} cannot be used: ${message}; check NATS_URL`
    if (error instanceof AuthorizationError) {
      await fanout.close()
      throw new StartError(trouble)
    }
    log.warn({}, `${trouble}, and that a NATS server runs there: until it comes, ${asking}`)
    fanout.seek()
  }
  return fanout
}

const asking = 'what other processes do is asked for every second'

/** Options from addresses with commas. The first one holds user and password, as in a URL. */
function optionsOf(url: string): NatsOptions {
  const urls = url.split(',').map(text => (URL.canParse(text.trim()) ? new URL(text.trim()) : null))
  const [first] = urls
  if (!first || urls.some(each => !each || !/^(nats|tls):$/.test(each.protocol) || !each.hostname))
    throw new StartError(
      'NATS_URL must be such as nats://host:4222 or nats://user:password@host:4222, several with commas',
    )
  const [user, pass] = [decodeURIComponent(first.username), decodeURIComponent(first.password)]
  return {
    servers: urls.map(each => each!.host),
    name: 'acheron',
    noEcho: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    timeout: 5000,
    pingInterval: 10_000,
    ...(pass ? { user, pass } : user ? { token: user } : {}),
    ...(first.protocol === 'tls:' ? { tls: {} } : {}),
  }
}

/** The fan-out of several processes: each table is a NATS subject. Notices sent without a connection are lost. */
class NatsFanout implements Fanout {
  readonly #options: NatsOptions
  readonly #log: Logger
  readonly #listeners = new Map<string, Listener>()
  readonly #subscriptions = new Map<string, Subscription>()
  /** The connection, up or down; null until there was one. */
  #nats: NatsConnection | null = null
  #asking: NodeJS.Timeout | undefined
  #closed = false
  connected = false

  constructor(options: NatsOptions, log: Logger) {
    this.#options = options
    this.#log = log
  }

  publish(topic: string, notice: Notice): void {
    if (!this.#closed) this.#nats?.publish(subjectOf(topic), JSON.stringify(notice))
  }

  subscribe(topic: string, listener: Listener): () => void {
    this.#leave(topic)
    this.#listeners.set(topic, listener)
    const isOurs = () => this.#listeners.get(topic) === listener
    if (this.#nats) {
      this.#listen(this.#nats, topic, listener)
      // After the server has confirmed the subscription. If the connection breaks before, the next one tells the listener.
      this.#nats.flush().then(
        () => isOurs() && this.#tell(listener, () => missed),
        () => {},
      )
    }
    return () => {
      if (isOurs()) this.#leave(topic)
    }
  }

  /** Connects, for those who listen already too. */
  async join(): Promise<void> {
    const nats = await connect(this.#options)
    if (this.#closed) return nats.close()
    this.#nats = nats
    for (const [topic, listener] of this.#listeners) this.#listen(nats, topic, listener)
    void this.#watch(nats)
    this.#found()
  }

  /** Looks for NATS until it is there; meanwhile the store is asked. */
  seek(): void {
    this.#ask()
    void this.#untilJoined()
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#asking)
    this.#listeners.clear()
    // The last notices still go out, if there is a connection.
    await (this.connected ? this.#nats?.drain() : this.#nats?.close())?.catch(() => {})
  }

  async #untilJoined(): Promise<void> {
    while (!this.#closed) {
      await setTimeout(askMilliseconds, undefined, { ref: false })
      try {
        await this.join()
        this.#log.warn({}, 'NATS is there')
        return
      } catch {
        // Not yet.
      }
    }
  }

  #listen(nats: NatsConnection, topic: string, listener: Listener): void {
    const subscription = nats.subscribe(subjectOf(topic), {
      callback: (error, message) => {
        if (!error) this.#tell(listener, () => message.json<Notice>())
      },
    })
    this.#subscriptions.set(topic, subscription)
  }

  #leave(topic: string): void {
    this.#listeners.delete(topic)
    this.#subscriptions.get(topic)?.unsubscribe()
    this.#subscriptions.delete(topic)
  }

  async #watch(nats: NatsConnection): Promise<void> {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') this.#lost()
      else if (type === 'reconnect') this.#back()
    }
    // It gives up by itself if it is not let in any more.
    if (this.#closed) return
    this.#lost()
    this.#nats = null
    this.#subscriptions.clear()
    this.seek()
  }

  #lost(): void {
    if (!this.connected) return
    this.connected = false
    this.#log.warn({}, `NATS is gone: until it is back, ${asking}`)
    this.#ask()
  }

  #back(): void {
    this.#log.warn({}, 'NATS is back')
    this.#found()
  }

  #found(): void {
    this.connected = true
    clearInterval(this.#asking)
    // When this is answered, the server has the subscriptions.
    this.#nats?.flush().then(
      () => this.#missed(),
      () => {},
    )
  }

  #ask(): void {
    clearInterval(this.#asking)
    this.#asking = setInterval(() => this.#missed(), askMilliseconds).unref()
  }

  #missed(): void {
    for (const listener of [...this.#listeners.values()]) this.#tell(listener, () => missed)
  }

  /** A listener that throws must not keep the others from hearing. */
  #tell(listener: Listener, heard: () => Heard): void {
    try {
      listener(heard())
    } catch (error) {
      this.#log.error({ err: error }, 'a notice could not be heard')
    }
  }
}

const subjectOf = (topic: string) => `acheron.${topic}`
