import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '@acheron/engine'
import type { Nats } from '../house/nats.ts'
import type { Postgres } from '../house/postgres.ts'
import { runServer } from '../house/server-process.ts'

export interface HouseOptions {
  /** For the data file and the log. */
  readonly folder: string
  readonly processes: number
  /** A server that runs already. */
  readonly url?: string
  readonly database?: string
  readonly nats?: string
}

/** The servers that are put under load. */
export interface House {
  readonly bases: readonly string[]
  close(): Promise<void>
}

/** The server that is named, or processes of our own, as `npm start` runs them. */
export async function openHouse({ folder, processes, url, database, nats }: HouseOptions): Promise<House> {
  if (url !== undefined) return { bases: [url], async close() {} }
  const own: { postgres?: Postgres; nats?: Nats } = {}
  if (processes > 1 && database === undefined) {
    own.postgres = await (await import('../house/postgres.ts')).startPostgres()
    own.nats = await (await import('../house/nats.ts')).startNats()
  }
  const DATABASE_URL = database ?? own.postgres?.url()
  const NATS_URL = nats ?? (own.nats && `nats://127.0.0.1:${own.nats.port}`)
  if (processes > 1 && NATS_URL === undefined)
    throw new InputError('several processes on a database hear of each other by NATS: name it with --nats')
  const settings = {
    DATA: join(folder, 'load.sqlite'),
    ...(DATABASE_URL === undefined ? {} : { DATABASE_URL }),
    ...(NATS_URL === undefined ? {} : { NATS_URL }),
  }
  const runs = Array.from({ length: processes }, (_, i) =>
    runServer(settings, createWriteStream(join(folder, `process-${i}.log`))),
  )
  const bases = await Promise.all(runs.map(({ ready }) => ready)).catch(error => {
    throw new InputError(`the server does not start: ${(error as Error).message}`)
  })
  return {
    bases,
    async close() {
      for (const { child } of runs) child.kill('SIGTERM')
      await Promise.all(runs.map(({ ended }) => ended))
      await own.nats?.stop()
      await own.postgres?.remove()
    },
  }
}
