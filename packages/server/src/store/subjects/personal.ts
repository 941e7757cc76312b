import type { JsonObject } from '@acheron/engine'
import { run, tables, type Work } from '../work.ts'
import { accountOf, passkeysOf, removeAccount } from './accounts.ts'
import { attendanceOf, forgetAttendance } from './attendance.ts'
import { forgetHushed, hushedBy } from './hushed.ts'
import { forgetNotices, noticesOf } from './notices.ts'
import { auditedAbout, bansOf, forgetOrder, reportsBy } from './order.ts'
import { forgetProfile, shownOf } from './profiles.ts'
import { programNames, tokensOf } from './programs.ts'
import { forgetRatings, ratedGamesOf, ratingsOf } from './ratings.ts'
import { forgetSeen, seenOf } from './seen.ts'
import { forgetDevices, sessionsOf } from './sessions.ts'
import { forgetOrders, ordersOf } from './standing-orders.ts'
import { forgetWishes, type TableNaming, tablesNaming, tablesOfPerson } from './tables-of-people.ts'
import { forgetTalk, readBy, saidBy } from './talk.ts'
import { countTickets, dropTickets, ticketsOf } from './tickets.ts'

const db = tables<{ person: { id: string; name: string } }>()

/** Everything that is stored about a person, by subject, as they are given it. A subject that stores more adds its part here... */
export function* personalData(person: string): Work<JsonObject> {
  const account = yield* accountOf(person)
  return {
    account: account && { name: account.name, made: timeOf(account.made), hasPassword: account.password !== null },
    recoveryCodes: yield* countTickets('recovery', person),
    devices: (yield* ticketsOf('device', person)).map(until => ({ until: timeOf(until) })),
    passkeys: (yield* passkeysOf(person)).map(({ name, made, used }) => ({
      ...{ name, made: timeOf(made), used: used === null ? null : timeOf(used) },
    })),
    sessions: (yield* sessionsOf(person)).map(({ device, made, seen }) => ({
      ...{ device, made: timeOf(made), seen: timeOf(seen) },
    })),
    tables: (yield* tablesOfPerson(person)).map(({ id, name, game, daily, seat }) => ({ id, name, game, daily, seat })),
    agreements: (yield* tablesNaming(person)).map(each => agreedOf(person, each)),
    away: (yield* attendanceOf(person)).map(({ table, gone }) => ({
      table,
      since: gone === null ? null : timeOf(gone),
    })),
    seen: (yield* seenOf(person)).map(({ table, version }) => ({ table, version })),
    standingOrders: (yield* ordersOf(person)).map(({ table, body }) => ({ table, orders: JSON.parse(body).standing })),
    profile: account && { shown: yield* shownOf(person) },
    programs: (yield* programNames(person)).map(({ name, made }) => ({ name, made: timeOf(made) })),
    access: (yield* tokensOf(person)).map(({ name, scopes, made }) => ({ name, scopes, made: timeOf(made) })),
    ratings: (yield* ratingsOf(person)).map(({ game, games, mu, sigma }) => ({ game, games, mu, sigma })),
    ratedGames: (yield* ratedGamesOf(person)).map(({ game, at, place, players, mu, sigma }) => ({
      ...{ game, at: timeOf(at), place, players, mu, sigma },
    })),
    said: (yield* saidBy(person)).map(({ at, words, phrase }) => ({ at: timeOf(at), words, phrase })),
    read: (yield* readBy(person)).map(({ table, side, read }) => ({ table, side, read })),
    unheard: (yield* hushedBy(person)).map(({ how, at }) => ({ how, at: timeOf(at) })),
    reports: (yield* reportsBy(person)).map(({ at, reason, words }) => ({ at: timeOf(at), reason, words })),
    decisions: (yield* auditedAbout(person)).map(({ at, act, words }) => ({ at: timeOf(at), act, words })),
    notices: yield* noticesOf(person),
    bans: (yield* bansOf(person, 0)).map(({ until, reason }) => ({ until: timeOf(until), reason })),
  }
}

/** What a table has kept of the person beside their seat. */
function agreedOf(person: string, { id, agreed }: TableNaming): JsonObject {
  const { past = [], coaches = [], invited = [], zones = {}, kept = [] } = agreed
  return {
    table: id,
    held: past.filter(each => each.person === person).map(({ seat, until }) => ({ seat, until })),
    coach: coaches.some(each => each.person === person),
    invited: invited.includes(person),
    kept: kept.some(each => each?.person === person),
    zone: zones[person] ?? null,
  }
}

/** ...and removes it here, when the person has it deleted. Tables stay, for the others; there they have that name. */
export function* forgetPerson(person: string, name: string): Work<void> {
  yield* removeAccount(person)
  yield* dropTickets(person)
  yield* forgetDevices(person)
  yield* run(db.updateTable('person').set({ name }).where('id', '=', person))
  yield* forgetProfile(person)
  yield* forgetRatings(person)
  yield* forgetTalk(person)
  yield* forgetAttendance(person)
  yield* forgetHushed(person)
  yield* forgetOrder(person)
  yield* forgetNotices(person)
  yield* forgetOrders(person)
  yield* forgetSeen(person)
  yield* forgetWishes(person)
}

const timeOf = (at: number) => new Date(at).toISOString()
