import type { ClientMessage, ServerMessage } from './schemas/index.ts'

/** The client's side of the socket. It checks nothing: the server checks what it hears and what it says. */

export function encodeClientMessage(message: ClientMessage): string {
  return JSON.stringify(message)
}

export function decodeServerMessage(text: string): ServerMessage {
  return JSON.parse(text) as ServerMessage
}
