import type { HellgameMove, HellgameView } from '@acheron/games/hellgame/board.ts'
import { useEffect, useRef, useState } from 'react'
import { onward, type Way, wayFrom } from './way.ts'

/** Milliseconds between two steps, so that each is seen, and until a step is sent again to a table that was busy. */
const pace = { moving: 240, still: 90 }
const again = 800

export interface Walk {
  readonly way: Way | null
  begin(moves: readonly HellgameMove[]): void
  stop(): boolean
}

/** Plays a chosen way move by move. */
export function useWalk(
  view: HellgameView,
  moves: readonly HellgameMove[],
  motion: boolean,
  onMove: (move: HellgameMove) => void,
): Walk {
  const [way, setWay] = useState<Way | null>(null)
  const send = useRef(onMove)
  send.current = onMove
  useEffect(() => {
    if (!way) return
    const next = onward(way, view, moves)
    if (next.kind === 'over') return setWay(null)
    if (next.kind === 'wait') return
    if (next.done > way.done) return setWay({ ...way, done: next.done })
    let timer: ReturnType<typeof setTimeout>
    const go = () => {
      send.current(next.move)
      timer = setTimeout(go, again)
    }
    timer = setTimeout(go, next.done === 0 ? 0 : motion ? pace.moving : pace.still)
    return () => clearTimeout(timer)
  }, [way, view, moves, motion])
  return {
    way,
    begin: all => setWay(wayFrom(view, all)),
    stop() {
      setWay(null)
      return way !== null
    },
  }
}
