import type { Move } from '@acheron/engine'
import type { GameFace, ListedRow, Prompt } from '../../board/face.ts'
import { listKeys } from '../keys/keys.ts'
import { listOf } from './arrange.ts'
import { isSameChoice } from './sameChoice.ts'

const nothing: ReadonlySet<string> = new Set()

/** A choice as the list shows it while its groups are folded: in one of them it has no key. Null if it is not there. */
export function listedRow(
  prompt: Prompt | null,
  ends: (move: Move) => boolean,
  boardKeys: GameFace['keys'],
): (move: Move, next?: readonly Move[]) => ListedRow | null {
  const { listed, groups } = listOf(prompt?.choices ?? [], nothing, ends)
  const all = [...listed, ...groups.flatMap(({ choices }) => choices)]
  const keys = listKeys(boardKeys)
  return (move, next = []) => {
    const at = all.findIndex(choice => isSameChoice(choice, { move, next }))
    const choice = all[at]
    return choice
      ? {
          key: (at < listed.length ? keys[at] : null) ?? null,
          consequence: choice.consequence ?? '',
          vain: choice.vain === true,
        }
      : null
  }
}
