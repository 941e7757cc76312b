import { all, first, run, tables, type Work } from '../work.ts'

/**
 * What is good once, or for a while, stored as a hash: a recovery code, a code that carries a seat to another device, a question
 * put to a passkey, a device from which somebody has signed in.
 */
export interface TicketRow {
  readonly hash: string
  /** A question to a passkey is for signing in (`passkey`), for adding one to an account, or for the first one of a guest. */
  readonly kind: 'recovery' | 'carry' | 'passkey' | 'passkey-added' | 'passkey-first' | 'device'
  readonly person: string
  /** Milliseconds since 1970. */
  readonly until: number
}

const db = tables<{ ticket: TicketRow }>()

/** Tickets that are over are removed with every new one, this many at a time. */
const mostForgotten = 100

export function* newTicket(ticket: TicketRow, now: number): Work<void> {
  const over = db.selectFrom('ticket').select('hash').where('until', '<', now).limit(mostForgotten)
  yield* run(db.deleteFrom('ticket').where('hash', 'in', over))
  yield* run(
    db
      .insertInto('ticket')
      .values(ticket)
      .onConflict(conflict => conflict.doNothing()),
  )
}

/** Uses the ticket up, and gives its person; null if it is not good. */
export function* useTicket(kind: TicketRow['kind'], hash: string, now: number): Work<string | null> {
  const query = db.deleteFrom('ticket').where('hash', '=', hash).where('kind', '=', kind)
  const used = yield* first(query.returning(['person', 'until']))
  return used && used.until >= now ? used.person : null
}

/** Whether the ticket is good for the person; it stays so. */
export function* hasTicket(kind: TicketRow['kind'], hash: string, person: string, now: number): Work<boolean> {
  const query = db.selectFrom('ticket').select('until').where('hash', '=', hash).where('kind', '=', kind)
  const found = yield* first(query.where('person', '=', person))
  return found !== null && found.until >= now
}

export function* countTickets(kind: TicketRow['kind'], person: string): Work<number> {
  const query = db.selectFrom('ticket').select(({ fn }) => fn.countAll<number>().as('count'))
  return (yield* first(query.where('person', '=', person).where('kind', '=', kind)))!.count
}

/** Until when each of a person's tickets of the kind is good, in milliseconds since 1970. */
export function* ticketsOf(kind: TicketRow['kind'], person: string): Work<number[]> {
  const query = db.selectFrom('ticket').select('until').where('person', '=', person).where('kind', '=', kind)
  return (yield* all(query.orderBy('until'))).map(({ until }) => until)
}

/** Removes all of a person, or those of one kind. */
export function* dropTickets(person: string, kind?: TicketRow['kind']): Work<void> {
  const query = db.deleteFrom('ticket').where('person', '=', person)
  yield* run(kind === undefined ? query : query.where('kind', '=', kind))
}
