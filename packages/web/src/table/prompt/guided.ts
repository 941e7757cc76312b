import { equal, type Move } from '@acheron/engine'
import type { Choice, Prompt } from '../../board/face.ts'

/** So few are not folded. */
const most = 8

/**
 * The question as a lesson asks it: it speaks of each move by itself where the list has it so. Of choices of several moves
 * those stay whose moves the step allows; where none is, the first move stands alone.
 */
export function guided(prompt: Prompt, allows: (move: Move) => boolean): Prompt {
  const { choices } = prompt
  const isAlone = ({ next }: Choice) => next === undefined
  const isAllowed = ({ next = [] }: Choice) => next.every(allows)
  const kept = choices.flatMap((each, i): Choice[] => {
    if (isAlone(each)) return [each]
    const others = choices.filter(one => equal(one.move, each.move))
    if (others.some(isAlone)) return []
    if (isAllowed(each)) return [each]
    const { next: _, ...alone } = each
    return others.some(isAllowed) || others[0] !== choices[i] ? [] : [alone]
  })
  return { ...prompt, choices: kept.length > most ? kept : kept.map(({ group: _, aside: __, ...open }) => open) }
}
