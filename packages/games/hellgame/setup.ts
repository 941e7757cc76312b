import type { Chance, Config, Seat } from '@acheron/engine'
import { type EventId, eventIds } from './box/events.ts'
import { drawnItems, type ItemId, prototypeItems, sourceItems } from './box/items.ts'
import { numbers } from './box/numbers.ts'
import { spellIds } from './box/spells.ts'
import { type BoardId, type Square, specialSquares } from './box/squares.ts'
import { factoryIds, sourceIds, type TileId, traderIds } from './box/tiles.ts'
import type { options } from './meta.ts'
import type { HellgameState, SeatState, Turn } from './state.ts'
import { gain } from './supply/amounts.ts'

type Options = HellgameState['options']
type Tiles = HellgameState['tiles']

/** Section 3; the draws in the order given there. */
export function setup(
  { players, options: chosen }: Config<typeof options>,
  random: Chance,
): Omit<HellgameState, 'rng'> {
  const tiles: Tiles = {}
  layTiles(tiles, chosen, random)
  const eventKinds = chosen.events === 'random' ? draw(eventIds, numbers.events.kinds, random) : [...chosen.events]
  const board = specialSquares(chosen.board)
  const doubled = draw(eventKinds, numbers.events.doubled, random)
  lay(tiles, board.event, random.shuffle([...eventKinds, ...doubled]))
  lay(tiles, board.item, random.shuffle(itemTiles(chosen, random)))
  const cards = random.shuffle(spellIds.filter(id => chosen.spells === 'random' || !chosen.spells.includes(id)))
  const spells = chosen.spells === 'random' ? cards.splice(0, numbers.spells.inPlay) : [...chosen.spells]
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const first = random.pick(seats)
  for (const square of board.portal) tiles[square] = 'portal'
  for (const square of board.throne) tiles[square] = 'throne'
  const state: Omit<HellgameState, 'rng'> = {
    players,
    seats: Object.fromEntries(seats.map(seat => [seat, newPlayer()])),
    tiles,
    down: {},
    demons: {},
    removed: {},
    portalTokens: numbers.tokens.portals,
    hinderances: numbers.tokens.hinderances,
    eventKinds,
    turned: [],
    spells,
    deck: cards,
    track: { slot: numbers.track.slot, length: numbers.track.length, eclipse: null },
    first,
    round: 1,
    upkeeps: 0,
    turn: newTurn(first),
    tally: { gained: 0, killed: 0, sold: 0 },
    ended: null,
    options: chosen,
    flow: [
      { kind: 'round', step: 'turn', seat: first },
      { kind: 'start', seat: null },
    ],
  }
  if (chosen.seatGift === 'on' && players >= numbers.seatGift.players)
    for (const seat of seats) if (seat !== first) gain(state as HellgameState, seat, numbers.seatGift.gain)
  return state
}

/** The factories, sources and traders, each kind on its own squares or all together (option `tilePlacement`). */
function layTiles(tiles: Tiles, { board: id, tilePlacement }: Options, random: Chance): void {
  const board = specialSquares(id)
  const kinds: [readonly Square[], TileId[]][] = [
    [board.factory, factoryTiles(id)],
    [board.source, sourceIds.flatMap(tile => copies<TileId>(tile, numbers.sources[tile].count))],
    [board.trader, traderIds.flatMap(tile => copies<TileId>(tile, numbers.traders[tile].count))],
  ]
  if (tilePlacement === 'mixed') {
    const all = kinds.flatMap(([, kind]) => kind)
    const everywhere = kinds.flatMap(([squares]) => squares)
    lay(tiles, everywhere, random.shuffle(all))
    return
  }
  for (const [squares, kind] of kinds) lay(tiles, squares, random.shuffle(kind))
}

function factoryTiles(board: BoardId): TileId[] {
  return factoryIds.flatMap(tile => {
    const { count, revised } = numbers.factories[tile]
    return copies<TileId>(tile, board === 'revised' ? count + revised : count)
  })
}

function itemTiles({ items, board }: Options, random: Chance): ItemId[] {
  const { drawn, drawnRevised } = numbers.items
  const count = board === 'revised' ? drawnRevised : drawn
  if (items === 'prototype') return prototypeItems.slice(0, sourceItems.length + count)
  return [...sourceItems, ...draw(drawnItems, count, random)]
}

function lay(tiles: Tiles, squares: readonly Square[], laid: readonly TileId[]): void {
  squares.forEach((square, i) => {
    tiles[square] = laid[i]!
  })
}

const copies = <T>(item: T, count: number): T[] => Array.from({ length: count }, () => item)

/** Draws `count` of them one by one; returns them in the order of the list. */
function draw<T extends EventId | ItemId>(from: readonly T[], count: number, random: Chance): T[] {
  const drawn = new Set<T>()
  while (drawn.size < count) drawn.add(random.pick(from.filter(item => !drawn.has(item))))
  return from.filter(item => drawn.has(item))
}

function newPlayer(): SeatState {
  return { at: null, ...numbers.start, perm: 0, unlocked: 1, items: [], slowed: false, lead: 0 }
}

export function newTurn(seat: Seat): Turn {
  return { seat, used: 0, sped: false, slowed: false, opened: false, traded: false, extra: false, again: false }
}
