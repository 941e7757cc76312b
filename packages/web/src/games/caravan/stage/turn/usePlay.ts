import { useMemo } from 'react'
import type { FightProps } from '../useFight.ts'
import { inPlay, type Play, playOf } from './play.ts'

/** The card that is being carried out, for the stage. */
export function usePlay({ view, heard, watched = false }: FightProps): Play | null {
  const play = useMemo(() => playOf(heard ?? []), [heard])
  return inPlay(play, view, watched)
}
