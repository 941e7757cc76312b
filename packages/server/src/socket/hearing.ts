import type { Socket } from 'node:net'
import type { WebSocket } from '@fastify/websocket'
import { isWholeControl, textOfChunk } from './frames.ts'

/**
 * Messages that come whole, as nearly all do, are heard without the detour through the stream of `ws`, which costs more
 * than to play a move. The first chunk that is anything else goes to `ws`, and so does all that follows: only it knows
 * then where the next frame begins.
 */
export function hearAtOnce(socket: WebSocket, raw: Socket, maxBytes: number, hear: (text: string) => void): void {
  const theirs = raw.listeners('data') as ((chunk: Buffer) => void)[]
  raw.removeAllListeners('data')
  const listen = (chunk: Buffer) => {
    const text = socket.readyState === socket.OPEN ? textOfChunk(chunk, maxBytes) : null
    if (text !== null) return hear(text)
    if (!isWholeControl(chunk)) {
      raw.removeListener('data', listen)
      for (const listener of theirs) raw.on('data', listener)
    }
    for (const listener of theirs) listener.call(raw, chunk)
  }
  raw.on('data', listen)
}
