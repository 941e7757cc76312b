import type { ChanceResult, JsonObject } from '@acheron/engine'
import {
  type FamilyId,
  type FlorenceMove,
  type FraudId,
  familyIds,
  fraudIds,
  type GuardianId,
  type PlagueId,
  plagueIds,
  type TileId,
  tilesOf,
} from '@acheron/games/florence/board.ts'

const guardians: readonly GuardianId[] = ['minos', 'medusa']

export const options: JsonObject = { locationLayout: 'fixed', guardians: [...guardians] }

/** The lesson needs these tiles of lust and heresy. */
const silver: readonly TileId[] = ['S1']
const gold: readonly TileId[] = ['G2']
/** The top of the plague deck: what lies in the graveyard at first. */
const plague: readonly PlagueId[] = ['PL7']
/** From the bottom up: the rival's hand, the newcomer's, and the line-up. */
const cards: readonly FraudId[] = ['F13', 'F27', 'F06', 'F18', 'F03', 'F22', 'F30']
/** From the bottom up: the rival's family and the newcomer's. */
const families: readonly FamilyId[] = ['bardi', 'portinari']

const before = <T>(all: readonly T[], first: readonly T[]) => [...first, ...all.filter(each => !first.includes(each))]
const under = <T>(all: readonly T[], top: readonly T[]) => [...all.filter(each => !top.includes(each)), ...top]

/** The set-up in the order of its draws; the newcomer goes first. Decks have their top at the end. */
export function chance(): ChanceResult[] {
  return [
    before(tilesOf('silver'), silver),
    before(tilesOf('gold'), gold),
    under(plagueIds, plague),
    under(fraudIds, cards),
    0,
    under(familyIds, families),
  ]
}

/** The rival's moves bring a greed soul within reach, accuse at the Haystack, and leave a lust soul on the way. */
export const others: readonly FlorenceMove[] = [
  { do: 'lead', soul: 'graveyard:heresy', to: 'A1-6' },
  { do: 'send', kind: 'noble', location: 'bank' },
  { do: 'lead', soul: 'graveyard:greed', to: 'A1-2' },
  { do: 'send', kind: 'noble', location: 'haystack' },
  { do: 'lead', soul: 'A1-6', to: 'A2-7' },
  { do: 'accuse', location: 'haystack', kind: 'urchin', floor: 0 },
  // Dante's step is a fraud card, and the rival has no barrel.
  { do: 'pass' },
  { do: 'lead', soul: 'graveyard:lust', to: 'A1-3' },
  { do: 'send', kind: 'noble', location: 'haystack' },
  { do: 'lead', soul: 'A2-7', to: 'A3-6' },
  { do: 'send', kind: 'noble', location: 'bank' },
]
