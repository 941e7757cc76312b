import type { Judgement } from '@acheron/bots/analyse'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Judged } from './job.ts'

/** What has been judged of a record so far; null where a decision has not been. */
export type Part = Judged | { readonly some: readonly (Judgement | null)[] }

export const isWhole = (part: Part | null): part is Judged => part !== null && !('some' in part)

/** Where analyses are kept. */
export interface Kept {
  get(key: string): Promise<Part | null>
  put(key: string, part: Part): Promise<void>
}

interface Schema extends DBSchema {
  judged: { key: string; value: { key: string; at: number; part: Part }; indexes: { at: number } }
}

/** Older ones are computed again when somebody wants them. */
const most = 40

/** The browser's own database; where there is none, what this page has computed. */
export class BrowserKept implements Kept {
  readonly #session = new Map<string, Part>()
  #opened: Promise<IDBPDatabase<Schema> | null> | null = null

  async get(key: string): Promise<Part | null> {
    const known = this.#session.get(key)
    if (known) return known
    const found = await (await this.#db())?.get('judged', key).catch(() => undefined)
    return found?.part ?? null
  }

  async put(key: string, part: Part): Promise<void> {
    this.#session.set(key, part)
    const db = await this.#db()
    if (!db) return
    const transaction = db.transaction('judged', 'readwrite')
    await transaction.store.put({ key, at: Date.now(), part })
    const keys = await transaction.store.index('at').getAllKeys()
    await Promise.all([...keys.slice(0, -most).map(old => transaction.store.delete(old)), transaction.done])
  }

  #db(): Promise<IDBPDatabase<Schema> | null> {
    this.#opened ??= openDB<Schema>('acheron-analyses', 1, {
      upgrade: db => void db.createObjectStore('judged', { keyPath: 'key' }).createIndex('at', 'at'),
      terminated: () => {
        this.#opened = null
      },
    }).catch(() => null)
    return this.#opened
  }
}
