import type { Daily } from '@acheron/protocol'
import { useEffect, useState } from 'react'
import { api } from '../remote/api.ts'

export type DailyState = Daily | 'asking' | 'away'

/** Milliseconds until somebody who did not answer is asked again. */
const again = 5000

/** The day's descent, looked up again when the page is looked at again, and until the server answers; none, nothing to ask. */
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
