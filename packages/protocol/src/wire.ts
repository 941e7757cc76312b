import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { problem } from './problem.ts'
import { type ClientMessage, clientMessages, type ServerMessage, serverMessages } from './schemas/index.ts'

export { problem } from './problem.ts'

/** The server's side of the socket. Every message is checked against its schema, in both directions. */

const checks = (schemas: Readonly<Record<string, TSchema>>) =>
  new Map(Object.entries(schemas).map(([type, schema]) => [type, Compile(schema)]))

const outgoing = checks(serverMessages)
const incoming = checks(clientMessages)
const clientTypes = [...incoming.keys()].join(', ')

/** A message as it goes out. A message that does not match its schema is a fault of the server and is not sent. */
export function encodeServerMessage(message: ServerMessage): string {
  const { type } = message
  const schema = outgoing.get(type)!
  if (!schema.Check(message)) throw new Error(problem(schema.Errors(message), `the message '${type}'`))
  return JSON.stringify(message)
}

export type Decoded =
  | { readonly ok: true; readonly message: ClientMessage }
  /** `id` is the request's, where it could be read, so that its sender need not wait for an answer. */
  | { readonly ok: false; readonly problem: string; readonly id?: string }

/** A message as it came in, or what is wrong with it. */
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
