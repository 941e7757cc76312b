import type { Move } from '@acheron/engine'
import type { impRace } from '@acheron/games/imp-race'
import type { CardId } from '@acheron/games/imp-race/box/cards.ts'
import type { TileId } from '@acheron/games/imp-race/box/tiles.ts'
import type { BidFrame, Frame } from '@acheron/games/imp-race/frames.ts'
import type { ImpRaceMove } from '@acheron/games/imp-race/moves.ts'
import { placeAt, positionOf } from '@acheron/games/imp-race/route/places.ts'
import type { ImpRaceState, Place, RouteTile, SeatState, Step } from '@acheron/games/imp-race/state.ts'
import type { Token } from '../paint.ts'
import type { Scene } from '../stage.ts'

/** A seat as others see it: its cards may be backs. */
type SeenSeat = Omit<SeatState, 'hand'> & { readonly hand: readonly (CardId | null)[] }
/** A tile that was never face up has no name yet. */
type SeenTile = Omit<RouteTile, 'tile'> & { readonly tile: TileId | null }

/** What one sees of the race: the rules' state with its secrets masked. */
export type Race = Omit<ImpRaceState, 'rng' | 'seats' | 'route' | 'removed'> & {
  readonly seats: readonly SeenSeat[]
  readonly route: { readonly [square: number]: SeenTile }
  readonly removed: readonly (TileId | null)[]
}

export type MoveOf<D extends ImpRaceMove['do']> = Extract<ImpRaceMove, { do: D }>

/** The scene's parts in the game's own types: this stage is only ever given this game. */
export const viewOf = (scene: Scene) => scene.view as unknown as Race
export const asMoves = (moves: readonly Move[]) => moves as unknown as readonly ImpRaceMove[]
export const wordsOf = (scene: Scene) => scene.t as unknown as Parameters<typeof impRace.describeMove>[2]

export const topOf = (view: Race): Frame | undefined => view.flow.at(-1)

/** The fight that is on, if one is. */
export const fightIn = (view: Race) => view.flow.findLast((frame): frame is BidFrame => frame.kind === 'bid')

/** Who decides now; null when the race is over. */
export function deciderOf(view: Race): number | null {
  const frame = topOf(view)
  if (!frame) return null
  if (frame.kind === 'bid') return frame.bidder
  return frame.kind === 'parry' ? frame.victim.seat : view.turn.seat
}

/** Where the imp of a move stands, and where it would land. */
export function wayOf(view: Race, { imp, n }: MoveOf<'move'>): { from: Place; to: Place } {
  const from = view.seats[view.turn.seat]?.imps[imp] ?? 'S1'
  return { from, to: placeAt(positionOf(from) + n) }
}

/** The seat's steps in the order they are run. */
export function stepsOf(view: Race): Step[] {
  const all: Step[] = ['S4', 'S3', 'S2', 'S1']
  return all.slice(4 - view.options.startSteps)
}

export const countOf = (imps: readonly Place[], place: 'D' | 'H') => imps.filter(each => each === place).length
export const onRoute = (imps: readonly Place[]) => imps.filter(each => typeof each === 'number').length

/** What a seat's imps look like: a horned head and the seat's number; the colours are the web table's. */
const seatColours: readonly Token[] = ['blood', 'ochre', 'moss', 'ice', 'wine']
export const seatColour = (seat: number): Token => seatColours[seat] ?? 'text'
export const impSign = (seat: number) => `▲${seat + 1}`
export const seatName = ({ say }: Scene, seat: number) => say('seat', { seat: seat + 1 })

/** What is owned by a seat in its colour; touched by the move under the cursor, in gold. */
export function ink({ paint }: Scene, gold: boolean, colour: Token, text: string): string {
  return gold ? paint.bold('gold', text) : paint.fg(colour, text)
}
