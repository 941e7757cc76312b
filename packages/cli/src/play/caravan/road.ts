import { entryText, entryTitle, nameOf, type Position } from '@acheron/games/caravan/board.ts'
import type { Scene } from '../stage.ts'
import { center, clip, wrap } from '../text.ts'
import { viewOf, wordsOf } from './scene.ts'
import { storyOf } from './story.ts'

const positions = Array.from({ length: 12 }, (_, i): Position => `P${i + 1}`)
const perRow = 4

/** The map of the circle, and the passage that is being read, whole. */
export function roadLines(scene: Scene): string[] {
  const { paint, columns } = scene
  const { entry } = viewOf(scene).exploration
  const story = storyOf(scene)
  const map = scene.roomy ? mapLines(scene) : wayLine(scene)
  if (!story || entry === null) return map
  const title = paint.bold('text', clip(entryTitle(story, entry), columns))
  return [...map, ...(scene.roomy ? [''] : []), title, ...wrap(entryText(story, entry), columns)]
}

/** Three rows of four places: the Regions that lie there, and where the Caravan is. */
function mapLines(scene: Scene): string[] {
  const { paint, columns } = scene
  const { regions, pawn } = viewOf(scene).exploration
  if (Object.keys(regions).length === 0) return []
  const cell = Math.floor(columns / perRow)
  return [0, 1, 2].map(row => {
    const places = positions.slice(row * perRow, (row + 1) * perRow)
    const cells = places.map(position => {
      const region = regions[position]
      if (region === undefined) return paint.fg('faint', center('·', cell))
      const name = nameOf(wordsOf(scene), 'region', region)
      const text = center(clip(region === pawn ? `●${name}` : `○${name}`, cell - 1), cell)
      return region === pawn ? paint.bold('bone', text) : paint.fg('muted', text)
    })
    return cells.join('').trimEnd()
  })
}

/** The Regions in the order in which the road came to them. */
function wayLine(scene: Scene): string[] {
  const { paint, columns } = scene
  const { regions, pawn } = viewOf(scene).exploration
  const way = Object.values(regions).toSorted((a, b) => a.localeCompare(b))
  if (way.length === 0) return []
  const name = (region: string) => nameOf(wordsOf(scene), 'region', region)
  const names = way.map(region =>
    region === pawn ? paint.bold('bone', `●${name(region)}`) : paint.fg('muted', `○${name(region)}`),
  )
  // The end of the road counts most where not all of it fits.
  const full = names.join(' ')
  const here = pawn === null ? [] : [paint.bold('bone', `●${name(pawn)}`)]
  return [
    clip(full, columns) === full ? full : clip([...here, paint.fg('faint', `(${way.length})`)].join(' '), columns),
  ]
}
