import { equal, type Move } from '@acheron/engine'
import type { Prompt } from '../../board/face.ts'

/** Only the choices that the piece held on the board could mean, without groups; every choice when it means none. */
export function narrowed(prompt: Prompt, held: readonly Move[]): Prompt {
  const meant = prompt.choices.filter(({ move }) => held.some(each => equal(each, move)))
  if (meant.length === 0) return prompt
  return { ...prompt, choices: meant.map(({ group: _, ...choice }) => choice) }
}
