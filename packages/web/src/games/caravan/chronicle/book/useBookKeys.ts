import { useBoardKeys } from '../../../../board/useBoardKeys.ts'
import type { Side } from './Book.tsx'

/** The keys that turn the leaves (`keys` of the face). */
const keys: Readonly<Record<string, Side>> = { j: 'journal', m: 'map' }

export function useBookKeys(turn: (to: Side) => void): void {
  useBoardKeys(keys, side => {
    turn(side)
    return true
  })
}
