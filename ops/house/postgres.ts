import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InputError } from '@acheron/engine'
import { embeddedPostgres } from '../../packages/server/test/embedded-postgres.ts'
import { quietPort } from './ports.ts'

/** A PostgreSQL server of our own, always at the same port. */
export interface Postgres {
  readonly port: number
  /** The address of its only database, by another port where somebody stands between. */
  url(port?: number): string
  /** `immediate` is as if it were killed: it recovers at its next start. */
  stop(how: 'fast' | 'immediate'): Promise<void>
  start(): Promise<void>
  /** Keeps everybody from writing steps until the promise is settled, as a maintenance job would. */
  lockSteps(until: Promise<unknown>): Promise<void>
  remove(): Promise<void>
}

const database = 'acheron'

/** Starts it; an InputError says in one line why it cannot. */
export async function startPostgres(): Promise<Postgres> {
  const port = await quietPort()
  const folder = mkdtempSync(join(tmpdir(), 'acheron-postgres-'))
  const lines: unknown[] = []
  const { Embedded, remove } = await embeddedPostgres()
  const server = new Embedded({
    ...{ databaseDir: folder, port, user: 'acheron', password: 'inferno', persistent: true },
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale'],
    // Nobody cuts the power here; what was written survives every stop without waiting for the disk.
    postgresFlags: ['unix_socket_directories=', 'max_connections=200', 'fsync=off'].flatMap(set => ['-c', set]),
    onLog: line => void lines.push(line),
    onError: line => void lines.push(line),
  })
  const pidFile = join(folder, 'postmaster.pid')
  const pid = () => Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0])
  const tidy = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    remove()
  }
  // Where this process ends before `remove`, nobody is left who could wait for it.
  const abandon = () => {
    try {
      process.kill(pid(), 'SIGQUIT')
      // It takes this file away as the last thing.
      for (let tries = 0; tries < 150 && existsSync(pidFile); tries++) pause(20)
    } catch {
      // It does not run at the moment.
    }
    tidy()
  }
  process.on('exit', abandon)
  try {
    await server.initialise()
    await server.start()
    await server.createDatabase(database)
  } catch (error) {
    tidy()
    const why = [error, ...lines].filter(Boolean).join(' ').replace(/\s+/g, ' ')
    throw new InputError(`PostgreSQL does not start here: ${why.slice(0, 500)}`)
  }
  return {
    port,
    url: (through = port) => `postgres://acheron:inferno@127.0.0.1:${through}/${database}`,
    async stop(how) {
      const postmaster = pid()
      const stopped = server.stop()
      if (how === 'immediate') process.kill(postmaster, 'SIGQUIT')
      await stopped
    },
    start: () => server.start(),
    async lockSteps(until) {
      const client = server.getPgClient(database, '127.0.0.1')
      await client.connect()
      try {
        await client.query('begin; lock table acheron.step in exclusive mode')
        await until
        await client.query('rollback')
      } finally {
        await client.end()
      }
    },
    async remove() {
      process.off('exit', abandon)
      await server.stop()
      tidy()
    },
  }
}

/** Nothing else can wait while a process exits. */
function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
