import type { GameEntry } from '@acheron/games'
import type { BotPool } from './bots/pool.ts'
import type { CampaignVerifier } from './campaigns/verifier.ts'
import type { Fanout } from './fanout.ts'
import type { Health } from './health.ts'
import type { Looks } from './history/looks.ts'
import type { Keys } from './keys.ts'
import type { House } from './lobby/house.ts'
import type { Lobby } from './lobby/lobby.ts'
import type { AddressNames, Logger } from './logs.ts'
import type { Metrics } from './metrics.ts'
import type { Notices } from './notices/notices.ts'
import type { Order } from './order/order.ts'
import type { OrderKeeper } from './orders/keeper.ts'
import type { People } from './people.ts'
import type { Quotas } from './quotas.ts'
import type { Ratings } from './ratings/ratings.ts'
import type { Seatings } from './seating/changes.ts'
import type { Sessions } from './sessions.ts'
import type { Store } from './store/store.ts'
import type { Registry } from './tables/registry.ts'
import type { SeenSteps } from './tables/seen.ts'
import type { Talks } from './talk/talks.ts'
import type { TimeSource } from './time/source.ts'

/** The services that the parts of the server share. */
export interface Services {
  readonly store: Store
  readonly time: TimeSource
  readonly fanout: Fanout
  readonly registry: Registry
  readonly seatings: Seatings
  readonly seen: SeenSteps
  readonly talk: Talks
  readonly order: Order
  /** What players have ordered for their seats. */
  readonly orders: OrderKeeper
  readonly lobby: Lobby
  readonly house: House
  readonly notices: Notices
  readonly ratings: Ratings
  readonly looks: Looks
  readonly verifier: CampaignVerifier
  readonly people: People
  readonly sessions: Sessions
  readonly pool: BotPool
  readonly metrics: Metrics
  readonly health: Health
  readonly log: Logger
  readonly limits: Limits
  readonly quotas: Quotas
  /** Pages from these origins may use the server, beside its own. */
  readonly origins: readonly string[]
  /** Whether /metrics is public; otherwise only this machine may read it. */
  readonly publicMetrics: boolean
  /** Read the cookies of earlier versions, and name addresses in the log. */
  readonly keys: Keys
  readonly addressNames: AddressNames
  /** Makes the seed of a day. */
  readonly dailySecret: string
  readonly games: readonly GameEntry[]
  /** The data file; null with a database. */
  readonly file: string | null
  /** How often a process on this store had ended by an error when this one started. */
  readonly crashes: number
}

/** The limits of one visitor. `LIMITS` can change each of them; the README lists them. */
export interface Limits {
  /** REST requests of one address in a minute. */
  readonly requestsPerMinute: number
  /** Tables opened by one address in a minute... */
  readonly tablesPerMinute: number
  /** ...in an hour and in a day. */
  readonly tablesPerAddressAndHour: number
  readonly tablesPerAddressAndDay: number
  /** Tables opened by one person in a minute. */
  readonly tablesPerPersonAndMinute: number
  /** Tables that one person may have opened without anybody having moved there. */
  readonly unbegunTablesPerPerson: number
  /** Tables, and seats, that all people of one address may have opened and taken without anybody having moved there. */
  readonly unbegunTablesPerAddress: number
  readonly unbegunSeatsPerAddress: number
  /** Unfinished tables where one person may sit. */
  readonly unfinishedTablesPerPerson: number
  /** Open seats taken by one person, in a minute and in an hour... */
  readonly seatsPerPersonAndMinute: number
  readonly seatsPerPersonAndHour: number
  /** ...and by all people of one address. */
  readonly seatsPerAddressAndMinute: number
  readonly seatsPerAddressAndHour: number
  /** Seats that one person may have taken at tables where nobody has moved, in addition to those of their own tables. */
  readonly unbegunSeatsPerPerson: number
  /** A table where nobody has moved is removed after this many days. */
  readonly unbegunDays: number
  /** Daily tables of one game begun from one address in a day: whoever scouts with throw-away guests runs out of them. */
  readonly descentsPerDay: number
  /** Messages that one person says, in a minute and in an hour... */
  readonly saidPerPersonAndMinute: number
  readonly saidPerPersonAndHour: number
  /** ...all people of one address, and all who play or all who watch at one table. */
  readonly saidPerAddressAndMinute: number
  readonly saidPerTableAndMinute: number
  /** Reports of one person, in an hour and in a day, and of one address. */
  readonly reportsPerPersonAndHour: number
  readonly reportsPerPersonAndDay: number
  readonly reportsPerAddressAndDay: number
  /** Letters and tries that one person has sent in an hour, and all people of one address. */
  readonly lettersPerPersonAndHour: number
  readonly lettersPerAddressAndHour: number
  /** Requests by one program's token in a minute. */
  readonly programRequestsPerMinute: number
  /** Changes of names and languages by one address in a minute: all tables of that person are notified. */
  readonly changesPerMinute: number
  /** How often one address may in a minute ask for what is stored about a person, or have it deleted: all they agreed on is read. */
  readonly personalPerMinute: number
  /** Tries to sign in by one address, in a minute and in an hour; right or wrong, by password, passkey or code. */
  readonly signInsPerAddressAndMinute: number
  readonly signInsPerAddressAndHour: number
  /** Names of accounts tried by one address, in an hour and in a day: the answer tells whether a name is taken. */
  readonly accountNamesPerAddressAndHour: number
  readonly accountNamesPerAddressAndDay: number
  /** Codes that one person makes in an hour to carry a seat to another device. */
  readonly carriesPerPersonAndHour: number
  /** Messages of one socket in a second, on the average (all sockets of one address: ten times as many)... */
  readonly messagesPerSecond: number
  /** ...and at once. */
  readonly messageBurst: number
  readonly messageBytes: number
  /** Thread time for looks back by one address in a second, on the average, and at once; in milliseconds. */
  readonly lookMilliseconds: number
  readonly lookBurst: number
  readonly socketsPerAddress: number
  readonly socketsPerPerson: number
  /** Connections of one address, of any kind. Those of a trusted proxy are not counted. */
  readonly connectionsPerAddress: number
  /** The bots of one address that may wait for a thread; the others ask again later. */
  readonly botsWaitingPerAddress: number
  readonly watchedPerSocket: number
  /** A socket with more unsent data than this is closed. */
  readonly unsentBytes: number
  /** An HTTP connection that takes none of its answer for this long is closed. */
  readonly unreadMilliseconds: number
  /** A connection whose request has not come up to the end of its headers after this long is closed. */
  readonly headersMilliseconds: number
}

export const defaultLimits: Limits = {
  requestsPerMinute: 600,
  tablesPerMinute: 60,
  tablesPerAddressAndHour: 300,
  tablesPerAddressAndDay: 1500,
  tablesPerPersonAndMinute: 20,
  unbegunTablesPerPerson: 30,
  unbegunTablesPerAddress: 150,
  unbegunSeatsPerAddress: 60,
  unfinishedTablesPerPerson: 1000,
  seatsPerPersonAndMinute: 10,
  seatsPerPersonAndHour: 60,
  seatsPerAddressAndMinute: 30,
  seatsPerAddressAndHour: 180,
  unbegunSeatsPerPerson: 20,
  unbegunDays: 7,
  descentsPerDay: 10,
  changesPerMinute: 120,
  personalPerMinute: 10,
  programRequestsPerMinute: 300,
  signInsPerAddressAndMinute: 30,
  signInsPerAddressAndHour: 300,
  accountNamesPerAddressAndHour: 20,
  accountNamesPerAddressAndDay: 60,
  carriesPerPersonAndHour: 30,
  saidPerPersonAndMinute: 20,
  saidPerPersonAndHour: 400,
  saidPerAddressAndMinute: 60,
  saidPerTableAndMinute: 120,
  reportsPerPersonAndHour: 5,
  reportsPerPersonAndDay: 20,
  reportsPerAddressAndDay: 40,
  lettersPerPersonAndHour: 12,
  lettersPerAddressAndHour: 40,
  messagesPerSecond: 30,
  messageBurst: 100,
  messageBytes: 8 * 1024,
  lookMilliseconds: 200,
  lookBurst: 5000,
  socketsPerAddress: 100,
  socketsPerPerson: 30,
  connectionsPerAddress: 300,
  botsWaitingPerAddress: 100,
  watchedPerSocket: 20,
  unsentBytes: 4 * 1024 * 1024,
  unreadMilliseconds: 60_000,
  headersMilliseconds: 10_000,
}
