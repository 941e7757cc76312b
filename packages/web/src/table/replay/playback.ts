import type { ShownStep } from '@acheron/engine'

/** The most moments that are played back; earlier ones stand in the log. */
const most = 12

/**
 * The moments to show before the present one: one after each new decision but the last. There are none when there is only
 * one new decision, when all are the viewer's own, or when something was undone. A viewer who was away is first shown the
 * table as it was left, so that one decision is enough.
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
