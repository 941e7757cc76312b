import type { Move } from '@acheron/engine'
import type { GameFace, ListedRow, Prompt } from '../../board/face.ts'
import { listKeys } from '../keys/keys.ts'
import { listOf } from './arrange.ts'
import { isSameChoice } from './sameChoice.ts'

const nothing: ReadonlySet<string> = new Set()

/** A choice as the list shows it while its groups are folded; null if it is not there. */
export function listedRow(
  prompt: Prompt | null,
  ends: (move: Move) => boolean,
  boardKeys: GameFace['keys'],
): (move: Move, next?: readonly Move[]) => ListedRow | null {
  const { listed } = listOf(prompt?.choices ?? [], nothing, ends)
  const keys = listKeys(boardKeys)
  return (move, next = []) => {
    const at = listed.findIndex(choice => isSameChoice(choice, { move, next }))
    const choice = listed[at]
    return choice ? { key: keys[at] ?? null, consequence: choice.consequence ?? '', vain: choice.vain === true } : null
  }
}
