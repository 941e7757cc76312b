import type { Chance, Seat } from '@acheron/engine'
import { allCards, type CardId } from './box/cards.ts'
import { openingSet, otherTiles, type TileId } from './box/tiles.ts'
import { lastSquare } from './route/places.ts'
import type { DeciderView } from './state.ts'

/**
 * Deals out the unseen cards and tiles again. Known facts are kept: squares 1 to 6 hold the opening set. The position
 * of a scenario need not add up, so any card or tile may fill a gap.
 */
export function fill(view: DeciderView, _seat: Seat, random: Chance): void {
  fillCards(view, random)
  fillTiles(view, random)
}

function fillCards({ seats, deck, discard, flow }: DeciderView, random: Chance): void {
  const piles: (CardId | null)[][] = [...seats.map(seat => seat.hand), deck]
  const known = new Set<CardId | null>(discard)
  for (const frame of flow) if (frame.kind === 'bid') for (const card of frame.staked) known.add(card)
  for (const pile of piles) for (const card of pile) known.add(card)
  const unseen = random.shuffle(allCards.filter(card => !known.has(card)))
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] ??= unseen.pop() ?? random.pick(allCards)
}

function fillTiles({ route, removed }: DeciderView, random: Chance): void {
  const known = new Set<TileId | null>(removed)
  for (let square = 1; square <= lastSquare; square++) known.add(route[square]!.tile)
  const unseen = (tiles: readonly TileId[]) => random.shuffle(tiles.filter(tile => !known.has(tile)))
  const opening = unseen(openingSet)
  const others = unseen(otherTiles)
  for (let square = 1; square <= lastSquare; square++) {
    const left = square <= openingSet.length ? opening : others
    route[square]!.tile ??= left.pop() ?? random.pick(otherTiles)
  }
  for (let i = 0; i < removed.length; i++) removed[i] ??= others.pop() ?? random.pick(otherTiles)
}
