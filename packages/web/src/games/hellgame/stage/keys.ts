import type { JsonObject } from '@acheron/engine'
import {
  type CurseId,
  circleOf,
  type ItemId,
  isSquare,
  type SpellId,
  type Square,
} from '@acheron/games/hellgame/board.ts'
import type { Key } from '../../../board/gestures.ts'

/** The names of things on the board that can be touched; `speed` and `forge` are names by themselves. */
export const keys = {
  square: (square: Square): Key => `square:${square}`,
  circle: (circle: number): Key => `circle:${circle}`,
  spell: (spell: SpellId): Key => `spell:${spell}`,
  curse: (curse: CurseId): Key => `curse:${curse}`,
  item: (item: ItemId): Key => `item:${item}`,
  track: (slot: number): Key => `track:${slot}`,
  player: (seat: number): Key => `player:${seat}`,
}

/** The square of that name; null for another thing. */
export function squareOf(key: Key | null): Square | null {
  const name = key?.startsWith('square:') ? key.slice('square:'.length) : ''
  return isSquare(name) ? name : null
}

/** The circle in which a square lies; null for another thing. */
export function circleKeyOf(key: Key): Key | null {
  const square = squareOf(key)
  return square && keys.circle(circleOf(square))
}

/** The question to the rules about a thing touched in vain. */
export function intentOf(key: Key): JsonObject {
  const [kind = '', id = ''] = key.split(':')
  switch (kind) {
    // The rules explain the track as a whole.
    case 'track':
    case 'speed':
    case 'forge':
      return { kind }
    case 'player':
      return { kind, seat: Number(id) }
    default:
      return { kind, [kind]: id }
  }
}
