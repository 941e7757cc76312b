import { type CaravanEvent, type CaravanMove, type CaravanState, isFighting } from '@acheron/games/caravan/board.ts'
import type { BoardProps } from '../../../board/face.ts'
import { Chronicle } from '../chronicle/Chronicle.tsx'
import { Battlefield } from './Battlefield.tsx'

/** In a Confrontation the arena; on the road the Chronicle. */
export function Board(props: BoardProps<CaravanState, CaravanMove, CaravanEvent>) {
  const { view } = props
  return isFighting(view) ? <Battlefield {...props} view={view} /> : <Chronicle {...props} />
}
