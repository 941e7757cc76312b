import type { Daily } from '@acheron/protocol'
import { useEffect, useState } from 'react'
import { api } from '../remote/api.ts'

export type DailyState = Daily | 'asking' | 'away'

/** Milliseconds before the next try when the server did not answer. */
const again = 5000

/** The day's descent. It is asked for until the server answers, and again when the page comes back into view. */
export function useDaily(game: string | null): DailyState {
  const [daily, setDaily] = useState<DailyState>('asking')
  useEffect(() => {
    if (game === null) return setDaily('away')
    let current = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(timer)
      api.daily(game).then(
        found => current && setDaily(found),
        () => {
          if (!current) return
          setDaily('away')
          timer = setTimeout(ask, again)
        },
      )
    }
    ask()
    window.addEventListener('focus', ask)
    return () => {
      current = false
      clearTimeout(timer)
      window.removeEventListener('focus', ask)
    }
  }, [game])
  return daily
}
