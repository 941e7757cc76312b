import type { JsonObject } from '@acheron/engine'
import { type ImpRaceView, impOn, isStep, type Place, type Step } from '@acheron/games/imp-race/board.ts'
import type { Key } from '../../../board/gestures.ts'

/**
 * The things that can be touched: `card:coffin-a`, `square:12`, `cemetery:0`, a step of the own board as `step:S1`, and
 * `throne`, `die`, `deck`, `bag`. `sacrilege` is the button that begins one.
 */
export function keyAt(place: Exclude<Place, 'D'>): Key {
  if (place === 'H') return 'throne'
  return isStep(place) ? `step:${place}` : `square:${place}`
}

/** What a key names, apart from its kind. */
export function splitKey(key: Key): readonly [kind: string, name: string] {
  const [kind = '', name = ''] = key.split(':')
  return [kind, name]
}

/**
 * The question to the rules about a thing touched in vain. A touch of an imp is about the imp, not about its square.
 */
export function intentOf(key: Key, { view, seat }: { view: ImpRaceView; seat: number | null }): JsonObject | null {
  const [kind, name] = splitKey(key)
  switch (kind) {
    case 'card':
      return { kind, card: name }
    case 'square': {
      const imp = impOn(view, Number(name))
      return imp ? { kind: 'imp', ...imp } : { kind, square: Number(name) }
    }
    case 'step': {
      const own = seat ?? view.turn.seat
      const imp = view.seats[own]?.imps.indexOf(name as Step) ?? -1
      return imp >= 0 ? { kind: 'imp', seat: own, imp } : { kind, step: name }
    }
    case 'cemetery':
      return { kind, seat: Number(name) }
    case 'sacrilege':
      return null
    default:
      return { kind }
  }
}
