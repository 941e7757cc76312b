import type { BotPool } from './bots/pool.ts'
import type { Fanout } from './fanout.ts'
import type { Health } from './health.ts'
import type { Logger } from './logs.ts'
import type { Metrics } from './metrics.ts'
import type { People } from './people.ts'
import type { Store } from './store/store.ts'
import type { Registry } from './tables/registry.ts'

/** The services that the parts of the server share. */
export interface Services {
  readonly store: Store
  readonly fanout: Fanout
  readonly registry: Registry
  readonly people: People
  readonly pool: BotPool
  readonly metrics: Metrics
  readonly health: Health
  readonly log: Logger
  readonly limits: Limits
  /** Pages from these origins may use the server, beside its own. */
  readonly origins: readonly string[]
  /** Whether /metrics is public; otherwise only this machine may read it. */
  readonly publicMetrics: boolean
  /** Signs cookies. */
  readonly cookieSecret: string
  /** Makes the seed of a day. */
  readonly dailySecret: string
}

/** The limits of one visitor. */
export interface Limits {
  /** REST requests of one address in a minute. */
  readonly requestsPerMinute: number
  /** Tables opened by one address in a minute. */
  readonly tablesPerMinute: number
  /** Changes of names and languages by one address in a minute: all tables of that person are notified. */
  readonly changesPerMinute: number
  /** Messages of one socket in a second, on the average (all sockets of one address: ten times as many)... */
  readonly messagesPerSecond: number
  /** ...and at once. */
  readonly messageBurst: number
  readonly messageBytes: number
  readonly socketsPerAddress: number
  readonly watchedPerSocket: number
  /** A socket with more unsent data than this is closed. */
  readonly unsentBytes: number
  /** An HTTP connection that takes none of its answer for this long is closed. */
  readonly unreadMilliseconds: number
}

export const defaultLimits: Limits = {
  requestsPerMinute: 600,
  tablesPerMinute: 60,
  changesPerMinute: 120,
  messagesPerSecond: 30,
  messageBurst: 100,
  messageBytes: 8 * 1024,
  socketsPerAddress: 100,
  watchedPerSocket: 20,
  unsentBytes: 4 * 1024 * 1024,
  unreadMilliseconds: 60_000,
}
