import { differenceOf, type Estimate, wilson } from '../statistics.ts'
import { percent } from '../summary.ts'
import type { Tally } from '../tally.ts'
import { effect, html } from './plots.ts'

interface Row {
  readonly name: string
  /** The first word of its name, where others share it. */
  readonly kind: string
  readonly perGame: number
  readonly games: number
  readonly with: Estimate
  readonly without: Estimate
  /** How much more often its users win; null where everybody or nobody used it. */
  readonly effect: Estimate | null
}

function rowsOf(features: readonly string[], tally: Tally, players: number): { rows: Row[]; never: string[] } {
  const seats = tally.finished * players
  const wins = tally.seatWins.reduce((sum, count) => sum + count, 0)
  const kindOf = kindsOf(features)
  const rows: Row[] = []
  for (const [name, feature] of tally.features) {
    const used = wilson(feature.wins, feature.seats)
    const unused = wilson(wins - feature.wins, seats - feature.seats)
    const comparable = feature.seats > 0 && feature.seats < seats
    rows.push({
      name,
      kind: kindOf(name),
      perGame: feature.uses / tally.finished,
      games: feature.games / tally.finished,
      with: used,
      without: unused,
      effect: comparable ? differenceOf(used, unused) : null,
    })
  }
  const size = (row: Row) => row.effect?.value ?? Number.NEGATIVE_INFINITY
  rows.sort((a, b) => size(b) - size(a) || b.games - a.games || (a.name < b.name ? -1 : 1))
  return { rows, never: features.filter(name => !tally.features.has(name)) }
}

const single = 'other'

/** Features of one kind begin with the same word: `spell banish`, `spell reap`. */
function kindsOf(features: readonly string[]): (name: string) => string {
  const first = (name: string) => name.split(' ', 1)[0] as string
  const sizes = new Map<string, number>()
  for (const name of features) sizes.set(first(name), (sizes.get(first(name)) ?? 0) + 1)
  return name => ((sizes.get(first(name)) ?? 0) > 1 ? first(name) : single)
}

/** The table of features by kind, from the strongest link with winning to the strongest with losing. */
export function featureTable(features: readonly string[], tally: Tally, players: number): string {
  const { rows, never } = rowsOf(features, tally, players)
  if (rows.length === 0) return '<p class="none">Nothing to show: no finished game made use of a feature.</p>'
  const scale = Math.max(
    0.05,
    ...rows.flatMap(row => (row.effect ? [Math.abs(row.effect.low), Math.abs(row.effect.high)] : [])),
  )
  const rate = ({ value, low, high }: Estimate) =>
    `${percent(value)} <small>${(low * 100).toFixed(1)}-${(high * 100).toFixed(1)}</small>`
  const bodyOf = (row: Row) => {
    const points = row.effect
      ? `${row.effect.value < 0 ? '−' : '+'}${(Math.abs(row.effect.value) * 100).toFixed(1)}`
      : ''
    const cells = [
      html(row.name),
      row.perGame.toFixed(2),
      percent(row.games),
      row.with.high - row.with.low === 1 ? '' : rate(row.with),
      row.effect ? rate(row.without) : '<small>used by all</small>',
      points,
    ]
    return `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}<td class="plot">${row.effect ? effect(row.effect, scale) : ''}</td></tr>`
  }
  const order = [...new Set(features.map(kindsOf(features)))].filter(kind => kind !== single)
  const body = [...order, single].flatMap(kind => {
    const its = rows.filter(row => row.kind === kind)
    if (its.length === 0) return []
    return [`<tr class="kind"><th colspan="7" scope="rowgroup">${html(kind)}</th></tr>`, ...its.map(bodyOf)]
  })
  const head = ['feature', 'uses per game', 'games with it', 'wins with it', 'wins without', 'difference (points)', '']
  const unused = never.length > 0 ? `<p class="never">Never used: ${never.map(html).join(', ')}.</p>` : ''
  return `<div class="scroll"><table><thead><tr>${head.map(title => `<th>${title}</th>`).join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>${unused}`
}
