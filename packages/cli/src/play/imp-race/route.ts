import { countOf, lastSquare, typeOf } from '@acheron/games/imp-race/board.ts'
import type { Token } from '../paint.ts'
import type { Scene } from '../stage.ts'
import { clip, pad, width } from '../text.ts'
import type { Lit } from './lit.ts'
import { impSign, ink, seatColour, viewOf } from './scene.ts'

/** The first square of each circle; decoration without any effect on the rules (2.2). */
const circles = [1, 6, 11, 16, 21, 25, 29, 33, 37, 40]
const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']
const perCircle = 5
/** From this width on the circles have their names. */
const namedFrom = 90

const upTo = (from: number, end: number) => Array.from({ length: end - from }, (_, i) => from + i)

/** The route as a stair of nine circles, each a line of squares; behind the last square the throne. */
export function stairLines(scene: Scene, lit: Lit): string[] {
  const { columns, paint, say } = scene
  const named = columns >= namedFrom
  const labels = numerals.map((numeral, i) =>
    named ? `${pad(numeral, 5)}${say(`imp-race.circle.${i + 1}` as 'imp-race.circle.1')}` : numeral,
  )
  const label = Math.max(...labels.map(width)) + (named ? 2 : 1)
  const cell = Math.floor((columns - label) / perCircle)
  return labels.map((text, i) => {
    const squares = upTo(circles[i] ?? 0, circles[i + 1] ?? 0)
    const cells = squares.map(square => pad(squareText(scene, lit, square, cell), cell)).join('')
    const end = i === labels.length - 1 ? throneText(scene, lit) : ''
    return clip(pad(paint.fg('faint', text), label) + cells + end, columns).trimEnd()
  })
}

/** Number, imps, tile: `14▲2 Banana`. A tile that lies face down but was seen once stands in brackets. */
function squareText(scene: Scene, lit: Lit, square: number, columns: number): string {
  const { paint } = scene
  const gold = lit(`place ${square}`)
  const { text, colour } = tileText(scene, square)
  const signs = impsOn(scene, square)
  const plain = 2 + 2 * signs.length + 1 + text.length
  const drawn = signs.map(seat =>
    gold ? paint.bold('gold', impSign(seat)) : paint.bold(seatColour(seat), impSign(seat)),
  )
  const number = ink(scene, gold, 'muted', String(square).padStart(2))
  return `${number}${drawn.join('')}${plain < columns ? ' ' : ''}${ink(scene, gold, colour, text)}`
}

function tileText(scene: Scene, square: number): { text: string; colour: Token } {
  const { up, tile } = viewOf(scene).route[square] ?? { up: false, tile: null }
  if (!tile) return { text: scene.say('imp-race.hidden'), colour: 'faint' }
  const name = scene.say(`imp-race.tile.${typeOf(tile)}`)
  if (!up) return { text: `(${name})`, colour: 'faint' }
  return { text: name, colour: dangers.has(typeOf(tile)) ? 'ember' : 'text' }
}

const dangers: ReadonlySet<string> = new Set(['death', 'return'])

/** Whose imps stand there: one, or two while they fight for it. */
function impsOn(scene: Scene, square: number): number[] {
  return viewOf(scene).seats.flatMap(({ imps }, seat) => (imps.includes(square) ? [seat] : []))
}

/** The throne and the imps that have reached it. */
export function throneText(scene: Scene, lit: Lit): string {
  const { paint, say } = scene
  const home = viewOf(scene).seats.flatMap(({ imps }, seat) => {
    const count = countOf(imps, 'H')
    return count > 0 ? [paint.bold(seatColour(seat), count > 1 ? `${count}×${impSign(seat)}` : impSign(seat))] : []
  })
  return [ink(scene, lit('place H'), 'bone', say('imp-race.throne')), ...home].join(' ')
}

/** In 77 columns and more these make three rows of the 39 squares. */
const mostInRow = 13
const leastCell = 6

/** The same in little height: rows of squares, their numbers and imps above their tiles. */
export function stripLines(scene: Scene, lit: Lit): string[] {
  const { columns, paint } = scene
  const perRow = Math.max(1, Math.min(mostInRow, Math.floor((columns + 1) / leastCell)))
  const cell = Math.floor((columns + 1) / perRow)
  const starts = upTo(0, Math.ceil(lastSquare / perRow)).map(row => 1 + row * perRow)
  const rows = starts.map(from => upTo(from, Math.min(from + perRow, lastSquare + 1)))
  const lines = rows.flatMap(squares => [
    squares.map(square => {
      const gold = lit(`place ${square}`)
      const signs = impsOn(scene, square).map(seat => paint.bold(gold ? 'gold' : seatColour(seat), impSign(seat)))
      return pad(`${ink(scene, gold, 'muted', String(square))}${signs.join('')}`, cell)
    }),
    squares.map(square => pad(shortTile(scene, lit, square, cell - 1), cell)),
  ])
  return lines.map(cells => clip(cells.join('').trimEnd(), columns))
}

/** A tile's name cut to the cell; a tile that lies face down is shaded, with its name if it was seen. */
function shortTile(scene: Scene, lit: Lit, square: number, columns: number): string {
  const { up, tile } = viewOf(scene).route[square] ?? { up: false, tile: null }
  const { text, colour } = tileText(scene, square)
  const gold = lit(`place ${square}`)
  if (!tile) return ink(scene, gold, 'faint', '░'.repeat(columns))
  if (up) return ink(scene, gold, colour, text.slice(0, columns))
  const memory = text.slice(1, columns - 1).replace(')', '')
  return ink(scene, gold, colour, `░${memory}${'░'.repeat(columns - 1 - memory.length)}`)
}
