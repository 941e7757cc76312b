import { monitorEventLoopDelay } from 'node:perf_hooks'

/** A total and the number of its additions. */
class Sum {
  count = 0
  total = 0

  add(value: number): void {
    this.count++
    this.total += value
  }
}

/** The metrics of a running server, in the format of Prometheus. They tell nothing about a person or a game. */
export class Metrics {
  requests = 0
  sockets = 0
  messages = 0
  refusals = 0
  steps = 0
  readonly commits = new Sum()
  readonly thoughts = new Sum()
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })

  constructor() {
    this.#delay.enable()
  }

  /** A limit has refused something. */
  refused(_kind: string): void {
    this.refusals++
  }

  text(tables: number, botsWaiting: number, hearsOthers: boolean): string {
    const { rss } = process.memoryUsage()
    const cpu = process.cpuUsage()
    const lines: [name: string, type: 'counter' | 'gauge', help: string, value: number][] = [
      ['http_requests_total', 'counter', 'HTTP requests answered', this.requests],
      ['sockets', 'gauge', 'open sockets', this.sockets],
      ['socket_messages_total', 'counter', 'messages received over sockets', this.messages],
      ['refusals_total', 'counter', 'messages refused', this.refusals],
      ['tables_in_memory', 'gauge', 'tables in memory', tables],
      ['steps_committed_total', 'counter', 'steps stored', this.steps],
      ['commits_total', 'counter', 'transactions committed', this.commits.count],
      ['commit_seconds_total', 'counter', 'time spent in transactions', this.commits.total / 1000],
      ['bot_moves_total', 'counter', 'moves that bots thought about', this.thoughts.count],
      ['bot_seconds_total', 'counter', 'time that bots thought', this.thoughts.total / 1000],
      ['bots_waiting', 'gauge', 'bots that wait for a thread', botsWaiting],
      ['fanout_connected', 'gauge', 'whether other processes are heard, or there are none', Number(hearsOthers)],
      ['event_loop_delay_p99_seconds', 'gauge', 'event loop delay', this.#delay.percentile(99) / 1e9],
      ['process_cpu_seconds_total', 'counter', 'processor time', (cpu.user + cpu.system) / 1e6],
      ['process_resident_memory_bytes', 'gauge', 'resident memory', rss],
    ]
    return lines
      .map(([name, type, help, value]) => {
        const full = `acheron_${name}`
        return `# HELP ${full} ${help}\n# TYPE ${full} ${type}\n${full} ${value}\n`
      })
      .join('')
  }

  close(): void {
    this.#delay.disable()
  }
}
