import type { Expected } from '@acheron/bots'
import type { Seat } from '@acheron/engine'
import { list, withNames } from '@acheron/engine/words'
import type { Say } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'

/** What is expected to follow a move, in a sentence; empty where nothing is. Others' moves are told with their names. */
export function lineText(
  line: readonly Expected[],
  seat: Seat | null,
  { game, t: ours }: Pick<GameFace, 'game' | 't'>,
  names: readonly string[],
  t: Say,
): string {
  if (line.length === 0) return ''
  const told = line.map(({ seat: by, move, view }) => {
    const words = withNames(game.describeMove(move, view, ours), names)
    return by === seat ? words : t('hint.by', { who: names[by] ?? '', move: words })
  })
  return t('hint.line', { moves: list(t.lang, told) })
}
