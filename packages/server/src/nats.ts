import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node'
import { StartError } from './errors.ts'
import type { Fanout, Heard, Notice } from './fanout.ts'
import type { Logger } from './logs.ts'

type Listener = (heard: Heard) => void

const missed = { kind: 'missed' } as const

/** Without a connection the store is polled at this interval. */
const askMilliseconds = 1000

/** Connects to the NATS servers; a StartError says in one line why it cannot. */
export async function connectNats(url: string, log: Logger): Promise<Fanout> {
  const options = optionsOf(url)
  try {
    return new NatsFanout(await connect(options), log)
  } catch (error) {
    const { message } = error as Error
    throw new StartError(
      `NATS at ${options.servers} cannot be used: ${message}; check NATS_URL, and that a NATS server runs there`,
    )
  }
}

/** Options from addresses with commas. The first one holds user and password, as in a URL. */
function optionsOf(url: string): NodeConnectionOptions & { servers: string[] } {
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
  readonly #nats: NatsConnection
  readonly #log: Logger
  readonly #listeners = new Map<string, Listener>()
  #asking: NodeJS.Timeout | undefined
  #closed = false
  connected = true

  constructor(nats: NatsConnection, log: Logger) {
    this.#nats = nats
    this.#log = log
    void this.#watch()
  }

  publish(topic: string, notice: Notice): void {
    if (!this.#closed) this.#nats.publish(subjectOf(topic), JSON.stringify(notice))
  }

  subscribe(topic: string, listener: Listener): () => void {
    const subscription = this.#nats.subscribe(subjectOf(topic), {
      callback: (error, message) => {
        if (!error) this.#tell(listener, () => message.json<Notice>())
      },
    })
    this.#listeners.set(topic, listener)
    const isOurs = () => this.#listeners.get(topic) === listener
    // After the server has confirmed the subscription. If the connection breaks before, the next one tells the listener.
    this.#nats.flush().then(
      () => isOurs() && this.#tell(listener, () => missed),
      () => {},
    )
    return () => {
      if (isOurs()) this.#listeners.delete(topic)
      subscription.unsubscribe()
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#asking)
    this.#listeners.clear()
    // The last notices still go out, if there is a connection.
    await (this.connected ? this.#nats.drain() : this.#nats.close()).catch(() => {})
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#nats.status()) {
      if (type === 'disconnect') this.#lost()
      else if (type === 'reconnect') this.#back()
    }
  }

  #lost(): void {
    if (!this.connected) return
    this.connected = false
    this.#log.warn({}, 'NATS is gone: until it is back, what other processes do is asked for every second')
    this.#asking = setInterval(() => this.#missed(), askMilliseconds).unref()
  }

  #back(): void {
    this.connected = true
    clearInterval(this.#asking)
    this.#log.warn({}, 'NATS is back')
    // When this is answered, the server has the subscriptions.
    this.#nats.flush().then(
      () => this.#missed(),
      () => {},
    )
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
