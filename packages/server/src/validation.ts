import { problem } from '@acheron/protocol/wire'
import type { FastifyTypeProvider } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { ApiFailure } from './errors.ts'

/** Tells Fastify the types of our schemas. */
export interface SchemaTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown
  /** Handlers declare the protocol's types as their results; the schema checks the answer when it is sent. */
  serializer: unknown
}

/** Checks a request. Compiled once per route, when the server starts. */
export function checkIncoming({ schema, httpPart }: { schema: unknown; httpPart?: string | undefined }) {
  const compiled = Compile(schema as TSchema)
  return (data: unknown) =>
    compiled.Check(data)
      ? { value: data }
      : { error: new ApiFailure(400, 'invalid', problem(compiled.Errors(data), `the ${httpPart ?? 'request'}`)) }
}

/** Checks and writes an answer. An answer that does not match its schema is a fault of the server and is not sent. */
export function checkOutgoing({ schema, url }: { schema: unknown; url?: string }) {
  const compiled = Compile(schema as TSchema)
  return (data: unknown): string => {
    if (!compiled.Check(data)) throw new Error(problem(compiled.Errors(data), `the answer of ${url}`))
    return JSON.stringify(data)
  }
}
