import type { JsonObject } from '@acheron/engine'
import { membersOfAKind } from './box/counts.ts'
import { fraudIds, handSize, lineUpSize } from './box/fraud-cards.ts'
import { circleOf, type SoulSin, soulSins, soulsFor } from './box/sins.ts'
import { barrels, guests, type Member } from './box/tower.ts'
import type { FlorenceState, Ledger, Members, SeatState, Soul } from './state.ts'

/** The short form of a scenario's position. */
interface Short {
  /** A sin stands in the pose of its shield; with a `!` the soul is petrified. */
  readonly hell?: Readonly<Record<string, string>>
  /** The souls in it. */
  readonly graveyard?: readonly SoulSin[]
  readonly seats?: Readonly<Record<number, ShortSeat>>
  /** Only the top cards of the deck are named. */
  readonly fraud?: Partial<FlorenceState['fraud']>
  readonly [other: string]: unknown
}
type ShortSeat = Omit<Partial<SeatState>, 'home' | 'florence'> & {
  readonly home?: Partial<Members>
  readonly florence?: Readonly<Record<string, Partial<Members>>>
}

/**
 * The whole position that a scenario's short one stands for. A case names only its subject; souls that it does not name
 * are in the supply, nobles at home, urchins in the reserve, guests in the Palace, barrels in the Market; infamy came
 * from souls. If cards are named, the others fill hands and line-up and lie under the deck's.
 */
export function position(state: FlorenceState, given: JsonObject): JsonObject {
  const named = given as unknown as Short
  const seats: Record<number, ShortSeat> = {}
  for (let seat = 0; seat < state.players; seat++) {
    const mine = named.seats?.[seat]
    if (mine) seats[seat] = withLedger(withMembers(mine, state.seats[seat]!))
  }
  const whole = {
    ...named,
    ...soulsOf(state, named),
    ...storesOf(state, seats),
    ...cardsOf(state, named, seats),
    seats,
  }
  return whole as unknown as JsonObject
}

function soulsOf(state: FlorenceState, { hell, graveyard }: Short) {
  if (!hell && !graveyard) return {}
  const souls = Object.entries(hell ?? {}).map(([id, text]): [string, Soul] => [id, soulOn(id, text)])
  const supply = { ...soulsFor(state.players) }
  const buried = { ...state.graveyard }
  if (graveyard) for (const sin of soulSins) buried[sin] = graveyard.filter(each => each === sin).length
  for (const sin of soulSins) supply[sin] -= buried[sin]
  for (const [, { sin }] of souls) supply[sin]--
  return { hell: Object.fromEntries(souls), graveyard: buried, supply }
}

function soulOn(shield: string, text: string): Soul {
  const sin = text.replace('!', '') as SoulSin
  if (text.endsWith('!')) return { sin, pose: 'petrified' }
  return { sin, pose: circleOf(sin) === Number(shield[1]) ? 'lying' : 'standing' }
}

/** All of a family's members are somewhere. */
function withMembers(mine: ShortSeat, { tower: asDealt }: SeatState): ShortSeat {
  const { home, florence, reserve, tower = asDealt } = mine
  const isNamed = home ?? florence ?? mine.tower ?? reserve
  if (isNamed === undefined) return mine
  const placed = Object.entries(florence ?? {}).map(([location, there]): [string, Members] => [
    location,
    { noble: 0, urchin: 0, ...there },
  ])
  const away = (kind: Member) =>
    tower.flat().filter(piece => piece === kind).length + placed.reduce((sum, [, there]) => sum + there[kind], 0)
  const urchin = home?.urchin ?? (reserve === undefined ? 0 : membersOfAKind - reserve - away('urchin'))
  const noble = home?.noble ?? membersOfAKind - away('noble')
  return {
    ...mine,
    ...(florence ? { florence: Object.fromEntries(placed) } : {}),
    home: { noble, urchin },
    reserve: membersOfAKind - urchin - away('urchin'),
  }
}

/** Infamy that the ledger does not explain came from souls. */
function withLedger(mine: ShortSeat): ShortSeat {
  const { infamy, ledger } = mine
  if (infamy === undefined) return mine
  const { soul: _, ...others } = { soul: 0, ...ledger }
  const explained = Object.values(others).reduce((sum, points) => sum + points, 0)
  return { ...mine, ledger: { ...others, soul: infamy - explained } as Ledger }
}

/** Guests and barrels that nobody has. */
function storesOf(state: FlorenceState, seats: Readonly<Record<number, ShortSeat>>) {
  const owned = Object.entries(state.seats).flatMap(([seat, asDealt]) => {
    const { tower = asDealt.tower, panel = asDealt.panel } = seats[Number(seat)] ?? {}
    return [...tower.flat(), ...panel] as string[]
  })
  const left = (kinds: readonly string[]) =>
    Object.fromEntries(kinds.map(kind => [kind, state.players - owned.filter(piece => piece === kind).length]))
  return { palace: left(guests), market: left(barrels) }
}

/** Cards: those named where they are named, the others from the highest number down. */
function cardsOf(state: FlorenceState, { fraud }: Short, seats: Record<number, ShortSeat>) {
  if (!fraud && !Object.values(seats).some(({ hand, played }) => hand ?? played)) return {}
  const { deck = [], discard = [], lineUp } = fraud ?? {}
  const held = Object.values(seats).flatMap(({ hand = [], played = [] }) => [...hand, ...played])
  const used = new Set([...deck, ...discard, ...(lineUp ?? []), ...held])
  const unnamed = fraudIds.filter(id => !used.has(id))
  for (let seat = 0; seat < state.players; seat++)
    seats[seat] = { ...seats[seat], hand: seats[seat]?.hand ?? unnamed.splice(-handSize) }
  const filled = lineUp ?? unnamed.splice(-lineUpSize)
  return { fraud: { deck: [...unnamed, ...deck], lineUp: filled, discard } }
}
