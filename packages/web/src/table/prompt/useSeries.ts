import type { Move, TableView } from '@acheron/engine'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useEscape } from '../../board/useEscape.ts'
import { mayMove } from '../../settings/store.ts'
import { answering, leftOf, oneMore, onward, pastOthers, type Series, seriesOf } from './series.ts'

/** Milliseconds between two moves, so that each is seen. */
const pace = { moving: 240, still: 90 }

const none: readonly Move[] = []

export interface RunningSeries {
  /** The moves still to be made; empty when none is under way. */
  readonly left: readonly Move[]
  begin(moves: readonly Move[]): void
  /** A single move was made: a question after it whose answers are all alike is answered. */
  follow(): void
  /** Makes no further move; returns whether one was to come. */
  stop(): boolean
}

/**
 * Makes the moves of one choice, each when it is legal, until something else happens or Escape is pressed. `others` counts the
 * steps of others after a version: these are not waited for.
 */
export function useSeries(
  now: TableView,
  offered: readonly Move[],
  submit: (move: Move) => Promise<boolean>,
  answer: (now: TableView) => Move | null,
  others: (after: number) => number,
): RunningSeries {
  const [series, setSeries] = useState<Series | null>(null)
  const send = useRef(submit)
  send.current = submit
  const answers = useRef(answer)
  answers.current = answer
  const between = useRef(others)
  between.current = others
  const seen = useRef(now.version)
  useEffect(() => {
    const steps = between.current(seen.current)
    seen.current = now.version
    if (!series) return
    if (steps > 0) return setSeries(pastOthers(series, steps))
    const next = onward(series, now, offered)
    if (next.kind === 'over') return setSeries(answering(series, now, () => answers.current(now)))
    if (next.kind === 'wait') return
    const go = async () => {
      const sent = { ...series, sending: true }
      setSeries(sent)
      const isMade = await send.current(next.move)
      setSeries(known => (known?.moves !== sent.moves || !known.sending ? known : isMade ? oneMore(known) : null))
    }
    const timer = setTimeout(go, series.made === 0 ? 0 : mayMove() ? pace.moving : pace.still)
    return () => clearTimeout(timer)
  }, [series, now, offered])
  const stop = () => {
    setSeries(null)
    return series !== null
  }
  useEscape(stop)
  return {
    left: useMemo(() => (series ? leftOf(series, now) : none), [series, now]),
    follow: () => now.seat !== null && setSeries({ ...seriesOf(now, now.seat, none), version: now.version + 1 }),
    begin: moves => now.seat !== null && setSeries(seriesOf(now, now.seat, moves)),
    stop,
  }
}
