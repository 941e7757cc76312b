import type { JsonObject } from '@acheron/engine'
import { isChampion } from '@acheron/games/caravan/board.ts'
import type { Key } from '../../../board/gestures.ts'

/** The question to the rules when something dim is touched; null: there is none. */
export function intentOf(key: Key): JsonObject | null {
  const [kind, first = '', second = ''] = key.split(':')
  const after = key.slice((kind?.length ?? 0) + 1)
  switch (kind) {
    case 'area':
    case 'place':
      return { kind: 'space', at: after }
    case 'object':
      return isChampion(after) ? { kind: 'champion', id: after } : { kind: 'piece', id: after }
    case 'card':
      return { kind: 'card', champion: first, card: second }
    case 'basic':
    case 'token':
    case 'slot':
      return { kind: 'champion', id: first }
    default:
      return null
  }
}
