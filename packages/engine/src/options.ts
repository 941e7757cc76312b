import type { Generator } from './chance.ts'
import { InputError } from './errors.ts'
import { isObject } from './json.ts'

/** A game's options as data: the choices and the defaults. */
export type OptionSchema =
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'list'; readonly of: OptionSchema; readonly default: readonly unknown[] }
  /** A list of this many different values, or 'random' (the default): then the game draws them. */
  | { readonly kind: 'draw'; readonly values: readonly string[]; readonly count: number }
  | { readonly kind: 'record'; readonly fields: OptionsSchema }

export type OptionsSchema = { readonly [name: string]: OptionSchema }

/** The type of the values that a schema allows. */
export type OptionsOf<T extends OptionsSchema> = { readonly [K in keyof T]: OptionOf<T[K]> }

type OptionOf<T extends OptionSchema> = T extends { kind: 'choice'; values: readonly (infer V)[] }
  ? V
  : T extends { kind: 'integer' }
    ? number
    : T extends { kind: 'list'; of: infer Item extends OptionSchema }
      ? readonly OptionOf<Item>[]
      : T extends { kind: 'record'; fields: infer F extends OptionsSchema }
        ? OptionsOf<F>
        : T extends { kind: 'draw'; values: readonly (infer V)[] }
          ? 'random' | readonly V[]
          : never

/**
 * The full options from what was given, defaults filled in; an InputError names what is unknown or out of range. `within`
 * is the option whose fields these are.
 */
export function parseOptions<T extends OptionsSchema>(schema: T, given: unknown = {}, within = ''): OptionsOf<T> {
  const pathOf = (name: string) => (within ? `${within}.${name}` : name)
  if (!isObject(given))
    throw new InputError(`${named(within)}: expected an object of options, got ${JSON.stringify(given)}`)
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(schema, name)) {
      const known = Object.keys(schema)
      throw new InputError(
        `${named(pathOf(name))} is unknown; ${known.length ? `known: ${known.join(', ')}` : 'this game has none'}`,
      )
    }
  }
  const entries = Object.entries(schema).map(([name, option]) => [name, parseOption(option, given[name], pathOf(name))])
  return Object.fromEntries(entries)
}

/** An option as the command line writes it: `sheet.dice`. */
function named(path: string): string {
  return path ? `option '${path}'` : 'option'
}

function parseOption(option: OptionSchema, given: unknown, path: string): unknown {
  switch (option.kind) {
    case 'record':
      return parseOptions(option.fields, given, path)
    case 'choice':
      if (given === undefined) return option.default
      if (typeof given === 'string' && option.values.includes(given)) return given
      throw new InputError(`${named(path)} must be one of ${option.values.join(', ')}, got ${JSON.stringify(given)}`)
    case 'integer':
      if (given === undefined) return option.default
      if (Number.isInteger(given) && Number(given) >= option.min && Number(given) <= option.max) return given
      throw new InputError(
        `${named(path)} must be a whole number from ${option.min} to ${option.max}, got ${JSON.stringify(given)}`,
      )
    case 'list': {
      const list = given === undefined ? option.default : given
      if (!Array.isArray(list) || list.length !== option.default.length)
        throw new InputError(
          `${named(path)} must be a list of ${option.default.length} values, got ${JSON.stringify(given)}`,
        )
      return list.map((item, i) => parseOption(option.of, item, `${path}[${i}]`))
    }
    case 'draw': {
      const { values, count } = option
      if (given === undefined || given === 'random') return 'random'
      const isDrawn = Array.isArray(given) && given.length === count && new Set(given).size === count
      if (isDrawn && given.every(item => values.includes(item))) return [...given]
      const wanted = `'random' or ${count} different ones of ${values.join(', ')}`
      throw new InputError(`${named(path)} must be ${wanted}, got ${JSON.stringify(given)}`)
    }
  }
}

/** Random valid options, for the battery. */
export function sampleOptions<T extends OptionsSchema>(schema: T, random: Generator): OptionsOf<T> {
  const entries = Object.entries(schema).map(([name, option]) => [name, sampleOption(option, random)])
  return Object.fromEntries(entries)
}

function sampleOption(option: OptionSchema, random: Generator): unknown {
  switch (option.kind) {
    case 'choice':
      return random.pick(option.values)
    case 'integer':
      return option.min + random.index(option.max - option.min + 1)
    case 'list':
      return option.default.map(() => sampleOption(option.of, random))
    case 'record':
      return sampleOptions(option.fields, random)
    case 'draw':
      return random.index(2) === 0 ? 'random' : random.shuffle([...option.values]).slice(0, option.count)
  }
}
