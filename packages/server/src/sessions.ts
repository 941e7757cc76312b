import { createHash, randomBytes } from 'node:crypto'
import type { Scope } from '@acheron/protocol'
import { type Fanout, sessions as topic } from './fanout.ts'
import type { Store } from './store/store.ts'
import { dropBrowsers } from './store/subjects/notices.ts'
import {
  endedSince,
  endSessions,
  endToken,
  forgetSessions,
  newSession,
  type SessionRow,
  sessionBy,
  sessionSeen,
} from './store/subjects/sessions.ts'
import { dropTickets } from './store/subjects/tickets.ts'
import type { Work } from './store/work.ts'

/** Who comes, and by which token. */
export interface Visit {
  readonly person: string
  /** The hash of the token. */
  readonly token: string
  /** The stored session; null for a guest of whom nothing but the cookie tells. */
  readonly session: Pick<SessionRow, 'id' | 'made' | 'way'> | null
  /** What a program's token is good for; people have no such bounds. */
  readonly scopes?: ReadonlySet<Scope>
}

interface Known {
  /** Null: the token is good for nothing. */
  readonly visit: Visit | null
  /** When the session was last seen, as it is stored. */
  readonly seen: number
  /** Until then nobody is asked, by the clock that nobody sets. */
  readonly until: number
}

const hour = 60 * 60 * 1000
/** Sessions last as long as browsers keep a cookie. */
export const sessionMilliseconds = 400 * 24 * hour
const mostKnown = 50_000
const mostLately = 1000
/** Several processes: another one may have ended a session, and its notice may be lost. */
const knownMilliseconds = 10_000

export const newToken = () => randomBytes(32).toString('base64url')
export const newId = () => randomBytes(12).toString('base64url')
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The id of the guest whom a token makes, as long as it is no stored session's. Nobody gets from it to the token. */
const guestOf = (token: string) => hashOf(`guest ${token}`).slice(0, 16)

/**
 * Who is behind a token. A new visitor gets a token and is not stored: the guest's id follows from it. A row is stored as soon as
 * somebody is known by more than one browser, has an account, or a token is to be good for nothing.
 */
export class Sessions {
  readonly #store: Store
  readonly #fanout: Fanout
  readonly #known = new Map<string, Known>()
  /** The sockets that are open by a token. */
  readonly #open = new Map<string, Set<() => void>>()
  readonly #unsubscribe: () => void
  /** Tokens that ended lately: a socket may be opening by one of them. */
  readonly #lately = new Set<string>()
  /** What ended before is closed here. */
  #closedUntil = Date.now()

  constructor(store: Store, fanout: Fanout) {
    this.#store = store
    this.#fanout = fanout
    this.#unsubscribe = fanout.subscribe(topic, heard => {
      if (heard.kind === 'ended') this.#drop(heard.tokens)
      else if (heard.kind === 'missed') void this.#lookForEnded().catch(() => {})
    })
  }

  /** Who comes by the token; null if it is good for nothing any more. */
  async of(token: string): Promise<Visit | null> {
    return this.#find(hashOf(token), guestOf(token))
  }

  /** The guest whom a new token makes. */
  guest(token: string): Visit {
    return { person: guestOf(token), token: hashOf(token), session: null }
  }

  /** Who comes by a cookie of earlier versions, which told the id itself. */
  async ofId(id: string): Promise<Visit | null> {
    return this.#find(tokenOfId(id), id)
  }

  /**
   * A work that begins a session of the person, and the token of its cookie; call `ended` with the work's result once it is
   * stored.
   */
  begin(
    person: string,
    way: SessionRow['way'],
    device: string,
  ): { readonly token: string; readonly visit: Visit; work(): Work<string[]> } {
    const [token, made] = [newToken(), Date.now()]
    const row = { id: newId(), token: hashOf(token), person, device, way, made, seen: made, ended: null }
    return { token, visit: visitOf(row), work: () => newSession(row) }
  }

  /** Stores the session of a guest of whom only the cookie told: others are about to stand beside it. */
  async keep(visit: Visit, device: string): Promise<void> {
    if (visit.session) return
    const made = Date.now()
    const { token, person } = visit
    const row = { id: newId(), token, person, device, way: 'guest', made, seen: made, ended: null } as const
    const tokens = await this.#store.write(function* () {
      return (yield* sessionBy(row.token)) ? [] : yield* newSession(row)
    })
    this.#known.delete(visit.token)
    this.ended(tokens)
  }

  /**
   * A work by which tokens are good for nothing any more; call `ended` with its result once it is stored. Where it is not about
   * one session, codes that would begin another one are void too.
   */
  *end(person: string, which: { readonly only?: string; readonly but?: string } = {}): Work<string[]> {
    const now = Date.now()
    const tokens = yield* endSessions(person, now, which)
    yield* dropBrowsers(person, tokens)
    if (which.only !== undefined) return tokens
    yield* dropTickets(person, 'carry')
    return [...tokens, ...(yield* this.endOldCookie(person))]
  }

  /** The same for the cookie of earlier versions, which is another way in. */
  *endOldCookie(person: string): Work<string[]> {
    yield* endToken(tombstone(tokenOfId(person), person, Date.now()))
    return [tokenOfId(person)]
  }

  /** The same for the token of a visit, stored or not. */
  *endVisit({ token, person }: Visit): Work<string[]> {
    yield* endToken(tombstone(token, person, Date.now()))
    yield* dropBrowsers(person, [token])
    return [token]
  }

  /** Sockets of these tokens are closed, here and at other processes. */
  ended(tokens: readonly string[]): void {
    if (tokens.length === 0) return
    this.#drop(tokens)
    this.#fanout.publish(topic, { kind: 'ended', tokens })
  }

  /** Calls back when the token is good for nothing any more. The result ends that. */
  watch(token: string, close: () => void): () => void {
    if (this.#lately.has(token)) close()
    const all = this.#open.get(token) ?? new Set()
    this.#open.set(token, all.add(close))
    return () => {
      all.delete(close)
      if (all.size === 0 && this.#open.get(token) === all) this.#open.delete(token)
    }
  }

  /** Removes sessions that no browser holds any more. */
  async tidy(): Promise<void> {
    await this.#store.write(() => forgetSessions(Date.now() - sessionMilliseconds))
  }

  close(): void {
    this.#unsubscribe()
  }

  async #find(token: string, guest: string): Promise<Visit | null> {
    const now = performance.now()
    let known = this.#known.get(token)
    if (!known || known.until < now) {
      known = await this.#read(token, guest).catch(error => {
        // The database is away: who was known a moment ago still is.
        if (known) return known
        throw error
      })
      if (this.#known.size >= mostKnown) this.#known.clear()
      this.#known.set(token, known)
    }
    if (known.visit?.session) this.#note(token, known)
    return known.visit
  }

  async #read(token: string, guest: string): Promise<Known> {
    const until = this.#store.cluster ? performance.now() + knownMilliseconds : Number.POSITIVE_INFINITY
    const row = await this.#store.read(() => sessionBy(token))
    if (!row) return { visit: { person: guest, token, session: null }, seen: Number.POSITIVE_INFINITY, until }
    return { visit: row.ended === null ? visitOf(row) : null, seen: row.seen, until }
  }

  /** Notes now and then that the session is used. */
  #note(token: string, known: Known): void {
    const at = Math.floor(Date.now() / hour) * hour
    const id = known.visit?.session?.id
    if (id === undefined || known.seen >= at) return
    this.#known.set(token, { ...known, seen: at })
    // The next visit tries again soon enough.
    this.#store.write(() => sessionSeen(id, at)).catch(() => {})
  }

  #drop(tokens: readonly string[]): void {
    for (const token of tokens) {
      this.#known.delete(token)
      if (this.#lately.size >= mostLately) this.#lately.clear()
      this.#lately.add(token)
      const closing = [...(this.#open.get(token) ?? [])]
      this.#open.delete(token)
      for (const close of closing) close()
    }
  }

  /** Notices may have been lost: asks for what has ended meanwhile. Clocks of processes may differ a little. */
  async #lookForEnded(): Promise<void> {
    const now = Date.now()
    const tokens = await this.#store.read(() => endedSince(this.#closedUntil - hour))
    this.#closedUntil = now
    this.#drop(tokens)
  }
}

/** The session by which a cookie of earlier versions is ended. */
const tokenOfId = (id: string) => hashOf(`cookie ${id}`)

const visitOf = ({ id, token, person, made, way }: SessionRow): Visit => ({ person, token, session: { id, made, way } })

const tombstone = (token: string, person: string, now: number): SessionRow => ({
  ...{ id: newId(), token, person, device: '', way: 'guest', made: now, seen: now, ended: now },
})
