import {
  circleOf,
  circleSizes,
  demonsOn,
  type HellgameView,
  isRemoved,
  type Kind,
  kindOf,
  neighbours,
  positionOf,
  type Square,
  seatsOf,
  soleOwner,
  throne,
} from '@acheron/games/hellgame/board.ts'
import type { Token } from '../paint.ts'
import type { Scene } from '../stage.ts'
import { colourOf, eyesOf, holderSign, pieceSign, placeOf, viewOf } from './scene.ts'
import type { Touched } from './touched.ts'

const widest = circleSizes[0]
const labelColumns = 3
/** The label, the outermost ring, and the sign that it closes. */
export const pitColumns = labelColumns + widest + 1

/** How far the squares of a ring stand apart: the innermost are spread, so that stairs are nearly straight. */
const spread = (circle: number) => (circle === 7 ? 2 : circle === 8 ? 4 : 1)

/** The column of a square; every ring is centred, which makes the pit a funnel. */
function columnOf(square: Square): number {
  const circle = circleOf(square)
  const size = circleSizes[circle - 1] ?? 1
  return Math.floor((widest - ((size - 1) * spread(circle) + 1)) / 2) + positionOf(square) * spread(circle)
}

interface Look {
  readonly sign: string
  readonly colour: Token
}

const kindLooks: Readonly<Record<Exclude<Kind, 'plain'>, Look>> = {
  factory: { sign: '▲', colour: 'ember' },
  source: { sign: '◆', colour: 'moss' },
  trader: { sign: '$', colour: 'ochre' },
  event: { sign: '?', colour: 'rose' },
  item: { sign: '✦', colour: 'bone' },
  portal: { sign: '◎', colour: 'verdigris' },
  throne: { sign: '♛', colour: 'gold' },
}

/** What stands or lies on a square: a piece before a demon, a demon before the tile. */
function lookOf(square: Square, view: HellgameView, eyes: number): Look {
  const pieces = seatsOf(view).filter(seat => placeOf(view, seat) === square)
  const shown = pieces.includes(eyes) ? eyes : pieces.length === 1 ? pieces[0] : undefined
  if (shown !== undefined) return { sign: pieceSign(shown), colour: colourOf(shown) }
  if (pieces.length > 1) return { sign: '+', colour: 'text' }
  if (isRemoved(view, square)) return { sign: '×', colour: 'blood' }
  const kind = kindOf(view, square)
  const demons = demonsOn(view, square)
  const owner = soleOwner(demons)
  if (owner !== null) return { sign: kind === 'plain' ? `${owner + 1}` : holderSign(owner), colour: colourOf(owner) }
  if (demons.length > 0) return { sign: '%', colour: 'text' }
  if (kind === 'plain') return { sign: stairsOn(square), colour: 'muted' }
  if (kind === 'event' && view.tiles[square] !== null) return { ...kindLooks.event, sign: '!' }
  return view.down[square] ? { sign: '◇', colour: 'faint' } : kindLooks[kind]
}

/** Stairs of a plain square: down to the next circle, up to the last one, or both. */
function stairsOn(square: Square): string {
  const circles = neighbours[square]?.map(circleOf) ?? []
  const down = circles.includes(circleOf(square) + 1)
  const up = circles.includes(circleOf(square) - 1)
  return down && up ? '│' : down ? '╷' : up ? '╵' : '·'
}

/** The nine circles below each other, each a ring cut open at the top; where there is height, with the stairs between. */
export function pitLines(scene: Scene, touched: Touched): string[] {
  return circleSizes.flatMap((_, i) => {
    const ring = ringLine(i + 1, scene, touched)
    return scene.roomy && i + 1 < circleSizes.length ? [ring, stairsLine(i + 1, scene)] : [ring]
  })
}

function ringLine(circle: number, scene: Scene, touched: Touched): string {
  const { paint } = scene
  const isOpen = circle <= (viewOf(scene).seats[eyesOf(scene)]?.unlocked ?? 1)
  const size = circleSizes[circle - 1] ?? 1
  const cells = Array<string>(pitColumns).fill(' ')
  const [token, label] = [isOpen ? 'text' : 'faint', isOpen ? ` ${circle}` : `(${circle})`] as const
  for (const [i, sign] of [...label].entries())
    cells[i] = touched.circles.has(circle) ? paint.bold('gold', sign) : paint.fg(token, sign)
  for (let k = 0; k < size; k++) {
    const square: Square = `${circle}-${k}`
    cells[labelColumns + columnOf(square)] = cell(square, isOpen, scene, touched)
  }
  // Circle 8 is a pentagram and no ring.
  if (circle < 8) {
    cells[labelColumns + columnOf(`${circle}-0`) - 1] = paint.fg('faint', '‹')
    cells[labelColumns + columnOf(`${circle}-${size - 1}`) + 1] = paint.fg('faint', '›')
  }
  return cells.join('')
}

function cell(square: Square, isOpen: boolean, scene: Scene, touched: Touched): string {
  const { paint } = scene
  const { sign, colour } = lookOf(square, viewOf(scene), eyesOf(scene))
  if (touched.squares.has(square)) return paint.fills ? paint.on('gold', 'ink', sign) : paint.bold('gold', '◉')
  if (pieceSigns.has(sign)) return paint.bold(colour, sign)
  return paint.fg(isOpen || ownSigns.test(sign) ? colour : 'faint', sign)
}

const pieceSigns = new Set([0, 1, 2, 3, 4].map(pieceSign))
/** What players have put there is bright in closed circles too. */
const ownSigns = /[①②③④⑤1-5%+♛]/

/** The stairs from a circle to the next one: from where they begin above to where they end below. */
function stairsLine(circle: number, { paint }: Scene): string {
  const cells = Array<string>(widest).fill(' ')
  const put = (column: number, sign: string) => {
    cells[column] = cells[column] === ' ' ? sign : (crossing[`${cells[column]}${sign}`] ?? sign)
  }
  for (let k = 0; k < (circleSizes[circle - 1] ?? 0); k++) {
    const from: Square = `${circle}-${k}`
    for (const to of neighbours[from] ?? []) {
      if (circleOf(to) !== circle + 1) continue
      const [above, below] = [columnOf(from), columnOf(to)]
      if (above === below) put(above, '│')
      else {
        for (let column = Math.min(above, below) + 1; column < Math.max(above, below); column++) put(column, '─')
        put(above, above < below ? '└' : '┘')
        put(below, above < below ? '┐' : '┌')
      }
    }
  }
  return `${' '.repeat(labelColumns)}${paint.fg('faint', cells.join('').trimEnd())}`
}

/** Where all five stairs of circle 8 meet above the throne. */
const crossing: Readonly<Record<string, string>> = {
  '─└': '┴',
  '┘─': '┴',
  '┐│': '┤',
  '┤┌': '┼',
  '┼┌': '┼',
}

/** Whether all demons on the throne belong to one player, to several, or there are none. */
export function throneState(view: HellgameView): { by: 'nobody' | 'several' | 'one'; seat: number } {
  const demons = demonsOn(view, throne)
  const owner = soleOwner(demons)
  return owner !== null ? { by: 'one', seat: owner } : { by: demons.length > 0 ? 'several' : 'nobody', seat: 0 }
}
