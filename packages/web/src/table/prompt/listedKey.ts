import type { Move } from '@acheron/engine'
import type { GameFace, Prompt } from '../../board/face.ts'
import { listKeys } from '../keys/keys.ts'
import { listOf } from './arrange.ts'
import { isSameChoice } from './sameChoice.ts'

const nothing: ReadonlySet<string> = new Set()

/** The key that a choice has in the list while its groups are folded; null if it has none. */
export function listedKey(
  prompt: Prompt | null,
  ends: (move: Move) => boolean,
  boardKeys: GameFace['keys'],
): (move: Move, next?: readonly Move[]) => string | null {
  const { listed } = listOf(prompt?.choices ?? [], nothing, ends)
  const keys = listKeys(boardKeys)
  return (move, next = []) => keys[listed.findIndex(choice => isSameChoice(choice, { move, next }))] ?? null
}
