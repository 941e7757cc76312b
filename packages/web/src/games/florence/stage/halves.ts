import type { Key } from '../../../board/gestures.ts'

/** The two halves of the board: on a phone only one of them is open. */
export type Half = 'city' | 'hell'

const halves: Readonly<Record<Half, RegExp>> = {
  city: /^(location|member|barrel|guest):/,
  hell: /^(shield|gate|circle|graveyard|guardian|cube|track):/,
}

/** The halves in which something can be touched now. */
export function halvesOf(keys: readonly Key[]): readonly Half[] {
  return (['city', 'hell'] as const).filter(half => keys.some(key => halves[half].test(key)))
}
