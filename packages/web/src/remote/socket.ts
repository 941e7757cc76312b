import { type ClientMessage, decodeServerMessages, encodeClientMessage, type ServerMessage } from '@acheron/protocol'
import { api } from './api.ts'

/** The socket's interface; the browser's WebSocket has it, and a test's. */
export interface Wire {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

/** A listener to the page's socket. */
export interface Listener {
  /** The line is up (again): send your requests. */
  open(): void
  message(message: ServerMessage): void
  lost(): void
}

const firstDelay = 500
const longestDelay = 15_000
const heartbeat = 25_000
/** After this silence the line counts as dead. */
const deadAfter = 60_000

/** The page's one line to the server. It opens with the first listener, comes back by itself, and closes with the last. */
export class Socket {
  readonly #dial: () => Wire
  readonly #listeners = new Set<Listener>()
  #wire: Wire | null = null
  #open = false
  #looks = true
  #tries = 0
  #lastHeard = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined

  constructor(dial: () => Wire) {
    this.#dial = dial
  }

  get isOpen(): boolean {
    return this.#open
  }

  join(listener: Listener): () => void {
    this.#listeners.add(listener)
    if (this.#open) listener.open()
    else if (!this.#wire && this.#retry === undefined) this.#connect()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#hangUp()
    }
  }

  /** Sends if the line is up; the listener repeats important messages after a reconnect. */
  send(message: ClientMessage): void {
    if (this.#open) this.#wire?.send(encodeClientMessage(message))
  }

  /** Whether somebody looks at the page: who does not is told by notices. The server is told with every new line. */
  see(looks: boolean): void {
    if (looks === this.#looks) return
    this.#looks = looks
    this.send({ type: 'sight', looks })
  }

  /** Tries at once: the browser is online again, or the page is visible again. */
  hurry(): void {
    if (this.#open || this.#listeners.size === 0 || this.#retry === undefined) return
    clearTimeout(this.#retry)
    this.#tries = 0
    this.#connect()
  }

  #connect(): void {
    this.#retry = undefined
    const wire = this.#dial()
    this.#wire = wire
    wire.onopen = () => {
      this.#open = true
      this.#tries = 0
      this.#lastHeard = Date.now()
      this.#beat = setInterval(() => this.#check(), heartbeat)
      if (!this.#looks) this.send({ type: 'sight', looks: false })
      for (const listener of [...this.#listeners]) listener.open()
    }
    wire.onmessage = ({ data }) => {
      this.#lastHeard = Date.now()
      for (const message of decodeServerMessages(String(data))) this.#came(message)
    }
    wire.onclose = () => {
      if (this.#wire === wire) this.#lost()
    }
  }

  #came(message: ServerMessage): void {
    if (message.type === 'pong') return
    for (const listener of [...this.#listeners]) listener.message(message)
  }

  #check(): void {
    if (Date.now() - this.#lastHeard > deadAfter) {
      this.#wire?.close()
      this.#lost()
    } else this.send({ type: 'ping' })
  }

  #lost(): void {
    this.#forget()
    for (const listener of [...this.#listeners]) listener.lost()
    if (this.#listeners.size === 0) return
    // Somewhat at random, so that not every page comes back in the same moment.
    const delay = Math.min(longestDelay, firstDelay * 2 ** this.#tries++) * (0.75 + Math.random() / 2)
    this.#retry = setTimeout(() => this.#connect(), delay)
  }

  #hangUp(): void {
    clearTimeout(this.#retry)
    this.#retry = undefined
    const wire = this.#wire
    this.#forget()
    wire?.close()
  }

  #forget(): void {
    clearInterval(this.#beat)
    this.#wire = null
    this.#open = false
  }
}

/** The code by which the server closes the line of a session that has ended. */
const sessionEnded = 4001

let shared: Socket | null = null

/** The page's socket. */
export function socket(): Socket {
  if (shared) return shared
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`
  const made = new Socket(() => {
    const line = new WebSocket(address)
    // The session has ended; the answer of the server tells whether this browser has another one by now.
    line.addEventListener('close', ({ code }) => code === sessionEnded && void api.me().catch(() => {}))
    return line as unknown as Wire
  })
  window.addEventListener('online', () => made.hurry())
  const look = () => {
    const looks = document.visibilityState === 'visible'
    made.see(looks)
    if (looks) made.hurry()
  }
  document.addEventListener('visibilitychange', look)
  look()
  shared = made
  return made
}
