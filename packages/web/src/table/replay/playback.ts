import type { ShownStep } from '@acheron/engine'

/** More than that is not watched but read: the log has it. */
const most = 12

/**
 * The moments to show before the present one: one after each new decision but the last. None when there is but one new
 * decision, when all are my own, or when something was taken back. To somebody who was away the table is first shown as it
 * was left, so one decision is enough then.
 */
export function playbackOf(
  steps: readonly ShownStep[],
  entries: number,
  seat: number | null,
  away: boolean = false,
): number[] {
  const plain = steps.every(step => step.kind === 'move')
  if (!plain || steps.every(step => step.seat === seat)) return []
  const first = entries - steps.length + (away ? 0 : 1)
  return Array.from({ length: entries - first }, (_, i) => first + i).slice(-most)
}
