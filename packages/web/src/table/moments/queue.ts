import type { Moment, Place } from './moments.ts'

/** How what happened is played back: the moment that is shown, and whether it goes on by itself. */
export interface Queue {
  /** Null in the present, when nothing is played back. */
  readonly at: Place | null
  readonly paused: boolean
  /** The viewer was away when it happened. */
  readonly away: boolean
  /** The viewer stepped back to it: pieces do not travel there again. */
  readonly still: boolean
}

export const present: Queue = { at: null, paused: false, away: false, still: false }

export const isAfter = (a: Place, b: Place) => a.entry > b.entry || (a.entry === b.entry && a.part > b.part)

/** The moments up to the one that is shown; all of them in the present. */
export function shownOf(moments: readonly Moment[], at: Place | null): readonly Moment[] {
  return at === null ? moments : moments.filter(moment => !isAfter(moment, at))
}

export function nextOf(moments: readonly Moment[], at: Place): Moment | undefined {
  return moments.find(moment => isAfter(moment, at))
}

/** The moment that is shown; undefined in the present, and where the decision is no longer told. */
export function currentOf(moments: readonly Moment[], at: Place | null): Moment | undefined {
  return at === null ? undefined : moments.findLast(moment => moment.entry === at.entry && moment.part === at.part)
}

const place = ({ entry, part }: Place): Place => ({ entry, part })

/** The next moment, or the present after the last. */
export function onward(queue: Queue, moments: readonly Moment[]): Queue {
  const next = queue.at && nextOf(moments, queue.at)
  return next
    ? { ...queue, at: place(next), paused: false, still: queue.still && next.entry === queue.at?.entry }
    : present
}

/** One told moment back, where it rests. */
export function back(queue: Queue, moments: readonly Moment[]): Queue {
  const before = shownOf(moments, queue.at)
    .filter(({ text }) => text !== '')
    .at(queue.at === null || currentOf(moments, queue.at)?.text ? -2 : -1)
  if (!before) return queue
  const now = queue.at?.entry ?? moments.at(-1)?.entry
  return { ...queue, at: place(before), paused: true, still: queue.still || before.entry !== now }
}

/** What has come since the queue was last looked at. */
export interface News {
  /** The numbers of the new decisions, and whether each is the viewer's own; null where something was taken back. */
  readonly decisions: readonly { readonly entry: number; readonly own: boolean }[] | null
  /** The viewer was not looking. */
  readonly away: boolean
  /** Everything is shown at once. */
  readonly atOnce: boolean
  /** The game is over. */
  readonly over: boolean
  /** The viewer has no seat: of many decisions only the last ones are shown. */
  readonly watching: boolean
}

/** Decisions that are played back to a spectator who was away; who plays begins where they stopped. */
const mostWatched = 12

/** The queue after something has happened. One's own move leaves behind whatever was still to be shown before it. */
export function joined(queue: Queue, { decisions, away, atOnce, over, watching }: News): Queue {
  if (decisions === null || atOnce) return present
  const [first] = decisions
  const last = decisions.at(-1)
  if (!first || !last) return queue
  const own = decisions.findLast(decision => decision.own)
  if (own === last && over) return present
  if (own && (own === last || !away)) return { ...present, at: { entry: own.entry, part: 0 } }
  if (!own && queue.at) return { ...queue, away: queue.away || away }
  if (!away) return { ...present, at: { entry: first.entry, part: 0 } }
  // Who was away is first shown the table as it was left.
  const left = Math.max(own?.entry ?? first.entry - 1, watching ? last.entry - mostWatched : 0)
  return { ...present, away, at: { entry: left, part: Number.MAX_SAFE_INTEGER } }
}

/** Whether the moment waits for "go on": nothing waits after which nothing comes. */
export function waits(queue: Queue, moments: readonly Moment[], over: boolean): boolean {
  const beat = currentOf(moments, queue.at)?.beat === true
  return beat && queue.at !== null && (over || nextOf(moments, queue.at) !== undefined)
}
