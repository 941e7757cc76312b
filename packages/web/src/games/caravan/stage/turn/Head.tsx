import { type CaravanEvent, type CaravanState, isFighting } from '@acheron/games/caravan/board.ts'
import { useMemo } from 'react'
import type { HeadProps } from '../../../../board/face.ts'
import { voiceOf } from '../../words.ts'
import { BigCard } from './BigCard.tsx'
import { Foes } from './Foes.tsx'
import { inPlay, playOf } from './play.ts'
import { Queue } from './Queue.tsx'
import './head.css'

/** At the top of the side: the card that the Malefactors carry out, large; else whom one fights, in short. */
export function Head({ view, heard, watched, language }: HeadProps<CaravanState, CaravanEvent>) {
  const voice = voiceOf(language)
  const play = useMemo(() => playOf(heard), [heard])
  if (!isFighting(view) || view.fight.turn === 'setup') return null
  const shown = inPlay(play, view, watched)
  const theirs = view.fight.turn === 'malefactors'
  return (
    <>
      {shown ? <BigCard play={shown} view={view} voice={voice} /> : <Foes view={view} voice={voice} />}
      {theirs && <Queue play={play} view={view} voice={voice} />}
    </>
  )
}
