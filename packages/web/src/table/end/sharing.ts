import { withNames } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import { gameAnchor } from '../../app/routes.ts'
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

/** Why the winners have won, by the game, with the players' names. */
export function whyText({ info, now }: OpenTable, face: Pick<GameFace, 'why'>, t: Say): string {
  return now.result ? withNames(face.why(now.view, now.result), toldNames(info.seats, t)) : ''
}

/**
 * The address that is shared with a result: the table itself, where others can look at it. A table of this browser is nowhere
 * else, so that its link leads to the game at home; and whoever watched the day's descent would learn its dice.
 */
export function sharedAddress(
  { info }: Pick<OpenTable, 'info'>,
  kind: 'remote' | 'local',
  here: Location | URL,
): string {
  if (info.daily !== null) return `${here.origin}/daily`
  return kind === 'remote' ? `${here.origin}${here.pathname}` : `${here.origin}/#${gameAnchor(info.game)}`
}
