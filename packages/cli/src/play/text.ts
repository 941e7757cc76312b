import { stripVTControlCharacters } from 'node:util'

/** Columns of plain text: wide enough to read, narrow enough for any terminal. */
export const textColumns = 78

/** Columns that a text takes on the terminal, its colours apart. */
export function width(text: string): number {
  return stripVTControlCharacters(text).length
}

/** Fills up with spaces on the right, or on the left. */
export function pad(text: string, columns: number, side: 'left' | 'right' = 'left'): string {
  const fill = ' '.repeat(Math.max(0, columns - width(text)))
  return side === 'left' ? text + fill : fill + text
}

export function center(text: string, columns: number): string {
  const left = Math.max(0, Math.floor((columns - width(text)) / 2))
  return pad(' '.repeat(left) + text, columns)
}

/** An escape sequence, or one character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences start with one
const pieces = /\u001b\[[0-9;]*m|[\s\S]/gu

/** Cuts a text to so many columns; its colours stay closed because the codes behind the cut are kept. */
export function clip(text: string, columns: number): string {
  const length = width(text)
  if (length <= columns) return text
  let left = Math.max(0, columns - 1)
  let cut = ''
  for (const [piece] of text.matchAll(pieces)) {
    if (piece.length > 1 && piece.startsWith('\u001b')) cut += piece
    else if (left > 0) {
      cut += piece
      left--
      if (left === 0 && columns > 0) cut += '…'
    }
  }
  return cut
}

/** Breaks plain text into lines of at most so many columns, at spaces. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(' ')) {
      if (line !== '' && width(line) + 1 + width(word) > columns) {
        lines.push(line)
        line = word
      } else line = line === '' ? word : `${line} ${word}`
    }
    lines.push(line)
  }
  return lines
}

/** Sets blocks of lines side by side, each padded to its own width, with a gap between. */
export function beside(gap: number, ...blocks: readonly { lines: readonly string[]; columns: number }[]): string[] {
  const height = Math.max(...blocks.map(block => block.lines.length))
  return Array.from({ length: height }, (_, i) =>
    blocks.map(({ lines, columns }) => pad(clip(lines[i] ?? '', columns), columns)).join(' '.repeat(gap)),
  )
}
