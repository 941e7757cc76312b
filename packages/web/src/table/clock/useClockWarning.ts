import type { OpenTable } from '@acheron/protocol'
import { useEffect } from 'react'
import { useWords } from '../../app/words.tsx'
import { play } from '../../sound/sound.ts'
import { say } from '../../ui/announce.tsx'
import { heldSeat } from '../players/seats.ts'
import { warnings } from './figures.ts'
import { since } from './since.ts'

/** My own live clock is heard, and told to a reader, when a minute and when ten seconds are left. */
export function useClockWarning(table: OpenTable): void {
  const t = useWords()
  const { clock } = table.info
  const seat = heldSeat(table)
  useEffect(() => {
    const time = seat === null ? null : clock?.seats[seat]
    if (!clock?.rules || !time) return
    const timers = warnings(clock.rules, time, since(clock)).map(({ at, wait }) =>
      setTimeout(() => {
        play('time')
        say(t('clock.warning', { left: at === 60 ? 'minute' : 'seconds' }))
      }, wait),
    )
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [clock, seat, t])
}
