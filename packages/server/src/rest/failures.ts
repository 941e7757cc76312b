import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { InputError } from '@acheron/engine'
import type { ApiError } from '@acheron/protocol'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ApiFailure, maybeStored, notStored, Stopping, StoreError, TooMany, Unsure } from '../errors.ts'
import type { CommonHeaders } from '../headers.ts'
import type { Metrics } from '../metrics.ts'

/** Codes for Fastify's own refusals. */
const codes: Record<number, string> = {
  400: 'malformed',
  404: 'not-found',
  413: 'too-large',
  415: 'not-json',
}

function failureOf(error: FastifyError | ApiFailure): ApiFailure | null {
  if (error instanceof ApiFailure) return error
  if (error instanceof InputError) return new ApiFailure(400, 'invalid', error.message.slice(0, 500))
  if (error instanceof StoreError) return new ApiFailure(503, notStored.code, notStored.message)
  if (error instanceof Unsure) return new ApiFailure(503, maybeStored.code, maybeStored.message)
  if (error instanceof Stopping) return new ApiFailure(503, 'stopping', 'the server is stopping; try again in a while')
  const { statusCode = 500 } = error
  return statusCode < 500 ? new ApiFailure(statusCode, codes[statusCode] ?? 'refused', error.message) : null
}

/** The limit of a route per address and minute is reached. */
export function tooManyRequests(most: number, seconds: number): TooMany {
  const message = `${most} such requests may come in a minute from one address; try again in ${seconds} s`
  return new TooMany('too-many-requests', message, { most, seconds })
}

/** Which limit is reached, and when to try again. */
function limitHeaders(failure: ApiFailure): Record<string, string> {
  if (!(failure instanceof TooMany)) return {}
  const [most, seconds] = [String(failure.most), String(failure.seconds)]
  return {
    'retry-after': seconds,
    'x-ratelimit-limit': most,
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': seconds,
  }
}

/** Every error of the REST side, as an ApiError. Faults of the server are logged and told without details. */
export function answerError(
  error: FastifyError | ApiFailure,
  request: FastifyRequest,
  reply: FastifyReply,
  metrics: Metrics,
): void {
  const known = failureOf(error)
  if (!known || error instanceof StoreError || error instanceof Unsure || error.cause)
    request.log.error({ err: error }, 'a request could not be handled')
  const failure = known ?? new ApiFailure(500, 'internal', 'something went wrong here; it is in the log of the server')
  metrics.refusedBy(failure.code)
  const body: ApiError = { error: { code: failure.code, message: failure.message } }
  reply.headers(limitHeaders(failure))
  reply.code(failure.status).type('application/json; charset=utf-8').send(body)
}

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  const body: ApiError = { error: { code: 'not-found', message: 'there is nothing at this address' } }
  reply.code(404).type('application/json; charset=utf-8').send(body)
}

/** An address that matches no route because it cannot be decoded or is too long. */
export function answerUnrouted(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  metrics: Metrics,
): void {
  const failure =
    error.statusCode === 414
      ? new ApiFailure(414, 'too-large', 'the address is too long')
      : new ApiFailure(400, 'malformed', 'the address cannot be read; is a % left over in it?')
  answerError(failure, request, reply, metrics)
}

const noRequests: Record<string, ApiFailure> = {
  ERR_HTTP_REQUEST_TIMEOUT: new ApiFailure(408, 'too-slow', 'the request did not come whole in time'),
  HPE_HEADER_OVERFLOW: new ApiFailure(431, 'too-large', 'the headers of the request are too large'),
}

/** The reason why bytes are no HTTP request. They are not logged, as they may contain a cookie. */
export function unread({ code = '' }: { readonly code?: string }): ApiFailure | null {
  if (code === 'ECONNRESET') return null
  return noRequests[code] ?? new ApiFailure(400, 'malformed', 'this is not a request as HTTP has them')
}

/** Writes the error to the bare socket and closes it, because Fastify has no reply object there. */
export function answerWithoutReply(socket: Duplex, failure: ApiFailure | null, headers: CommonHeaders): void {
  if (socket.destroyed) return
  if (failure && socket.writable) socket.write(wholeAnswer(failure, headers))
  socket.destroy()
}

function wholeAnswer(failure: ApiFailure, headers: CommonHeaders): string {
  const { status, code, message } = failure
  const body: ApiError = { error: { code, message } }
  const text = JSON.stringify(body)
  const all = {
    ...headers,
    ...limitHeaders(failure),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`
}
