import type { Result } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { useWords } from '../../app/words.tsx'
import type { GameFace } from '../../board/face.ts'
import { toldNames } from '../players/seats.ts'

interface Props {
  readonly table: OpenTable
  readonly face: GameFace
  readonly result: Result
}

/** The result over the board, every point explained by the game. */
export function EndScreen({ table, face, result }: Props) {
  const t = useWords()
  return (
    <div className="end-screen fade-in">
      <face.End view={table.now.view} result={result} names={toldNames(table.info.seats, t)} language={t.lang} />
    </div>
  )
}
