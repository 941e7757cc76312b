import type { SeatInfo } from '@acheron/protocol'
import { useEffect, useRef, useState } from 'react'
import type { Prompt } from '../../board/face.ts'
import type { Mode } from '../mode.ts'

/** Milliseconds that the last question stays while a bot decides: most bots have decided by then. */
const quick = 500

/** Whether the page waits for a bot, which may have decided before one has read that it is thinking. */
export function waitsForBot(mode: Mode, seats: readonly Pick<SeatInfo, 'kind'>[]): boolean {
  return mode.kind === 'waiting' && mode.actor !== null && seats[mode.actor]?.kind === 'bot'
}

/**
 * The question that was answered last, as long as a bot may be about to decide or the moves of one choice are being made
 * (`running`); null otherwise. So the prompt does not change between two questions that a person answers.
 */
export function useSettling(
  mode: Mode,
  seats: readonly SeatInfo[],
  asked: Prompt | null,
  running: boolean,
): Prompt | null {
  const last = useRef<Prompt | null>(null)
  if (asked && !running) last.current = asked
  const waiting = waitsForBot(mode, seats)
  const [late, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (!waiting) return
    const timer = setTimeout(() => setLate(true), quick)
    return () => clearTimeout(timer)
  }, [waiting])
  return running || (waiting && !late) ? last.current : null
}
