import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RngState } from '@acheron/engine'
import { games as allGames, type GameEntry } from '@acheron/games'
import { furnish, newApp } from './app.ts'
import { DailyBackups, refuseNewHouse } from './backup/daily.ts'
import { BotPlayer } from './bots/player.ts'
import { BotPool } from './bots/pool.ts'
import { CampaignVerifier } from './campaigns/verifier.ts'
import { boundConnections } from './connections.ts'
import { ApiFailure, StartError, StoreError, Unsure } from './errors.ts'
import { type Fanout, noFanout } from './fanout.ts'
import { secureHeaders } from './headers.ts'
import { Health } from './health.ts'
import { Historian } from './history/historian.ts'
import { Looks } from './history/looks.ts'
import { keyed } from './identity.ts'
import { derived, keysPlaceOf, openKeys } from './keys.ts'
import { House } from './lobby/house.ts'
import { Lobby } from './lobby/lobby.ts'
import { AddressNames } from './logs.ts'
import { Metrics } from './metrics.ts'
import { Notices } from './notices/notices.ts'
import type { NoticeOptions } from './notices/options.ts'
import { Order } from './order/order.ts'
import { OrderKeeper } from './orders/keeper.ts'
import { People } from './people.ts'
import { quotasOf } from './quotas.ts'
import { Ratings } from './ratings/ratings.ts'
import { Repeats } from './repeats.ts'
import { Seatings } from './seating/changes.ts'
import { defaultLimits, type Limits, type Services } from './services.ts'
import { Sessions } from './sessions.ts'
import { measure } from './store/measure.ts'
import { SqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { fileTrouble } from './store/trouble.ts'
import { Pulse } from './tables/pulse.ts'
import { Registry } from './tables/registry.ts'
import { SeenSteps } from './tables/seen.ts'
import { StaleTables } from './tables/stale.ts'
import { UndoFinder } from './tables/undo.ts'
import { Waking } from './tables/waking.ts'
import { Talks } from './talk/talks.ts'
import { Timekeeper } from './time/keeper.ts'
import { systemTime, type TimeSource } from './time/source.ts'
import { within } from './within.ts'

export { type Restored, restoreBackup } from './backup/restore.ts'
export { backUp } from './backup/write.ts'
export { checkTables, sourceName } from './check.ts'
export { diagnose } from './doctor/doctor.ts'
export { StartError } from './errors.ts'
export { fingerprint, keysFileOf, readKeys, rotateKeys } from './keys.ts'
export { type NoticeOptions, noticeOptionsOf } from './notices/options.ts'
export { changeAdmin, listAdmins } from './order/admins.ts'

/** The default data file, relative to the working directory. */
export const defaultFile = 'data/acheron.sqlite'

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number
  readonly host?: string
  /** The data file; created if it does not exist. */
  readonly file: string
  /** Goes on although what was written to the data file last is missing. */
  readonly acceptLoss?: boolean
  /** With less room than this beside the data file, the server is not ready. */
  readonly leastFreeBytes?: number
  /** The folder of daily backups, and how many are kept there; none are made without. */
  readonly backups?: { readonly folder: string; readonly keep: number }
  /** The address of a PostgreSQL database, to be used instead of the file. */
  readonly database?: string
  /** The keys with commas, newest first; by default those of a file. */
  readonly keys?: string
  /** The file of the keys; by default beside the data file, and none with a database. */
  readonly keysFile?: string
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
  /** How people are reached who are not here. */
  readonly notices?: NoticeOptions
  /** Where its time comes from; from the machine by default. */
  readonly time?: TimeSource
  readonly botWorkers?: number
  readonly botBudgetMilliseconds?: number
  /** Games other than those of `@acheron/games`, with the files that their threads run. */
  readonly games?: readonly GameEntry[]
  readonly botFile?: URL
  readonly historyFile?: URL
  readonly campaignFile?: URL
}

export interface RunningServer {
  /** Such as `http://localhost:8080`. */
  readonly address: string
  /** Resolves with one line when a newer server has taken over the database: this one must be closed. */
  readonly outdated: Promise<string>
  /** Stores pending writes, closes the sockets with 1001, and releases everything; within 5 s, whatever hangs. */
  close(): Promise<void>
  /** The same after an error that nobody caught, which is logged and counted first. */
  crash(error: unknown): Promise<void>
}

/** A stop takes no longer than this, whatever hangs: a service manager kills a slow server. */
const closingMilliseconds = 4500
/** The part of it for storing where the tables stand. */
const parkingMilliseconds = 2000

/** The newest kind of generator. Processes that do not know it cannot play on by it. */
const dice: RngState['v'] = 3

/** The built web client. */
export const defaultWebDir = join(import.meta.dirname, '../../web/dist')
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
  const repeats = new Repeats()
  const app = newApp(
    { level: logLevel, ...(logStream ? { stream: logStream } : {}), repeats },
    options.trustProxy ?? 'loopback',
    limits,
    headers,
    metrics,
  )
  const { log } = app
  boundConnections(app.server, {
    ...{ most: limits.connectionsPerAddress, trustProxy: options.trustProxy ?? 'loopback', headers },
    onRefused: () => metrics.refused('too-many-connections'),
  })
  const store = await openStore(options, metrics, log)
  opened.push(store)
  measure(store, metrics)
  const fanout = await openFanout(options, log)
  opened.push(fanout)
  const people = new People(store)
  const sessions = new Sessions(store, fanout)
  const games = options.games ?? allGames
  const time = options.time ?? systemTime
  const workers = options.botWorkers ?? 2
  const pool = new BotPool({
    workers,
    file: options.botFile ?? new URL('./bots/worker.ts', import.meta.url),
    budgetMilliseconds: options.botBudgetMilliseconds ?? 10_000,
    waitingPerAddress: limits.botsWaitingPerAddress,
    onThought: milliseconds => metrics.thoughts.observe(milliseconds / 1000),
    onWait: milliseconds => metrics.botWaits.observe(milliseconds / 1000),
  })
  const historian = new Historian(options.historyFile ?? new URL('./history/worker.ts', import.meta.url))
  const verifier = new CampaignVerifier(options.campaignFile ?? new URL('./campaigns/worker.ts', import.meta.url))
  const lobby = new Lobby(store, log)
  const notices = await Notices.open(
    {
      ...{ store, people, games, log, time, options: options.notices ?? {} },
      ...{ house: () => house, ordered: id => orders.settle(id) },
    },
    newSecret,
  )
  const ratings = new Ratings(store, log)
  const player = new BotPlayer(pool, log, id => registry.room(id))
  const registry: Registry = new Registry({
    store,
    fanout,
    people,
    games,
    log,
    metrics,
    undo: new UndoFinder(historian, log),
    time,
    onTurn: room => {
      orders.consider(room)
      player.consider(room)
      timekeeper.consider(room)
      notices.changed(room)
    },
    onPresence: room => timekeeper.consider(room),
    onSaid: (room, said) => talk.heard(room, said),
    oversees: (person, table, people) => order.oversees(person, table, people),
    onListed: table => lobby.changed(table),
    onDecided: table => ratings.decided(table),
  })
  const orders = new OrderKeeper({ store, fanout, registry: () => registry, log })
  const seatings = new Seatings({ store, registry, people, time })
  const seen = new SeenSteps({ store, log })
  const timekeeper = new Timekeeper({ store, registry, seatings, time, log })
  const house = new House({ fanout, registry, me: store.cluster?.me ?? null })
  const dailySecret = await store.secret('daily', newSecret)
  const originOf = (address: string) => keyed(dailySecret, `place ${address}`)
  const order = new Order({ store, originOf })
  const quotas = quotasOf(limits)
  const talk = new Talks({
    ...{ store, fanout, people, quotas, log, registry: () => registry, originOf },
    checkBan: share => order.checkBan(share),
    onStored: room => notices.changed(room),
  })
  const keys = await openKeys(options, store, log)
  const file = options.database === undefined && options.file !== ':memory:' ? options.file : null
  const health = new Health(store, file && dirname(file), log, options.leastFreeBytes)
  app.addHook('preClose', async () => health.drain())
  const services: Services = {
    ...{ seatings, seen, time },
    ...{ store, fanout, registry, people, sessions, pool, metrics, health, log, limits, quotas, talk, order, orders },
    ...{ lobby, house, notices, ratings },
    looks: new Looks(store, historian),
    verifier,
    origins: options.origins ?? [],
    publicMetrics: options.publicMetrics ?? false,
    ...{ keys, dailySecret, games },
    addressNames: new AddressNames(derived(keys[0], 'address')),
    file,
    crashes: await store.count('crashes', 0),
  }
  // One thread stays free for the bots that people wait for.
  const waking = new Waking({ registry, player, pool, lanes: Math.max(1, workers - 1) })
  let pulse: Pulse | null = null
  let stale: StaleTables | null = null
  let backups: DailyBackups | null = null
  app.addHook('preClose', async () => waking.stop())
  // Before the sockets are closed: whom a stop sends away has not left.
  app.addHook('preClose', async () => within(300, registry.attendance.rest()))
  // Fastify runs these in reverse: the sockets are closed by then, so nothing new comes in. Each part has its time.
  app.addHook('onClose', async () => {
    const threads = [pool.close(), historian.close(), verifier.close()]
    house.stop()
    orders.stop()
    const sweeps = [lobby.stop(), notices.stop(), ratings.stop()]
    const parts = [timekeeper.stop(), backups?.stop(), pulse?.stop(), stale?.stop(), ...sweeps]
    await within(500, Promise.all([...parts, ...threads]))
    sessions.close()
    await within(300, seen.settle())
    await registry.close(parkingMilliseconds)
    await within(300, fanout.close())
    await within(700, store.close())
    metrics.close()
    repeats.close()
  })
  await furnish(app, services, headers, options.webDir ?? defaultWebDir)
  await timekeeper.begin()
  await app.listen({ port, host })
  const outdated = Promise.withResolvers<string>()
  const { resolve: onOutdated } = outdated
  if (store.cluster)
    pulse = new Pulse({
      store,
      cluster: store.cluster,
      registry,
      waking,
      log,
      connected: fanout !== noFanout,
      onLiving: living => {
        orders.survived(living)
        notices.survived(living)
      },
      onOutdated,
    })
  else {
    void orders.sweep()
    void waking.addAll(
      () => store.adopt(),
      error => log.error({ problem: String(error) }, 'not every table with bots goes on yet; it is tried again'),
    )
  }
  notices.start().catch(error => log.warn({ problem: String(error) }, 'notices are not sent yet'))
  timekeeper.listen(event => (event.kind === 'near' ? notices.timeRunsOut(event) : undefined))
  timekeeper.start()
  // What cannot be removed now is removed at the next start.
  sessions.tidy().catch(error => log.warn({ problem: String(error) }, 'old sessions are not removed'))
  stale = new StaleTables(store, registry, log, limits.unbegunDays)
  const source = options.database ?? options.file
  if (options.backups) backups = new DailyBackups({ ...options.backups, source, keysFile: keysPlaceOf(options) }, log)
  const [bound] = app.addresses()
  const taken = typeof bound === 'object' ? bound.port : port
  const close = () => within(closingMilliseconds, app.close())
  return {
    address: `http://${shown(host)}:${taken}`,
    outdated: outdated.promise,
    close,
    crash: async error => {
      log.fatal({ err: error }, 'an error that nobody caught: the server ends')
      await Promise.allSettled([store.count('crashes', 1), close()])
    },
  }
}

async function openStore(
  { file, database, acceptLoss = false, backups, games = allGames }: ServerOptions,
  { commits }: Metrics,
  log: Services['log'],
): Promise<Store> {
  const onCommit = (_writes: number, milliseconds: number) => commits.observe(milliseconds / 1000)
  if (database === undefined && backups && !acceptLoss && !existsSync(file)) refuseNewHouse(backups.folder, file)
  if (database === undefined)
    return new SqliteStore({ file, onCommit, acceptLoss, onWarning: line => log.warn({}, line) })
  const { PostgresStore } = await import('./store/postgres/store.ts')
  return PostgresStore.open({
    url: database,
    process: randomBytes(9).toString('base64url'),
    rules: { dice, ...Object.fromEntries(games.map(({ meta }) => [meta.id, meta.rulesVersion])) },
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
  const isUnwritten = error instanceof StoreError || error instanceof Unsure
  if (isUnwritten && database === undefined) return fileTrouble(error.cause, file)
  if (isUnwritten || error instanceof ApiFailure)
    return new StartError(`the database cannot be used at the moment (${error.message}); start again in a while`)
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
