import { equal } from '@acheron/engine'
import fc from 'fast-check'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { type ClientMessage, decodeServerMessages, encodeClientMessage, type ServerMessage } from '../src/index.ts'
import * as account from '../src/schemas/account.ts'
import { clientMessages, serverMessages } from '../src/schemas/index.ts'
import * as rest from '../src/schemas/rest.ts'
import * as saves from '../src/schemas/saves.ts'
import { decodeClientMessage, encodeServerMessage, joinServerMessages } from '../src/wire.ts'
import { arbitrary, fieldsOf, type Schema, without } from './arbitrary.ts'

interface Way {
  readonly type: string
  readonly schema: Schema
  readonly isServer: boolean
  encode(message: unknown): string
  decode(text: string): unknown
}

/** Every kind of message with the functions that send and read it. */
const ways: Way[] = [
  ...Object.entries(clientMessages).map(([type, schema]) => ({
    type,
    schema: schema as Schema,
    isServer: false,
    encode: (message: unknown) => encodeClientMessage(message as ClientMessage),
    decode: (text: string) => {
      const decoded = decodeClientMessage(text)
      return decoded.ok ? decoded.message : decoded.problem
    },
  })),
  ...Object.entries(serverMessages).map(([type, schema]) => ({
    type,
    schema: schema as Schema,
    isServer: true,
    encode: (message: unknown) => joinServerMessages([encodeServerMessage(message as ServerMessage)]),
    decode: (text: string) => decodeServerMessages(text)[0],
  })),
]

/** Every value of the schema arrives unchanged. */
function arrives({ schema, encode, decode }: Way): void {
  fc.assert(
    fc.property(arbitrary(schema), message => equal(decode(encode(message)), message)),
    { numRuns: 60 },
  )
  fc.assert(
    fc.property(arbitrary(schema, true), message => equal(decode(encode(message)), message)),
    { numRuns: 40 },
  )
}

describe.each(ways)('$type', way => {
  const fields = fieldsOf(way.schema)

  test('every field arrives', () => arrives(way))

  test.each(fields.map(field => [field.join('/'), field] as const))(
    'an encoder that leaves out %s is found out',
    (_name, field) => {
      const lossy = (message: unknown) => JSON.stringify(without(message, field) ?? message)
      const forgetful = way.isServer ? (message: unknown) => joinServerMessages([lossy(message)]) : lossy
      expect(() => arrives({ ...way, encode: forgetful })).toThrow()
    },
  )
})

describe('what a client says', () => {
  const whole: Record<string, ClientMessage> = {
    watch: { type: 'watch', table: 't', since: 1 },
    unwatch: { type: 'unwatch', table: 't' },
    move: { type: 'move', id: '1', table: 't', seat: 0, version: 3, move: {} },
    undo: { type: 'undo', id: '1', table: 't', seat: 0, version: 3 },
    redo: { type: 'redo', id: '1', table: 't', seat: 0, version: 3 },
    ping: { type: 'ping' },
  }
  const cases = Object.values(whole)

  test.each(cases)('$type with an unknown field is refused by its name', message => {
    const decoded = decodeClientMessage(JSON.stringify({ ...message, colour: 'red' }))
    expect(decoded).toMatchObject({ ok: false, problem: expect.stringContaining('colour') })
  })

  test.each(
    cases.flatMap(message =>
      Object.keys(message)
        .filter(key => key !== 'type' && key !== 'since')
        .map(key => [message.type, key, message] as const),
    ),
  )('%s without %s is refused by its name', (_type, key, message) => {
    const { [key]: _gone, ...left } = message as Record<string, unknown>
    const decoded = decodeClientMessage(JSON.stringify(left))
    expect(decoded).toMatchObject({ ok: false, problem: expect.stringContaining(key) })
  })
})

test('messages that leave together arrive one by one, in order', () => {
  const kinds = Object.values(serverMessages).map(schema => arbitrary(schema as Schema))
  const several = fc.array(fc.oneof(...kinds), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(several, messages => {
      const texts = messages.map(message => encodeServerMessage(message as ServerMessage))
      return equal(decodeServerMessages(joinServerMessages(texts)), messages)
    }),
  )
})

test('what the server says with an unknown or missing field does not leave', () => {
  const done = { type: 'done', id: '1', version: 2 } as const
  expect(() => encodeServerMessage({ ...done, colour: 'red' } as ServerMessage)).toThrow(/'done'.*colour/)
  const { version: _gone, ...left } = done
  expect(() => encodeServerMessage(left as ServerMessage)).toThrow(/'done'.*version/)
})

describe('bodies and answers of the REST side', () => {
  const schemas = Object.entries({ ...account, ...rest, ...saves }) as unknown as [string, Schema][]

  test.each(schemas)(
    '%s takes every value of its schema, and none with a field too many or too few',
    (_name, schema) => {
      const compiled = Compile(schema as never)
      fc.assert(
        fc.property(arbitrary(schema), value => {
          const there = JSON.parse(JSON.stringify(value)) as object
          return (
            compiled.Check(there) && equal(there, value) && !compiled.Check(Object.assign({ colour: 'red' }, there))
          )
        }),
        { numRuns: 60 },
      )
      fc.assert(
        fc.property(arbitrary(schema, true), value =>
          (schema.required ?? []).every(field => !compiled.Check(without(value, [field]))),
        ),
        { numRuns: 20 },
      )
    },
  )
})
