import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { InputError } from '@acheron/engine'
import type { ApiError } from '@acheron/protocol'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ApiFailure, StoreError } from '../errors.ts'

/** Codes for what Fastify itself refuses. */
const codes: Record<number, string> = {
  400: 'malformed',
  404: 'not-found',
  413: 'too-large',
  415: 'not-json',
  429: 'too-many-requests',
}

function failureOf(error: FastifyError): ApiFailure | null {
  if (error instanceof ApiFailure) return error
  if (error instanceof InputError) return new ApiFailure(400, 'invalid', error.message.slice(0, 500))
  if (error instanceof StoreError)
    return new ApiFailure(503, 'not-stored', 'this could not be stored, so it has not happened; try again in a while')
  const { statusCode = 500 } = error
  return statusCode < 500 ? new ApiFailure(statusCode, codes[statusCode] ?? 'refused', error.message) : null
}

/** Every error of the REST side, as an ApiError. What is our fault is logged, and told without details. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const known = failureOf(error)
  if (!known || known.status >= 500) request.log.error({ err: error }, 'a request could not be handled')
  const failure = known ?? new ApiFailure(500, 'internal', 'something went wrong here; it is in the log of the server')
  const body: ApiError = { error: { code: failure.code, message: failure.message } }
  reply.code(failure.status).type('application/json; charset=utf-8').send(body)
}

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  const body: ApiError = { error: { code: 'not-found', message: 'there is nothing at this address' } }
  reply.code(404).type('application/json; charset=utf-8').send(body)
}

/** An address that cannot even be read; it comes before any route, and so without Fastify's reply. */
export function answerBadUrl(response: ServerResponse): void {
  const body: ApiError = {
    error: { code: 'malformed', message: 'the address cannot be read; is a % left over in it?' },
  }
  response.writeHead(400, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

const unread: Record<string, ApiFailure> = {
  ERR_HTTP_REQUEST_TIMEOUT: new ApiFailure(408, 'too-slow', 'the request did not come whole in time'),
  HPE_HEADER_OVERFLOW: new ApiFailure(431, 'too-large', 'the headers of the request are too large'),
}
const noHttp = new ApiFailure(400, 'malformed', 'this is not a request as HTTP has them')

/** Bytes that do not become a request. They are not logged: a cookie may be among them. */
export function answerUnread({ code = '' }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  const failure = unread[code] ?? noHttp
  const body: ApiError = { error: { code: failure.code, message: failure.message } }
  const text = JSON.stringify(body)
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`,
    )
  socket.destroy()
}
