import { useEffect, useState } from 'react'
import { api, type Daily } from '../remote/api.ts'

export type DailyState = Daily | 'asking' | 'away'

export function useDaily(game: string): DailyState {
  const [daily, setDaily] = useState<DailyState>('asking')
  useEffect(() => {
    let current = true
    api.daily(game).then(
      found => current && setDaily(found),
      () => current && setDaily('away'),
    )
    return () => {
      current = false
    }
  }, [game])
  return daily
}
