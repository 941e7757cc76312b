import type { GameMeta, Json, View } from '@acheron/engine'
import { plainName } from './plainName.ts'

/** A field of a view: its name in plain form, and what it holds. */
export interface Field {
  readonly name: string
  readonly value: Json
}

/** The parts of a view: the common part, and the part of each seat. */
export interface Fields {
  readonly shared: readonly Field[]
  /** What each seat has; empty in a game of one player. */
  readonly seats: readonly { readonly seat: number; readonly fields: readonly Field[] }[]
}

/** These belong to the engine, or were chosen before the game. */
const apart = new Set(['flow', 'options', 'rng', 'players'])

/** The number of players, as far as a view tells: games name the number, or have a list with an entry for each seat. */
function playersOf(view: Readonly<Record<string, Json>>, { seats: { min, max } }: GameMeta): number {
  if (typeof view.players === 'number') return view.players
  const lists = [view.seats, ...Object.values(view)].filter(value => Array.isArray(value))
  return lists.find(({ length }) => length >= Math.max(2, min) && length <= max)?.length ?? min
}

/** The public fields of a view. A list with an entry for each seat, or an object in it, is what the seats have. */
export function fieldsOf(view: View, meta: GameMeta): Fields {
  // A view is the state's JSON: any game's fields may be in it.
  const fields = view as unknown as Readonly<Record<string, Json>>
  const players = playersOf(fields, meta)
  const isBySeat = (value: Json): value is Json[] => players > 1 && Array.isArray(value) && value.length === players
  const known = Object.entries(fields).filter(([name]) => !apart.has(name))
  const seats = players > 1 ? Array.from({ length: players }, (_, seat) => seat) : []
  return {
    shared: known.filter(([, value]) => !isBySeat(value)).map(([name, value]) => ({ name: plainName(name), value })),
    seats: seats.map(seat => ({
      seat,
      fields: known.flatMap(([name, value]) => (isBySeat(value) ? ofSeat(name, value[seat] ?? null) : [])),
    })),
  }
}

function ofSeat(name: string, value: Json): Field[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [{ name: plainName(name), value }]
  return Object.entries(value).map(([inner, each]) => ({ name: plainName(inner), value: each }))
}

/** The words that values are told with. */
export interface ValueWords {
  readonly yes: string
  readonly no: string
  readonly none: string
}

/** The number of listed items; more are counted. */
const mostItems = 24

/** What a field holds, in one line. Null is a secret, or nothing. */
export function plainValue(value: Json, words: ValueWords): string {
  if (value === null || value === '') return words.none
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value !== 'object') return String(value)
  if (!Array.isArray(value)) {
    const said = Object.entries(value).map(([name, each]) => `${plainName(name)} ${within(each, words)}`)
    return said.length === 0 ? words.none : said.join(' · ')
  }
  if (value.length === 0) return words.none
  const said = value.slice(0, mostItems).map(each => within(each, words))
  return [...said, ...(value.length > mostItems ? [`… (${value.length})`] : [])].join(', ')
}

/** A value inside another one: what has parts itself stands in brackets. */
function within(value: Json, words: ValueWords): string {
  const said = plainValue(value, words)
  return typeof value === 'object' && value !== null && said !== words.none ? `(${said})` : said
}
