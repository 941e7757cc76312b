import type { BoardProps } from '../../../board/face.ts'
import { Chronicle } from '../chronicle/Chronicle.tsx'
import { type Caravan, isBattle } from '../types.ts'
import { Battlefield } from './Battlefield.tsx'

/** In a Confrontation the arena; on the road the Chronicle. */
export function Board(props: BoardProps) {
  return isBattle(props.view as unknown as Caravan) ? <Battlefield {...props} /> : <Chronicle {...props} />
}
