import { all, first, run, tables, type Work } from '../work.ts'

/** A browser that somebody is known by. Its cookie holds a token, of which only the hash is stored. */
export interface SessionRow {
  readonly id: string
  /** The hash of the token. */
  readonly token: string
  readonly person: string
  /** The families of the browser and its system, for the list of sessions. */
  readonly device: string
  /** How it began: by a first visit, by signing in, by a code that carried it here. */
  readonly way: 'guest' | 'sign-in' | 'carry'
  /** Milliseconds since 1970. */
  readonly made: number
  /** When it was last used, to the hour. */
  readonly seen: number
  /** When it ended: its token is good for nothing any more. */
  readonly ended: number | null
}

const db = tables<{ session: SessionRow; account: { person: string } }>()

/** The most browsers that one person is known by; those used longest ago end first. */
const mostSessions = 50

/** Gives the tokens of those that end because of it. */
export function* newSession(session: SessionRow): Work<string[]> {
  yield* run(db.insertInto('session').values(session))
  const extra = (yield* sessionsOf(session.person)).slice(mostSessions)
  const ids = extra.map(({ id }) => id)
  if (ids.length > 0) yield* run(db.updateTable('session').set({ ended: session.made }).where('id', 'in', ids))
  return extra.map(({ token }) => token)
}

/** The session of the token, also one that has ended. */
export function sessionBy(token: string): Work<SessionRow | null> {
  return first(db.selectFrom('session').selectAll().where('token', '=', token))
}

/** Those of a person that have not ended, the one used last first. */
export function sessionsOf(person: string): Work<SessionRow[]> {
  return all(
    db
      .selectFrom('session')
      .selectAll()
      .where('person', '=', person)
      .where('ended', 'is', null)
      .orderBy('seen', 'desc')
      .orderBy('made', 'desc'),
  )
}

export function* sessionSeen(id: string, at: number): Work<void> {
  yield* run(db.updateTable('session').set({ seen: at }).where('id', '=', id).where('seen', '<', at))
}

/** Ends sessions of a person: one, or all but one. Gives their tokens. */
export function* endSessions(
  person: string,
  at: number,
  { only, but }: { readonly only?: string; readonly but?: string } = {},
): Work<string[]> {
  let query = db.updateTable('session').set({ ended: at }).where('person', '=', person).where('ended', 'is', null)
  if (only !== undefined) query = query.where('id', '=', only)
  if (but !== undefined) query = query.where('token', '!=', but)
  return (yield* all(query.returning('token'))).map(({ token }) => token)
}

/** The token is good for nothing from now on, whether or not it is stored. */
export function* endToken(session: SessionRow): Work<void> {
  yield* run(
    db
      .insertInto('session')
      .values(session)
      .onConflict(conflict => conflict.column('token').doUpdateSet({ ended: session.ended })),
  )
}

/** The tokens of the sessions that have ended since. */
export function* endedSince(at: number): Work<string[]> {
  const query = db.selectFrom('session').select('token').where('ended', '>=', at)
  return (yield* all(query)).map(({ token }) => token)
}

/** Nothing tells any more by which devices the person came. */
export function* forgetDevices(person: string): Work<void> {
  yield* run(db.updateTable('session').set({ device: '' }).where('person', '=', person))
}

/**
 * Removes what no browser holds any more. From a guest's first token follows their id, so one that has ended is remembered for as long
 * as somebody goes by that id.
 */
export function* forgetSessions(before: number): Work<void> {
  yield* run(db.deleteFrom('session').where('ended', 'is', null).where('seen', '<', before))
  const known = db.selectFrom('session').select('person').where('ended', 'is', null)
  const going = known.union(db.selectFrom('account').select('person'))
  const over = db.deleteFrom('session').where('ended', '<', before)
  yield* run(over.where(({ eb, or }) => or([eb('way', '!=', 'guest'), eb('person', 'not in', going)])))
}
