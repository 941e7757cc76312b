import { printOf, sealOf } from '@acheron/engine'
import type { GivePart, TableInfo } from '@acheron/protocol'

/** The part that this device adds to a table's seed. */
export interface OwnPart {
  /** The fingerprint of the server's part that was shown before this one was made. */
  readonly host: string
  readonly part: string
  /** The seal of all parts under which it is told; null until then. */
  readonly seal: string | null
}

/** What is to be done about the own part. */
export type PartStep =
  | { readonly is: 'waiting' }
  /** It is kept first, then given. */
  | { readonly is: 'giving'; readonly keep: OwnPart; readonly give: GivePart }
  /** Another device of mine has given one. */
  | { readonly is: 'elsewhere' }
  /** The table shows other parts than before this device told its own. */
  | { readonly is: 'broken' }

type Shown = Pick<TableInfo, 'seats' | 'parts'>

/**
 * The next step, from what the table shows and what this device keeps. A part is told once, under one seal: what was shown with it
 * can never be exchanged for something else without a new part.
 */
export function nextStep({ seats, parts }: Shown, kept: OwnPart | null, make: () => string): PartStep {
  const seat = seats.findIndex(({ you }) => you)
  if (!parts || parts.drawn || seat < 0) return { is: 'waiting' }
  const { host } = parts
  const mine = parts.seats[seat] ?? null
  const giving = (keep: OwnPart): PartStep => ({
    ...{ is: 'giving', keep },
    give: { host, print: printOf(seat, keep.part) },
  })
  if (kept?.host !== host) return mine ? { is: 'elsewhere' } : giving({ host, part: make(), seal: null })
  const isMine = mine?.print === printOf(seat, kept.part)
  if (kept.seal !== null && !(isMine && sealShown({ seats, parts }) === kept.seal)) return { is: 'broken' }
  if (!mine) return giving(kept)
  if (!isMine) return { is: 'elsewhere' }
  const seal = sealShown({ seats, parts })
  if (seal === null || mine.told) return { is: 'waiting' }
  return { is: 'giving', keep: { ...kept, seal }, give: { seal, part: kept.part } }
}

/** A part of this device instead of the one that another device has given. */
export function insteadOf({ seats, parts }: Shown, make: () => string): Extract<PartStep, { is: 'giving' }> | null {
  const seat = seats.findIndex(({ you }) => you)
  if (!parts || parts.drawn || seat < 0) return null
  const keep = { host: parts.host, part: make(), seal: null }
  return { is: 'giving', keep, give: { host: parts.host, print: printOf(seat, keep.part) } }
}

/** The seal of all parts; null while somebody's is missing. */
export function sealShown({ seats, parts }: Shown): string | null {
  if (!parts) return null
  const isWhole = seats.every(({ kind }, seat) => kind === 'bot' || (kind === 'person' && parts.seats[seat]))
  if (!isWhole && !parts.drawn) return null
  return sealOf({ host: parts.host, seats: parts.seats.map(each => each?.print ?? null) })
}

/** Who keeps the table waiting: first those without a fingerprint, then those who have not told their part. */
export function missing({ seats, parts }: Shown): number[] {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const without = people.filter(seat => !parts?.seats[seat])
  return without.length > 0 ? without : people.filter(seat => !parts?.seats[seat]?.told)
}

/**
 * What the proof has to find in the record: the part that was told, and its seal. Whoever left before the game was dealt, and does not
 * sit there, has no part in it.
 */
export function keptOf({ seats, parts }: Shown, kept: OwnPart | null): { part?: string; seal?: string } {
  if (!kept || kept.seal === null) return {}
  const counts = kept.host === parts?.host || seats.some(({ you }) => you)
  return counts ? { part: kept.part, seal: kept.seal } : {}
}

const key = 'acheron.parts'
/** Older ones are forgotten; a game is seldom checked after so many others. */
const most = 200
/** What a browser without storage keeps while the page is open. */
const passing = new Map<string, OwnPart>()

export const ownPart = (table: string): OwnPart | null => passing.get(table) ?? read().get(table) ?? null

export function keepPart(table: string, part: OwnPart): void {
  passing.set(table, part)
  const known = read()
  known.delete(table)
  known.set(table, part)
  try {
    localStorage.setItem(key, JSON.stringify([...known].slice(-most)))
  } catch {
    // The proof after the end then says nothing of the own part, unless the page stays open.
  }
}

function read(): Map<string, OwnPart> {
  try {
    return new Map(JSON.parse(localStorage.getItem(key) ?? '[]') as [string, OwnPart][])
  } catch {
    return new Map()
  }
}

/** 128 random bits. */
export const randomPart = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
