import type { FastifyRequest } from 'fastify'
import { TooMany } from '../errors.ts'
import { visitorOf } from '../identity.ts'
import type { Limits } from '../services.ts'
import { Allowance } from '../socket/allowance.ts'

/** Beyond this many addresses the full allowances are forgotten. */
const mostVisitors = 10_000

/** The time that a thread spends for each address. What somebody asks for is charged by what it cost. */
export class Budget {
  readonly #limits: Limits
  readonly #allowances = new Map<string, Allowance>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Does the work, if the address has not used up its time; a TooMany says when it may again. */
  async pay<T extends { readonly milliseconds: number }>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const allowance = this.#of(visitorOf(request))
    const left = allowance.left(performance.now())
    if (left <= 0) {
      const seconds = Math.ceil(-left / this.#limits.lookMilliseconds) + 1
      const message = `you have looked back a lot just now; try again in ${seconds} s`
      throw new TooMany('too-many-looks', message, { most: this.#limits.lookBurst, seconds })
    }
    const done = await work()
    allowance.take(done.milliseconds)
    return done
  }

  #of(address: string): Allowance {
    const { lookMilliseconds, lookBurst } = this.#limits
    if (this.#allowances.size > mostVisitors) this.#forgetFull(lookBurst)
    const allowance = this.#allowances.get(address) ?? new Allowance(lookBurst, lookMilliseconds)
    this.#allowances.set(address, allowance)
    return allowance
  }

  #forgetFull(burst: number): void {
    const now = performance.now()
    for (const [address, allowance] of this.#allowances)
      if (allowance.left(now) >= burst) this.#allowances.delete(address)
  }
}
