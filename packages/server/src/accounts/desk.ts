import type { FastifyRequest } from 'fastify'
import { deviceIn } from '../cookies.ts'
import { ApiFailure } from '../errors.ts'
import { visitorOf } from '../identity.ts'
import type { Services } from '../services.ts'
import type { Visit } from '../sessions.ts'
import { type AccountRow, accountNamed, accountOf } from '../store/subjects/accounts.ts'
import { hasTicket } from '../store/subjects/tickets.ts'
import { Attempts, type Guess, Guesses } from './attempts.ts'
import { deviceHash } from './entering.ts'
import { folded } from './names.ts'
import { Passwords } from './passwords.ts'

/** A passkey's owner has signed in lately if it was within this time. */
const freshMilliseconds = 10 * 60_000

export const noAccount = () =>
  new ApiFailure(409, 'no-account', 'a guest has no account; make one first, and keep every table')

/** Finds out whether somebody is who they say. An unknown name takes as long as a wrong password, and is told the same. */
export class Desk {
  readonly passwords = new Passwords()
  readonly #services: Services
  readonly #passwords = new Guesses()
  readonly #codes = new Guesses()
  readonly #own = new Attempts()

  constructor(services: Services) {
    this.#services = services
  }

  /** The account whose name and password these are. */
  async signIn(request: FastifyRequest, name: string, password: string): Promise<AccountRow> {
    const compared = folded(name)
    const account = await this.#services.store.read(() => accountNamed(compared))
    const guess = await this.#guessOf(request, compared, account)
    this.#spend(guess, account)
    const attempt = this.#passwords.begin(guess)
    if (!(await this.passwords.matches(password, account?.password ?? null)) || !account)
      throw new ApiFailure(401, 'wrong-sign-in', 'there is no such name with this password')
    attempt.succeeded()
    return account
  }

  /** Counts a try to use a recovery code of that name, and gives the account. */
  async recovering(
    request: FastifyRequest,
    name: string,
  ): Promise<{ readonly account: AccountRow | null; succeeded(): void }> {
    const compared = folded(name)
    const account = await this.#services.store.read(() => accountNamed(compared))
    const guess = await this.#guessOf(request, compared, account)
    this.#spend(guess, account)
    return { account, ...this.#codes.begin(guess) }
  }

  /** Counts a try to sign in by a passkey of that account; null: nobody knows the passkey. */
  async passkeyTried(request: FastifyRequest, person: string | null): Promise<void> {
    const account = person === null ? null : await this.#services.store.read(() => accountOf(person))
    this.#spend(await this.#guessOf(request, '', account), account)
  }

  /** The visitor's own account, once they have shown anew that it is theirs. */
  async confirmed({ visit }: FastifyRequest, current: string | undefined): Promise<AccountRow> {
    const account = await this.ownAccount(visit)
    if (account.password === null) {
      const { session } = visit!
      const isFresh = session?.way === 'sign-in' && Date.now() - session.made < freshMilliseconds
      if (!isFresh) throw new ApiFailure(403, 'sign-in-again', 'sign in again with your passkey, then repeat this')
      return account
    }
    const attempt = this.#own.begin(account.person)
    if (current === undefined || !(await this.passwords.matches(current, account.password)))
      throw new ApiFailure(403, 'wrong-password', 'this is not your present password')
    attempt.succeeded()
    return account
  }

  async ownAccount(visit: Visit | null): Promise<AccountRow> {
    const account = visit?.session ? await this.#services.store.read(() => accountOf(visit.person)) : null
    if (!account) throw noAccount()
    return account
  }

  /** A known device counts with its account: whoever else tries at the same address does not keep it out. */
  #spend({ address, device }: Guess, account: AccountRow | null): void {
    this.#services.quotas.signIns.spend([device === null || !account ? address : `account ${account.person}`])
  }

  async #guessOf(request: FastifyRequest, name: string, account: AccountRow | null): Promise<Guess> {
    const guess = { name, address: visitorOf(request), device: null }
    const device = deviceIn(request)
    if (device === null) return guess
    const person = account?.person ?? ''
    const hash = deviceHash(device, person)
    const isKnown = await this.#services.store.read(() => hasTicket('device', hash, person, Date.now()))
    return isKnown ? { ...guess, device: hash } : guess
  }
}
