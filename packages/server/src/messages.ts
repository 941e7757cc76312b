import type { Move } from '@acheron/engine'
import type { ClientMessage, ServerMessage } from '@acheron/protocol'
import { clientMessages, serverMessages } from './schemas.ts'
import { problem } from './validation.ts'

/** A message as it goes out. One that is not as promised is our fault, and does not leave. */
export function encode(message: ServerMessage): string {
  const schema = serverMessages[message.type]
  if (!schema.Check(message)) throw new Error(problem(schema.Errors(message), `the message '${message.type}'`))
  return 'now' in message ? textWithMoves(message) : JSON.stringify(message)
}

/** The list of moves is most of a message, and dear to write: it is put together from the moves' own texts, at the end. */
function textWithMoves(message: Extract<ServerMessage, { now: object }>): string {
  const { now, ...rest } = message
  const { moves, ...others } = now
  const text = JSON.stringify({ ...rest, now: others })
  return `${text.slice(0, -2)},"moves":[${moves.map(textOfMove).join()}]}}`
}

/** The texts of moves that can never change: games share such moves, and they come back in list after list. */
const texts = new WeakMap<Move, string>()

function textOfMove(move: Move): string {
  const known = texts.get(move)
  if (known !== undefined) return known
  const text = JSON.stringify(move)
  if (isFrozen(move)) texts.set(move, text)
  return text
}

function isFrozen(value: unknown): boolean {
  return Object.isFrozen(value) && (typeof value !== 'object' || value === null || Object.values(value).every(isFrozen))
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
