import { takenBy } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { stepsThatStand } from '../log/passages.ts'
import { heldSeat } from '../players/seats.ts'
import { joined, present, type Queue } from './queue.ts'

/** What the page has taken in of its table. */
export interface Known {
  readonly version: number
  readonly queue: Queue
  /** Nothing has happened since the page was opened, or something was taken back: nothing is animated. */
  readonly silent: boolean
  /** The page was just opened again, or was hidden. */
  readonly gone: boolean
  /** The decisions that were missed, while they are played back: after the first number, up to the second. */
  readonly missed: { readonly after: number; readonly until: number } | null
}

/** Steps back to which a playback begins; who has missed more has forgotten how the table stood. */
const furthest = 1000

/**
 * What is known when the page opens: how far the viewer has seen it, on this device (null: never) or any other. Bots may have
 * begun before one sits down for the first time: that is new as well.
 */
export function opened(table: OpenTable, here: number | null): Known {
  const { now, steps, before, info } = table
  const seen = here === null ? (table.seen ?? null) : Math.max(here, table.seen ?? 0)
  const begun = before === 0 && heldSeat(table) !== null && !steps.some(step => info.seats[step.seat]?.you)
  const version = seen === null ? (begun ? 0 : now.version) : Math.min(seen, now.version)
  return { version, queue: present, silent: true, gone: seen !== null, missed: null }
}

/** The last version that the viewer has seen, here or, while this page was gone, elsewhere. */
const seenIn = (known: Known, { seen = 0 }: OpenTable): number =>
  known.gone ? Math.max(known.version, seen) : known.version

/** Whether steps that are to be played back have not come yet. Who only watches is shown the last ones. */
export function lacksSteps(known: Known, table: OpenTable): boolean {
  const from = seenIn(known, table)
  return known.gone && heldSeat(table) !== null && from < table.before && table.before - from <= furthest
}

/** What is known after the steps that have come. */
export function followed(known: Known, table: OpenTable, atOnce: boolean): Known {
  const { now, steps, info, seen } = table
  const { gone: away, version } = known
  const from = seenIn(known, table)
  const first = now.entries - stepsThatStand(steps).length + 1
  // Where the server knows what was seen, whatever comes later at one's own seat was done by an order or a bot.
  const isOwn = (seat: number, ordered = false) =>
    info.seats[seat]?.you === true && !ordered && !(away && seen !== undefined)
  const isBack = steps.some(step => step.version > version && step.kind !== 'move')
  const stand = stepsThatStand(steps).flatMap((step, i) =>
    step.version > from ? [{ entry: first + i, own: isOwn(step.seat, step.ordered) }] : [],
  )
  const decisions = isBack && (!away || stand.length === 0) ? null : stand
  const watching = heldSeat(table) === null
  const last = steps.at(-1)
  const queue = joined(known.queue, { decisions, away, atOnce, over: now.result !== null, watching })
  return {
    version: now.version,
    queue,
    silent: last !== undefined && takenBy(last) > 0 && last.version > version,
    gone: false,
    missed: missedIn(known, queue, now.entries),
  }
}

/** What was missed is told briefly until the present is reached; what comes meanwhile is seen as it happens. */
function missedIn({ missed, gone }: Known, { at, away }: Queue, entries: number): Known['missed'] {
  if (at === null || !away) return null
  return gone ? { after: missed?.after ?? at.entry, until: entries } : missed
}
