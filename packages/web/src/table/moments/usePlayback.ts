import type { GameEvent, Seat, ShownStep, View } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import type { Decision, GameFace } from '../../board/face.ts'
import { useSettings } from '../../settings/store.ts'
import { stepsThatStand, toldToAll } from '../log/passages.ts'
import { passesText } from '../log/passes.ts'
import { settleMs } from '../press/guard.ts'
import type { TableSource } from '../source.ts'
import { followed, type Known, lacksSteps, opened } from './following.ts'
import { type Missed, type Moment, momentsOf } from './moments.ts'
import { lasts, waitsForBoard } from './pace.ts'
import { back, currentOf, isAfter, nextOf, onward, present, type Queue, shownOf, waits } from './queue.ts'
import { seenVersion } from './seen.ts'
import { boardSettled } from './settled.ts'
import { useMidst } from './useMidst.ts'
import { usePageInSight } from './usePageInSight.ts'
import { useSeen } from './useSeen.ts'
import { useSteps } from './useSteps.ts'
import { useViews } from './useViews.ts'

export interface Playback {
  /** All moments, those still to be shown too. */
  readonly moments: readonly Moment[]
  /** The moments up to the one that is shown, oldest first. */
  readonly shown: readonly Moment[]
  /** Their events, one after the other. */
  readonly heard: readonly GameEvent[]
  /** The moment that is played back; undefined in the present. */
  readonly current: Moment | undefined
  readonly playing: boolean
  readonly paused: boolean
  /** A beat waits for "go on". */
  readonly waiting: boolean
  /** The viewer was away when it happened. */
  readonly away: boolean
  /** Sentences that are still to be told. */
  readonly toGo: number
  /** Decisions that are still to be shown. */
  readonly left: number
  /** The last decision that is shown. */
  readonly entry: number
  /** The board shows an earlier position than the present one. */
  readonly behind: boolean
  /** What is shown is watched to its end before anything is asked. */
  readonly watched: boolean
  /** What is watched, in few words. */
  readonly title: string | undefined
  /** Null until the moment's view has come. */
  readonly view: View | null
  /** The events that led to the view, to be animated. */
  readonly events: readonly GameEvent[]
  /** The last decisions up to the one that is shown. */
  readonly lately: readonly Decision[]
  readonly skip: () => void
  readonly pause: () => void
  readonly goOn: () => void
  /** Null where there is nothing to step back to. */
  readonly back: (() => void) | null
}

const nothing: readonly GameEvent[] = []

/** The decisions that stand, up to one of them; of the last one, what was shown so far. */
function decisionsOf(
  stand: readonly ShownStep[],
  entries: number,
  until: number,
  told: readonly GameEvent[] | null,
): readonly Decision[] {
  const first = entries - stand.length + 1
  return stand.slice(0, until - first + 1).map(({ seat, events }, i) => {
    const entry = first + i
    return { entry, seat, events: entry === until && told ? told : events }
  })
}

/**
 * Plays back what others and the rules have done, moment by moment. The page alone paces it: the table itself is ahead. It
 * stands still while `held`.
 */
export function usePlayback(
  source: TableSource,
  face: GameFace,
  table: OpenTable,
  { held, secret }: { readonly held: boolean; readonly secret: boolean },
): Playback {
  const { now } = table
  const { pace, beats } = useSettings()
  const inSight = usePageInSight()
  const [known, setKnown] = useState(() => opened(table, seenVersion(source.id)))
  const isNew = known.version !== now.version
  const gathers = useSteps(source, table, inSight && isNew && pace !== 'once' && lacksSteps(known, table))
  if (inSight && isNew && !gathers) setKnown(followed(known, table, pace === 'once'))
  else if (inSight === known.gone && !gathers) setKnown({ ...known, gone: !inSight })

  const { queue } = known
  const { at } = queue
  const missed = useMissed(known)
  const moments = useMemo(
    () => momentsOf(face, secret ? toldToAll(face, table) : table, missed),
    [face, table, secret, missed],
  )
  const current = currentOf(moments, at)
  const entry = at?.entry ?? now.entries
  const stand = useMemo(() => stepsThatStand(table.steps), [table.steps])
  const step = stand[stand.length - 1 - now.entries + entry]
  const after = useViews(source, now, entry)
  const { midst, ...midway } = useMidst(source, now, face, moments, current, step)
  const ready = after.ready && midway.ready
  const view = useHeld(midway.view ?? after.view, ready, now.seat)
  const waiting = beats && waits(queue, moments, now.result !== null)
  const change = useCallback(
    (to: (queue: Queue) => Queue) => setKnown(before => ({ ...before, queue: to(before.queue) })),
    [],
  )

  const wentOn = useRef(Number.NEGATIVE_INFINITY)
  const latest = useRef(moments)
  latest.current = moments
  const watched = at !== null && midst?.watched === true && (midst.told !== null || nextOf(moments, at) !== undefined)
  const running = at !== null && ready && inSight && !held && !waiting && !queue.paused
  const time = lasts(current, pace)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment has its own time
  useEffect(() => {
    if (!running) return
    let here = true
    const timer = setTimeout(async () => {
      const next = at && nextOf(latest.current, at)
      if (next && (next.entry !== entry || watched) && waitsForBoard(pace)) await boardSettled()
      if (here) change(queue => onward(queue, latest.current))
    }, time)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [running, entry, at?.part, time, pace, change])
  const [start] = useState(known.version)
  // Who leaves in the midst of it goes on there.
  const seen = at === null ? known.version : (stand[stand.length - 2 - now.entries + entry]?.version ?? 0)
  useSeen(source, inSight && !gathers ? Math.max(start, seen) : null)

  const shown = useMemo(() => shownOf(moments, at), [moments, at])
  const amid = midway.view !== null
  return {
    moments,
    shown,
    heard: useMemo(() => shown.flatMap(({ events }) => events), [shown]),
    current,
    playing: at !== null || gathers,
    paused: queue.paused,
    waiting,
    away: queue.away || gathers,
    toGo: at === null ? 0 : moments.filter(moment => moment.text !== '' && isAfter(moment, at)).length,
    left: now.entries - entry,
    entry,
    behind: gathers || entry !== now.entries || midway.view !== null,
    watched,
    title: midway.title,
    view: gathers ? null : view,
    events:
      known.silent || (queue.still && (midst === null || queue.paused)) || !ready
        ? nothing
        : (midst?.events ?? step?.events ?? nothing),
    lately: useMemo(() => {
      const told = shown.flatMap(moment => (moment.entry === entry ? moment.events : []))
      return decisionsOf(stand, now.entries, entry, amid ? told : null)
    }, [stand, now.entries, entry, amid, shown]),
    // What has not come yet is not waited for any more.
    skip: useCallback(
      () => setKnown(before => ({ ...before, queue: present, ...(gathers && { version: now.version, gone: false }) })),
      [gathers, now.version],
    ),
    // "Pause" comes where "go on" stood: the second half of a double click there is no pause.
    pause: useCallback(() => {
      if (performance.now() - wentOn.current >= settleMs) change(queue => ({ ...queue, paused: true }))
    }, [change]),
    goOn: useCallback(() => {
      wentOn.current = performance.now()
      change(queue => (queue.paused ? { ...queue, paused: false } : onward(queue, latest.current)))
    }, [change]),
    back: back(queue, moments) === queue ? null : () => change(queue => back(queue, latest.current)),
  }
}

/** Decisions that are told sentence by sentence to who has missed them; of more, each is one moment. */
const mostAtLength = 30

function useMissed({ missed }: Known): Missed | null {
  const t = useWords()
  const { after, until } = missed ?? { after: null, until: null }
  return useMemo(
    () =>
      after === null
        ? null
        : {
            ...{ after, until, brief: until - after > mostAtLength },
            passes: (count, seats) => passesText({ count, seats }, t),
          },
    [after, until, t],
  )
}

/** What was shown before stays until the moment has come. */
function useHeld(view: View | null, ready: boolean, seat: Seat | null): View | null {
  const last = useRef<{ readonly seat: Seat | null; readonly view: View } | null>(null)
  useEffect(() => {
    if (view && ready) last.current = { seat, view }
  }, [view, ready, seat])
  return ready || last.current?.seat !== seat ? view : last.current.view
}
