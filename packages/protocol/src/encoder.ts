import { type JsonObject, textOf } from '@acheron/engine'
import type { TSchema } from 'typebox'

/** The parts of a schema that say how a value is written. */
interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly anyOf?: readonly Shape[]
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: false
}

type Encode = (value: never) => string

/**
 * Writes values of the schema as JSON. It is made from the schema, so no field can be left out. It does what
 * `JSON.stringify` does, but knows the texts of moves that never change: they are most of what is sent after a move.
 */
export function encoderOf(schema: TSchema): (value: unknown) => string {
  return encoder(schema as Shape) as (value: unknown) => string
}

function encoder(shape: Shape): Encode {
  const { type, anyOf, items, properties } = shape
  if (shape.const !== undefined) return constant(JSON.stringify(shape.const))
  if (anyOf?.length === 2 && anyOf[0]?.type === 'null') return orNull(encoder(anyOf[1]!))
  if (type === 'array') return list(encoder(items!))
  if (type === 'object') return shape.additionalProperties === false ? object(properties!) : (textOf as Encode)
  // The schema has been checked, so a number is finite and its text is its JSON.
  return type !== undefined && bare.has(type) ? (String as Encode) : (JSON.stringify as Encode)
}

const bare: ReadonlySet<string> = new Set(['integer', 'number', 'boolean'])

const constant = (text: string) => () => text

function orNull(encode: Encode): Encode {
  return (value: unknown) => (value === null ? 'null' : encode(value as never))
}

function list(encode: Encode): Encode {
  return (values: readonly never[]) => `[${values.map(value => encode(value)).join(',')}]`
}

function object(properties: Readonly<Record<string, Shape>>): Encode {
  const fields = Object.entries(properties).map(([key, shape]) => {
    return { key, name: `${JSON.stringify(key)}:`, encode: encoder(shape) }
  })
  return (value: JsonObject) => {
    let text = ''
    for (let i = 0; i < fields.length; i++) {
      const { key, name, encode } = fields[i]!
      const field = value[key]
      if (field !== undefined) text += `${text === '' ? '{' : ','}${name}${encode(field as never)}`
    }
    return text === '' ? '{}' : `${text}}`
  }
}
