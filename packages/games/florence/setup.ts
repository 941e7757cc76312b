import type { Chance, Config, Seat } from '@acheron/engine'
import { type TileId, tilesOf } from './box/bonus-tiles.ts'
import { guardiansInPlay, halfDiplomaTokens, membersOfAKind } from './box/counts.ts'
import { familyIds } from './box/families.ts'
import { type FraudId, fraudIds, handSize, lineUpSize } from './box/fraud-cards.ts'
import { type GuardianId, guardianIds, guardians } from './box/guardians.ts'
import { type Access, fixedLayout, type LocationId, locationsOf, type Quarter, quarters } from './box/locations.ts'
import { plagueCards, plagueIds } from './box/plague-cards.ts'
import { circleBelowTheWall, circleOf, type Sin, sins, soulSins, soulsFor } from './box/sins.ts'
import { barrels, guests } from './box/tower.ts'
import { startSpace } from './box/tracks.ts'
import type { FamilyDraftFrame, Frame } from './frames.ts'
import type { options } from './meta.ts'
import type { FlorenceState, Ledger, SeatState } from './state.ts'

type Setup = Config<typeof options>

/** Section 3. Chance is used in the order of its steps, so that a script can follow them. */
export function setup({ players, options }: Setup, random: Chance): Omit<FlorenceState, 'rng'> {
  const locations = layOut(options, random)
  const bonusTiles = layTiles(random)
  const guardians = placeGuardians(options, random)
  const plague = { deck: random.shuffle([...plagueIds]), discard: [] as FlorenceState['plague']['discard'] }
  const supply = { ...soulsFor(players) }
  const graveyard = record(soulSins, () => 0)
  const firstCard = plague.deck.pop()!
  plague.discard.push(firstCard)
  for (const sin of plagueCards[firstCard]) {
    supply[sin]--
    graveyard[sin]++
  }
  const deck = random.shuffle([...fraudIds])
  const lineUp = deck.splice(-lineUpSize)
  const seats = Array.from({ length: players }, () => emptySeat(deck.splice(-handSize)))
  const first = random.pick(seats.map((_, seat) => seat))
  const { families, familyBox } = dealFamilies(seats, first, options, random)
  return {
    players,
    seats: { ...seats },
    first,
    turn: { seat: first, number: 0, quarter: null },
    hell: {},
    graveyard,
    supply,
    locations,
    palace: record(guests, () => players),
    market: record(barrels, () => players),
    bonusTiles,
    cubes: record(sins, () => startSpace),
    halfDiplomas: halfDiplomaTokens,
    guardians,
    plague,
    fraud: { deck, lineUp, discard: [] },
    familyBox,
    dante: 0,
    end: null,
    options,
    flow: [{ kind: 'turns' }, ...families, { kind: 'opening' }],
  }
}

/** Step 3: one free and one special location in each quarter. */
function layOut(options: Setup['options'], random: Chance): FlorenceState['locations'] {
  const placed: Partial<Record<LocationId, Quarter>> = {}
  for (const access of ['free', 'special'] as const satisfies readonly Access[]) {
    const order = options.locationLayout === 'fixed' ? fixedLayout[access] : random.shuffle(locationsOf(access))
    order.forEach((location, i) => {
      placed[location] = quarters[i]!
    })
  }
  return placed as FlorenceState['locations']
}

/** Step 5: silver tiles above the Wall of Dis, gold ones below. */
function layTiles(random: Chance): FlorenceState['bonusTiles'] {
  const isBelow = (sin: Sin) => circleOf(sin) >= circleBelowTheWall
  const lay = (tracks: readonly Sin[], tiles: TileId[]) => {
    const order = random.shuffle(tiles)
    return tracks.map((sin, i) => [sin, order[i]!] as const)
  }
  const silver = lay(
    sins.filter(sin => !isBelow(sin)),
    tilesOf('silver'),
  )
  return Object.fromEntries([...silver, ...lay(sins.filter(isBelow), tilesOf('gold'))]) as FlorenceState['bonusTiles']
}

/** Step 7. */
function placeGuardians(options: Setup['options'], random: Chance): FlorenceState['guardians'] {
  const drawn: readonly GuardianId[] =
    options.guardians === 'random' ? random.shuffle([...guardianIds]).slice(0, guardiansInPlay) : options.guardians
  return Object.fromEntries(drawn.map(id => [id, guardians[id].start]))
}

/** Step 11. */
function emptySeat(hand: FraudId[]): SeatState {
  return {
    family: null,
    florins: 0,
    drachmas: 0,
    infamy: 0,
    boat: 0,
    home: { noble: membersOfAKind, urchin: 0 },
    reserve: membersOfAKind,
    florence: {},
    tower: [[]],
    panel: [],
    discs: [],
    skulls: record(sins, () => 0),
    diplomas: [],
    halfDiplomas: 0,
    hand,
    played: [],
    turns: 0,
    ledger: emptyLedger(),
    scored: [],
  }
}

function emptyLedger(): Ledger {
  return {
    soul: 0,
    tile: 0,
    panel: 0,
    token: 0,
    dante: 0,
    loan: 0,
    council: 0,
    fraud: 0,
    diploma: 0,
    debt: 0,
  }
}

/** Step 12: one card each in seat order from the first player, or two of which one is kept. */
function dealFamilies(seats: readonly SeatState[], first: Seat, options: Setup['options'], random: Chance) {
  const deck = random.shuffle([...familyIds])
  const order = seats.map((_, i) => (first + i) % seats.length)
  const families: Frame[] = [{ kind: 'families', applied: false, asked: 0 }]
  if (options.familyDraft === 'deal2keep1') {
    const dealt: FamilyDraftFrame['dealt'] = {}
    for (const seat of order) dealt[seat] = deck.splice(-2)
    const chosen = { ...seats.map(() => null) }
    families.push({ kind: 'familyDraft', dealt, chosen, done: { ...seats.map(() => false) } })
  } else {
    for (const seat of order) seats[seat]!.family = deck.pop()!
  }
  return { families, familyBox: deck.sort() }
}

function record<K extends string, V>(keys: readonly K[], value: () => V): Record<K, V> {
  return Object.fromEntries(keys.map(key => [key, value()])) as Record<K, V>
}
