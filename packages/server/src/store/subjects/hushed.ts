import { ApiFailure } from '../../errors.ts'
import { all, first, run, tables, type Work } from '../work.ts'

/** Somebody whom a person does not hear. */
export interface HushedRow {
  readonly id: string
  readonly person: string
  readonly other: string
  /** The table where it holds; empty for all of them. */
  readonly place: string
  /** `block`: nor do they meet in the lobby, nor can the other sit at the person's tables. */
  readonly how: 'here' | 'mute' | 'block'
  /** Milliseconds since 1970. */
  readonly at: number
}

const mostHushed = 500
/** Those who do not hear one person; at a table there are fewer. */
const mostDeaf = 5000

const db = tables<{ hushed: HushedRow }>()

/** The newest first. */
export function hushedBy(person: string): Work<HushedRow[]> {
  return all(db.selectFrom('hushed').selectAll().where('person', '=', person).orderBy('at', 'desc').limit(mostHushed))
}

export function* hush(row: HushedRow): Work<void> {
  const mine = db.deleteFrom('hushed').where('person', '=', row.person)
  yield* run(mine.where('other', '=', row.other).where('place', '=', row.place))
  const count = db.selectFrom('hushed').select(({ fn }) => fn.countAll<number>().as('n'))
  if (Number((yield* first(count.where('person', '=', row.person)))?.n) >= mostHushed)
    throw new ApiFailure(409, 'too-many-hushed', `${mostHushed} people are the most; let somebody be heard again first`)
  yield* run(db.insertInto('hushed').values(row))
}

export function* unhush(person: string, id: string): Work<boolean> {
  return (yield* run(db.deleteFrom('hushed').where('id', '=', id).where('person', '=', person))) > 0
}

/** Those who do not hear the speaker at that table. */
export function* deafTo(speaker: string, table: string): Work<Set<string>> {
  const rows = yield* all(
    db
      .selectFrom('hushed')
      .select('person')
      .where('other', '=', speaker)
      .where('place', 'in', ['', table])
      .limit(mostDeaf),
  )
  return new Set(rows.map(({ person }) => person))
}

/** Those whom a person does not hear at that table. */
export function* unheardBy(person: string, table: string): Work<Set<string>> {
  const rows = yield* all(
    db.selectFrom('hushed').select('other').where('person', '=', person).where('place', 'in', ['', table]),
  )
  return new Set(rows.map(({ other }) => other))
}

/** Those who never meet a person in the lobby: whom they have blocked, and who has blocked them. */
export function* apartFrom(person: string): Work<Set<string>> {
  const blocks = db.selectFrom('hushed').where('how', '=', 'block').limit(mostDeaf)
  const mine = yield* all(blocks.select('other as who').where('person', '=', person))
  const theirs = yield* all(blocks.select('person as who').where('other', '=', person))
  return new Set([...mine, ...theirs].map(({ who }) => who))
}

/** Whether one of these people has blocked the other. */
export function* isBlockedBy(people: readonly string[], other: string): Work<boolean> {
  if (people.length === 0) return false
  const blocks = db.selectFrom('hushed').select('id').where('how', '=', 'block').where('other', '=', other)
  return (yield* all(blocks.where('person', 'in', [...people]).limit(1))).length > 0
}

/** Whom a guest does not hear, and who does not hear them, goes over to the account. */
export function* bringHushed(from: string, to: string): Work<void> {
  const known = yield* all(db.selectFrom('hushed').selectAll().where('person', '=', to))
  const mine = yield* all(db.selectFrom('hushed').selectAll().where('person', '=', from))
  const isKnown = (row: HushedRow) =>
    row.other === to || known.some(({ other, place }) => other === row.other && place === row.place)
  for (const row of mine)
    if (isKnown(row)) yield* run(db.deleteFrom('hushed').where('id', '=', row.id))
    else yield* run(db.updateTable('hushed').set({ person: to }).where('id', '=', row.id))
  const others = yield* all(db.selectFrom('hushed').selectAll().where('other', '=', from).limit(mostDeaf))
  const already = yield* all(db.selectFrom('hushed').selectAll().where('other', '=', to).limit(mostDeaf))
  const isThere = (row: HushedRow) =>
    row.person === to || already.some(({ person, place }) => person === row.person && place === row.place)
  for (const row of others)
    if (isThere(row)) yield* run(db.deleteFrom('hushed').where('id', '=', row.id))
    else yield* run(db.updateTable('hushed').set({ other: to }).where('id', '=', row.id))
}

export function* forgetHushed(person: string): Work<void> {
  yield* run(db.deleteFrom('hushed').where('person', '=', person))
  yield* run(db.deleteFrom('hushed').where('other', '=', person))
}
