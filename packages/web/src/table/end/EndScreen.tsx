import type { Result } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { useWords } from '../../app/words.tsx'
import type { Decision, GameFace } from '../../board/face.ts'
import { toldNames } from '../players/seats.ts'

interface Props {
  readonly table: OpenTable
  readonly face: GameFace
  readonly result: Result
  readonly lately: readonly Decision[]
}

/** The result over the board, every point explained by the game. */
export function EndScreen({ table, face, result, lately }: Props) {
  const t = useWords()
  const { seats } = table.info
  // A game for one speaks to its player, also where somebody watches.
  const told = table.now.seat === null && seats.length === 1 ? toldNames(seats, t)[0] : undefined
  return (
    <div className="end-screen fade-in">
      {told !== undefined && <p className="told-to muted">{t('log.toldTo', { who: told })}</p>}
      <face.End view={table.now.view} result={result} lately={lately} names={toldNames(seats, t)} language={t.lang} />
    </div>
  )
}
