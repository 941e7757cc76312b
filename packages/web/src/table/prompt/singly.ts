import { equal } from '@acheron/engine'
import type { Prompt } from '../../board/face.ts'

/** The question without choices of several moves: a lesson speaks of each move by itself and may not offer the next. */
export function singly(prompt: Prompt): Prompt {
  const { choices } = prompt
  const isAlone = (each: (typeof choices)[number]) => each.next === undefined
  const kept = choices.filter(each => isAlone(each) || !choices.some(one => isAlone(one) && equal(one.move, each.move)))
  return { ...prompt, choices: kept }
}
