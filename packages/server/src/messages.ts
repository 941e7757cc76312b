import { textOf } from '@acheron/engine'
import type { ClientMessage, ServerMessage } from '@acheron/protocol'
import { clientMessages, serverMessages } from './schemas.ts'
import { problem } from './validation.ts'

/** A message as it goes out. One that is not as promised is our fault, and does not leave. */
export function encode(message: ServerMessage): string {
  const schema = serverMessages[message.type]
  if (!schema.Check(message)) throw new Error(problem(schema.Errors(message), `the message '${message.type}'`))
  return 'now' in message ? textOfNow(message) : JSON.stringify(message)
}

/** What is sent after every move: put together from its parts, as the list of moves is most of it and known by its texts. */
function textOfNow(message: Extract<ServerMessage, { now: object }>): string {
  const { type, table, now, info } = message
  const { version, entries, seat, view, actors, moves, canUndo, canRedo, progress, result } = now
  const steps = 'steps' in message ? `"steps":${JSON.stringify(message.steps)},` : ''
  return (
    `{"type":"${type}","table":${JSON.stringify(table)},${info ? `"info":${JSON.stringify(info)},` : ''}${steps}` +
    `"now":{"version":${version},"entries":${entries},"seat":${seat},"view":${JSON.stringify(view)},` +
    `"actors":[${actors.join()}],"canUndo":${canUndo},"canRedo":${canRedo},"progress":${progress},` +
    `"result":${result && JSON.stringify(result)},"moves":[${moves.map(textOf).join()}]}}`
  )
}

export type Decoded =
  | { readonly ok: true; readonly message: ClientMessage }
  /** `id` is the request's, where it could be read, so that its sender need not wait for an answer. */
  | { readonly ok: false; readonly problem: string; readonly id?: string }

/** A message as it came in, or what is wrong with it. */
export function decode(text: string): Decoded {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, problem: 'the message is not valid JSON' }
  }
  const { type, id } = (value ?? {}) as { type?: unknown; id?: unknown }
  if (typeof type !== 'string' || !Object.hasOwn(clientMessages, type))
    return { ok: false, problem: `the message's type must be one of ${Object.keys(clientMessages).join(', ')}` }
  const schema = clientMessages[type as keyof typeof clientMessages]
  if (schema.Check(value)) return { ok: true, message: value satisfies ClientMessage }
  const known = typeof id === 'string' && id.length > 0 && id.length <= 64
  return { ok: false, problem: problem(schema.Errors(value), `the message '${type}'`), ...(known ? { id } : {}) }
}
