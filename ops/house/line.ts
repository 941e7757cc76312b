import { type ClientMessage, decodeServerMessages, encodeClientMessage, type ServerMessage } from '@acheron/protocol'
import WebSocket from 'ws'
import type { Guest } from './guest.ts'

/** Who listens at a line. */
export interface Listener {
  heard(message: ServerMessage): void
  /** The line is gone, by whomever. */
  closed(): void
}

/** A guest's socket to a server. */
export class Line {
  readonly #socket: WebSocket
  received = 0
  sent = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
  }

  /** Connects; rejects where nobody answers in time. */
  static open(base: string, guest: Guest, listener: Listener): Promise<Line> {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, {
      headers: guest.headers,
      handshakeTimeout: 10_000,
      perMessageDeflate: false,
    })
    const line = new Line(socket)
    socket.on('message', (data: Buffer) => {
      line.received += data.length
      for (const message of decodeServerMessages(data.toString())) listener.heard(message)
    })
    return new Promise((resolve, reject) => {
      socket.on('open', () => resolve(line))
      socket.on('error', reject)
      socket.on('close', () => {
        reject(new Error('closed'))
        listener.closed()
      })
    })
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  say(message: ClientMessage): void {
    const text = encodeClientMessage(message)
    this.sent += text.length
    this.#socket.send(text)
  }

  /** Leaves as a page does that is closed. */
  close(): void {
    this.#socket.close()
  }

  /** Leaves without a word. */
  drop(): void {
    this.#socket.terminate()
  }
}
