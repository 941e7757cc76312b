import { Random } from '../house/random.ts'

/** What can happen to the house, each with its share and its usual length in seconds. */
const kinds = {
  kill: { share: 5, lasts: [0, 1] },
  'kill-two': { share: 1, lasts: [0, 1] },
  term: { share: 3, lasts: [0, 1] },
  stop: { share: 3, lasts: [1, 8] },
  'database-cut': { share: 3, lasts: [0, 3] },
  'database-reset': { share: 3, lasts: [0, 3] },
  'database-swallow': { share: 4, lasts: [1, 3] },
  'database-delay': { share: 2, lasts: [2, 6] },
  'database-silence': { share: 2, lasts: [2, 12] },
  'database-hold': { share: 1, lasts: [21, 26] },
  'database-lock': { share: 2, lasts: [21, 26] },
  'database-stop': { share: 2, lasts: [1, 5] },
  'database-crash': { share: 2, lasts: [1, 5] },
  'nats-cut': { share: 2, lasts: [0, 3] },
  'nats-delay': { share: 1, lasts: [2, 6] },
  'nats-silence': { share: 1, lasts: [2, 12] },
  'nats-stop': { share: 2, lasts: [2, 6] },
  'both-stop': { share: 1, lasts: [1, 4] },
} as const satisfies Record<string, { share: number; lasts: readonly [number, number] }>

export type FaultKind = keyof typeof kinds

export const faultKinds = Object.keys(kinds) as FaultKind[]

/** Those that one process on a data file can have. */
export const processFaults = ['kill', 'term', 'stop'] as const satisfies FaultKind[]

export interface Fault {
  readonly kind: FaultKind
  /** Milliseconds after the end of the one before. */
  readonly after: number
  readonly lasts: number
  /** The process that it happens to. */
  readonly process: number
  /** A process that is killed while it lasts, so that it starts in the middle of it. */
  readonly also: number | null
}

/** Faults for a run of that many seconds. The same seed draws the same ones. */
export function drawFaults(
  seed: string,
  seconds: number,
  processes: number,
  among: readonly FaultKind[] = faultKinds,
): Fault[] {
  const random = new Random(seed)
  const bag = among.flatMap(kind => Array<FaultKind>(kinds[kind].share).fill(kind))
  const faults: Fault[] = []
  // In a short run every kind named comes once, and none takes most of the time.
  const first = among.length <= 3 ? [...among] : []
  for (let left = seconds * 1000; left > 0; ) {
    const kind = first.shift() ?? random.pick(bag)
    const [low, high] = kinds[kind].lasts
    const after = random.between(500, 2500)
    const lasts = Math.min(random.between(low, high) * 1000, seconds * 250)
    const process = random.below(processes)
    const isOutage = /^(database|nats|both)-/.test(kind)
    const also = isOutage && random.chance(0.3) ? random.below(processes) : null
    left -= after + lasts
    if (left > 0) faults.push({ kind, after, lasts, process, also })
  }
  return faults
}
