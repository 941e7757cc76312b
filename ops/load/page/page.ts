import { html } from '../../../packages/cli/src/simulate/report/plots.ts'
import { style } from '../../../packages/cli/src/simulate/report/style.ts'
import { latencyGoal, type Spread } from '../measured.ts'
import type { LoadResult } from '../result.ts'
import { chart, chartStyle } from './chart.ts'

/** One self-contained page about a run. */
export function resultPage(result: LoadResult, args: readonly string[]): string {
  const { latency } = result
  const title = `${result.tables} tables, ${result.moves} moves`
  const received = Object.values(result.games).reduce((sum, { bytesReceived }) => sum + bytesReceived, 0)
  const figures: [string, string, string][] = [
    [
      'Sustained',
      result.sustained === null ? 'none' : `${result.sustained}`,
      `moves a second, 99 of 100 within ${latencyGoal} ms`,
    ],
    [
      'One core would carry',
      result.perCore === null ? 'unknown' : `${result.perCore}`,
      'moves a second, by the processor time they took',
    ],
    ['Moves', `${result.moves}`, `by ${result.people} people in ${result.seconds} s`],
    ['Acknowledged within', `${latency.p50} ms`, `median; 95 % ${latency.p95} ms, 99 % ${latency.p99} ms`],
    ['Sent by the server', `${(received / 1e6).toFixed(1)} MB`, `${perMove(received, result.moves)} kB for each move`],
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${html(title)}</title>
<style>${style}${chartStyle}</style>
</head>
<body>
<main>
<h1><small>Acheron under load</small>${html(title)}</h1>
<p>${html(`${result.processes} ${result.processes === 1 ? 'process' : 'processes'}: ${result.server}. ${result.clientThreads} threads of clients. The machine has ${result.machine.cores} cores; its load average was ${result.machine.loadAverage}.`)}</p>
<code class="command">npm run load -- ${html(args.join(' '))}</code>
<dl class="figures">
${figures.map(([name, value, note]) => `<div><dt>${name}</dt><dd>${html(value)}<small>${html(note)}</small></dd></div>`).join('\n')}
</dl>
<section>
<h2>Rates</h2>
<p>Moves a second of all tables together, and how long their acknowledgement took. A rate is sustained if 99 of 100 moves take at most ${latencyGoal} ms and nearly all that were due were played. Moves are missed when every table waits for an answer: more tables would play them. The clients' own delay is part of every latency.</p>
${stageTable(result)}
</section>
<div class="plots">
${charts(result)
  .map(({ name, note, svg }) => `<section>\n<h2>${name}</h2>\n<p>${note}</p>\n${svg}\n</section>`)
  .join('\n')}
</div>
<section>
<h2>Games</h2>
${gameTable(result)}
</section>
<section>
<h2>Refused or failed</h2>
${refusalTable(result)}
</section>
</main>
</body>
</html>
`
}

const perMove = (bytes: number, moves: number) => (bytes / 1000 / Math.max(1, moves)).toFixed(1)

const spreadCells = ({ p50, p95, p99, max }: Spread) => [p50, p95, p99, max].map(value => value.toFixed(1))

const share = (value: number | null) => (value === null ? '' : `${Math.round(value * 100)} %`)

function table(
  head: readonly string[],
  rows: readonly { kind?: string; cells: readonly (string | number)[] }[],
): string {
  const body = rows.map(
    ({ kind, cells }) =>
      `<tr${kind ? ` class="${kind}"` : ''}>${cells.map(cell => `<td>${html(String(cell))}</td>`).join('')}</tr>`,
  )
  return `<div class="scroll"><table><thead><tr>${head.map(title => `<th>${title}</th>`).join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`
}

const latencyHead = ['median ms', '95 %', '99 %', 'longest']

function stageTable({ stages }: LoadResult): string {
  return table(
    [
      'rate',
      'played',
      ...latencyHead,
      'server (of one core)',
      'its ms for a move',
      "clients' own delay ms",
      'missed',
      '',
    ],
    stages.map(
      ({ rate, played, latency, serverCpu, cpuMillisecondsPerMove, ownDelayMilliseconds, missed, sustained }) => ({
        kind: sustained ? '' : 'over',
        cells: [
          ...[
            rate,
            played,
            ...spreadCells(latency),
            share(serverCpu),
            cpuMillisecondsPerMove ?? '',
            ownDelayMilliseconds,
            missed,
          ],
          sustained ? 'sustained' : 'too much',
        ],
      }),
    ),
  )
}

function gameTable({ games, lookBacks, returns }: LoadResult): string {
  const rows = Object.entries(games).map(([game, { moves, latency, bytesReceived, finished }]) => ({
    cells: [game, moves, ...spreadCells(latency), perMove(bytesReceived, moves), finished],
  }))
  return table(
    ['', 'times', ...latencyHead, 'kB for each move', 'games finished'],
    [
      ...rows,
      { cells: ['looks back', lookBacks.count, ...spreadCells(lookBacks), '', ''] },
      { cells: ['returns to a table', returns.count, ...spreadCells(returns), '', ''] },
    ],
  )
}

function refusalTable({ games }: LoadResult): string {
  const rows = Object.entries(games).flatMap(([game, { refusals }]) =>
    Object.entries(refusals).map(([code, count]) => ({ cells: [game, code, count] })),
  )
  return rows.length > 0 ? table(['game', 'code', 'times'], rows) : '<p class="none">Nothing was refused.</p>'
}

function charts({ moments, games }: LoadResult): { name: string; note: string; svg: string }[] {
  const times = moments.map(({ at }) => at)
  const over = (label: string, unit: string, series: Parameters<typeof chart>[0]['series'], goal?: number) =>
    chart({ label, unit, times, series, ...(goal === undefined ? {} : { goal }) })
  const latency = (of: (spread: Spread) => number) =>
    moments.map(each => (each.latency.count > 0 ? of(each.latency) : null))
  return [
    {
      name: 'Acknowledgement',
      note: 'How long moves took in each second, all games. The dashed line: the goal for 99 of 100.',
      svg: over(
        'latency over time',
        ' ms',
        [
          { name: 'median', points: latency(({ p50 }) => p50) },
          { name: '95 %', points: latency(({ p95 }) => p95) },
          { name: '99 %', points: latency(({ p99 }) => p99) },
        ],
        latencyGoal,
      ),
    },
    {
      name: 'By game',
      note: '95 of 100 moves took at most this long.',
      svg: over(
        'latency over time by game',
        ' ms',
        Object.keys(games).map(name => ({
          name,
          points: moments.map(each => (each.games[name]?.count ? each.games[name].p95 : null)),
        })),
      ),
    },
    {
      name: 'Rate',
      note: 'Moves a second: due, and acknowledged.',
      svg: over('rate over time', '', [
        { name: 'due', points: moments.map(({ offered }) => offered) },
        { name: 'acknowledged', points: moments.map(each => each.latency.count) },
      ]),
    },
    {
      name: 'Processor',
      note: 'Of the server, in cores.',
      svg: over('processor time over time', '', [{ name: 'server', points: moments.map(each => each.serverCpu) }]),
    },
    {
      name: 'Delays',
      note: "How late the event loop was, 99 of 100 times: the server's by its own count, and the clients'.",
      svg: over('event loop delay over time', ' ms', [
        { name: 'server', points: moments.map(each => each.loopDelayMilliseconds) },
        { name: 'clients', points: moments.map(each => each.ownDelayMilliseconds) },
      ]),
    },
    {
      name: 'Memory',
      note: 'Resident, of all server processes.',
      svg: over('memory over time', ' MB', [
        { name: 'server', points: moments.map(({ memoryBytes }) => memoryBytes && Math.round(memoryBytes / 1e6)) },
      ]),
    },
  ]
}
