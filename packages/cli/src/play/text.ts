import stringWidth from 'string-width'

/** Columns of plain text: wide enough to read, narrow enough for any terminal. */
export const textColumns = 78

/** Columns that a text takes on the terminal. Colours take none, wide characters two. */
export function width(text: string): number {
  return stringWidth(text)
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences start with one
const escapes = /(\u001b\[[0-9;]*m)/u

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Cuts a text to a number of columns. Colour codes behind the cut are kept, so that its colours are closed. */
export function clip(text: string, columns: number): string {
  if (width(text) <= columns) return text
  // One column is for the ellipsis.
  let left = columns - 1
  let cut = ''
  for (const [i, part] of text.split(escapes).entries()) {
    // Every other part is an escape sequence.
    if (i % 2 === 1) cut += part
    else if (left >= 0) {
      const kept = fitting(part, left)
      cut += kept
      left -= width(kept)
      if (kept !== part) {
        cut += '…'
        left = -1
      }
    }
  }
  return cut
}

/** The beginning of a plain text that fits into a number of columns. */
function fitting(text: string, columns: number): string {
  let [kept, used] = ['', 0]
  for (const { segment } of characters.segment(text)) {
    used += width(segment)
    if (used > columns) break
    kept += segment
  }
  return kept
}

/** Breaks plain text into lines of at most the given number of columns, at spaces. */
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
