import type { JsonObject } from '@acheron/engine'
import type { NoticeChoice, NoticeWay } from '@acheron/protocol'
import { ApiFailure } from '../../errors.ts'
import type { PushSecret } from '../../notices/push.ts'
import { all, first, run, tables, type Work } from '../work.ts'
import { bringOutbox, forgetOutbox, sentTo } from './outbox.ts'

/** What somebody wants to be told. */
export interface ChoiceRow {
  readonly person: string
  /** A `NoticeChoice`. */
  readonly body: string
  /** Since when they are told anything; milliseconds since 1970. */
  readonly since: number
  /** The hash of the code in the address of their calendar. */
  readonly feed: string | null
}

/** A place to which notices are sent. */
export interface TargetRow {
  readonly id: string
  readonly person: string
  readonly way: NoticeWay
  /** The endpoint of a browser's push service, a mail address, or the address of a hook. */
  readonly address: string
  /** JSON: the keys of a browser and its name, or the secret that signs requests. */
  readonly secret: string
  readonly made: number
  /** 0 or 1. */
  readonly confirmed: number
  /** When something was last sent there, and what was wrong the last time something could not be. */
  readonly sent: number | null
  readonly problem: string | null
  readonly problem_at: number | null
}

interface MuteRow {
  readonly person: string
  readonly place: string
}

const db = tables<{
  notice_choice: ChoiceRow
  notice_target: TargetRow
  notice_mute: MuteRow
  game_table: { id: string; name: string }
}>()

/** The places that one person may have of each way. */
const mostTargets: Readonly<Record<NoticeWay, number>> = { push: 10, mail: 1, hook: 5 }
/** The tables that one person may mute. */
const mostMuted = 1000

export const usualChoice: NoticeChoice = {
  what: {
    ...{ turn: ['push', 'mail', 'hook'], time: ['push', 'mail', 'hook'], invitation: ['push', 'mail', 'hook'] },
    ...{ full: ['push', 'mail', 'hook'], over: ['push', 'mail', 'hook'], chat: [] },
  },
  quiet: null,
  zone: 'UTC',
  digest: 'none',
}

export const choiceIn = (row: Pick<ChoiceRow, 'body'> | null): NoticeChoice =>
  row === null ? usualChoice : (JSON.parse(row.body) as NoticeChoice)

export function choiceOf(person: string): Work<ChoiceRow | null> {
  return first(db.selectFrom('notice_choice').selectAll().where('person', '=', person))
}

export function* choose(person: string, choice: NoticeChoice, now: number): Work<void> {
  const body = JSON.stringify(choice)
  const insert = db.insertInto('notice_choice').values({ person, body, since: now, feed: null })
  yield* run(insert.onConflict(conflict => conflict.column('person').doUpdateSet({ body })))
}

/** The oldest first. */
export function targetsOf(person: string): Work<TargetRow[]> {
  return all(db.selectFrom('notice_target').selectAll().where('person', '=', person).orderBy('made').orderBy('id'))
}

export function targetBy(id: string): Work<TargetRow | null> {
  return first(db.selectFrom('notice_target').selectAll().where('id', '=', id))
}

/** Adds a place. A browser that another person has used, or that subscribes anew, is this person's alone. */
export function* addTarget(target: TargetRow, choice: NoticeChoice, now: number): Work<void> {
  const { person, way, address } = target
  if (way === 'push') yield* run(db.deleteFrom('notice_target').where('address', '=', address))
  else yield* run(db.deleteFrom('notice_target').where('address', '=', address).where('person', '=', person))
  const there = (yield* targetsOf(person)).filter(each => each.way === way)
  // A person has one mail address; of browsers the oldest goes.
  const gone = way === 'hook' ? [] : there.slice(0, Math.max(0, there.length + 1 - mostTargets[way]))
  if (way === 'hook' && there.length >= mostTargets.hook)
    throw new ApiFailure(409, 'too-many-targets', `${mostTargets.hook} are the most; remove one first`)
  for (const { id } of gone) yield* run(db.deleteFrom('notice_target').where('id', '=', id))
  yield* run(db.insertInto('notice_target').values(target))
  const insert = db.insertInto('notice_choice').values({ person, body: JSON.stringify(choice), since: now, feed: null })
  yield* run(insert.onConflict(conflict => conflict.column('person').doNothing()))
}

export function* removeTarget(id: string, person?: string): Work<boolean> {
  const query = db.deleteFrom('notice_target').where('id', '=', id)
  return (yield* run(person === undefined ? query : query.where('person', '=', person))) > 0
}

/** Browsers whose sessions have ended are told nothing more. */
export function* dropBrowsers(person: string, tokens: readonly string[]): Work<void> {
  for (const { id, session } of yield* browsersOf(person))
    if (session !== undefined && tokens.includes(session)) yield* removeTarget(id)
}

/** A browser goes on by another session. */
export function* keepBrowsers(person: string, from: string, to: string): Work<void> {
  for (const { id, session, ...rest } of yield* browsersOf(person)) {
    if (session !== from) continue
    const secret = JSON.stringify({ ...rest, session: to })
    yield* run(db.updateTable('notice_target').set({ secret }).where('id', '=', id))
  }
}

function* browsersOf(person: string): Work<(PushSecret & { readonly id: string })[]> {
  const browsers = (yield* targetsOf(person)).filter(({ way }) => way === 'push')
  return browsers.map(({ id, secret }) => ({ ...(JSON.parse(secret) as PushSecret), id }))
}

export function* confirmTarget(id: string): Work<boolean> {
  return (yield* run(db.updateTable('notice_target').set({ confirmed: 1 }).where('id', '=', id))) > 0
}

/** Something was sent there. */
export function* targetServed(id: string, sent: number): Work<void> {
  const served = { sent, problem: null, problem_at: null }
  yield* run(db.updateTable('notice_target').set(served).where('id', '=', id))
}

/** Something could not be sent there. */
export function* targetFailed(id: string, problem: string, at: number): Work<void> {
  yield* run(db.updateTable('notice_target').set({ problem, problem_at: at }).where('id', '=', id))
}

/** Somebody who is told of things, with the places that are good. */
export interface Subscriber extends Pick<ChoiceRow, 'person' | 'since'> {
  readonly choice: NoticeChoice
  readonly targets: readonly TargetRow[]
}

/** Those of the people who are told of anything. */
export function* subscribersAmong(people: readonly string[]): Work<Subscriber[]> {
  if (people.length === 0) return []
  const targets = yield* all(
    db.selectFrom('notice_target').selectAll().where('person', 'in', people).where('confirmed', '=', 1),
  )
  const ids = [...new Set(targets.map(({ person }) => person))]
  if (ids.length === 0) return []
  const choices = yield* all(db.selectFrom('notice_choice').selectAll().where('person', 'in', ids))
  return choices.map(row => ({
    ...{ person: row.person, since: row.since, choice: choiceIn(row) },
    targets: targets.filter(({ person }) => person === row.person),
  }))
}

/** The next people after that one who are told of anything, in the order of their ids. */
export function* subscribersAfter(person: string, most: number): Work<string[]> {
  const query = db.selectFrom('notice_target').select('person').distinct().where('confirmed', '=', 1)
  return (yield* all(query.where('person', '>', person).orderBy('person').limit(most))).map(row => row.person)
}

export function* mute(person: string, place: string, muted: boolean): Work<void> {
  yield* run(db.deleteFrom('notice_mute').where('person', '=', person).where('place', '=', place))
  if (!muted) return
  if ((yield* mutedBy(person)).length >= mostMuted)
    throw new ApiFailure(409, 'too-many-muted', `${mostMuted} tables are the most; let one be heard again first`)
  yield* run(db.insertInto('notice_mute').values({ person, place }))
}

/** The tables of which the person hears nothing. */
export function mutedBy(person: string): Work<{ place: string; name: string }[]> {
  return all(
    db
      .selectFrom('notice_mute as m')
      .innerJoin('game_table as t', 't.id', 'm.place')
      .select(['m.place', 't.name'])
      .where('m.person', '=', person)
      .limit(mostMuted),
  )
}

/** Those of the people who hear nothing of that table. */
export function* deafAt(place: string, people: readonly string[]): Work<Set<string>> {
  if (people.length === 0) return new Set()
  const query = db.selectFrom('notice_mute').select('person').where('place', '=', place)
  return new Set((yield* all(query.where('person', 'in', people))).map(({ person }) => person))
}

/** Sets the code of the calendar's address, as a hash; with null there is none any more. */
export function* setFeed(person: string, feed: string | null, choice: NoticeChoice, now: number): Work<void> {
  const insert = db.insertInto('notice_choice').values({ person, body: JSON.stringify(choice), since: now, feed })
  yield* run(insert.onConflict(conflict => conflict.column('person').doUpdateSet({ feed })))
}

export function* personOfFeed(feed: string): Work<string | null> {
  return (yield* first(db.selectFrom('notice_choice').select('person').where('feed', '=', feed)))?.person ?? null
}

/** What a guest has chosen becomes somebody else's, unless they have chosen something themselves. */
export function* bringNotices(from: string, to: string): Work<void> {
  const theirs = yield* targetsOf(to)
  const hasMail = theirs.some(({ way }) => way === 'mail')
  const known = theirs.map(({ address }) => address)
  for (const { id, way, address } of yield* targetsOf(from)) {
    const isDouble = (way === 'mail' && hasMail) || known.includes(address)
    if (isDouble) yield* removeTarget(id)
    else yield* run(db.updateTable('notice_target').set({ person: to }).where('id', '=', id))
  }
  const [mine, other] = [yield* choiceOf(from), yield* choiceOf(to)]
  if (mine && other) {
    yield* run(db.deleteFrom('notice_choice').where('person', '=', from))
    // A calendar program goes on asking for the address that it has.
    const feed = other.feed ?? mine.feed
    yield* run(db.updateTable('notice_choice').set({ feed }).where('person', '=', to))
  } else yield* run(db.updateTable('notice_choice').set({ person: to }).where('person', '=', from))
  const muted = db.selectFrom('notice_mute').select('place').where('person', '=', to)
  yield* run(db.deleteFrom('notice_mute').where('person', '=', from).where('place', 'in', muted))
  yield* run(db.updateTable('notice_mute').set({ person: to }).where('person', '=', from))
  yield* bringOutbox(from, to)
}

export function* forgetNotices(person: string): Work<void> {
  yield* run(db.deleteFrom('notice_target').where('person', '=', person))
  yield* run(db.deleteFrom('notice_choice').where('person', '=', person))
  yield* run(db.deleteFrom('notice_mute').where('person', '=', person))
  yield* forgetOutbox(person)
}

/** For the file of what is stored about somebody. Keys of browsers and secrets of hooks are not in it. */
export function* noticesOf(person: string): Work<JsonObject | null> {
  const row = yield* choiceOf(person)
  if (!row) return null
  const time = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  return {
    choice: JSON.parse(row.body) as JsonObject,
    calendar: row.feed !== null,
    places: (yield* targetsOf(person)).map(({ way, address, made, confirmed, sent }) => ({
      ...{ way, address, made: time(made), confirmed: confirmed === 1, sent: time(sent) },
    })),
    muted: (yield* mutedBy(person)).map(({ place }) => place),
    sent: (yield* sentTo(person)).map(({ kind, place, at, state }) => ({ kind, table: place, at: time(at), state })),
  }
}
