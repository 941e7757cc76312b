import { randomBytes } from 'node:crypto'
import { printOf, type SeedParts, sealOf } from '@acheron/engine'
import type { GivePart, ShownParts } from '@acheron/protocol'
import { ApiFailure } from '../errors.ts'
import { type AskedParts, awaitsParts, personAt, type Seating } from '../store/seating.ts'
import { type Moment, notNow, seatOfMine } from './moment.ts'

/**
 * A seed to which everybody adds a part. The server shows the fingerprint of its own at the opening; every person's page gives the
 * fingerprint of theirs; when nobody is missing, each tells the part itself, and the game is set up by the seed of all.
 *
 * Once all fingerprints are there, whoever leaves or comes begins the parts anew: with parts that are told nobody may choose another one.
 */
export const newParts = (seats: number, round = 0): AskedParts => ({
  ...{ round, host: randomBytes(16).toString('hex') },
  ...{ seats: Array.from({ length: seats }, () => null), drawn: false },
})

export const begunAnew = (parts: AskedParts | null): AskedParts | null =>
  parts && newParts(parts.seats.length, parts.round + 1)

/** Whether every seat is taken, and everybody has given a fingerprint. */
const isSealed = ({ seats, parts }: Seating): boolean =>
  seats.every((row, seat) => row.kind === 'bot' || (row.kind === 'person' && parts?.seats[seat] != null))

/** Before the first move the parts are those of the people who sit there. */
export function settledParts(before: Seating, after: Seating, begun: boolean): Seating {
  const { parts } = after
  if (begun || !parts || parts !== before.parts) return after
  const isSame = after.seats.map((row, seat) => {
    const old = before.seats[seat]
    return row.kind === old?.kind && personAt(row) === personAt(old)
  })
  if (isSame.every(Boolean)) return after
  if (isSealed(before)) return { ...after, parts: begunAnew(parts) }
  return { ...after, parts: { ...parts, seats: parts.seats.map((given, seat) => (isSame[seat] ? given : null)) } }
}

/** The fingerprints that are shown at a table where they are sealed. */
const printsOfAll = ({ host, seats }: AskedParts): SeedParts => ({
  host: printOf('host', host),
  seats: seats.map(given => given?.print ?? null),
})

/** The person gives a fingerprint, or the part itself. */
export function givePart(moment: Moment, given: GivePart): Seating {
  const { seating } = moment
  const { parts } = seating
  const seat = seatOfMine(moment)
  if (seat === null) throw new ApiFailure(403, 'not-seated', 'only those who sit at this table add to its seed')
  const mine = parts?.seats[seat] ?? null
  // An answer was lost on its way, and it is asked again.
  if ('part' in given && mine?.part === given.part) return seating
  if (!parts || !awaitsParts(seating)) throw notNow()
  if ('print' in given) {
    if (given.host !== printOf('host', parts.host)) throw outdated()
    if (mine?.print === given.print) return seating
    // Another device of the same person: what is sealed is not changed, it begins anew.
    const open = isSealed(seating) ? begunAnew(parts)! : parts
    if (open !== parts) return { ...seating, parts: open }
    return { ...seating, parts: { ...parts, seats: parts.seats.with(seat, { print: given.print, part: null }) } }
  }
  if (!isSealed(seating) || !mine || given.seal !== sealOf(printsOfAll(parts))) throw outdated()
  if (printOf(seat, given.part) !== mine.print)
    throw new ApiFailure(400, 'invalid', 'this part does not belong to the fingerprint that was given before')
  return { ...seating, parts: { ...parts, seats: parts.seats.with(seat, { ...mine, part: given.part }) } }
}

const outdated = () => new ApiFailure(409, 'stale', 'somebody came or left meanwhile; look again')

/** All parts, as soon as nobody's is missing; null until then, and when the seed is made of them already. */
export function wholeParts(seating: Seating): SeedParts | null {
  const { parts } = seating
  if (!parts || parts.drawn || !isSealed(seating)) return null
  return parts.seats.every(given => given === null || given.part !== null) ? partsOf(parts) : null
}

/** The parts that the seed is made of, for the record. */
export const drawnParts = ({ parts }: Seating): SeedParts | null => (parts?.drawn ? partsOf(parts) : null)

const partsOf = ({ host, seats }: AskedParts): SeedParts => ({ host, seats: seats.map(given => given?.part ?? null) })

export function partsInfo({ parts }: Seating): ShownParts | null {
  if (!parts) return null
  const { round, host, seats, drawn } = parts
  const shown = seats.map(given => given && { print: given.print, told: given.part !== null })
  return { round, host: printOf('host', host), seats: shown, drawn }
}
