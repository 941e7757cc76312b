import { InputError } from '@acheron/engine'
import type { ExpertOptions } from './expert.ts'
import type { GreedyOptions } from './greedy.ts'
import { type Level, levels } from './levels.ts'
import { playouts, reaches, type SearchOptions, searchDefaults } from './options.ts'

/** Which bot, and how it plays. `parseBot` makes one of a text; plain data, so it can be sent to a worker. */
export type BotSpec =
  | { readonly name: 'random' }
  | ({ readonly name: 'greedy' } & GreedyOptions)
  | ({ readonly name: 'search' } & SearchOptions)
  | ({ readonly name: 'expert' } & ExpertOptions)

/** A key's value from its text, or what it must be. */
type Reading = { readonly value: string | number } | { readonly mustBe: string }
type Read = (text: string) => Reading

const between =
  (min: number, max: number, whole = true): Read =>
  text => {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
    return value >= min && value <= max && (!whole || Number.isInteger(value))
      ? { value }
      : { mustBe: `a ${whole ? 'whole ' : ''}number from ${min} to ${max}` }
  }

const oneOf =
  (values: readonly string[]): Read =>
  text =>
    values.includes(text) ? { value: text } : { mustBe: `one of ${values.join(', ')}` }

/** `makeBot` checks the goal, because only the game knows its goals. */
const goal: Read = text => (text === '' ? { mustBe: 'a goal of the game' } : { value: text })

/** Every bot with what its keys may hold. */
const keysOf: Readonly<Record<BotSpec['name'], Readonly<Record<string, Read>>>> = {
  random: {},
  greedy: { samples: between(1, 1000), slips: between(0, 100), goal },
  search: {
    iterations: between(1, 1_000_000),
    ms: between(1, 600_000),
    playout: oneOf(playouts),
    depth: between(0, 10_000),
    width: between(1, 1000),
    reach: oneOf(reaches),
    explore: between(0, 10, false),
    goal,
  },
  expert: { goal },
}

export const botNames: readonly (Level | BotSpec['name'])[] = [
  ...(Object.keys(levels) as Level[]),
  ...(Object.keys(keysOf) as BotSpec['name'][]),
]

const defaults = {
  random: {},
  greedy: { samples: 8, slips: 0, goal: null },
  search: searchDefaults,
  expert: { goal: null },
}

/** The bot of a text such as `fair` or `search:ms=200:goal=score`; an InputError says what is wrong with it. */
export function parseBot(text: string): BotSpec {
  const [word = '', ...pairs] = text.split(':')
  const level = Object.hasOwn(levels, word) ? levels[word as Level] : null
  const name = level?.name ?? word
  if (!isName(name)) throw new InputError(`bot '${word}' is unknown; known: ${botNames.join(', ')}`)
  const keys = keysOf[name]
  const given: Record<string, string | number | null> = {}
  for (const pair of pairs) {
    const [key = '', ...rest] = pair.split('=')
    const read = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!read) {
      const known = Object.keys(keys)
      throw new InputError(
        `bot '${text}': key '${key}' is unknown; ${known.length > 0 ? `known: ${known.join(', ')}` : `${word} has none`}`,
      )
    }
    const value = rest.join('=')
    const parsed = read(value)
    if ('mustBe' in parsed) throw new InputError(`bot '${text}': ${key} must be ${parsed.mustBe}, got '${value}'`)
    if (key in given) throw new InputError(`bot '${text}': ${key} is given twice; keep one`)
    given[key] = parsed.value
  }
  // A time budget applies alone: the default number of iterations would end the search early.
  if ('ms' in given && !('iterations' in given)) given.iterations = null
  return { name, ...defaults[name], ...level, ...given } as BotSpec
}

function isName(name: string): name is BotSpec['name'] {
  return Object.hasOwn(keysOf, name)
}
