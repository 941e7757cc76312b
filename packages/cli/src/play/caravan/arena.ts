import { type AreaId, areas, type Dir, type FightingView, isArea, surface } from '@acheron/games/caravan/board.ts'
import type { Scene } from '../stage.ts'
import { center, clip, pad, width } from '../text.ts'
import { asMove } from './scene.ts'
import { legend, sideLetter, type Token, tokensOf } from './signs.ts'

const perRow = 5
/** The shade of a Building by its Level. */
const shades = ['', '▒', '▓', '█']

type TokensOf = (area: AreaId) => Token[]

const rows: readonly (readonly AreaId[])[] = [0, 1, 2].map(row => areas.slice(row * perRow, (row + 1) * perRow))

/** The fifteen Areas, A1 in the north-west: as a drawn floor where there is height, otherwise two lines for each row. */
export function arenaLines(scene: Scene, view: FightingView): string[] {
  const tokens = tokensOf(scene, view)
  const lit = litAreas(scene)
  return scene.roomy ? drawn(scene, view, tokens, lit) : listed(scene, view, tokens, lit)
}

/** The name of an Area, its Level, and the shade of its Building up to the given width. */
function head({ paint }: Scene, { fight }: FightingView, area: AreaId, lit: boolean, columns: number, floor: string) {
  const level = surface(fight, area)
  const name = level > 0 ? `${area}+${level}` : area
  const shade = (level > 0 ? (shades[Math.min(level, shades.length - 1)] ?? '') : floor).repeat(columns)
  const rest = shade.slice(0, Math.max(0, columns - width(name)))
  return `${lit ? paint.bold('gold', name) : paint.bold('muted', name)}${paint.fg(level > 0 ? 'muted' : 'line', rest)}`
}

/** Every Area with its four Spaces around the middle, as on the board. */
function drawn(scene: Scene, view: FightingView, tokens: TokensOf, lit: ReadonlySet<string>): string[] {
  const { paint, columns } = scene
  const cell = Math.floor((columns - 1) / perRow) - 1
  const line = (cells: readonly string[], [left, mid, right]: readonly [string, string, string]) =>
    `${paint.fg('line', left)}${cells.join(paint.fg('line', mid))}${paint.fg('line', right)}`
  const heads = (row: readonly AreaId[]) => row.map(area => head(scene, view, area, lit.has(area), cell, '─'))
  const lines = rows.flatMap((row, i) => [
    line(heads(row), i === 0 ? ['┌', '┬', '┐'] : ['├', '┼', '┤']),
    ...[0, 1, 2].map(part =>
      line(
        row.map(area => cellLine(tokens(area), part, cell)),
        ['│', '│', '│'],
      ),
    ),
  ])
  const bottom = line(
    (rows[0] ?? []).map(() => paint.fg('line', '─'.repeat(cell))),
    ['└', '┴', '┘'],
  )
  return [...lines, bottom, clip(paint.fg('muted', legend(scene, view)), columns)]
}

/** North; west, middle and east; south. */
function cellLine(tokens: readonly Token[], part: number, columns: number): string {
  const at = (side: Dir | null) =>
    tokens
      .filter(each => each.side === side)
      .map(({ text }) => text)
      .join(' ')
  if (part !== 1) return center(clip(at(part === 0 ? 'N' : 'S'), columns), columns)
  const [west, east] = [at('W'), at('E')]
  const room = columns - width(west) - width(east)
  return clip(`${west}${center(clip(at(null), room), room)}${east}`, columns)
}

/** The Areas with their things in a row, each with the side where it stands. */
function listed(scene: Scene, view: FightingView, tokens: TokensOf, lit: ReadonlySet<string>): string[] {
  const { paint, columns } = scene
  const cell = Math.floor((columns + 1) / perRow) - 1
  return rows.flatMap(row => {
    const heads = row.map(area => {
      const foes = tokens(area).flatMap(({ foe, text }) => (foe ? [text] : []))
      const room = Math.max(5, cell - width(foes.join(' ')))
      return clip(`${pad(head(scene, view, area, lit.has(area), room, ' '), room)}${foes.join(' ')}`, cell)
    })
    const things = row.map(area => {
      const others = tokens(area).filter(({ foe }) => !foe)
      const texts = others.map(({ side, text }) =>
        side ? `${text}${paint.fg('faint', `·${sideLetter(scene, side)}`)}` : text,
      )
      return pad(clip(texts.join(' '), cell), cell)
    })
    return [heads.join(' '), things.join(' ')]
  })
}

/** The destination Areas of the moves under the cursor. */
function litAreas({ lit }: Scene): ReadonlySet<string> {
  return new Set(
    lit.flatMap(each => {
      const move = asMove(each)
      const place = move.do === 'step' ? move.to : move.do === 'stand' ? move.at : 'option' in move ? move.option : null
      return typeof place === 'string' && isArea(place.slice(0, 2)) ? [place.slice(0, 2)] : []
    }),
  )
}
