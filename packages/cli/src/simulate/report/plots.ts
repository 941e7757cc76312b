import type { Estimate } from '../statistics.ts'
import { figure, percent } from '../summary.ts'

/** Plots as SVG text; colours come from the page's CSS, so one drawing serves the dark and the light theme. */

/** Text escaped for HTML. */
export function html(text: string): string {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}

export const round = (value: number) => Math.round(value * 100) / 100

export function svg(width: number, height: number, label: string, parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${html(label)}">${parts.join('')}</svg>`
}

export function text(x: number, y: number, content: string, { anchor = 'start', kind = '' } = {}): string {
  const classes = kind && ` class="${kind}"`
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}"${classes}>${html(content)}</text>`
}

export function line(x1: number, y1: number, x2: number, y2: number, kind: string): string {
  return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" class="${kind}"/>`
}

/** Round steps (1, 2, 5, 10, ..) so that at most `most` of them cover the range. */
export function niceStep(range: number, most: number): number {
  const rough = Math.max(range, Number.MIN_VALUE) / most
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * (rough <= power ? 1 : rough <= 2 * power ? 2 : rough <= 5 * power ? 5 : 10)
}

/** Win rates with their intervals, one row per seat, and the line of an even chance. */
export function rates(rows: readonly { name: string; estimate: Estimate }[], even: number): string {
  const width = 1072
  const left = Math.min(420, 24 + 8 * Math.max(...rows.map(row => row.name.length)))
  const right = width - 190
  const rowHeight = 40
  const height = rows.length * rowHeight + 34
  const bottom = rows.length * rowHeight + 4
  const most = Math.max(even, ...rows.map(row => row.estimate.high), 0.01)
  const step = niceStep(most, 5)
  const end = Math.min(1, Math.ceil(most / step) * step)
  const x = (share: number) => left + (share / end) * (right - left)
  const parts: string[] = []
  for (let tick = 0; tick <= end + 1e-9; tick += step) {
    parts.push(line(x(tick), 4, x(tick), bottom, 'grid'))
    parts.push(text(x(tick), bottom + 18, `${round(tick * 100)} %`, { anchor: 'middle', kind: 'tick' }))
  }
  rows.forEach(({ name, estimate }, i) => {
    const y = 4 + i * rowHeight + rowHeight / 2
    parts.push(text(0, y + 5, name))
    parts.push(`<rect x="${left}" y="${y - 9}" width="${round(x(estimate.value) - left)}" height="18" class="bar"/>`)
    parts.push(whisker(x(estimate.low), x(estimate.high), y, 6))
    parts.push(`<circle cx="${round(x(estimate.value))}" cy="${y}" r="4" class="dot"/>`)
    parts.push(text(right + 16, y + 5, percent(estimate.value), { kind: 'strong' }))
    const interval = `${(estimate.low * 100).toFixed(1)} to ${percent(estimate.high)}`
    parts.push(text(width, y + 5, interval, { anchor: 'end', kind: 'tick' }))
  })
  if (rows.length > 1) parts.push(line(x(even), 0, x(even), bottom, 'even'))
  return svg(width, height, 'win rate of each seat', parts)
}

function whisker(from: number, to: number, y: number, half: number): string {
  return (
    line(from, y, to, y, 'whisker') +
    line(from, y - half, from, y + half, 'whisker') +
    line(to, y - half, to, y + half, 'whisker')
  )
}

/** A histogram: single whole numbers while they are few, else bins of a round width. */
export function histogram(
  counts: ReadonlyMap<number, number>,
  label: string,
  marks: readonly { at: number; name: string }[],
): string {
  const values = [...counts.keys()]
  if (values.length === 0) return '<p class="none">Nothing to show: no game was finished.</p>'
  const low = Math.min(...values)
  const high = Math.max(...values)
  const size = values.every(Number.isInteger) && high - low < 60 ? 1 : niceStep(high - low, 40)
  const first = Math.floor(low / size)
  const bins = Array<number>(Math.floor(high / size) - first + 1).fill(0)
  let total = 0
  for (const [value, times] of counts) {
    const bin = Math.floor(value / size) - first
    bins[bin] = (bins[bin] ?? 0) + times
    total += times
  }
  const width = 516
  const height = 230
  const [left, right, top, bottom] = [48, width - 8, 30, height - 26]
  const most = Math.max(...bins) / total
  const step = niceStep(most, 4)
  const end = Math.ceil(most / step) * step
  const slot = (right - left) / bins.length
  const x = (value: number) => left + (value / size - first) * slot
  const y = (share: number) => bottom - (share / end) * (bottom - top)
  const parts: string[] = []
  for (let tick = 0; tick <= end + 1e-9; tick += step) {
    parts.push(line(left, y(tick), right, y(tick), 'grid'))
    parts.push(text(left - 8, y(tick) + 4, `${round(tick * 100)} %`, { anchor: 'end', kind: 'tick' }))
  }
  const gap = Math.min(2, slot * 0.15)
  bins.forEach((times, i) => {
    if (times === 0) return
    const from = (first + i) * size
    const name = size === 1 ? figure(from) : `${figure(from)} to below ${figure(from + size)}`
    const tip = `<title>${html(`${name}: ${figure(times)} (${percent(times / total)})`)}</title>`
    parts.push(
      `<rect x="${round(left + i * slot + gap / 2)}" y="${round(y(times / total))}" width="${round(slot - gap)}" height="${round(bottom - y(times / total))}" class="bar">${tip}</rect>`,
    )
  })
  const every = Math.max(1, Math.ceil(niceStep(bins.length, 12)))
  for (let i = 0; i < bins.length; i++) {
    const value = first + i
    // Single values are named under the middle of their bar, bins at their lower edge.
    if (value % every === 0)
      parts.push(
        text(left + (i + (size === 1 ? 0.5 : 0)) * slot, bottom + 18, figure(value * size), {
          anchor: 'middle',
          kind: 'tick',
        }),
      )
  }
  // Placed from the right: a label that would overlap its neighbour moves to the left.
  let free = right + 10
  const placed = marks.map(mark => ({ ...mark, x: x(mark.at) + (size === 1 ? slot / 2 : 0) }))
  for (const mark of placed.sort((a, b) => b.x - a.x)) {
    const room = mark.name.length * 7.6
    const end = Math.min(mark.x + room / 2, free - 10)
    free = end - room
    parts.push(line(mark.x, top - 8, mark.x, bottom, 'mark'))
    parts.push(text(end, top - 13, mark.name, { anchor: 'end', kind: 'tick' }))
  }
  return svg(width, height, label, parts)
}

/** A difference with its interval on a scale shared by all rows, for a cell of the table. */
export function effect(estimate: Estimate, scale: number): string {
  const width = 220
  const middle = width / 2
  const x = (value: number) => middle + (Math.max(-scale, Math.min(scale, value)) / scale) * (middle - 6)
  const side = estimate.low > 0 ? 'good' : estimate.high < 0 ? 'bad' : 'open'
  return svg(width, 22, 'difference with its interval', [
    line(middle, 0, middle, 22, 'even'),
    `<g class="${side}">${whisker(x(estimate.low), x(estimate.high), 11, 4)}`,
    `<circle cx="${round(x(estimate.value))}" cy="11" r="4" class="dot"/></g>`,
  ])
}
