import type { GameEvent, Move, View } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import { useState } from 'react'
import type { GameFace, Judged } from './face.ts'

interface Props {
  readonly face: GameFace
  readonly view: View
  /** Empty where nothing can be moved. */
  readonly moves: readonly Move[]
  readonly seat: number | null
  readonly names: readonly string[]
  readonly language: Language
  readonly judged?: Judged | null
  onMove(move: Move): void
}

const none: readonly never[] = []
const nothing = () => {}

/** A game's board at one position, apart from any table: nothing travels, and nobody is asked why not. */
export function StillBoard({ face, view, moves, seat, names, language, judged = null, onMove }: Props) {
  const [pointed, setPointed] = useState<Move | null>(null)
  const events: readonly GameEvent[] = none
  return (
    <face.Board
      view={view}
      events={events}
      heard={none}
      told={none}
      moves={moves}
      legal={moves}
      pointed={pointed}
      advised={null}
      judged={judged}
      onPoint={setPointed}
      onHold={nothing}
      onMove={onMove}
      onWhyNot={nothing}
      seat={seat}
      names={names}
      language={language}
      motion={false}
    />
  )
}
