import type { ClientMessage, ServerMessage } from './schemas/index.ts'

/** The client's side of the socket. It checks nothing: the server checks messages in both directions. */

export function encodeClientMessage(message: ClientMessage): string {
  return JSON.stringify(message)
}

/** All messages of one turn of the server's event loop, in order. */
export function decodeServerMessages(text: string): readonly ServerMessage[] {
  return JSON.parse(text) as readonly ServerMessage[]
}
