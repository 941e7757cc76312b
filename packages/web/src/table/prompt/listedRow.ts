import type { Move } from '@acheron/engine'
import type { GameFace, ListedRow, Prompt } from '../../board/face.ts'
import { listKeys } from '../keys/keys.ts'
import { listOf } from './arrange.ts'
import { isSameChoice } from './sameChoice.ts'

const nothing: ReadonlySet<string> = new Set()

/** The row of a choice in the list, its key that of the list while its groups are folded; null if it has none. */
export function listedRow(
  prompt: Prompt | null,
  ends: (move: Move) => boolean,
  boardKeys: GameFace['keys'],
): (move: Move, next?: readonly Move[]) => ListedRow | null {
  const choices = prompt?.choices ?? []
  const { listed } = listOf(choices, nothing, ends)
  const keys = listKeys(boardKeys)
  return (move, next = []) => {
    const choice = choices.find(each => isSameChoice(each, { move, next }))
    return choice ? { key: keys[listed.indexOf(choice)] ?? null, consequence: choice.consequence ?? '' } : null
  }
}
