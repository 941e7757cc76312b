import { type CaravanView, isFighting } from '@acheron/games/caravan/board.ts'
import type { BoardProps } from '../../../board/face.ts'
import { Chronicle } from '../chronicle/Chronicle.tsx'
import { Battlefield } from './Battlefield.tsx'

/** In a Confrontation the arena; on the road the Chronicle. */
export function Board(props: BoardProps) {
  return isFighting(props.view as unknown as CaravanView) ? <Battlefield {...props} /> : <Chronicle {...props} />
}
