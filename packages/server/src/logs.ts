import { createHash, createHmac, randomUUID } from 'node:crypto'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'

/** The log of the server. */
export interface Logger {
  info(data: object, message: string): void
  warn(data: object, message: string): void
  error(data: object, message: string): void
}

/** A table's name in the log: stable, but not its id, because the id is enough to open the table. */
export const nameInLog = (table: string): string => createHash('sha256').update(table).digest('hex').slice(0, 12)

/** The id of a request, in its log lines and its answer. A stranger's own would not be unique. */
export const newRequestId = () => randomUUID().slice(-12)

const mostNames = 10_000

/**
 * Names for addresses in the log: the same all day, on all processes with the same key. Without the key nobody can try out
 * which address has which name.
 */
export class AddressNames {
  readonly #key: Buffer
  readonly #names = new Map<string, string>()
  #day = ''

  constructor(key: Buffer) {
    this.#key = key
  }

  of(address: string, now = new Date()): string {
    const day = now.toISOString().slice(0, 10)
    if (day !== this.#day || this.#names.size > mostNames) this.#names.clear()
    this.#day = day
    const known = this.#names.get(address)
    if (known) return known
    const name = createHmac('sha256', this.#key).update(`${day} ${address}`).digest('hex').slice(0, 12)
    this.#names.set(address, name)
    return name
  }
}

/** Adds to all later log lines of the request who sent it. */
export function nameSender(request: FastifyRequest, address: string): void {
  const log = request.log as unknown as { setBindings(data: object): void }
  log.setBindings({ address })
}

/** One line for each request, when it is answered. */
export class RequestLines extends Fastify.LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = {
      method: request.method,
      route: request.routeOptions?.url ?? null,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 100) / 100,
    }
    if (error) request.log.error({ ...line, err: error }, 'an answer broke off')
    else request.log.info(line, 'request')
  }
}
