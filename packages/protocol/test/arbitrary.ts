import fc from 'fast-check'

/** The parts of JSON Schema that the schemas of the wire use. */
export interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: false
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** JSON as it comes back from a text: no -0, and no key that JSON.parse treats apart. */
const json = fc.jsonValue({ maxDepth: 2 }).map(value => JSON.parse(JSON.stringify(value)) as unknown)
const jsonObject = fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), json, { maxKeys: 4, noNullPrototype: true })

/** Any value that the schema allows; with `whole`, one with all its optional fields and no empty list. */
export function arbitrary(schema: Schema, whole = false): fc.Arbitrary<unknown> {
  const inner = (part: Schema) => arbitrary(part, whole)
  if (schema.const !== undefined) return fc.constant(schema.const)
  // The richest alternative comes last: null before the thing itself.
  if (schema.anyOf)
    return whole && schema.anyOf[0]?.type === 'null'
      ? inner(schema.anyOf.at(-1)!)
      : fc.oneof(...schema.anyOf.map(inner))
  switch (schema.type) {
    case 'object':
      return schema.additionalProperties === false ? record(schema, inner, whole) : jsonObject
    case 'array':
      return fc.array(inner(schema.items!), { minLength: whole ? 1 : 0, maxLength: 3 })
    case 'string':
      return schema.pattern === undefined
        ? fc.string({ unit: 'grapheme', minLength: schema.minLength ?? 0, maxLength: 12 })
        : fc.stringMatching(new RegExp(schema.pattern))
    case 'integer':
      return fc.integer({ min: schema.minimum!, max: Math.min(schema.maximum!, 2 ** 31 - 1) })
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true }).map(value => value + 0)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case undefined:
      return json
    default:
      throw new Error(`the test knows no values of the type ${schema.type}`)
  }
}

function record(schema: Schema, inner: (part: Schema) => fc.Arbitrary<unknown>, whole: boolean) {
  const { properties = {}, required = [] } = schema
  const values = Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, inner(part)]))
  return fc.record(values, { requiredKeys: whole ? Object.keys(values) : [...required], noNullPrototype: true })
}

/** The paths of all fields that the schema names; `*` stands for any item of a list. */
export function fieldsOf(schema: Schema, path: readonly string[] = []): (readonly string[])[] {
  const parts = [
    ...(schema.anyOf ?? []).flatMap(part => fieldsOf(part, path)),
    ...(schema.items ? fieldsOf(schema.items, [...path, '*']) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) => [
      [...path, key],
      ...fieldsOf(part, [...path, key]),
    ]),
  ]
  return parts
}

/** A copy without the field, or null where the value does not have it. */
export function without(value: unknown, [key, ...below]: readonly string[]): unknown {
  if (key === '*') {
    if (!Array.isArray(value)) return null
    const items = value.map(item => without(item, below))
    return items.some(item => item !== null) ? items.map((item, i) => item ?? value[i]) : null
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key!)) return null
  const { [key!]: gone, ...rest } = value as Record<string, unknown>
  if (below.length === 0) return rest
  const part = without(gone, below)
  return part === null ? null : { ...rest, [key!]: part }
}
