import { isFighting } from '@acheron/games/caravan/board.ts'
import { Chronicle } from '../chronicle/Chronicle.tsx'
import type { RoadProps } from '../chronicle/useTale.ts'
import { Battlefield } from './Battlefield.tsx'
import { Ending } from './outcome/Ending.tsx'
import { Verdict } from './verdict/Verdict.tsx'

/** In a Confrontation the arena; on the road the Chronicle. Over both the last roll is held, and an end has its page. */
export function Board(props: RoadProps) {
  const { view } = props
  return (
    <>
      {isFighting(view) ? <Battlefield {...props} view={view} /> : <Chronicle {...props} />}
      <Verdict {...props} />
      <Ending {...props} />
    </>
  )
}
