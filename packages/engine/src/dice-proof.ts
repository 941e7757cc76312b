import { RecordedChance } from './chance.ts'
import { InputError } from './errors.ts'
import type { GameDefinition, GameEvent, GameState, Move } from './game.ts'
import { type GameRecord, replay } from './record.ts'
import { seedRng } from './rng.ts'
import { checkParts, type KeptPart } from './seed-parts.ts'
import { sha256Hex } from './sha256.ts'
import { configOf } from './table.ts'

/** What was played again, and came out as recorded. */
export interface DiceProof {
  readonly decisions: number
  /** Dice and draws, those of the set-up too. */
  readonly dice: number
  readonly shuffles: number
  /** How many people have added a part to the seed; missing where it is the host's alone. */
  readonly parts?: number
}

/** The fingerprint of a seed: everybody is shown it before the first die, and it does not tell the seed. */
export const fingerprintOf = (seed: string): string => sha256Hex(seed)

/**
 * Proves that a record belongs to the fingerprint published before the game: the seed gives it, and with this seed every
 * decision leads to the recorded dice, shuffles and states. Where everybody has added a part, the seed follows from the parts, and
 * those are the ones that a device has kept. An InputError says what does not belong together.
 */
export function proveDice<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  record: GameRecord,
  published: string,
  kept: KeptPart = {},
): DiceProof {
  const found = fingerprintOf(record.seed)
  if (found !== published.trim().toLowerCase())
    throw new InputError(`the seed's fingerprint is ${found}, published was ${published}`)
  checkParts(record, kept)
  replay(game, record)
  const results = [...openingOf(game, record), ...record.entries.flatMap(({ chance }) => chance)]
  const shuffles = results.filter(Array.isArray).length
  const given = record.parts?.seats.filter(part => part !== null).length
  return {
    ...{ decisions: record.entries.length, dice: results.length - shuffles, shuffles },
    ...(given === undefined ? {} : { parts: given }),
  }
}

/** The results of chance in the set-up. A game that goes on from a save has none. */
function openingOf<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  { players, options, seed, start }: GameRecord,
) {
  const chance = new RecordedChance(seedRng(seed))
  if (start) return []
  const state = game.setup(configOf(game, players, options), chance)
  game.advance(state, { random: chance, emit: () => {} })
  return chance.take()
}
