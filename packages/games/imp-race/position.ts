import type { JsonObject } from '@acheron/engine'
import { allCards } from './box/cards.ts'
import { lastSquare } from './route/places.ts'
import type { ImpRaceState, SeatState } from './state.ts'

/**
 * The whole position that a scenario's short one stands for. A case names what it is about: places, hands, gems, single
 * tiles, the top of the deck. For the rest: seats not named stand as at the start, hands are empty, nobody has gems; all
 * other tiles lie face down and were never seen; a tile that is named changes places with the one that lay there; the
 * cards that are nowhere else lie under the deck's; the bag holds the red gems that are nowhere else.
 */
export function position(state: ImpRaceState, given: JsonObject): JsonObject {
  const named = given as unknown as Partial<ImpRaceState>
  const seats = state.seats.map((_, seat) => seatOf(named.seats?.[seat]))
  const whole = { ...given, seats, ...tilesOf(state, named), deck: deckOf(named, seats), bag: bagOf(named, seats) }
  return whole as unknown as JsonObject
}

function seatOf(named: Partial<SeatState> = {}): SeatState {
  return { imps: ['S1', 'S2', 'S3', 'D'], hand: [], gems: 0, ...named }
}

function tilesOf(state: ImpRaceState, { route: named = {} }: Partial<ImpRaceState>) {
  const laid = Array.from({ length: lastSquare }, (_, i) => state.route[i + 1]!.tile)
  const tiles = [...laid, ...state.removed]
  for (const [square, { tile }] of Object.entries(named)) {
    if (!tile) continue
    const there = Number(square) - 1
    tiles[tiles.indexOf(tile)] = tiles[there]!
    tiles[there] = tile
  }
  const route = Object.fromEntries(
    laid.map((_, i) => {
      const { up = false, seen = up } = named[i + 1] ?? {}
      return [i + 1, { tile: tiles[i]!, up, seen }]
    }),
  )
  return { route, removed: tiles.slice(lastSquare) }
}

function deckOf({ deck = [], discard = [], flow = [] }: Partial<ImpRaceState>, seats: readonly SeatState[]) {
  const staked = flow.flatMap(frame => (frame.kind === 'bid' ? frame.staked : []))
  const elsewhere = new Set([...deck, ...discard, ...staked, ...seats.flatMap(seat => seat.hand)])
  return [...allCards.filter(card => !elsewhere.has(card)), ...deck]
}

function bagOf({ bag, lost = 0 }: Partial<ImpRaceState>, seats: readonly SeatState[]) {
  return { red: seats.reduce((red, { gems }) => red - gems, 100 - lost), ...bag }
}
