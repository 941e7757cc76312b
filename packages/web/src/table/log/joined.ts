import type { GameEvent, ShownStep } from '@acheron/engine'
import type { GameFace } from '../../board/face.ts'

/** A decision, and the events of those that it continues. */
export interface JoinedStep {
  readonly step: ShownStep
  readonly before: readonly GameEvent[]
  /** The next one continues it. */
  readonly goesOn: boolean
}

export function joinedSteps(face: GameFace, steps: readonly ShownStep[]): JoinedStep[] {
  let before: readonly GameEvent[] = []
  return steps.map((step, i) => {
    const joined = { step, before }
    const events = [...before, ...step.events]
    const next = steps[i + 1]
    const goesOn = next?.seat === step.seat && face.joins?.(events, next.events) === true
    before = goesOn ? events : []
    return { ...joined, goesOn }
  })
}

/** The sentence of joined decisions at their end, and how many events of the last one it tells; null where there is none. */
export function sentenceOf(
  face: GameFace,
  { step, before, goesOn }: JoinedStep,
): { readonly text: string; readonly told: number } | null {
  if (goesOn || before.length === 0) return null
  const sentence = face.tellsJoined?.([...before, ...step.events]) ?? null
  return sentence && { text: sentence.text, told: Math.max(0, sentence.told - before.length) }
}
