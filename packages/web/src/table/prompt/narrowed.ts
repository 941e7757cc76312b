import { equal, type Move } from '@acheron/engine'
import type { Prompt } from '../../board/face.ts'

/** The choices that what is held on the board could mean, all of them open; every choice where it means none of them. */
export function narrowed(prompt: Prompt, held: readonly Move[]): Prompt {
  const meant = prompt.choices.filter(({ move }) => held.some(each => equal(each, move)))
  if (meant.length === 0) return prompt
  return { ...prompt, choices: meant.map(({ group: _, ...choice }) => choice) }
}
