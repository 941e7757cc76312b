import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { games as allGames, type GameEntry } from '@acheron/games'
import { furnish, newApp } from './app.ts'
import { BotPlayer } from './bots/player.ts'
import { BotPool } from './bots/pool.ts'
import { StartError, StoreError } from './errors.ts'
import { type Fanout, noFanout } from './fanout.ts'
import { secureHeaders } from './headers.ts'
import { Metrics } from './metrics.ts'
import { People } from './people.ts'
import { defaultLimits, type Limits, type Services } from './services.ts'
import { fileTrouble } from './store/open.ts'
import { SqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { Pulse } from './tables/pulse.ts'
import { Registry } from './tables/registry.ts'
import { Waking } from './tables/waking.ts'
import { within } from './within.ts'

export { checkTables, sourceName } from './check.ts'
export { StartError } from './errors.ts'

/** The default data file, relative to the working directory. */
export const defaultFile = 'data/acheron.sqlite'

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number
  readonly host?: string
  /** The data file; created if it does not exist. */
  readonly file: string
  /** The address of a PostgreSQL database, to be used instead of the file. */
  readonly database?: string
  /** The addresses of NATS servers, which connect all servers on the same database. */
  readonly nats?: string
  /** The built web client. */
  readonly webDir?: string
  readonly logLevel?: string
  readonly logStream?: { write(line: string): void }
  /** The proxies that are trusted about the client's address and protocol; by default a proxy on this machine. */
  readonly trustProxy?: string | boolean
  /** Other origins whose pages may use the server, such as `https://play.example.org`. */
  readonly origins?: readonly string[]
  /** Whether /metrics is public; otherwise only this machine may read it. */
  readonly publicMetrics?: boolean
  readonly limits?: Partial<Limits>
  readonly botWorkers?: number
  readonly botBudgetMilliseconds?: number
  /** Games other than those of `@acheron/games`, with the file that their bots' threads run. */
  readonly games?: readonly GameEntry[]
  readonly botFile?: URL
}

export interface RunningServer {
  /** Such as `http://localhost:8080`. */
  readonly address: string
  /** Stores pending writes, closes the sockets with 1001, and releases everything; within 5 s, whatever hangs. */
  close(): Promise<void>
}

/** A stop takes no longer than this, whatever hangs: a service manager kills a slow server. */
const closingMilliseconds = 4500
/** The part of it for storing where the tables stand. */
const parkingMilliseconds = 2000

const defaultWebDir = join(import.meta.dirname, '../../web/dist')
const newSecret = () => randomBytes(32).toString('base64url')

/** Starts a server; a StartError says in one line why it cannot. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const metrics = new Metrics()
  const opened: { close(): Promise<void> }[] = []
  try {
    return await serve(options, metrics, opened)
  } catch (error) {
    metrics.close()
    for (const one of opened.reverse()) await one.close()
    throw explain(error, options)
  }
}

/** Adds to `opened` what must be closed if a later part fails. */
async function serve(
  options: ServerOptions,
  metrics: Metrics,
  opened: { close(): Promise<void> }[],
): Promise<RunningServer> {
  const { port, host = '0.0.0.0', logLevel = 'info', logStream } = options
  const limits = { ...defaultLimits, ...options.limits }
  const headers = await secureHeaders()
  const app = newApp(
    { level: logLevel, ...(logStream ? { stream: logStream } : {}) },
    options.trustProxy ?? 'loopback',
    limits,
    headers,
  )
  const { log } = app
  const store = await openStore(options, metrics, log)
  opened.push(store)
  const fanout = await openFanout(options, log)
  opened.push(fanout)
  const people = new People(store)
  const games = options.games ?? allGames
  const workers = options.botWorkers ?? 2
  const pool = new BotPool({
    workers,
    file: options.botFile ?? new URL('./bots/worker.ts', import.meta.url),
    budgetMilliseconds: options.botBudgetMilliseconds ?? 10_000,
    onThought: milliseconds => metrics.thoughts.add(milliseconds),
  })
  const player = new BotPlayer(pool, log, id => registry.room(id))
  const registry: Registry = new Registry({
    store,
    fanout,
    people,
    games,
    log,
    metrics,
    onTurn: room => player.consider(room),
  })
  const services: Services = {
    ...{ store, fanout, registry, people, pool, metrics, log, limits },
    origins: options.origins ?? [],
    publicMetrics: options.publicMetrics ?? false,
    cookieSecret: await store.secret('cookie', newSecret),
    dailySecret: await store.secret('daily', newSecret),
  }
  // One thread stays free for the bots that people wait for.
  const waking = new Waking({ registry, player, pool, lanes: Math.max(1, workers - 1) })
  let pulse: Pulse | null = null
  app.addHook('preClose', async () => waking.stop())
  // Fastify runs these in reverse: the sockets are closed by then, so nothing new comes in. Each part has its time.
  app.addHook('onClose', async () => {
    await within(500, Promise.all([pulse?.stop(), pool.close()]))
    await registry.close(parkingMilliseconds)
    await within(300, fanout.close())
    await within(700, store.close())
    metrics.close()
  })
  await furnish(app, services, headers, options.webDir ?? defaultWebDir)
  await app.listen({ port, host })
  if (store.cluster) pulse = new Pulse(store, store.cluster, registry, waking, log, fanout !== noFanout)
  else
    waking
      .addAll(() => store.adopt())
      .catch(error => log.error({ problem: String(error) }, 'not every table with bots goes on'))
  const [bound] = app.addresses()
  const taken = typeof bound === 'object' ? bound.port : port
  return { address: `http://${shown(host)}:${taken}`, close: () => within(closingMilliseconds, app.close()) }
}

async function openStore(
  { file, database }: ServerOptions,
  { commits }: Metrics,
  log: Services['log'],
): Promise<Store> {
  const onCommit = (_writes: number, milliseconds: number) => commits.add(milliseconds)
  if (database === undefined) return new SqliteStore({ file, onCommit })
  const { PostgresStore } = await import('./store/postgres/store.ts')
  return PostgresStore.open({
    url: database,
    process: randomBytes(9).toString('base64url'),
    onCommit,
    onLost: error => log.warn({ problem: error.message }, 'a connection to the database was lost'),
  })
}

async function openFanout({ database, nats }: ServerOptions, log: Services['log']): Promise<Fanout> {
  if (nats === undefined) return noFanout
  if (database === undefined)
    throw new StartError('NATS_URL needs DATABASE_URL: a data file belongs to one server, which has nobody to tell')
  const { connectNats } = await import('./nats.ts')
  return connectNats(nats, log)
}

const shown = (host: string) => {
  if (['0.0.0.0', '::', '127.0.0.1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function explain(error: unknown, { port, host = '0.0.0.0', file, database, trustProxy }: ServerOptions): unknown {
  // The file could be opened but not written: the server's secrets are the first thing written there.
  if (error instanceof StoreError && database === undefined) return fileTrouble(error.cause, file)
  const { code } = error as { code?: unknown }
  if (error instanceof TypeError && /^invalid (IP address|range)/.test(error.message))
    return new StartError(
      `TRUST_PROXY must be addresses or ranges with commas, such as 10.0.0.1 or 10.0.0.0/8, got '${trustProxy}'`,
    )
  if (code === 'EADDRINUSE')
    return new StartError(`port ${port} is taken by another program; stop that one, or choose another with PORT=`)
  if (code === 'EACCES') return new StartError(`port ${port} may not be used by you; choose one above 1023 with PORT=`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`this machine has no address '${host}'; choose another with HOST=`)
  return error
}
