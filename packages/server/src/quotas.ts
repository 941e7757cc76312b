import type { FastifyReply } from 'fastify'
import type { Share } from './bots/queue.ts'
import { TooMany } from './errors.ts'
import type { Limits } from './services.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** The people or addresses that a rule remembers; beyond it the oldest are forgotten. */
const mostRemembered = 20_000

/** How often something may be done in a time, by a person, by all people of an address or by all of one side of a table. */
interface Rule {
  readonly by: 'person' | 'address' | 'table'
  readonly most: number
  readonly milliseconds: number
}

/** The use of a rule by one person or address: the window begins with the first use and ends after the rule's time. */
interface Use {
  count: number
  readonly until: number
}

/** What is left of a quota after a use, by its tightest rule. */
interface Spent {
  readonly most: number
  readonly left: number
  readonly seconds: number
  /** The use did not happen. */
  giveBack(): void
}

/** Counts something by several rules at once. Each process counts for itself. */
export class Quota {
  readonly #code: string
  readonly #what: string
  readonly #rules: readonly { readonly rule: Rule; readonly uses: Map<string, Use> }[]

  /** `what` is done, as the refusal names it: `seats may be taken`. */
  constructor(code: string, what: string, rules: readonly Rule[]) {
    this.#code = code
    this.#what = what
    this.#rules = rules.map(rule => ({ rule, uses: new Map() }))
  }

  /** Counts one use; a TooMany where a rule does not allow it, which counts nothing. */
  spend([address = '', person = '', table = '']: Share, now = performance.now()): Spent {
    const found = this.#rules.map(({ rule, uses }) => {
      const key = { person, address, table }[rule.by]
      const known = uses.get(key)
      return { rule, uses, key, use: known && known.until > now ? known : { count: 0, until: now + rule.milliseconds } }
    })
    for (const { rule, use } of found) if (use.count >= rule.most) throw this.#refusal(rule, secondsUntil(use, now))
    for (const { uses, key, use } of found) {
      use.count++
      remember(uses, key, use, now)
    }
    const [tightest] = found.toSorted((a, b) => a.rule.most - a.use.count - (b.rule.most - b.use.count))
    const { rule, use } = tightest!
    const giveBack = () => {
      for (const { use } of found) use.count--
    }
    return { most: rule.most, left: rule.most - use.count, seconds: secondsUntil(use, now), giveBack }
  }

  /** Does the work if the quota allows it, and tells in the answer's headers what is left. A work that fails does not count. */
  async for<T>(share: Share, reply: FastifyReply, work: () => Promise<T>): Promise<T> {
    const { most, left, seconds, giveBack } = this.spend(share)
    // The limit of all requests is told too; the tighter one is of more use.
    const others = reply.getHeader(headers.left)
    if (others === undefined || left <= Number(others))
      reply.headers({ [headers.most]: most, [headers.left]: left, [headers.seconds]: seconds })
    try {
      return await work()
    } catch (error) {
      giveBack()
      throw error
    }
  }

  #refusal({ by, most, milliseconds }: Rule, seconds: number): TooMany {
    const whose = {
      person: 'one person',
      address: 'all people of one address',
      table: 'all people of one side of a table',
    }[by]
    const time = milliseconds === minute ? 'a minute' : milliseconds === hour ? 'an hour' : 'a day'
    return new TooMany(this.#code, `${most} ${this.#what} in ${time} by ${whose}; try again in ${inWords(seconds)}`, {
      most,
      seconds,
    })
  }
}

/** The names that the limit of all requests has in an answer. */
const headers = { most: 'x-ratelimit-limit', left: 'x-ratelimit-remaining', seconds: 'x-ratelimit-reset' }

const secondsUntil = ({ until }: Use, now: number) => Math.ceil((until - now) / 1000)

function inWords(seconds: number): string {
  if (seconds <= 120) return `${seconds} s`
  return seconds <= 2 * 60 * 60 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 60 / 60)} h`
}

function remember(uses: Map<string, Use>, key: string, use: Use, now: number): void {
  // A window that begins anew goes to the end, so the oldest come first.
  if (use.count === 1) uses.delete(key)
  uses.set(key, use)
  if (uses.size <= mostRemembered) return
  for (const [other, { until }] of uses) {
    if (until > now && uses.size <= mostRemembered) return
    uses.delete(other)
  }
}

export interface Quotas {
  readonly tables: Quota
  readonly dailyTables: Quota
  readonly seats: Quota
  readonly signIns: Quota
  readonly accountNames: Quota
  readonly carries: Quota
  readonly talk: Quota
  readonly reports: Quota
  readonly letters: Quota
  /** Counted by token. */
  readonly programs: Quota
}

export function quotasOf(limits: Limits): Quotas {
  const tables = () =>
    new Quota('too-many-tables', 'tables may be opened', [
      { by: 'person', most: limits.tablesPerPersonAndMinute, milliseconds: minute },
      { by: 'address', most: limits.tablesPerMinute, milliseconds: minute },
      { by: 'address', most: limits.tablesPerAddressAndHour, milliseconds: hour },
      { by: 'address', most: limits.tablesPerAddressAndDay, milliseconds: day },
    ])
  return {
    tables: tables(),
    dailyTables: tables(),
    seats: new Quota('too-many-seats', 'seats may be taken', [
      { by: 'person', most: limits.seatsPerPersonAndMinute, milliseconds: minute },
      { by: 'person', most: limits.seatsPerPersonAndHour, milliseconds: hour },
      { by: 'address', most: limits.seatsPerAddressAndMinute, milliseconds: minute },
      { by: 'address', most: limits.seatsPerAddressAndHour, milliseconds: hour },
    ]),
    signIns: new Quota('too-many-sign-ins', 'tries to sign in may be made', [
      { by: 'address', most: limits.signInsPerAddressAndMinute, milliseconds: minute },
      { by: 'address', most: limits.signInsPerAddressAndHour, milliseconds: hour },
    ]),
    accountNames: new Quota('too-many-accounts', 'names of accounts may be tried', [
      { by: 'address', most: limits.accountNamesPerAddressAndHour, milliseconds: hour },
      { by: 'address', most: limits.accountNamesPerAddressAndDay, milliseconds: day },
    ]),
    carries: new Quota('too-many-carries', 'codes may be made', [
      { by: 'person', most: limits.carriesPerPersonAndHour, milliseconds: hour },
    ]),
    talk: new Quota('too-much-said', 'messages may be said', [
      { by: 'person', most: limits.saidPerPersonAndMinute, milliseconds: minute },
      { by: 'person', most: limits.saidPerPersonAndHour, milliseconds: hour },
      { by: 'address', most: limits.saidPerAddressAndMinute, milliseconds: minute },
      { by: 'table', most: limits.saidPerTableAndMinute, milliseconds: minute },
    ]),
    programs: new Quota('too-many-requests', 'requests may be sent', [
      { by: 'person', most: limits.programRequestsPerMinute, milliseconds: minute },
    ]),
    reports: new Quota('too-many-reports', 'reports may be sent', [
      { by: 'person', most: limits.reportsPerPersonAndHour, milliseconds: hour },
      { by: 'person', most: limits.reportsPerPersonAndDay, milliseconds: day },
      { by: 'address', most: limits.reportsPerAddressAndDay, milliseconds: day },
    ]),
    letters: new Quota('too-many-letters', 'letters and tries may be sent', [
      { by: 'person', most: limits.lettersPerPersonAndHour, milliseconds: hour },
      { by: 'address', most: limits.lettersPerAddressAndHour, milliseconds: hour },
    ]),
  }
}
