import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { InputError, isObject } from '@acheron/engine'
import { type Language, languages } from '@acheron/engine/words'

/** The flags and the rest of a command's arguments; a wrong one is an InputError that lists the right ones. */
export function readArguments<const F extends ParseArgsOptionsConfig>(
  command: string,
  args: readonly string[],
  flags: F,
) {
  try {
    return parseArgs({ args: joinNegatives(args), options: flags, allowPositionals: true, strict: true })
  } catch (error) {
    const known = Object.keys(flags).map(flag => `--${flag}`)
    const [, flag] = /'(-[^' ]*)/.exec((error as Error).message) ?? []
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      throw new InputError(`unknown flag '${flag}'; ${command} takes ${known.join(', ')}`)
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
      const name = flag?.replace(/^-+/, '') ?? ''
      throw new InputError(
        flags[name]?.type === 'boolean' ? `${flag} takes no value` : `${flag} needs a value: ${flag} <value>`,
      )
    }
    throw error
  }
}

/** `--games -5` is a number out of range, not a missing value: parseArgs would call it ambiguous. */
function joinNegatives(args: readonly string[]): string[] {
  const joined: string[] = []
  for (const arg of args) {
    const last = joined.at(-1)
    if (/^-[\d.]/.test(arg) && last !== undefined && /^--[\w-]+$/.test(last))
      joined[joined.length - 1] = `${last}=${arg}`
    else joined.push(arg)
  }
  return joined
}

/** The only positional argument. */
export function onlyArgument(command: string, what: 'file' | 'game', positionals: readonly string[]): string {
  const [first, second] = positionals
  if (first === undefined) throw new InputError(`${command} needs a ${what}: acheron ${command} <${what}>`)
  if (second !== undefined) throw new InputError(`${command} takes one ${what}, got also '${second}'`)
  return first
}

/** Refuses positional arguments: one that does nothing is a mistake. */
export function noArgument(command: string, positionals: readonly string[]): void {
  const [first] = positionals
  if (first !== undefined) throw new InputError(`${command} takes flags only, got also '${first}'`)
}

/** A whole number in a range, or the default. */
export function readInteger<D>(
  flag: string,
  text: string | undefined,
  min: number,
  max: number,
  otherwise: D,
): number | D {
  if (text === undefined) return otherwise
  const value = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= min && value <= max) return value
  const wanted = min === max ? `${min}` : `a whole number from ${min} to ${max}`
  throw new InputError(`--${flag} must be ${wanted}, got '${text}'`)
}

export function readLanguage(text: string | undefined): Language {
  const language = languages.find(known => known === (text ?? 'en'))
  if (language) return language
  throw new InputError(`--lang must be one of ${languages.join(', ')}, got '${text}'`)
}

/** Game options from `k=v` texts: dots nest, and a value that is JSON is taken as such. The game checks the rest. */
export function readOptions(texts: readonly string[] = []): Record<string, unknown> {
  const options: Tree = {}
  for (const text of texts) {
    const cut = text.indexOf('=')
    const path = cut < 0 ? [] : text.slice(0, cut).split('.')
    const name = path.pop()
    if (!name || path.includes('')) throw new InputError(`--option must look like name=value, got '${text}'`)
    let holder = options
    for (const part of path) {
      const inner = Object.hasOwn(holder, part) ? holder[part] : undefined
      holder = isObject(inner) ? inner : place(holder, part, Object.create(null) as Tree)
    }
    place(holder, name, readValue(text.slice(cut + 1)))
  }
  return options
}

type Tree = Record<string, unknown>

/** Defines rather than assigns, so that an option called `__proto__` is refused as unknown. */
function place<T>(holder: Tree, name: string, value: T): T {
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true })
  return value
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
