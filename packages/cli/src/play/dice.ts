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
  const order: readonly DieSize[] = largest === 'large' ? ['large', 'medium', 'small'] : ['medium', 'small']
  const size = order.find(size => dice.length * (sizes[size] + 1) - 1 <= columns) ?? 'small'
  const drawn = dice.map(die =>
    paint.fills ? tile(die.value, die.look, size, paint) : box(die.value, die.look, paint),
  )
  return [0, 1, 2].map(i => drawn.map(lines => lines[i]).join(paint.fills ? ' ' : ''))
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
  const token = look === 'lit' ? 'gold' : look === 'lost' ? 'faint' : 'text'
  return frames[look].map(line => paint.fg(token, line))
}
