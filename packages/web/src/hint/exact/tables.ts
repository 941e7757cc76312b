import type { GameDefinition, GameState } from '@acheron/engine'
import { openDB } from 'idb'

type Bytes = Uint8Array<ArrayBuffer>

/** The addresses of the files that come with the site: `acheron solve --table` has made them. */
const shipped = import.meta.glob<string>('./tables/*.bin', { eager: true, query: '?url', import: 'default' })

/** Those of this session: an oracle knows a file again that it has read. */
const known = new Map<string, Promise<Bytes>>()

/** The table of a goal for the rules of a state: fetched, or made once and kept by the browser. */
export function tableOf(
  { mind, meta }: GameDefinition,
  state: GameState,
  goal: string,
  progress: (done: number) => void,
): Promise<Bytes> {
  const { table } = mind
  if (!table) throw new Error(`${meta.id} has no table`)
  const name = table.nameOf(state, goal)
  const url = shipped[`./tables/${name}`]
  const make = () => kept(`${name} ${meta.rulesVersion}`, () => table.make(state, goal, progress))
  // What cannot be fetched, without a network, is made here.
  const bytes = known.get(name) ?? (url ? fetched(url).catch(make) : make())
  known.set(name, bytes)
  // The next question tries again.
  bytes.catch(() => known.delete(name))
  return bytes
}

/** The service worker and the browser keep what has a content hash in its name. */
async function fetched(url: string): Promise<Bytes> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Made once; a browser that stores nothing makes it in every session. */
async function kept(key: string, make: () => Promise<Bytes>): Promise<Bytes> {
  const db = await openDB('acheron-solutions', 1, { upgrade: db => void db.createObjectStore('files') }).catch(
    () => null,
  )
  const found = (await db?.get('files', key).catch(() => undefined)) as Bytes | undefined
  if (found) return found
  const bytes = await make()
  await db?.put('files', bytes, key).catch(() => undefined)
  return bytes
}
