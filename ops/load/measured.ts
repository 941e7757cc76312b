import type { GameReport, Report } from './reports.ts'
import type { ServerFigures } from './server-figures.ts'

/** Latencies in milliseconds; zeros where there are none. */
export interface Spread {
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort()
  const at = (share: number) => tenths(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

const tenths = (value: number) => Math.round(value * 10) / 10

/** One second of a run. */
export interface Moment {
  /** Seconds since the first move. */
  readonly at: number
  readonly offered: number
  readonly latency: Spread
  readonly games: Readonly<Record<string, Spread>>
  /** Of one processor; null where the server does not tell. */
  readonly serverCpu: number | null
  readonly loopDelayMilliseconds: number | null
  readonly memoryBytes: number | null
  /** How late the clients themselves were. */
  readonly ownDelayMilliseconds: number
}

/** A part of the run at one rate. */
export interface Stage {
  readonly rate: number
  readonly seconds: number
  /** Acknowledged moves in a second. */
  readonly played: number
  readonly latency: Spread
  readonly serverCpu: number | null
  /** Processor time of the server for each move: on a busy machine it tells more than the latency. */
  readonly cpuMillisecondsPerMove: number | null
  /** Moves that were due while every table waited. */
  readonly missed: number
  readonly ownDelayMilliseconds: number
  /** Whether the server kept up: at most 100 ms, 99 of 100 times, and nearly all moves that were due were played. */
  readonly sustained: boolean
}

export const latencyGoal = 100

/** Collects what the threads report, second by second and stage by stage. */
export class Measured {
  readonly moments: Moment[] = []
  readonly stages: Stage[] = []
  readonly totals: Record<string, { latencies: number[] } & Omit<GameReport, 'latencies'>> = {}
  readonly lookBacks: number[] = []
  readonly returns: number[] = []
  readonly #start = performance.now()
  #second: Report[] = []
  #stage: Report[] = []
  #stageBegan = this.#start
  #stageCpu: number | null = null
  #lastFigures: { at: number; figures: ServerFigures } | null = null

  add(report: Report): void {
    this.#second.push(report)
    this.#stage.push(report)
    this.lookBacks.push(...report.lookBacks)
    this.returns.push(...report.returns)
    for (const [game, seen] of Object.entries(report.games)) this.#addGame(game, seen)
  }

  /** A second is over. */
  tick(offered: number, figures: ServerFigures | null): void {
    const now = performance.now()
    const reports = this.#second
    this.#second = []
    const before = this.#lastFigures
    this.#lastFigures = figures && { at: now, figures }
    const used =
      figures && before ? (figures.cpuSeconds - before.figures.cpuSeconds) / ((now - before.at) / 1000) : null
    const names = new Set(reports.flatMap(({ games }) => Object.keys(games)))
    const latencies = (game: string) => reports.flatMap(({ games }) => games[game]?.latencies ?? [])
    this.moments.push({
      at: tenths((now - this.#start) / 1000),
      offered,
      latency: spreadOf([...names].flatMap(latencies)),
      games: Object.fromEntries([...names].map(name => [name, spreadOf(latencies(name))])),
      serverCpu: used === null ? null : Math.round(used * 100) / 100,
      loopDelayMilliseconds: figures && tenths(figures.loopDelayMilliseconds),
      memoryBytes: figures?.memoryBytes ?? null,
      ownDelayMilliseconds: tenths(Math.max(0, ...reports.map(({ ownDelay }) => ownDelay))),
    })
  }

  /** From now on it counts; what came before belongs to another rate. */
  beginStage(figures: ServerFigures | null): void {
    this.#stage = []
    this.#stageBegan = performance.now()
    this.#stageCpu = figures?.cpuSeconds ?? null
  }

  endStage(rate: number, figures: ServerFigures | null): Stage {
    const seconds = (performance.now() - this.#stageBegan) / 1000
    const latency = spreadOf(this.#stage.flatMap(({ games }) => Object.values(games).flatMap(game => game.latencies)))
    const played = latency.count / seconds
    const used = figures && this.#stageCpu !== null ? (figures.cpuSeconds - this.#stageCpu) / seconds : null
    const missed = this.#stage.reduce((sum, report) => sum + report.missed, 0)
    const stage: Stage = {
      rate,
      seconds: tenths(seconds),
      played: tenths(played),
      latency,
      serverCpu: used === null ? null : Math.round(used * 100) / 100,
      cpuMillisecondsPerMove: used === null || played === 0 ? null : Math.round((used / played) * 1e5) / 100,
      missed,
      ownDelayMilliseconds: tenths(Math.max(0, ...this.#stage.map(({ ownDelay }) => ownDelay))),
      sustained: latency.count > 0 && latency.p99 <= latencyGoal && missed <= latency.count * 0.1,
    }
    this.stages.push(stage)
    return stage
  }

  #addGame(name: string, seen: GameReport): void {
    const none: Measured['totals'][string] = {
      latencies: [],
      refusals: {},
      bytesReceived: 0,
      bytesSent: 0,
      finished: 0,
    }
    const total = this.totals[name] ?? none
    for (const latency of seen.latencies) total.latencies.push(latency)
    const refusals: Record<string, number> = { ...total.refusals }
    for (const [code, count] of Object.entries(seen.refusals)) refusals[code] = (refusals[code] ?? 0) + count
    this.totals[name] = {
      latencies: total.latencies,
      refusals,
      bytesReceived: total.bytesReceived + seen.bytesReceived,
      bytesSent: total.bytesSent + seen.bytesSent,
      finished: total.finished + seen.finished,
    }
  }
}
