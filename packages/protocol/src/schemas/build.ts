import Type, { type Static, type TObject, type TSchema } from 'typebox'

/**
 * The building blocks of the schemas. Objects are strict: an unknown or missing field is an error. Types are read-only.
 */

type Fields = Readonly<Record<string, TSchema>>
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? unknown : never) : never

const strict = { additionalProperties: false } as const

export const object = <F extends Fields>(fields: F) =>
  Type.Unsafe<Readonly<Static<TObject<F>>>>(Type.Object(fields, strict))

/** An object whose type the engine has. It compiles only while type and schema have the same fields. */
export const objectOf =
  <T>() =>
  <F extends { readonly [K in keyof T]-?: TSchema }>(fields: F & Same<Required<Static<TObject<F>>>, Required<T>>) =>
    Type.Unsafe<T>(Type.Object(fields as Fields, strict))

export const list = <T extends TSchema>(items: T, maxItems = 100_000) =>
  Type.Unsafe<readonly Static<T>[]>(Type.Array(items, { maxItems }))

/** An object that a game owns, such as a move or a view: any plain object here; the game itself checks it. */
export const plain = <T>() => Type.Unsafe<T>(Type.Object({}))

export const nullable = <T extends TSchema>(schema: T) => Type.Union([Type.Null(), schema])

export const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.Union(values.map(value => Type.Literal(value))))

export const whole = (maximum = 2 ** 31) => Type.Integer({ minimum: 0, maximum })
export const text = (maxLength = 200) => Type.String({ maxLength })
