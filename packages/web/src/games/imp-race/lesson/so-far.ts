import { type ChanceResult, configOf, Generator } from '@acheron/engine'
import { impRace } from '@acheron/games/imp-race'
import type { CardId, ImpRaceMove, TileId } from '@acheron/games/imp-race/board.ts'

/** Any set-up shows what is in the box. */
const box = impRace.setup(configOf(impRace, 2, {}), Generator.seeded('box'))
const cards = [...box.deck, ...box.seats.flatMap(({ hand }) => hand)].sort()
/** One of each kind, always on the first squares; and the rest, three of which are left over. */
const openingTiles = 6
const tiles = [...Object.values(box.route).map(({ tile }) => tile), ...box.removed]
const otherTiles = tiles.slice(openingTiles).sort()

/** The cards in the order in which they are dealt and drawn. */
const drawn: readonly CardId[] = [
  // Dealt in turn: the newcomer's hand and the rival's.
  'die4-a',
  'die4-c',
  'die4-b',
  'die4-d',
  'die2-a',
  'die1-c',
  // Drawn before the lesson: by the rival on square 9, by the newcomer on square 4.
  'die1-a',
  'coffin-a',
  // In the lesson: bought, gathered by the rival, gathered.
  'banana-a',
  'die5-a',
  'die3-a',
]

/** The tiles that the lesson and what comes before it rest on, by their squares. */
const laid: readonly (readonly [number, TileId])[] = [
  [1, 'treasure-1'],
  [2, 'banana-1'],
  [3, 'death-1'],
  [4, 'card-1'],
  [5, 'cherub-1'],
  [6, 'return-1'],
  [7, 'treasure-2'],
  [9, 'card-2'],
  [13, 'treasure-3'],
]

/** A mixture that is always the same: takes every n-th item, round and round. */
function mixed<T>(items: readonly T[], every: number): T[] {
  return items.map((_, i) => items[(i * every) % items.length]!)
}

function others(): TileId[] {
  const fixed = new Map(laid)
  const rest = mixed(
    otherTiles.filter(tile => !laid.some(([, known]) => known === tile)),
    7,
  )
  return otherTiles.map((_, i) => fixed.get(i + openingTiles + 1) ?? rest.pop()!)
}

function deck(): CardId[] {
  const rest = cards.filter(card => !drawn.includes(card))
  return [...mixed(rest, 10), ...drawn.toReversed()]
}

/** The set-up, as the wanted results of the shuffles. */
export const setUp: readonly ChanceResult[] = [laid.slice(0, openingTiles).map(([, tile]) => tile), others(), deck()]

/** One run: who, with which imp, and by which throw or dice card; what a Treasure on the way yields. */
interface Run {
  readonly seat: number
  readonly imp: number
  readonly n: number
  readonly card?: CardId
  readonly gems?: readonly string[]
}

/** Eleven turns each: the newcomer's first imp to 36, the third to 4; the rival's first to 34, the fourth to 5. */
const runs: readonly Run[] = [
  { seat: 0, imp: 0, n: 4 },
  { seat: 1, imp: 0, n: 5 },
  { seat: 0, imp: 2, n: 2, card: 'die2-a' },
  { seat: 1, imp: 0, n: 4 },
  { seat: 0, imp: 0, n: 4 },
  { seat: 1, imp: 0, n: 4, gems: ['blue', 'blue'] },
  { seat: 0, imp: 2, n: 4 },
  { seat: 1, imp: 0, n: 5 },
  { seat: 0, imp: 0, n: 4, card: 'die4-a' },
  { seat: 1, imp: 0, n: 4, card: 'die4-c' },
  { seat: 0, imp: 0, n: 4 },
  { seat: 1, imp: 3, n: 5 },
  { seat: 0, imp: 0, n: 4 },
  { seat: 1, imp: 0, n: 4, card: 'die4-d' },
  { seat: 0, imp: 0, n: 4, card: 'die4-b' },
  { seat: 1, imp: 1, n: 1, card: 'die1-a' },
  { seat: 0, imp: 0, n: 4 },
  { seat: 1, imp: 0, n: 4 },
  { seat: 0, imp: 0, n: 4 },
  { seat: 1, imp: 2, n: 1 },
  { seat: 0, imp: 0, n: 4 },
  { seat: 1, imp: 0, n: 4 },
]

export const soFar: readonly { readonly seat: number; readonly move: ImpRaceMove }[] = runs.flatMap(
  ({ seat, imp, n, card }) => {
    const begin: ImpRaceMove = card ? { do: 'dieCard', card } : { do: 'roll' }
    const move: ImpRaceMove = { do: 'move', imp, n }
    return [
      { seat, move: begin },
      { seat, move },
    ]
  },
)

export const chanceSoFar: readonly ChanceResult[] = runs.flatMap(({ n, card, gems = [] }) => [
  ...(card ? [] : [n]),
  ...gems,
])
