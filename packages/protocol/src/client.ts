import type { ClientMessage, ServerMessage } from './schemas/index.ts'

/** The client's side of the socket. It checks nothing: the server checks what it hears and what it says. */

export function encodeClientMessage(message: ClientMessage): string {
  return JSON.stringify(message)
}

/** All that the server said in one turn, in order. */
export function decodeServerMessages(text: string): readonly ServerMessage[] {
  return JSON.parse(text) as readonly ServerMessage[]
}
