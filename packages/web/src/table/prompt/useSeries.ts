import type { Move, TableView } from '@acheron/engine'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useEscape } from '../../board/useEscape.ts'
import { mayMove } from '../../settings/store.ts'
import { answering, leftOf, oneMore, onward, type Series, seriesOf } from './series.ts'

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

/** Makes the moves of one choice, each when it is legal, until something else happens or Escape is pressed. */
export function useSeries(
  now: TableView,
  offered: readonly Move[],
  submit: (move: Move) => Promise<boolean>,
  answer: (now: TableView) => Move | null,
): RunningSeries {
  const [series, setSeries] = useState<Series | null>(null)
  const send = useRef(submit)
  send.current = submit
  const answers = useRef(answer)
  answers.current = answer
  useEffect(() => {
    if (!series) return
    const next = onward(series, now, offered)
    if (next.kind === 'over') return setSeries(answering(series, now, () => answers.current(now)))
    if (next.kind === 'wait') return
    const go = async () => {
      const sent = { ...series, sending: true }
      setSeries(sent)
      const isMade = await send.current(next.move)
      setSeries(known => (known !== sent ? known : isMade ? oneMore(series) : null))
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
