/** The duty of the worker in which local tables are played: messages in, `LocalTables` does the work, answers and news out. */
import { openStore } from './idb.ts'
import { codeOf } from './problem.ts'
import type { Call, FromWorker, Host } from './protocol.ts'
import { LocalTables } from './tables.ts'

const tell = (message: FromWorker) => self.postMessage(message)

/** Tells the workers of other tabs which table was changed. */
const others = new BroadcastChannel('acheron-local')

/** The page is heard between two moves of bots: an answer to a lock leaves time for it too. */
const later = () => new Promise(resolve => setTimeout(resolve))

/** How many steps of each table the page was sent, and as which seat. */
const sent = new Map<string, { seat: number | null; version: number }>()

const ready = openStore().then(
  store =>
    new LocalTables(store, {
      now: Date.now,
      // Browsers withhold locks from plain HTTP; the check of the version when storing still keeps the log whole.
      alone: (table, work) => navigator.locks?.request(`acheron-bots-${table}`, work) ?? later().then(work),
      changed(table, here) {
        if (here) others.postMessage(table)
        void news(table)
      },
      failed: (table, message) => tell({ table, failed: message }),
    }),
)

others.onmessage = async ({ data }: MessageEvent<string>) => (await ready).refresh(data)

/** Sends the page what is new at a table. The page drops news of tables it does not watch. */
async function news(table: string): Promise<void> {
  try {
    const { info, now, steps } = await (await ready).open(table)
    const last = sent.get(table)
    const from = last?.seat === now.seat ? Math.min(last.version, steps.length) : 0
    sent.set(table, { seat: now.seat, version: now.version })
    tell({ table, info, now, from, steps: steps.slice(from) })
  } catch (error) {
    tell({ table, failed: messageOf(error), code: codeOf(error) })
  }
}

async function answer<K extends keyof Host>(host: Host, name: K, args: Parameters<Host[K]>): Promise<unknown> {
  // The parameters belong to the name, which TypeScript cannot follow through the call.
  return (host[name] as (...args: Parameters<Host[K]>) => Promise<unknown>).apply(host, args)
}

export async function hear({ call, name, args }: Call): Promise<void> {
  try {
    // A new watcher is sent the whole table, so the next news must be complete too.
    if (name === 'watch') sent.delete(args[0])
    tell({ call, ok: true, value: await answer(await ready, name, args) })
  } catch (error) {
    tell({ call, ok: false, code: codeOf(error), message: messageOf(error) })
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
