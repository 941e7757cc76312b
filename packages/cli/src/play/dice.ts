import type { Paint, Token } from './paint.ts'
import { center } from './text.ts'

/** How a die is shown: plainly, as touched by the move under the cursor, or as lost by it. */
export type DieLook = 'plain' | 'lit' | 'lost'

/** Where the pips of a face sit on three lines of three. */
const faces: Readonly<Record<number, readonly [string, string, string]>> = {
  1: ['   ', ' ● ', '   '],
  2: ['●  ', '   ', '  ●'],
  3: ['●  ', ' ● ', '  ●'],
  4: ['● ●', '   ', '● ●'],
  5: ['● ●', ' ● ', '● ●'],
  6: ['● ●', '● ●', '● ●'],
}

const fill: Readonly<Record<DieLook, readonly [area: Token, pips: Token]>> = {
  plain: ['bone', 'ink'],
  lit: ['gold', 'ink'],
  lost: ['raised', 'faint'],
}

/** Widths of the three sizes of a die, all three lines high. */
const sizes = { large: 7, medium: 5, small: 3 } as const
type DieSize = keyof typeof sizes

/** Dice side by side on three lines, as large as the columns allow. */
export function diceLines(
  dice: readonly { value: number; look: DieLook }[],
  columns: number,
  paint: Paint,
  largest: DieSize = 'medium',
): string[] {
  if (!paint.fills) {
    if (dice.length * 5 > columns) return ['', dice.map(die => bracket(die.value, die.look, paint)).join(' '), '']
    const boxes = dice.map(die => box(die.value, die.look, paint))
    return [0, 1, 2].map(i => boxes.map(lines => lines[i]).join(''))
  }
  const order: readonly DieSize[] = largest === 'large' ? ['large', 'medium', 'small'] : ['medium', 'small']
  const size = order.find(size => dice.length * (sizes[size] + 1) - 1 <= columns) ?? 'small'
  const tiles = dice.map(die => tile(die.value, die.look, size, paint))
  return [0, 1, 2].map(i => tiles.map(lines => lines[i]).join(' '))
}

/** A filled square with its pips. */
function tile(value: number, look: DieLook, size: DieSize, paint: Paint): string[] {
  const face = faces[value] ?? ['', String(value), '']
  const rows =
    size === 'small' ? ['', String(value), ''] : size === 'large' ? face.map(row => [...row].join(' ')) : face
  const [area, pips] = fill[look]
  return rows.map(row => paint.on(area, pips, center(row, sizes[size])))
}

/** Without filled areas: a box with the number, its frame double when lit and broken when lost. */
function box(value: number, look: DieLook, paint: Paint): string[] {
  const frames: Record<DieLook, readonly [string, string, string]> = {
    plain: ['┌───┐', `│ ${value} │`, '└───┘'],
    lit: ['╔═══╗', `║ ${value} ║`, '╚═══╝'],
    lost: ['┌╌╌╌┐', `╎ ${value} ╎`, '└╌╌╌┘'],
  }
  return frames[look].map(line => paint.fg(lineTokens[look], line))
}

/** The same where there is no room for boxes. */
function bracket(value: number, look: DieLook, paint: Paint): string {
  const [open, close] = { plain: '[]', lit: '<>', lost: '()' }[look]
  return paint.fg(lineTokens[look], `${open}${value}${close}`)
}

const lineTokens: Readonly<Record<DieLook, Token>> = { plain: 'text', lit: 'gold', lost: 'faint' }
