import type { ChanceResult, JsonObject } from '@acheron/engine'
import {
  type EventId,
  eventIds,
  factoryIds,
  type HellgameMove,
  type ItemId,
  numbers,
  type SpellId,
  sourceIds,
  sourceItems,
  specialSquares,
  spellIds,
  traderIds,
} from '@acheron/games/hellgame/board.ts'

/** The tiles that the lesson rests on; the others follow in the order of the box. */
const laid: Readonly<Record<string, string>> = { '2-5': 'F-souls', '1-11': 'S-souls', '2-2': 'S-mana' }

/** The order of a kind's tiles after the shuffle, square by square. */
function tiles<T extends string>(
  squares: readonly string[],
  ids: readonly T[],
  counts: Readonly<Record<T, { readonly count: number }>>,
): ChanceResult {
  const rest: string[] = ids.flatMap(id => Array.from({ length: counts[id].count }, () => id))
  for (const square of squares) {
    const fixed = laid[square]
    if (fixed !== undefined) rest.splice(rest.indexOf(fixed), 1)
  }
  // Taken from the end of the box, so that the first squares do not all show the same.
  return squares.map(square => laid[square] ?? rest.pop() ?? '')
}

const spells: readonly SpellId[] = ['production-alteration', 'steal-soul', 'reap']
const events: readonly EventId[] = ['eclipse', 'levy', 'steal-souls', 'thaw']
const doubled = events.slice(0, numbers.events.doubled)
const drawn: readonly ItemId[] = ['shield', 'obol', 'collar']

export const options: JsonObject = { spells: [...spells], events: [...events] }

/** The set-up in the order of its draws; the newcomer goes first. */
export function chance(): ChanceResult[] {
  const board = specialSquares('prototype')
  return [
    tiles(board.factory, factoryIds, numbers.factories),
    tiles(board.source, sourceIds, numbers.sources),
    tiles(board.trader, traderIds, numbers.traders),
    ...doubled,
    [...eventIds.filter(id => events.includes(id)), ...doubled],
    ...drawn,
    [...sourceItems, ...drawn],
    spellIds.filter(id => !spells.includes(id)),
    0,
  ]
}

/** The rival takes the factory 2-5, loses it, and walks away through a portal. */
export const others: readonly HellgameMove[] = [
  { do: 'start', square: '1-5' },
  { do: 'step', to: '2-3' },
  { do: 'done' },
  { do: 'step', to: '2-4' },
  { do: 'step', to: '2-5' },
  { do: 'endMove' },
  { do: 'place', n: 1 },
  { do: 'step', to: '2-6' },
  { do: 'endMove' },
  { do: 'done' },
  { do: 'step', to: '2-7' },
  { do: 'endMove' },
  { do: 'done' },
  { do: 'step', to: '2-8' },
  { do: 'endMove' },
  // After the upkeep the rival goes first, with a mana of its own.
  { do: 'portal', to: '1-21' },
  { do: 'endMove' },
  { do: 'pass' },
]
