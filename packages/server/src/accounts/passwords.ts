import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { longestPassword, shortestPassword } from '@acheron/protocol'
import { ApiFailure, TooMany } from '../errors.ts'

const derive = promisify(argon2)

/** 19 MiB and two passes, as OWASP advises; about 50 ms of one core. */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 }
/** So many are computed at once, in the threads of Node; that many more wait, others are refused. */
const mostAtOnce = 2
const mostWaiting = 30

/** Hashes of passwords, by argon2id. They are made one or two at a time, so that nothing else has to wait for them. */
export class Passwords {
  #running = 0
  readonly #waiting: (() => void)[] = []
  /** Nobody's: compared where there is no password, so that it takes the same time. */
  #nobodys: Promise<string> | null = null

  async hash(password: string): Promise<string> {
    const salt = randomBytes(16)
    const hash = await this.#compute(password, salt, cost)
    const { memory, passes, parallelism } = cost
    return ['argon2id', memory, passes, parallelism, salt.toString('base64url'), hash.toString('base64url')].join('$')
  }

  /** Whether it is the password of that hash; without one it takes as long and is false. */
  async matches(password: string, stored: string | null): Promise<boolean> {
    this.#nobodys ??= this.hash(randomBytes(16).toString('base64url'))
    const nobodys = await this.#nobodys
    const [, memory, passes, parallelism, salt = '', hash = ''] = (stored ?? nobodys).split('$')
    const expected = Buffer.from(hash, 'base64url')
    const settings = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
    const given = await this.#compute(password, Buffer.from(salt, 'base64url'), {
      ...settings,
      tagLength: expected.length,
    })
    return timingSafeEqual(given, expected) && stored !== null
  }

  async #compute(password: string, nonce: Buffer, settings: typeof cost): Promise<Buffer> {
    if (this.#running >= mostAtOnce) {
      if (this.#waiting.length >= mostWaiting)
        throw new TooMany('busy', 'too many people sign in at this moment; try again in a while', {
          most: mostWaiting,
          seconds: 5,
        })
      await new Promise<void>(resolve => this.#waiting.push(resolve))
    } else this.#running++
    try {
      return Buffer.from(await derive('argon2id', { message: password.normalize('NFC'), nonce, ...settings }))
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}

/** Refuses a new password that everybody would guess. */
export function checkPassword(password: string, name: string): void {
  const { length } = [...password]
  const problem =
    length < shortestPassword || length > longestPassword
      ? `must have ${shortestPassword} to ${longestPassword} characters`
      : new Set(password).size < 4
        ? 'must have more than three different characters'
        : password.toLowerCase() === name.toLowerCase()
          ? 'must not be the name'
          : null
  if (problem) throw new ApiFailure(400, 'bad-password', `the password ${problem}`)
}
