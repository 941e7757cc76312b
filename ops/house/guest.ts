import type { ApiError, Me } from '@acheron/protocol'

/** An answer of the REST side; `code` names the error where there is one. */
export type Answer<T> =
  | { readonly ok: true; readonly body: T }
  | { readonly ok: false; readonly status: number; readonly code: string }

/**
 * A visitor with a cookie and an address of its own, good at every process of the house. A server believes the address
 * of a proxy on its own machine, so its limits per address count every guest apart, as they do in real life.
 */
export class Guest {
  readonly address: string
  cookie = ''
  id = ''

  constructor(number: number) {
    this.address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  }

  get headers(): Record<string, string> {
    return { 'x-forwarded-for': this.address, ...(this.cookie ? { cookie: this.cookie } : {}) }
  }

  /** Gets a cookie; throws when there is none to get. */
  async enter(base: string): Promise<void> {
    const me = await this.get<Me>(base, '/api/me')
    if (!me.ok) throw new Error(`${base}/api/me answers ${me.status} ${me.code}`)
    this.id = me.body.id
  }

  get<T>(base: string, path: string): Promise<Answer<T>> {
    return this.#ask(base, 'GET', path)
  }

  post<T>(base: string, path: string, body: unknown): Promise<Answer<T>> {
    return this.#ask(base, 'POST', path, body)
  }

  async #ask<T>(base: string, method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const answer = await fetch(base + path, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
    const [set] = answer.headers.getSetCookie()
    if (set) this.cookie = set.split(';')[0]!
    const value: unknown = await answer.json()
    if (answer.ok) return { ok: true, body: value as T }
    const { error } = value as ApiError
    return { ok: false, status: answer.status, code: error?.code ?? 'unknown' }
  }
}

/** Longer than a server waits for its database. */
export const patienceMilliseconds = 45_000
