import { html, line, niceStep, round, svg, text } from '../../../packages/cli/src/simulate/report/plots.ts'

/** A line of a chart; null where nothing is known. */
export interface Series {
  readonly name: string
  readonly points: readonly (number | null)[]
}

interface Chart {
  readonly label: string
  /** Seconds of the run, one per point. */
  readonly times: readonly number[]
  readonly series: readonly Series[]
  readonly unit: string
  /** A dashed line across, such as a goal. */
  readonly goal?: number
}

const width = 516
const height = 240
const [left, right, top, bottom] = [56, width - 8, 34, height - 26]

/** Lines over the time of a run. */
export function chart({ label, times, series, unit, goal }: Chart): string {
  const known = series.flatMap(({ points }) => points.filter(point => point !== null))
  if (known.length === 0) return '<p class="none">Nothing to show: the server does not tell it.</p>'
  const most = Math.max(...known, goal ?? 0, 1e-9)
  const step = niceStep(most, 4)
  const end = Math.ceil(most / step) * step
  const last = Math.max(times.at(-1) ?? 1, 1)
  const x = (seconds: number) => left + (seconds / last) * (right - left)
  const y = (value: number) => bottom - (value / end) * (bottom - top)
  const parts: string[] = []
  for (let tick = 0; tick <= end + 1e-9; tick += step) {
    parts.push(line(left, y(tick), right, y(tick), 'grid'))
    parts.push(text(left - 8, y(tick) + 4, `${round(tick)}${unit}`, { anchor: 'end', kind: 'tick' }))
  }
  const every = niceStep(last, 6)
  for (let tick = 0; tick <= last; tick += every)
    parts.push(text(x(tick), bottom + 18, `${round(tick)} s`, { anchor: 'middle', kind: 'tick' }))
  if (goal !== undefined) parts.push(line(left, y(goal), right, y(goal), 'even'))
  series.forEach(({ name, points }, i) => {
    const way = points
      .map((point, at) => (point === null ? null : `${round(x(times[at]!))},${round(y(point))}`))
      .filter(point => point !== null)
    parts.push(`<polyline points="${way.join(' ')}" class="line line${i}"><title>${html(name)}</title></polyline>`)
    const at = left + (i * (right - left)) / series.length
    parts.push(line(at, top - 18, at + 18, top - 18, `line line${i}`))
    parts.push(text(at + 24, top - 14, name, { kind: 'tick' }))
  })
  return svg(width, height, label, parts)
}

/** The chart's own part of the page's style. */
export const chartStyle = `
.line { fill: none; stroke-width: 1.75; stroke-linejoin: round; }
.line0 { stroke: var(--ice); } .line1 { stroke: var(--moss); } .line2 { stroke: var(--ember); }
.line3 { stroke: var(--muted); } .line4 { stroke: var(--text); stroke-dasharray: 5 3; }
tr.over td { color: var(--blood); }
`
