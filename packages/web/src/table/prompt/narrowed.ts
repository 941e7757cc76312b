import { equal, type Move } from '@acheron/engine'
import type { Choice, Prompt } from '../../board/face.ts'
import { isSameChoice } from './sameChoice.ts'

/**
 * Only the choices that the piece held on the board could mean, without groups; every choice when it means none. Advice
 * stays in the list, so that it can be compared.
 */
export function narrowed(prompt: Prompt, held: readonly Move[], advised: Move | null = null): Prompt {
  const isMeant = (move: Move) => held.some(each => equal(each, move))
  if (!prompt.choices.some(({ move }) => isMeant(move))) return prompt
  const isAdvised = (choice: Choice) => advised !== null && isSameChoice(choice, { move: advised })
  const kept = prompt.choices.filter(choice => isMeant(choice.move) || isAdvised(choice))
  return { ...prompt, choices: kept.map(({ group: _, ...choice }) => choice) }
}
