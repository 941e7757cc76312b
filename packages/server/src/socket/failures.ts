import type { ClientMessage, ServerMessage } from '@acheron/protocol'
import { ApiFailure, maybeStored, notStored, StoreError, Unsure } from '../errors.ts'
import type { Logger } from '../logs.ts'

/**
 * The message to a client whose request could not be handled. Faults of the server are logged and sent without details.
 */
export function failureMessage(error: unknown, about: ClientMessage, log: Logger): ServerMessage {
  const what = 'id' in about ? { id: about.id } : 'table' in about ? { table: about.table } : {}
  if (error instanceof ApiFailure) {
    const { code, message, cause } = error
    if (cause) log.error({ problem: String(cause) }, 'a message could not be handled')
    if (code === 'no-such-table' && 'id' in about) return { type: 'refused', id: about.id, why: code, message }
    return { type: 'error', code, message, ...what }
  }
  if (error instanceof StoreError) {
    log.error({ problem: error.message }, 'a step could not be stored')
    return { type: 'error', ...notStored, ...what }
  }
  if (error instanceof Unsure) {
    log.error({ problem: error.message }, 'a step may be stored or not')
    return { type: 'error', ...maybeStored, ...what }
  }
  log.error({ err: error, type: about.type }, 'a message could not be handled')
  return { type: 'error', code: 'internal', message: 'something went wrong here; load the page again', ...what }
}
