import type { GameEntry } from '@acheron/games'
import type { House } from '../lobby/house.ts'
import type { Logger } from '../logs.ts'
import type { People } from '../people.ts'
import { noSteps, type Store } from '../store/store.ts'
import { choiceIn, choiceOf, deafAt, subscribersAmong, type TargetRow } from '../store/subjects/notices.ts'
import { addNotice, type NoticeRow } from '../store/subjects/outbox.ts'
import { listening } from '../store/subjects/talk.ts'
import type { Room } from '../tables/room.ts'
import { runsOut } from '../time/describe.ts'
import type { TimeEvent } from '../time/keeper.ts'
import type { TimeSource } from '../time/source.ts'
import { Codes } from './codes.ts'
import { compose, confirmMessage, type Item, type Message, testMessage } from './compose.ts'
import { Follower } from './follower.ts'
import { Unsent } from './guard.ts'
import { sendHook } from './hook.ts'
import { sendableFrom } from './hours.ts'
import { Post } from './mail.ts'
import { isInvited, seatsOf, waitsFor } from './news.ts'
import { type NoticeOptions, type NoticeTimes, usualTimes } from './options.ts'
import { newVapid, sendPush, type Vapid } from './push.ts'
import { type Plan, Sender } from './sender.ts'

interface Parts {
  readonly store: Store
  readonly people: People
  readonly house: () => House
  /** Lets standing orders at the table answer what they can. */
  readonly ordered: (table: string) => Promise<void>
  readonly games: readonly GameEntry[]
  readonly log: Logger
  readonly time: TimeSource
  readonly options: NoticeOptions
  readonly vapid: Vapid
  readonly secret: string
}

/** What reaches people who are not here: found out by the follower, kept in the store's outbox, sent by the sender. */
export class Notices {
  readonly codes: Codes
  readonly #parts: Parts
  readonly #times: NoticeTimes
  readonly #follower: Follower
  readonly #sender: Sender
  readonly #post: Post | null
  #sweeping: NodeJS.Timeout | undefined
  #living: ReadonlySet<string> = new Set()
  #me = ''

  constructor(parts: Parts) {
    this.#parts = parts
    const { store, log, time, options } = parts
    const { smtp, mailFrom: from, publicUrl: house } = options
    this.codes = new Codes(parts.secret)
    this.#times = { ...usualTimes, ...options.times }
    this.#post = smtp && from && house ? new Post({ smtp, from, house }) : null
    const times = this.#times
    this.#follower = new Follower({
      ...{
        store,
        log,
        time,
        times,
        present: table => parts.house().lookingAt(table),
        onAdded: () => this.#sender.look(),
      },
      ordered: parts.ordered,
    })
    this.#sender = new Sender({
      ...{ store, log, time, times },
      ...{ plan: (...about) => this.#plan(...about), send: (...about) => this.#send(...about) },
    })
  }

  /** With the keys and the secret that the store keeps, made the first time. */
  static async open(parts: Omit<Parts, 'vapid' | 'secret'>, newSecret: () => string): Promise<Notices> {
    const vapid = JSON.parse(await parts.store.secret('vapid', newVapid)) as Vapid
    return new Notices({ ...parts, vapid, secret: await parts.store.secret('notices', newSecret) })
  }

  /** The ways that this house has. */
  get offers(): { readonly push: string; readonly mail: boolean; readonly hook: boolean } {
    const { vapid, options } = this.#parts
    return { push: vapid.publicKey, mail: this.#post !== null, hook: options.publicUrl !== undefined }
  }

  /** The public address of the house, where it has one. */
  get house(): string | undefined {
    return this.#parts.options.publicUrl
  }

  get anywhere(): boolean {
    return this.#parts.options.anywhere ?? false
  }

  async start(): Promise<void> {
    this.#me = this.#parts.store.cluster?.me ?? ''
    await this.#sender.start()
    this.#sweeping = setInterval(() => this.#sweep(), this.#times.sweep).unref()
    // Of several processes the one that comes to it first looks through what others may have left.
    if (!this.#parts.store.cluster) void this.#follower.sweep()
  }

  /** These processes live. Where one is missed, it may have left something. */
  survived(living: ReadonlySet<string>): void {
    const isMissed = [...this.#living].some(process => !living.has(process))
    const isFirst = this.#living.size === 0
    this.#living = living
    if (isMissed || isFirst) this.#sweep()
  }

  /** A table has changed through this process, or was brought into memory. */
  changed(room: Room): void {
    this.#follower.changed(room)
  }

  /** Somebody's time runs out. Whoever looks at the table sees it. */
  async timeRunsOut({ table, person, deadline }: TimeEvent): Promise<void> {
    const { store, house, time } = this.#parts
    if (house().lookingAt(table).has(person)) return
    const now = time.now()
    const targets = await store.write(function* () {
      const [subscriber] = yield* subscribersAmong([person])
      const found = subscriber?.targets.filter(({ way }) => subscriber.choice.what.time.includes(way)) ?? []
      for (const { id } of found)
        yield* addNotice({ target: id, person, kind: 'time', place: table, version: deadline, at: now, due: now })
      return found
    })
    if (targets.length > 0) this.#sender.look()
  }

  /** The person has a new place: what stands at their tables now is nothing new to them. */
  async begun(person: string): Promise<void> {
    await this.#follower.sweepPerson(person, true)
  }

  /** Puts into the outbox what is sent to the place at once, and waits until that was tried. */
  async sendAtOnce({ id, person }: TargetRow, kind: 'confirm' | 'test'): Promise<void> {
    const { store, time } = this.#parts
    const now = time.now()
    await store.write(() => addNotice({ target: id, person, kind, place: '', version: now, at: now, due: now }))
    await this.#sender.settled()
    this.#sender.look()
    await this.#sender.settled()
  }

  async stop(): Promise<void> {
    clearInterval(this.#sweeping)
    await this.#follower.stop()
    await this.#sender.stop()
    this.#post?.close()
  }

  /** Of the living processes one looks. */
  #sweep(): void {
    if (this.#living.size === 0 || [...this.#living].toSorted()[0] === this.#me) void this.#follower.sweep()
  }

  /** What is still worth telling, and whether now. */
  async #plan(target: TargetRow, rows: readonly NoticeRow[], now: number): Promise<Plan> {
    if (rows.some(({ kind }) => kind === 'confirm' || kind === 'test')) return { sent: rows, dropped: [], later: null }
    const { store } = this.#parts
    const choice = choiceIn(await store.read(() => choiceOf(target.person)))
    const later = sendableFrom(choice, now)
    if (later > now) return { sent: [], dropped: [], later }
    const sent = await Promise.all(rows.map(row => this.#isWorth(row)))
    return { sent: rows.filter((_, i) => sent[i]), dropped: rows.filter((_, i) => !sent[i]), later: null }
  }

  /** Whether the person does not know it yet, and it still is so. */
  async #isWorth({ person, place, kind, version }: NoticeRow): Promise<boolean> {
    const { store, house, time } = this.#parts
    if (house().lookingAt(place).has(person)) return false
    const stands = await store.since(place, noSteps)
    if (!stands || (await store.read(() => deafAt(place, [person]))).has(person)) return false
    const { seating, standing, result, continued, clock } = stands
    const { seats } = seating
    const over = result !== null
    const goesOn = continued === null && !seating.closed
    const waits = waitsFor({ seats, actors: standing.actors, over, goesOn }, person)
    switch (kind) {
      case 'turn':
        return waits
      case 'time':
        // It may be another decision, with time of its own.
        return waits && seatsOf(seats, person).some(seat => runsOut({ seating, clock, now: time.now() }, seat))
      case 'invitation':
        return !over && goesOn && isInvited(seats, person)
      case 'full':
        return !over && goesOn && seatsOf(seats, person).length > 0
      case 'over':
        return seatsOf(seats, person).length > 0
      case 'chat': {
        const read = await store.read(() => listening(place, person, 'players'))
        return seatsOf(seats, person).length > 0 && (read?.read ?? 0) < version
      }
      default:
        return true
    }
  }

  async #send(target: TargetRow, rows: readonly NoticeRow[]): Promise<void> {
    const { vapid, options, time } = this.#parts
    const { publicUrl: house, mailFrom } = options
    const message = await this.#message(target, rows)
    const { anywhere } = this
    if (target.way === 'push') {
      const contact = house?.startsWith('https://') ? house : mailFrom ? `mailto:${mailFrom}` : null
      return sendPush(target, message, { vapid, contact, anywhere })
    }
    if (house === undefined) throw new Unsent('this house has no public address any more', { final: true })
    if (target.way === 'hook') return sendHook(target, message, { house, anywhere, now: time.now() })
    if (!this.#post) throw new Unsent('this house sends no letters any more', { final: true })
    const stop = this.codes.make('stop', target)
    const links = {
      ...{ change: `${house}/notices`, stop: `${house}/notices#stop=${stop}` },
      oneClick: `${house}/api/notices/unsubscribe/${stop}`,
    }
    return this.#post.send(target.address, message, rows[0]!.kind === 'confirm' ? null : links)
  }

  async #message(target: TargetRow, rows: readonly NoticeRow[]): Promise<Message> {
    const { store, people, games, options } = this.#parts
    const { language } = await people.get(target.person)
    const [{ no, kind }] = rows as readonly [NoticeRow]
    const id = `notice-${target.id}-${no}`
    if (kind === 'test') return testMessage(id, language)
    if (kind === 'confirm') {
      const link = `${options.publicUrl}/notices#confirm=${this.codes.make('confirm', target)}`
      return confirmMessage(id, language, new URL(options.publicUrl!).host, link)
    }
    const briefs = new Map(
      (await store.briefs([...new Set(rows.map(({ place }) => place))])).map(each => [each.id, each]),
    )
    const items = rows.flatMap(({ kind, place }): Item[] => {
      const brief = briefs.get(place)
      const meta = games.find(each => each.meta.id === brief?.game)?.meta
      if (!brief || !meta || kind === 'confirm' || kind === 'test') return []
      return [{ kind, table: place, name: brief.name || meta.name[language], game: meta.name[language] }]
    })
    return compose(id, language, items)
  }
}
