import type { ChanceResult, Step } from '@acheron/engine'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import {
  follows,
  type LocalRow,
  type LocalStore,
  MemoryStore,
  mostSaves,
  type NewStored,
  released,
  resumed,
  type StoredSave,
  type StoredTable,
} from './store.ts'

interface Schema extends DBSchema {
  tables: { key: string; value: LocalRow }
  /** Keyed by table and version, so that one version can never be stored twice. */
  steps: { key: [table: string, version: number]; value: Step & { readonly table: string } }
  saves: { key: [table: string, n: number]; value: StoredSave }
}

const both = ['tables', 'steps'] as const
const all = [...both, 'saves'] as const

/** The key range of a table's steps or saves: an empty array sorts after every number. */
const partsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, []])

/** Written to disk before it is reported. Tables are made and removed seldom. */
const onDisk = { durability: 'strict' } as const

/** Survives the browser but perhaps not a power cut: a move does not wait for the disk. */
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

  async load(id: string): Promise<StoredTable | null> {
    const transaction = (await this.#db()).transaction(both)
    const [row, stored] = await Promise.all([
      transaction.objectStore('tables').get(id),
      transaction.objectStore('steps').getAll(partsOf(id)),
    ])
    return row ? { row, steps: stored.map(({ table: _, ...step }) => step) } : null
  }

  async create({ row, steps, saves = [] }: NewStored) {
    const transaction = (await this.#db()).transaction(all, 'readwrite', onDisk)
    const kept = transaction.objectStore('steps')
    const saved = transaction.objectStore('saves')
    await Promise.all([
      transaction.objectStore('tables').add(row),
      ...steps.map(step => kept.add({ ...step, table: row.id })),
      ...saves.map(save => saved.add(save)),
      transaction.done,
    ])
  }

  async append(row: LocalRow, step: Step, save: StoredSave | null = null) {
    const transaction = (await this.#db()).transaction(all, 'readwrite', written)
    const tables = transaction.objectStore('tables')
    const saves = transaction.objectStore('saves')
    const fits = follows(await tables.get(row.id), step)
    const writes = fits ? [tables.put(row), transaction.objectStore('steps').add({ ...step, table: row.id })] : []
    const saved = fits && save ? [saves.add(save), saves.delete([row.id, save.n - mostSaves])] : []
    await Promise.all([...writes, ...saved, transaction.done])
    return fits
  }

  async saves(id: string) {
    return (await this.#db()).getAll('saves', partsOf(id))
  }

  async goOn(from: string, to: string) {
    const transaction = (await this.#db()).transaction('tables', 'readwrite', onDisk)
    const [left, next] = await Promise.all([transaction.store.get(from), transaction.store.get(to)])
    const writes = [...(next ? [resumed(next)] : []), ...(left ? [{ ...left, continued: to }] : [])]
    await Promise.all([...writes.map(row => transaction.store.put(row)), transaction.done])
  }

  async release(id: string, chance: readonly ChanceResult[]) {
    const transaction = (await this.#db()).transaction('tables', 'readwrite', onDisk)
    const row = await transaction.store.get(id)
    await Promise.all([...(row ? [transaction.store.put(released(row, chance))] : []), transaction.done])
  }

  async remove(id: string) {
    const transaction = (await this.#db()).transaction(all, 'readwrite')
    await Promise.all([
      transaction.objectStore('tables').delete(id),
      transaction.objectStore('steps').delete(partsOf(id)),
      transaction.objectStore('saves').delete(partsOf(id)),
      transaction.done,
    ])
  }

  #db(): Promise<IDBPDatabase<Schema>> {
    const forget = () => {
      this.#opened = null
    }
    this.#opened ??= openDB<Schema>('acheron-local', 2, {
      upgrade(db, from) {
        if (from < 1) {
          db.createObjectStore('tables', { keyPath: 'id' })
          db.createObjectStore('steps', { keyPath: ['table', 'version'] })
        }
        if (from < 2) db.createObjectStore('saves', { keyPath: ['table', 'n'] })
      },
      // A newer page changes the database's shape and must not wait for this one.
      blocking(_from, _to, event) {
        forget()
        ;(event.target as IDBDatabase).close()
      },
      // The browser closed it, for example because the user cleared the site's data. The next request opens it again.
      terminated: forget,
    })
    this.#opened.catch(forget)
    return this.#opened
  }
}
