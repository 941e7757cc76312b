import { InputError } from './errors.ts'
import type { Seat } from './game.ts'
import { keyedSeed } from './rng.ts'
import { sha256Hex } from './sha256.ts'

/**
 * The parts of a seed that nobody chooses alone: the host's, and by seat those of the people; null where nobody gave one. First the
 * prints of all parts are shown, then the parts are told: whoever is last knows the others' too late to change their own.
 */
export interface SeedParts {
  readonly host: string
  readonly seats: readonly (string | null)[]
}

/** What a device has kept of the parts: its own, and the seal that it saw before it told it. */
export interface KeptPart {
  readonly part?: string
  readonly seal?: string
}

/** 128 random bits as hexadecimal digits. */
const partForm = /^[0-9a-f]{32}$/

export const isSeedPart = (value: unknown): value is string => typeof value === 'string' && partForm.test(value)

/** A part's fingerprint. Whoever copies another seat's has no part that belongs to it. */
export const printOf = (whose: 'host' | Seat, part: string): string => sha256Hex(`acheron part ${whose} ${part}`)

/** The fingerprint of all fingerprints: with it no part can be another one any more. */
export const sealOf = ({ host, seats }: SeedParts): string => sha256Hex(`acheron seal ${host} ${listed(seats)}`)

export const printsOf = ({ host, seats }: SeedParts): SeedParts => ({
  host: printOf('host', host),
  seats: seats.map((part, seat) => part && printOf(seat, part)),
})

/** The seed that follows from the parts. */
export const seedOfParts = ({ host, seats }: SeedParts): string =>
  keyedSeed(sha256Hex(`acheron seed of all ${host} ${listed(seats)}`))

/** Parts and prints have no dash and no space. */
const listed = (seats: SeedParts['seats']) => seats.map(each => each ?? '-').join(' ')

/** Proves that a record's seed is made of its parts, and of those that a device has kept. An InputError says what does not belong together. */
export function checkParts(
  { seed, players, parts }: { readonly seed: string; readonly players: number; readonly parts?: SeedParts },
  { part, seal }: KeptPart = {},
): void {
  if (!parts) {
    if (part === undefined && seal === undefined) return
    throw new InputError('the seed is not made of parts, and this device has given one')
  }
  if (parts.seats.length !== players)
    throw new InputError(`the seed has parts of ${parts.seats.length} seats, and there are ${players}`)
  if (seedOfParts(parts) !== seed) throw new InputError('the seed does not follow from its parts')
  if (part !== undefined && !parts.seats.includes(part))
    throw new InputError('the part of this device is not in the seed')
  const found = sealOf(printsOf(parts))
  if (seal !== undefined && found !== seal)
    throw new InputError(`the seal of the parts is ${found}, this device was shown ${seal}: a part was changed later`)
}
