import type { OpenTable } from '@acheron/protocol'
import { useState } from 'react'
import type { GameFace } from '../../board/face.ts'
import { isShared } from '../players/seats.ts'

/** Whether the device must change hands: several share it, each with secrets, and another player is next. */
export function useHandOver(table: OpenTable, face: GameFace): { readonly due: boolean; taken(): void } {
  const { seat, result } = table.now
  const [holder, setHolder] = useState<number | null>(null)
  const shared = face.game.secretive && isShared(table.info.seats)
  return { due: shared && seat !== null && result === null && holder !== seat, taken: () => setHolder(seat) }
}
