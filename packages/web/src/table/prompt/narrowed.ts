import { equal, type Move } from '@acheron/engine'
import type { Prompt } from '../../board/face.ts'

/**
 * Only the choices that the piece held on the board could mean, without groups; every choice when it means none. Advice
 * stays in the list, so that it can be compared.
 */
export function narrowed(prompt: Prompt, held: readonly Move[], advised: Move | null = null): Prompt {
  const isMeant = (move: Move) => held.some(each => equal(each, move))
  if (!prompt.choices.some(({ move }) => isMeant(move))) return prompt
  const kept = prompt.choices.filter(({ move }) => isMeant(move) || equal(move, advised))
  return { ...prompt, choices: kept.map(({ group: _, ...choice }) => choice) }
}
