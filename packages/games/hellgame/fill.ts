import type { Chance } from '@acheron/engine'
import type { EventId } from './box/events.ts'
import { numbers } from './box/numbers.ts'
import { type SpellId, spellIds } from './box/spells.ts'
import type { Square } from './box/squares.ts'
import type { HellgameView } from './state.ts'

/**
 * Lays the hidden tiles and stacks the deck consistently with the seat's knowledge, each arrangement with its true
 * probability.
 */
export function fill(view: HellgameView, _seat: number, random: Chance): void {
  const hidden = (Object.keys(view.tiles) as Square[]).filter(square => view.tiles[square] === null)
  if (hidden.length > 0) {
    const laid = random.shuffle(hiddenEvents(view, hidden.length, random))
    hidden.forEach((square, i) => {
      view.tiles[square] = laid[i]!
    })
  }
  const cards: SpellId[] = spellIds.filter(id => !view.spells.includes(id))
  view.deck = random.shuffle(cards)
}

/** The events that may still lie face down, with a second tile for two kinds that may be the doubled ones. */
function hiddenEvents({ eventKinds, turned }: HellgameView, count: number, random: Chance): EventId[] {
  const ways = pairs(eventKinds).flatMap(doubled => {
    const rest = [...eventKinds, ...doubled]
    for (const event of turned) {
      const at = rest.indexOf(event)
      if (at < 0) return []
      rest.splice(at, 1)
    }
    return rest.length === count ? [{ rest, weight: orders(rest) }] : []
  })
  let ticket = random.die(ways.reduce((sum, { weight }) => sum + weight, 0))
  for (const { rest, weight } of ways) {
    ticket -= weight
    if (ticket <= 0) return rest
  }
  throw new Error('no way to lay the events agrees with what was turned up')
}

/** Every choice of the kinds that have a second tile. */
function pairs<T>(items: readonly T[], count: number = numbers.events.doubled): T[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, i) => pairs(items.slice(i + 1), count - 1).map(rest => [item, ...rest]))
}

/** The number of arrangements of the tiles, which is the weight of this remainder. */
function orders(tiles: readonly EventId[]): number {
  let ways = 1
  tiles.forEach((tile, i) => {
    ways *= (i + 1) / tiles.slice(0, i + 1).filter(other => other === tile).length
  })
  return Math.round(ways)
}
