import {
  type BidFrame,
  type CardId,
  type CardKind,
  type Frame,
  type ImpRaceEvent,
  type ImpRaceMove,
  type ImpRaceState,
  type impRace,
  type ParryFrame,
  type Place,
  placeAt,
  positionOf as positionIn,
  type RouteTile,
  type SeatState,
  type Stake,
  type Step,
  type TileId,
  type TileType,
} from './game.ts'

export type { BidFrame, CardId, CardKind, Frame, ParryFrame, Place, Stake, Step, TileId, TileType }
export type RaceMove = ImpRaceMove
export type RaceEvent = ImpRaceEvent

/** A seat as others see it: its cards may be backs. */
export type SeenSeat = Omit<SeatState, 'hand'> & { readonly hand: readonly (CardId | null)[] }
/** A tile that was never face up has no name yet. */
export type SeenTile = Omit<RouteTile, 'tile'> & { readonly tile: TileId | null }

/** What one sees of the race: the rules' state with its secrets masked. */
export type Race = Omit<ImpRaceState, 'rng' | 'seats' | 'route' | 'removed'> & {
  readonly seats: readonly SeenSeat[]
  readonly route: { readonly [square: number]: SeenTile }
  readonly removed: readonly (TileId | null)[]
}

/** The words of the rules: names of cards, tiles and places, moves and events as prose. */
export type GameWords = Parameters<typeof impRace.describeMove>[2]

export type MoveOf<D extends RaceMove['do']> = Extract<RaceMove, { do: D }>

export const squares: readonly number[] = Array.from({ length: 39 }, (_, i) => i + 1)

export function isStep(place: Place): place is Step {
  return typeof place === 'string' && place.startsWith('S')
}

/** A place as a number: S1 is 0, S2 is -1, home is 40; the dead are nowhere. */
export function positionOf(place: Place): number | null {
  return place === 'D' ? null : positionIn(place)
}

/** Where an imp lands with a move. */
export function landing(view: Race, move: MoveOf<'move'>): Place {
  const from = positionOf(view.seats[view.turn.seat]?.imps[move.imp] ?? 'D')
  return placeAt((from ?? 0) + move.n)
}

/** The seat's steps, the one next to the route last. */
export function stepsOf(view: Race): Step[] {
  const all: Step[] = ['S4', 'S3', 'S2', 'S1']
  return all.slice(4 - view.options.startSteps)
}

export function topFrame(view: Race): Frame | null {
  return view.flow.at(-1) ?? null
}

/** The fight that is on, also while a free action is carried out in it. */
export function fightIn(view: Race): BidFrame | null {
  return view.flow.findLast((frame): frame is BidFrame => frame.kind === 'bid') ?? null
}

export function parryIn(view: Race): ParryFrame | null {
  return view.flow.findLast((frame): frame is ParryFrame => frame.kind === 'parry') ?? null
}

/** Who decides now, as far as the flow tells. */
export function deciderOf(view: Race): number {
  const frame = topFrame(view)
  if (frame?.kind === 'bid') return frame.bidder
  if (frame?.kind === 'parry') return frame.victim.seat
  return view.turn.seat
}

export function countOf(imps: readonly Place[], place: 'D' | 'H'): number {
  return imps.filter(each => each === place).length
}

export function onRoute(imps: readonly Place[]): number {
  return imps.filter(each => typeof each === 'number').length
}

/** The imp on a square, whoever's it is. */
export function impOn(view: Race, square: number): { seat: number; imp: number } | null {
  for (const [seat, { imps }] of view.seats.entries()) {
    const imp = imps.indexOf(square)
    if (imp >= 0) return { seat, imp }
  }
  return null
}

/** What decides a place after the imps at home: 40 for each of these, its square for one on the route. */
export function progressOf(imps: readonly Place[]): number {
  return imps.reduce<number>((sum, place) => sum + (place === 'H' ? 40 : typeof place === 'number' ? place : 0), 0)
}
