import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { encoderOf } from './encoder.ts'
import { problem } from './problem.ts'
import { type ClientMessage, clientMessages, type ServerMessage, serverMessages } from './schemas/index.ts'

export { problem } from './problem.ts'

/** The server's side of the socket. Every message is checked against its schema, in both directions. */

const mapped = <T>(schemas: Readonly<Record<string, TSchema>>, make: (schema: TSchema) => T) =>
  new Map(Object.entries(schemas).map(([type, schema]) => [type, make(schema)]))

const outgoing = mapped(serverMessages, schema => ({ check: Compile(schema), encode: encoderOf(schema) }))
const incoming = mapped(clientMessages, schema => Compile(schema))
const clientTypes = [...incoming.keys()].join(', ')

/** An outgoing message. A message that does not match its schema is a fault of the server and is not sent. */
export function encodeServerMessage(message: ServerMessage): string {
  const { type } = message
  const { check, encode } = outgoing.get(type)!
  if (!check.Check(message)) throw new Error(problem(check.Errors(message), `the message '${type}'`))
  return encode(message)
}

/** The texts of messages to one client that leave together: one WebSocket message is a list of ours. */
export function joinServerMessages(texts: readonly string[]): string {
  return `[${texts.join(',')}]`
}

export type Decoded =
  | { readonly ok: true; readonly message: ClientMessage }
  /** `id` is the request's, if it could be read, so that its sender does not wait for an answer. */
  | { readonly ok: false; readonly problem: string; readonly id?: string }

/** An incoming message, or its error. */
export function decodeClientMessage(text: string): Decoded {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, problem: 'the message is not valid JSON' }
  }
  const { type, id } = (value ?? {}) as { type?: unknown; id?: unknown }
  const schema = typeof type === 'string' ? incoming.get(type) : undefined
  if (!schema) return { ok: false, problem: `the message's type must be one of ${clientTypes}` }
  if (schema.Check(value)) return { ok: true, message: value as ClientMessage }
  const known = typeof id === 'string' && id.length > 0 && id.length <= 64
  return { ok: false, problem: problem(schema.Errors(value), `the message '${type}'`), ...(known ? { id } : {}) }
}
