import { entryText, entryTitle, nameOf } from '@acheron/games/caravan/board.ts'
import type { Scene } from '../stage.ts'
import { clip, wrap } from '../text.ts'
import { viewOf, wordsOf } from './scene.ts'
import { storyOf } from './story.ts'

/** The number of lines of an entry on a small screen. */
const fewLines = 6

/** The entry that is being read, and the Region that the Caravan is at. */
export function roadLines(scene: Scene): string[] {
  const { paint, columns, roomy } = scene
  const { pawn, entry } = viewOf(scene).exploration
  const where = pawn === null ? [] : [paint.fg('muted', nameOf(wordsOf(scene), 'region', pawn))]
  const story = storyOf(scene)
  if (!story || entry === null) return where
  const text = wrap(entryText(story, entry), columns)
  const shown = roomy || text.length <= fewLines ? text : [...text.slice(0, fewLines - 1), '…']
  return [...where, paint.bold('text', clip(entryTitle(story, entry), columns)), ...shown]
}
