import type { Seat, Step } from '@acheron/engine'
import type { NoticeKind, NoticeWay } from '@acheron/protocol'
import { type Logger, nameInLog } from '../logs.ts'
import { keptOf, peopleOf, personAt, type SeatRow } from '../store/seating.ts'
import type { Store, StoredTable, TableBrief } from '../store/store.ts'
import { apartFrom, unheardBy } from '../store/subjects/hushed.ts'
import { deafAt, type Subscriber, subscribersAfter, subscribersAmong } from '../store/subjects/notices.ts'
import { addNotice, allKnownOf, type Known, type KnownRow, knownOf, setKnown } from '../store/subjects/outbox.ts'
import { hasOrdered } from '../store/subjects/standing-orders.ts'
import { listening, saidBetween } from '../store/subjects/talk.ts'
import type { Work } from '../store/work.ts'
import type { Room } from '../tables/room.ts'
import type { TimeSource } from '../time/source.ts'
import { gatheredAt } from './hours.ts'
import { newsFor, seatsOf, type TableNow } from './news.ts'
import type { NoticeTimes } from './options.ts'

interface Parts {
  readonly store: Store
  readonly log: Logger
  readonly time: TimeSource
  readonly times: NoticeTimes
  /** The people who look at the table, at any process. */
  readonly present: (table: string) => ReadonlySet<string>
  /** Lets standing orders at the table answer what they can. */
  readonly ordered: (table: string) => Promise<void>
  /** Something is to be sent. */
  readonly onAdded: () => void
}

/** A table that has changed, as it was last. */
interface Changed {
  now: TableNow
  /** The seats that had nothing to decide at some moment since it was last followed. */
  readonly free: Set<Seat>
  /** Who sat there before that. */
  readonly before: readonly SeatRow[]
}

/** What somebody finds out about a table for one person. */
interface Found {
  readonly place: string
  readonly now: TableNow
  readonly isFree: (known: KnownRow | null, seats: readonly Seat[]) => boolean
  readonly present: ReadonlySet<string>
  /** Who sat there before, as far as it was seen. */
  readonly before: readonly SeatRow[]
}

const tablesTogether = 100
const peopleTogether = 50
/** Messages that are looked at, to find the last one of others. */
const mostSaid = 50

/**
 * Finds out what people are to be told, from where tables stand: a moment after a change by the process that stored it, and for what
 * a killed process left by a sweep. A person's row of what they know is written with what is to be sent, in one transaction, so
 * it comes out the same whoever finds it, and once. Nothing of this is on the path of a move.
 */
export class Follower {
  readonly #parts: Parts
  readonly #changed = new Map<string, Changed>()
  #timer: NodeJS.Timeout | undefined
  #working: Promise<void> = Promise.resolve()
  #stopped = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** A table has changed through this process, or was brought into memory. This is called with every step. */
  changed(room: Room): void {
    if (this.#stopped) return
    const { standing, awaited: actors, seats, over, course, seating } = room.state
    const { at } = standing
    const goesOn = course.continued === null && !seating.closed
    const people = peopleOf(seating)
    const now: TableNow = { version: room.version, at, seats, people, actors, over, goesOn }
    const known = this.#changed.get(room.id)
    const free = known?.free ?? new Set<Seat>()
    for (let seat = 0; seat < seats.length; seat++) if (!actors.includes(seat)) free.add(seat)
    if (known) known.now = now
    else this.#changed.set(room.id, { now, free, before: seats })
    this.#timer ??= setTimeout(() => this.#begin(), this.#parts.times.follow).unref()
  }

  /** Follows what has changed so far. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer)
    this.#begin()
    await this.#working
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.settle()
  }

  /** Looks through the tables of everybody who is told of anything: a killed process may have left something. */
  async sweep(): Promise<void> {
    const { store, log } = this.#parts
    try {
      for (let last = ''; !this.#stopped; ) {
        const people = await store.read(() => subscribersAfter(last, peopleTogether))
        for (const person of people) if (!this.#stopped) await this.sweepPerson(person)
        if (people.length < peopleTogether) return
        last = people.at(-1)!
      }
    } catch (error) {
      log.warn({ problem: String(error) }, 'not everything that people are to be told was looked for')
    }
  }

  /** Looks through the tables of one person; `quietly` what stands there now is nothing new to them. */
  async sweepPerson(person: string, quietly = false): Promise<void> {
    const { store } = this.#parts
    const [subscriber] = await store.read(() => subscribersAmong([person]))
    if (!subscriber) return
    const known = await store.read(() => allKnownOf(person))
    const briefs = [...(await store.tablesOf(person)), ...(await store.invitationsOf(person))]
    for (const brief of briefs) {
      const row = known.get(brief.id) ?? null
      if (!quietly && !mayBeNew(brief, row, subscriber)) continue
      // An order may be about to answer that a killed process has left.
      if (await store.read(() => hasOrdered(brief.id, person))) await this.#parts.ordered(brief.id)
      const stored = await store.table(brief.id)
      if (stored)
        await this.#tell(foundIn(stored, quietly ? new Set([person]) : this.#parts.present(brief.id)), [subscriber])
    }
  }

  #begin(): void {
    this.#timer = undefined
    const changed = [...this.#changed]
    this.#changed.clear()
    if (changed.length > 0) this.#working = this.#working.then(() => this.#follow(changed))
  }

  async #follow(changed: readonly (readonly [string, Changed])[]): Promise<void> {
    const { store, log, present } = this.#parts
    for (let i = 0; i < changed.length; i += tablesTogether) {
      const some = changed.slice(i, i + tablesTogether)
      try {
        const people = new Set(some.flatMap(([, { now }]) => concerned(now)))
        const subscribers = new Map(
          (await store.read(() => subscribersAmong([...people]))).map(each => [each.person, each]),
        )
        if (subscribers.size === 0) continue
        for (const [place, { now, free, before }] of some) {
          const told = concerned(now).flatMap(person => subscribers.get(person) ?? [])
          const isFree = (_known: KnownRow | null, seats: readonly Seat[]) => seats.some(seat => free.has(seat))
          if (told.length > 0) await this.#tell({ place, now, isFree, before, present: present(place) }, told)
        }
      } catch (error) {
        // The next sweep finds it.
        log.warn({ table: nameInLog(some[0]![0]), problem: String(error) }, 'people are told later what is new')
      }
    }
  }

  async #tell(found: Found, subscribers: readonly Subscriber[]): Promise<void> {
    const { store, time, onAdded } = this.#parts
    const now = time.now()
    let added = 0
    await store.write(() => {
      added = 0
      return this.#work(found, subscribers, now, () => added++)
    })
    if (added > 0) onAdded()
  }

  *#work(found: Found, subscribers: readonly Subscriber[], now: number, onAdded: () => void): Work<void> {
    const { place, present } = found
    const deaf = yield* deafAt(
      place,
      subscribers.map(({ person }) => person),
    )
    for (const { person, since, choice, targets } of subscribers) {
      const row = yield* knownOf(person, place)
      // Another process has found out more.
      if (row && row.version > found.now.version) continue
      const known = row && (JSON.parse(row.body) as Known)
      const said = choice.what.chat.length > 0 ? yield* lastHeard(place, person, known?.said ?? 0) : 0
      const wasFree = found.isFree(row, seatsOf(found.now.seats, person))
      const news = newsFor(found.now, { person, known, since, wasFree, said, before: found.before })
      const body = JSON.stringify(news.known)
      const isNewTurn = news.told.some(({ kind }) => kind === 'turn')
      if (!row || body !== row.body || isNewTurn)
        yield* setKnown({ person, place, version: found.now.version, at: found.now.at, body })
      // Who looks at the table sees it.
      if (present.has(person) || deaf.has(person)) continue
      const told = yield* withoutUnwanted(news.told, person, found.now.people)
      for (const { kind, version } of told)
        for (const target of targets.filter(({ way }) => (choice.what[kind] as readonly NoticeWay[]).includes(way))) {
          const { gather, gap } = this.#parts.times
          const soon = Math.max(now + gather, (target.sent ?? 0) + gap)
          const due = gatheredAt(choice, target.way, kind, soon)
          yield* addNotice({ target: target.id, person, kind, place, version, at: now, due })
          onAdded()
        }
    }
  }
}

/** Those who may be told of something at the table. */
const concerned = ({ seats }: TableNow): string[] =>
  seats.flatMap(seat => [personAt(seat) ?? [], keptOf(seat)?.person ?? []].flat())

/** Nobody is invited by somebody whom they have blocked, nor by who has blocked them. */
function* withoutUnwanted<T extends { readonly kind: NoticeKind }>(
  told: readonly T[],
  person: string,
  people: readonly string[],
): Work<readonly T[]> {
  if (!told.some(({ kind }) => kind === 'invitation')) return told
  const apart = yield* apartFrom(person)
  return people.some(each => apart.has(each)) ? told.filter(({ kind }) => kind !== 'invitation') : told
}

/** Whether the list shows something else than the person knows. */
function mayBeNew(
  { standing, seats, result }: TableBrief,
  row: KnownRow | null,
  { choice, since }: Subscriber,
): boolean {
  if (!row) return standing.at >= since || result === null
  const known = JSON.parse(row.body) as Known
  if (result !== null) return !known.over
  const open = seats.filter(({ kind }) => kind === 'open').length
  return standing.at !== row.at || open !== known.open || choice.what.chat.length > 0
}

/** A table as it is stored. A seat that has moved since the person knew of it, and others after it, was free in between. */
function foundIn(
  { table, seating, version, standing, result, continued, steps }: StoredTable,
  present: ReadonlySet<string>,
): Found {
  const now: TableNow = {
    ...{ version, at: standing.at, seats: seating.seats, people: peopleOf(seating) },
    ...{ actors: standing.actors, over: result !== null },
    goesOn: continued === null && !seating.closed,
  }
  const isFree = (known: KnownRow | null, seats: readonly Seat[]) => {
    if (known === null || known.version >= version) return false
    const since = steps.slice(-(version - known.version)).map(text => (JSON.parse(text) as Step).entry.seat)
    const own = since.findIndex(seat => seats.includes(seat))
    return own >= 0 && since.slice(own).some(seat => !seats.includes(seat))
  }
  return { place: table.id, now, isFree, present, before: seating.seats }
}

/** The number of the last message to the players that the person may hear and has not read. */
function* lastHeard(place: string, person: string, after: number): Work<number> {
  const read = (yield* listening(place, person, 'players'))?.read ?? 0
  const range = { after: Math.max(after, read), before: 2 ** 31 - 1, most: mostSaid }
  const rows = yield* saidBetween(place, 'players', range)
  if (rows.length === 0) return after
  const unheard = yield* unheardBy(person, place)
  return rows.findLast(row => row.person !== person && !unheard.has(row.person))?.n ?? after
}
