import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** `up` goes to the server behind the proxy, `down` to the client. */
export type Way = 'up' | 'down'

/** One direction of a line. While it is held, its bytes and its end wait. */
class Direction {
  readonly #to: Socket
  #held: Buffer[] | null = null
  #ended = false
  #somethingHeld: (() => void) | null = null

  constructor(to: Socket) {
    this.#to = to
  }

  get holds(): boolean {
    return this.#held !== null
  }

  hold(): void {
    this.#held ??= []
  }

  /** Resolves when the first bytes are held back. */
  untilHeld(): Promise<void> {
    this.hold()
    if (this.#held!.length > 0) return Promise.resolve()
    return new Promise(resolve => {
      this.#somethingHeld = resolve
    })
  }

  release(): void {
    const held = this.#held ?? []
    this.#held = null
    for (const chunk of held) this.pass(chunk)
    if (this.#ended) this.end()
  }

  pass(chunk: Buffer): void {
    if (this.#held) {
      this.#held.push(chunk)
      this.#somethingHeld?.()
    } else if (this.#to.writable) this.#to.write(chunk)
  }

  end(): void {
    this.#ended = true
    if (!this.#held) this.#to.end()
  }
}

/** A connection through the proxy. */
export class Line {
  readonly #client: Socket
  readonly #server: Socket
  readonly #ways: Record<Way, Direction>

  constructor(client: Socket, port: number, sent: (line: Line, chunk: Buffer) => void, disguise: boolean) {
    this.#client = client
    this.#server = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    this.#ways = { up: new Direction(this.#server), down: new Direction(client) }
    const { up, down } = this.#ways
    client.on('data', chunk => sent(this, chunk))
    this.#server.on('data', chunk => down.pass(disguise ? disguised(chunk) : chunk))
    for (const [from, way] of [
      [client, up],
      [this.#server, down],
    ] as const) {
      from.on('end', () => way.end())
      from.on('error', () => {})
      from.on('close', () => way.end())
    }
  }

  /** Sends on what the client has sent. */
  pass(chunk: Buffer): void {
    this.#ways.up.pass(chunk)
  }

  /** Holds back what goes this way: half of the line is dead, and nobody is told. */
  hold(way: Way): void {
    this.#ways[way].hold()
  }

  /** Holds this way, and waits until there is something to be held back. */
  untilHeld(way: Way): Promise<void> {
    return this.#ways[way].untilHeld()
  }

  release(): void {
    for (const way of ['up', 'down'] as const) this.#ways[way].release()
  }

  /** Ends the line in order at both ends (FIN). */
  cut(): void {
    this.#client.end()
    this.#server.end()
    // What comes now is for nobody.
    for (const way of ['up', 'down'] as const) this.#ways[way].hold()
  }

  /** Breaks the line off at both ends (RST). */
  reset(): void {
    this.#client.resetAndDestroy()
    this.#server.resetAndDestroy()
  }
}

/** PostgreSQL's message with the id of its process, with another id in it, as a pooler would send its own. */
function disguised(chunk: Buffer): Buffer {
  const at = chunk.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]))
  if (at >= 0) chunk.writeInt32BE(chunk.readInt32BE(at + 5) ^ 1, at + 5)
  return chunk
}

/** Called before the bytes are passed on, and passes them itself if they are to come through. */
type Act = (line: Line, chunk: Buffer) => void

/** A line to a server that the test can break. */
export interface TcpProxy {
  readonly port: number
  /** The same address, through the proxy. */
  through(url: string): string
  /** The next line on which this text is sent meets this; resolves with it. */
  when(text: string, act: Act): Promise<Line>
  /** From now on nothing comes through in either direction, on new lines too, and nobody is told. */
  silence(): void
  /** Refuses new lines and breaks all there are, until `open`. */
  shut(): void
  open(): void
}

/**
 * Starts a proxy in front of a PostgreSQL server on this machine until the test is over. With `disguise` clients do not learn which
 * process of it serves them.
 */
export async function startProxy(url: string, disguise = false): Promise<TcpProxy> {
  const lines = new Set<Line>()
  const waiting = new Set<{ text: string; act: Act; resolve: (line: Line) => void }>()
  let isShut = false
  let isSilent = false
  const hold = (line: Line) => {
    for (const way of ['up', 'down'] as const) line.hold(way)
  }
  const sent = (line: Line, chunk: Buffer) => {
    const text = chunk.toString('latin1')
    const met = [...waiting].find(one => text.includes(one.text))
    if (!met) return line.pass(chunk)
    waiting.delete(met)
    met.act(line, chunk)
    met.resolve(line)
  }
  const server = createServer({ allowHalfOpen: true }, client => {
    if (isShut) return void client.resetAndDestroy()
    const line = new Line(client, Number(new URL(url).port), sent, disguise)
    if (isSilent) hold(line)
    lines.add(line)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const breakAll = () => {
    for (const line of lines) line.reset()
  }
  onTestFinished(() => {
    breakAll()
    server.close()
  })
  return {
    port,
    through: address => Object.assign(new URL(address), { port: String(port) }).href,
    when: (text, act) => new Promise(resolve => waiting.add({ text, act, resolve })),
    silence() {
      isSilent = true
      for (const line of lines) hold(line)
    },
    shut() {
      isShut = true
      breakAll()
    },
    open() {
      isShut = false
    },
  }
}
