import type { GameEntry } from '@acheron/games'
import manifest from '../package.json' with { type: 'json' }
import type { Disk } from './metrics/disk.ts'
import { Counter, facts, Histogram, reading, readings } from './metrics/instruments.ts'

/** What others know when the metrics are asked for. */
export interface Readings {
  readonly tables: number
  readonly bots: { readonly waiting: number; readonly thinking: number }
  readonly hearsOthers: boolean
  /** How often a process on this store has ended by an error. */
  readonly crashes: number
  readonly disk: Disk
  readonly games: readonly GameEntry[]
}

/** The codes of failures that are counted as refused abuse; what else is refused says so by `refused`. */
const abuse: ReadonlySet<string> = new Set([
  ...['too-many-requests', 'too-many-messages', 'too-many-tables', 'too-large', 'too-slow'],
  ...[
    'too-many-seats',
    'too-many-unbegun-seats',
    'too-many-unbegun-tables',
    'too-many-unbegun-here',
    'too-many-unfinished',
    'too-many-looks',
    'too-many-descents',
  ],
  ...['malformed', 'not-json', 'cross-origin', 'unknown-cookie', 'not-public'],
])

/** The event loop is looked at this often. */
const lookMilliseconds = 50

/** The metrics of a running server, in the format of Prometheus. They tell nothing about a person or a table. */
export class Metrics {
  sockets = 0
  messages = 0
  refusals = 0
  failures = 0
  steps = 0
  readonly requests = new Histogram('http_request_seconds', 'time of an HTTP request', 'route', 'status')
  readonly answers = new Histogram('message_seconds', 'time from a message to its answer', 'game', 'message')
  readonly commits = new Histogram('commit_seconds', 'time of a transaction that stores steps or other changes')
  readonly store = new Histogram('store_seconds', 'time of a call to the store', 'operation')
  readonly storeFailures = new Counter('store_failures_total', 'calls to the store that failed', 'operation')
  readonly botWaits = new Histogram('bot_wait_seconds', 'time that a bot waited for a thread')
  readonly thoughts = new Histogram('bot_think_seconds', 'time that a bot thought about a move')
  readonly #abuse = new Counter('abuse_refused_total', 'requests and messages that a limit or a rule refused', 'kind')
  readonly #delay = new Histogram('event_loop_delay_seconds', 'lateness of the event loop, looked at 20 times a second')
  readonly #looking: NodeJS.Timeout
  #looked = performance.now()

  constructor() {
    this.#looking = setInterval(() => this.#look(), lookMilliseconds).unref()
  }

  /** A limit has refused something. `kind` is a word of the code, never of a visitor. */
  refused(kind: string): void {
    this.#abuse.add(kind)
  }

  /** The same by the code of a failure, if that is one of a limit or a rule. */
  refusedBy(code: string): void {
    if (abuse.has(code)) this.refused(code)
  }

  text({ tables, bots, hearsOthers, crashes, disk, games }: Readings): string {
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const counted = (name: string, help: string, value: number) => reading('counter', name, help, value)
    const now = (name: string, help: string, value: number | null) => reading('gauge', name, help, value)
    return [
      this.requests.text(),
      now('sockets', 'open sockets', this.sockets),
      counted('socket_messages_total', 'messages received over sockets', this.messages),
      this.answers.text(),
      counted('refusals_total', 'messages refused, stale moves included', this.refusals),
      counted(
        'failures_total',
        'messages that a fault of the server or its store kept from being handled',
        this.failures,
      ),
      this.#abuse.text(),
      now('tables_in_memory', 'tables in memory', tables),
      counted('steps_committed_total', 'steps stored', this.steps),
      this.commits.text(),
      this.store.text(),
      this.storeFailures.text(),
      now('disk_free_bytes', 'room on the volume of the data file; none with a database', disk.free),
      readings('data_bytes', 'size of the data file and its journal; none with a database', 'file', disk.files),
      now('bots_waiting', 'bots that wait for a thread', bots.waiting),
      now('bots_thinking', 'bots that think', bots.thinking),
      this.botWaits.text(),
      this.thoughts.text(),
      now('fanout_connected', 'whether other processes are heard, or there are none', Number(hearsOthers)),
      this.#delay.text(),
      counted('process_cpu_seconds_total', 'processor time', (user + system) / 1e6),
      now('process_resident_memory_bytes', 'resident memory', rss),
      now('process_heap_bytes', 'memory of objects', heapUsed),
      now('process_start_time_seconds', 'start of the process, in seconds since 1970', performance.timeOrigin / 1000),
      counted('crashes_total', 'ends by an error that nobody caught, of all processes on this store', crashes),
      facts('build_info', 'versions', { version: manifest.version, node: process.versions.node }),
      readings(
        'rules_version',
        'version of the rules',
        'game',
        new Map(games.map(({ meta }) => [meta.id, meta.rulesVersion])),
      ),
    ].join('')
  }

  close(): void {
    clearInterval(this.#looking)
  }

  #look(): void {
    const now = performance.now()
    this.#delay.observe(Math.max(0, now - this.#looked - lookMilliseconds) / 1000)
    this.#looked = now
  }
}
