import type { Judgement } from '@acheron/bots/analyse'
import type { Clerk } from './clerk.ts'
import type { Judged, Opened } from './job.ts'
import { isWhole, type Kept } from './kept.ts'

/** How far an analysis has come. */
export interface Progress {
  readonly done: number
  readonly total: number
}

interface Run {
  readonly opened: Opened
  /** They have all opened the record. */
  readonly clerks: readonly Clerk[]
  readonly kept: Kept
  readonly signal: AbortSignal
  onProgress(progress: Progress): void
}

/** Workers at once; more are no quicker than the browser hands them work. */
const most = 6
/** Each worker holds every position of the game: of so long a one, two are enough for any memory. */
const long = 1000

/** How many work at an analysis: by a solution one; else all cores but one, which is the page's, and two where there are only two. */
export function teamSize({ solved, decisions }: Pick<Opened, 'solved' | 'decisions'>, cores: number): number {
  if (solved) return 1
  return Math.min(Math.max(cores - 1, Math.min(cores, 2)), decisions > long ? 2 : most)
}

/** Decisions that are judged between two times of keeping them. */
const between = 10

/**
 * Judges what is not kept yet, and keeps it. Each decision has its own dice, so that it does not matter who judges it, in which
 * order, or with which breaks. Null where it was cancelled: what has been judged by then is kept.
 */
export async function judged({ opened, clerks, kept, signal, onProgress }: Run): Promise<Judged | null> {
  const before = await kept.get(opened.key)
  if (isWhole(before)) return before
  const [first] = clerks
  if (opened.solved && first) {
    onProgress({ done: 0, total: 100 })
    const verdict = await orNull(
      first.solve(part => onProgress({ done: Math.round(part * 100), total: 100 })),
      signal,
    )
    if (verdict) await kept.put(opened.key, { verdict }).catch(() => {})
    return verdict && { verdict }
  }
  const total = opened.decisions
  const each: (Judgement | null)[] = Array.from({ length: total }, (_, i) => before?.some[i] ?? null)
  const left = [...each.keys()].filter(i => each[i] === null)
  const keep = (part: readonly Judgement[] | null) =>
    kept.put(opened.key, part ? { each: part } : { some: [...each] }).catch(() => {})
  let done = total - left.length
  onProgress({ done, total })
  await Promise.all(
    clerks.map(async clerk => {
      while (!signal.aborted) {
        const i = left.shift()
        if (i === undefined) return
        each[i] = await orNull(clerk.judge(i), signal)
        if (each[i] === null) return
        onProgress({ done: ++done, total })
        if (done % between === 0) await keep(null)
      }
    }),
  )
  const whole = each.filter(one => one !== null)
  await keep(whole.length === total ? whole : null)
  return whole.length === total ? { each: whole } : null
}

/** Null as soon as the work is cancelled. */
async function orNull<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<null>()
  const onAbort = () => resolve(null)
  signal.addEventListener('abort', onAbort)
  try {
    return signal.aborted ? null : await Promise.race([work, promise])
  } catch (error) {
    if (signal.aborted) return null
    throw error
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
