import { type Measured, type Moment, type Spread, type Stage, spreadOf } from './measured.ts'

/** What `load --json` prints. */
export interface LoadResult {
  readonly server: string
  readonly processes: number
  readonly tables: number
  readonly people: number
  readonly clientThreads: number
  /** Of the machine, others' programs included, when the run ended. */
  readonly machine: { readonly cores: number; readonly loadAverage: number }
  readonly seconds: number
  readonly moves: number
  readonly latency: Spread
  /** The highest rate of a stage that was sustained; null where none was. */
  readonly sustained: number | null
  /** What one core would carry by the processor time that moves took; null where the server does not tell it. */
  readonly perCore: number | null
  readonly stages: readonly Stage[]
  readonly games: Readonly<Record<string, GameResult>>
  readonly lookBacks: Spread
  readonly returns: Spread
  readonly moments: readonly Moment[]
}

export interface GameResult {
  readonly moves: number
  readonly latency: Spread
  readonly refusals: Readonly<Record<string, number>>
  readonly bytesReceived: number
  readonly bytesSent: number
  readonly finished: number
}

type About = Pick<LoadResult, 'server' | 'processes' | 'tables' | 'people' | 'clientThreads' | 'machine' | 'seconds'>

export function resultOf(about: About, measured: Measured): LoadResult {
  const games = Object.fromEntries(
    Object.entries(measured.totals)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { latencies, ...rest }]): [string, GameResult] => [
        name,
        { moves: latencies.length, latency: spreadOf(latencies), ...rest },
      ]),
  )
  const all = Object.values(measured.totals).flatMap(({ latencies }) => latencies)
  const sustained = measured.stages.filter(stage => stage.sustained).map(({ rate }) => rate)
  return {
    ...about,
    moves: all.length,
    latency: spreadOf(all),
    sustained: sustained.length > 0 ? Math.max(...sustained) : null,
    perCore: perCoreOf(measured.stages),
    stages: measured.stages,
    games,
    lookBacks: spreadOf(measured.lookBacks),
    returns: spreadOf(measured.returns),
    moments: measured.moments,
  }
}

function perCoreOf(stages: readonly Stage[]): number | null {
  const moves = stages.reduce((sum, { latency }) => sum + latency.count, 0)
  const cores = stages.map(({ serverCpu, seconds }) => (serverCpu === null ? Number.NaN : serverCpu * seconds))
  const perCore = moves / cores.reduce((sum, seconds) => sum + seconds, 0)
  return Number.isFinite(perCore) ? Math.round(perCore) : null
}

/** The result in plain lines. */
export function resultText(result: LoadResult, page: string): string {
  const row = (cells: readonly (string | number)[]) => cells.map(cell => String(cell).padStart(9)).join('')
  const spread = ({ p50, p95, p99, max }: Spread) => [p50, p95, p99, max]
  const cpu = (share: number | null) => (share === null ? '-' : `${Math.round(share * 100)} %`)
  const refusals = Object.entries(result.games).flatMap(([game, { refusals }]) =>
    Object.entries(refusals).map(([code, count]) => `${game}: ${count} ${code}`),
  )
  return [
    `${result.tables} tables with ${result.people} people at ${result.server}, ${result.moves} moves in ${result.seconds} s.`,
    result.sustained === null
      ? 'No rate was sustained (99 of 100 moves acknowledged within 100 ms).'
      : `Sustained: ${result.sustained} moves a second (99 of 100 moves acknowledged within 100 ms).`,
    ...(result.perCore === null ? [] : [`By its processor time one core would carry ${result.perCore} a second.`]),
    '',
    row(['rate/s', 'played/s', 'p50 ms', 'p95', 'p99', 'max', 'server', 'ms/move', 'clients']),
    ...result.stages.map(
      ({ rate, played, latency, serverCpu, cpuMillisecondsPerMove, ownDelayMilliseconds, sustained }) =>
        row([
          rate,
          played,
          ...spread(latency),
          cpu(serverCpu),
          cpuMillisecondsPerMove ?? '-',
          ownDelayMilliseconds,
        ]).concat(sustained ? '' : '  too much'),
    ),
    '',
    row(['moves', 'p50 ms', 'p95', 'p99', 'max', 'kB/move']),
    ...Object.entries(result.games).map(
      ([game, { moves, latency, bytesReceived }]) =>
        `${row([moves, ...spread(latency), (bytesReceived / 1000 / Math.max(1, moves)).toFixed(1)])}  ${game}`,
    ),
    `${row([result.lookBacks.count, ...spread(result.lookBacks)])}           looks back`,
    `${row([result.returns.count, ...spread(result.returns)])}           returns to a table`,
    '',
    `The machine: ${result.machine.cores} cores, load average ${result.machine.loadAverage}.`,
    refusals.length > 0 ? `Refused or failed: ${refusals.join(', ')}.` : 'Nothing was refused.',
    `Page: ${page}`,
  ].join('\n')
}
