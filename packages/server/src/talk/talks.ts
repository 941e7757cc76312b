import type { TalkPage } from '@acheron/protocol'
import { type SaidMessage, type Side, sides } from '@acheron/protocol'
import type { Share } from '../bots/queue.ts'
import { ApiFailure } from '../errors.ts'
import type { Fanout } from '../fanout.ts'
import { type Logger, nameInLog } from '../logs.ts'
import type { People } from '../people.ts'
import type { Quotas } from '../quotas.ts'
import type { Store } from '../store/store.ts'
import { deafTo, unheardBy } from '../store/subjects/hushed.ts'
import {
  haveRead,
  lastSaid,
  listenFromNow,
  listening,
  type SaidRow,
  saidAt,
  saidBetween,
  say,
} from '../store/subjects/talk.ts'
import type { Registry } from '../tables/registry.ts'
import type { Room } from '../tables/room.ts'
import { Turns } from '../turns.ts'
import { checkSaid, hasTakenOver, mayHear, sideOf, talkAt } from './rules.ts'

interface Parts {
  readonly store: Store
  readonly fanout: Fanout
  readonly people: People
  readonly quotas: Quotas
  readonly log: Logger
  readonly registry: () => Registry
  /** A keyed hash of an address, which bans are by. */
  readonly originOf: (address: string) => string
  /** Refuses somebody who is banned. */
  readonly checkBan: (share: Share) => Promise<void>
  /** Something was said there; those who are away may have to hear of it. */
  readonly onStored: (room: Room) => void
}

interface Speaker {
  readonly person: string | null
  readonly share: Share
}

interface Wish {
  readonly table: string
  readonly words?: string | undefined
  readonly phrase?: string | undefined
}

/** The messages of one page, and those that are caught up with at once. */
const pageSize = 50
/** Unread messages are counted up to this. */
const mostUnread = 100

/** What is said at tables: stored first, then told to whoever may hear it, here and by other processes. */
export class Talks {
  readonly #parts: Parts
  readonly #turns = new Turns()
  /** The last message of each side that the watchers of a room were told. */
  readonly #told = new WeakMap<Room, Partial<Record<Side, number>>>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Somebody says something; gives the table's version once it is stored. */
  async say({ person, share }: Speaker, { table, words, phrase }: Wish): Promise<number> {
    const { store, fanout, people, quotas, registry, originOf, checkBan } = this.#parts
    if (person === null) throw new ApiFailure(403, 'unknown-speaker', 'load the page first, so that you have a name')
    const room = await registry().roomFor(table, person)
    const tidy = checkSaid(talkAt(room.state), { words, phrase })
    await checkBan(share)
    const side = sideOf(room.state, person)
    const { giveBack } = quotas.talk.spend([...share, `${table} ${side}`])
    try {
      await people.settle(await people.get(person))
      const about = { side, person, seat: room.seatOf(person), at: Date.now(), origin: originOf(share[0] ?? '') }
      const n = await store.write(() => say(table, { ...about, words: tidy, phrase: phrase ?? null }))
      fanout.publish(table, { kind: 'said', side, n })
      this.heard(room, { side, n })
      this.#parts.onStored(room)
      return room.version
    } catch (error) {
      giveBack()
      throw error
    }
  }

  /** Something was said, or may have been: whoever has the table open is told what is new. */
  heard(room: Room, said: { readonly side: Side; readonly n: number } | null): void {
    const tell = () => (said ? this.#tellUpTo(room, said.side, said.n) : this.#lookFor(room))
    this.#turns.take(room.id, tell).catch(error => {
      this.#parts.log.warn({ problem: String(error), table: nameInLog(room.id) }, 'what was said could not be told')
    })
  }

  /** A page of what a side said, as that person may read it. */
  async page(room: Room, me: string, wanted: Side | undefined, before = Number.MAX_SAFE_INTEGER): Promise<TalkPage> {
    const { store, people } = this.#parts
    const { id, state } = room
    const side = wanted ?? sideOf(state, me)
    const { since, read } = await this.#listening(room, me, side)
    const most = Math.min(before, 2 ** 31 - 1)
    const found = await store.read(() => saidBetween(id, side, { after: since, before: most, most: pageSize + 1 }))
    const fresh = await store.read(() => saidBetween(id, side, { after: read, before: 2 ** 31 - 1, most: mostUnread }))
    const unheard = await store.read(() => unheardBy(me, id))
    const isHeard = ({ person }: SaidRow) => !unheard.has(person)
    const rows = found.slice(-pageSize).filter(isHeard)
    const names = await people.names(rows.map(({ person }) => person))
    return {
      side,
      sides: sides.filter(each => mayHear(state, me, each)),
      messages: rows.map(row => messageOf(row, names.get(row.person) ?? '', me)),
      more: found.length > pageSize,
      read,
      unread: fresh.filter(row => isHeard(row) && row.person !== me).length,
    }
  }

  /** Somebody has read up to that message. */
  async read(room: Room, me: string, side: Side, n: number): Promise<void> {
    await this.#listening(room, me, side)
    await this.#parts.store.write(() => haveRead(room.id, me, side, n))
  }

  /** The message, if that person may read it. */
  async messageFor(room: Room, me: string, side: Side, n: number): Promise<SaidRow> {
    const { since } = await this.#listening(room, me, side)
    const row = n > since ? await this.#parts.store.read(() => saidAt(room.id, side, n)) : null
    if (!row) throw new ApiFailure(404, 'no-such-message', 'there is no such message')
    return row
  }

  /** They may read what the side said after this message; null where they may read nothing. */
  async heardSince(room: Room, me: string, side: Side): Promise<number | null> {
    return mayHear(room.state, me, side) ? (await this.#listening(room, me, side)).since : null
  }

  /** From where on somebody may read, and how far they have; an ApiFailure where it is not for them. */
  async #listening({ id, state }: Room, me: string, side: Side): Promise<{ since: number; read: number }> {
    const { store } = this.#parts
    if (!mayHear(state, me, side)) throw new ApiFailure(403, 'not-for-you', 'this is said among others')
    const known = await store.read(() => listening(id, me, side))
    if (known) return known
    if (side === 'watchers' || !hasTakenOver(state.seating, me)) return { since: 0, read: 0 }
    return store.write(() => listenFromNow(id, me, side))
  }

  /** Notices may have been missed. What was said before anybody had the table open here is known to their pages. */
  async #lookFor(room: Room): Promise<void> {
    if (room.closed) return
    for (const side of sides) {
      const last = await this.#parts.store.read(() => lastSaid(room.id, side))
      if (this.#toldAt(room)[side] === undefined) this.#toldAt(room)[side] = last
      else await this.#tellUpTo(room, side, last)
    }
  }

  #toldAt(room: Room): Partial<Record<Side, number>> {
    const told = this.#told.get(room) ?? {}
    this.#told.set(room, told)
    return told
  }

  async #tellUpTo(room: Room, side: Side, n: number): Promise<void> {
    const { store } = this.#parts
    const told = this.#toldAt(room)
    const after = told[side] ?? n - 1
    if (n <= after) return
    const rows = await store.read(() => saidBetween(room.id, side, { after, before: n + 1, most: pageSize }))
    told[side] = n
    for (const row of rows) await this.#tell(room, row)
  }

  async #tell(room: Room, row: SaidRow): Promise<void> {
    const { store, people } = this.#parts
    const deaf = await store.read(() => deafTo(row.person, room.id))
    const name = (await people.names([row.person])).get(row.person) ?? ''
    room.tellEach(person => {
      if (!mayHear(room.state, person, row.side) || (person !== null && deaf.has(person))) return null
      return { type: 'said', table: room.id, said: messageOf(row, name, person) }
    })
  }
}

function messageOf(row: SaidRow, name: string, me: string | null): SaidMessage {
  const { side, n, at, seat, words, phrase, person } = row
  return { side, n, at: new Date(at).toISOString(), seat, name, you: person === me, words, phrase }
}
