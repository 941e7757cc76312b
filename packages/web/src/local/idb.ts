import type { ChanceResult, Step } from '@acheron/engine'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type Kept, type LocalRow, type LocalStore, MemoryStore, released } from './store.ts'

interface Schema extends DBSchema {
  tables: { key: string; value: LocalRow }
  /** Keyed by table and version, so that one version can never be stored twice. */
  steps: { key: [table: string, version: number]; value: Step & { readonly table: string } }
}

const both = ['tables', 'steps'] as const

/** All steps of a table: an empty list is above every number. */
const stepsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, []])

/** On disk before it is told: tables come and go seldom. */
const onDisk = { durability: 'strict' } as const

/** Outlives the browser, though perhaps not a power cut: a move must not wait for the disk before it is seen. */
const written = { durability: 'relaxed' } as const

/** The browser's own database, or memory where there is none (some private windows, storage forbidden by the user). */
export async function openStore(): Promise<LocalStore> {
  const store = new BrowserStore()
  try {
    await store.list()
    return store
  } catch {
    return new MemoryStore()
  }
}

class BrowserStore implements LocalStore {
  readonly lasting = true
  #opened: Promise<IDBPDatabase<Schema>> | null = null

  async list() {
    return (await this.#db()).getAll('tables')
  }

  async load(id: string): Promise<Kept | null> {
    const transaction = (await this.#db()).transaction(both)
    const [row, stored] = await Promise.all([
      transaction.objectStore('tables').get(id),
      transaction.objectStore('steps').getAll(stepsOf(id)),
    ])
    return row ? { row, steps: stored.map(({ table: _, ...step }) => step) } : null
  }

  async create({ row, steps }: Kept) {
    const transaction = (await this.#db()).transaction(both, 'readwrite', onDisk)
    const kept = transaction.objectStore('steps')
    await Promise.all([
      transaction.objectStore('tables').add(row),
      ...steps.map(step => kept.add({ ...step, table: row.id })),
      transaction.done,
    ])
  }

  async append(row: LocalRow, step: Step) {
    const transaction = (await this.#db()).transaction(both, 'readwrite', written)
    const tables = transaction.objectStore('tables')
    const stored = await tables.get(row.id)
    const fits = stored?.version === step.version - 1
    const writes = fits ? [tables.put(row), transaction.objectStore('steps').add({ ...step, table: row.id })] : []
    await Promise.all([...writes, transaction.done])
    return fits
  }

  async release(id: string, chance: readonly ChanceResult[]) {
    const transaction = (await this.#db()).transaction('tables', 'readwrite', onDisk)
    const row = await transaction.store.get(id)
    await Promise.all([...(row ? [transaction.store.put(released(row, chance))] : []), transaction.done])
  }

  async remove(id: string) {
    const transaction = (await this.#db()).transaction(both, 'readwrite')
    await Promise.all([
      transaction.objectStore('tables').delete(id),
      transaction.objectStore('steps').delete(stepsOf(id)),
      transaction.done,
    ])
  }

  #db(): Promise<IDBPDatabase<Schema>> {
    const forget = () => {
      this.#opened = null
    }
    this.#opened ??= openDB<Schema>('acheron-local', 1, {
      upgrade(db) {
        db.createObjectStore('tables', { keyPath: 'id' })
        db.createObjectStore('steps', { keyPath: ['table', 'version'] })
      },
      // A newer page wants to change the shape of the database: it must not wait for this one.
      blocking(_from, _to, event) {
        forget()
        ;(event.target as IDBDatabase).close()
      },
      // The browser has closed it, as when the user clears the site's data: the next request opens it again.
      terminated: forget,
    })
    this.#opened.catch(forget)
    return this.#opened
  }
}
