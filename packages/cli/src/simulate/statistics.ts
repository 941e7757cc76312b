import { rounded } from '@acheron/bots/analyse'
import type { Counts } from './tally.ts'

export interface Spread {
  readonly mean: number
  readonly p50: number
  readonly p95: number
}

/** Mean, median and 95th percentile (nearest rank) of counted values; zeros where nothing was counted. */
export function spreadOf(counts: Counts): Spread {
  // In order of value, not of arrival: sums of fractions depend on their order.
  const sorted = [...counts].sort(([a], [b]) => a - b)
  const total = sorted.reduce((sum, [, times]) => sum + times, 0)
  if (total === 0) return { mean: 0, p50: 0, p95: 0 }
  const quantile = (share: number) => {
    let below = 0
    for (const [value, times] of sorted) {
      below += times
      if (below >= share * total) return value
    }
    return sorted.at(-1)?.[0] ?? 0
  }
  const mean = sorted.reduce((sum, [value, times]) => sum + value * times, 0) / total
  return { mean: rounded(mean), p50: quantile(0.5), p95: quantile(0.95) }
}

/** A share with its 95 % interval. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

const z = 1.959964

/** Wilson's interval for `hits` of `total`, which also holds near 0 and 1. */
export function wilson(hits: number, total: number): Estimate {
  if (total === 0) return { value: 0, low: 0, high: 1 }
  const share = hits / total
  const scale = 1 + (z * z) / total
  const middle = (share + (z * z) / (2 * total)) / scale
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total))
  return { value: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** The difference of two shares with Newcombe's interval, made from both Wilson intervals. */
export function differenceOf(a: Estimate, b: Estimate): Estimate {
  const value = a.value - b.value
  return {
    value,
    low: value - Math.hypot(a.value - a.low, b.high - b.value),
    high: value + Math.hypot(a.high - a.value, b.value - b.low),
  }
}
