import { problem } from '@acheron/protocol/wire'
import type { FastifyTypeProvider } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { ApiFailure } from './errors.ts'

/** Lets Fastify know the types that our schemas stand for. */
export interface SchemaTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown
  /** The handlers say what they return in the protocol's own types; the schema checks it when it leaves. */
  serializer: unknown
}

/** What comes in by HTTP. Compiled once per route, when the server starts. */
export function checkIncoming({ schema, httpPart }: { schema: unknown; httpPart?: string | undefined }) {
  const compiled = Compile(schema as TSchema)
  return (data: unknown) =>
    compiled.Check(data)
      ? { value: data }
      : { error: new ApiFailure(400, 'invalid', problem(compiled.Errors(data), `the ${httpPart ?? 'request'}`)) }
}

/** What goes out by HTTP: an answer that is not as promised is our fault, and does not leave. */
export function checkOutgoing({ schema, url }: { schema: unknown; url?: string }) {
  const compiled = Compile(schema as TSchema)
  return (data: unknown): string => {
    if (!compiled.Check(data)) throw new Error(problem(compiled.Errors(data), `the answer of ${url}`))
    return JSON.stringify(data)
  }
}
