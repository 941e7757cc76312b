import type { ShownStep } from '@acheron/engine'

/** More than that is not watched but read: the chronicle has it. */
const most = 12

/**
 * The moments to show before the present one: one after each new decision but the last. None when there is but one new
 * decision, when all are my own, or when something was taken back.
 */
export function playbackOf(steps: readonly ShownStep[], entries: number, seat: number | null): number[] {
  const plain = steps.every(step => step.kind === 'move')
  if (!plain || steps.length < 2 || steps.every(step => step.seat === seat)) return []
  const before = entries - steps.length
  return Array.from({ length: steps.length - 1 }, (_, i) => before + i + 1).slice(-most)
}
