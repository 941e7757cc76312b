import { withNames } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import type { Say } from '../../app/words.tsx'
import type { GameFace } from '../../board/face.ts'
import { dayName } from '../../ui/dates.ts'
import { toldNames } from '../players/seats.ts'

/** The result as a text to share, by the game, with the players' names and the day of a daily game. */
export function resultText({ info, now }: OpenTable, face: Pick<GameFace, 'share'>, t: Say): string {
  if (!now.result) return ''
  const day = info.daily ? dayName(t.lang, info.daily) : null
  return withNames(face.share(now.view, now.result, day), toldNames(info.seats, t))
}
