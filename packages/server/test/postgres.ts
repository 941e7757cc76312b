import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll } from 'vitest'
import { embeddedPostgres } from './embedded-postgres.ts'

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise(resolve => server.close(resolve))
  return port
}

/** A PostgreSQL server of a test file's own. */
export interface PostgresServer {
  /** Makes an empty database and gives its address. */
  database(): Promise<string>
  /** Queries a database directly; by default one that always exists. */
  query(text: string, values?: readonly unknown[], url?: string): Promise<Record<string, unknown>[]>
  stop(): Promise<void>
  start(): Promise<void>
}

/** Starts PostgreSQL until the tests of this file are over; if it cannot run, gives the reason. */
export async function startPostgres(): Promise<PostgresServer | { why: string }> {
  const port = await freePort()
  const lines: unknown[] = []
  const databaseDir = mkdtempSync(join(tmpdir(), 'acheron-postgres-'))
  const { Embedded, remove } = await embeddedPostgres()
  const server = new Embedded({
    ...{ databaseDir, port, user: 'acheron', password: 'inferno', persistent: true },
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale'],
    // No test can cut the power, so waiting for the disk would only take time, most of all at the stop.
    postgresFlags: ['unix_socket_directories=', 'max_connections=200', 'fsync=off'].flatMap(set => ['-c', set]),
    onLog: line => void lines.push(line),
    onError: line => void lines.push(line),
  })
  const address = `postgres://acheron:inferno@127.0.0.1:${port}`
  const query = async (text: string, values: readonly unknown[] = [], url = `${address}/postgres`) => {
    const client = new pg.Client(url)
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(text, [...values])
    await client.end()
    return rows
  }
  afterAll(async () => {
    await server.stop()
    rmSync(databaseDir, { recursive: true, force: true })
    remove()
  }, 60_000)
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    return { why: `PostgreSQL does not start here: ${[error, ...lines].filter(Boolean).join(' ').slice(0, 500)}` }
  }
  let count = 0
  return {
    async database() {
      const name = `test${++count}`
      await query(`create database ${name}`)
      return `${address}/${name}`
    },
    query,
    stop: () => server.stop(),
    start: () => server.start(),
  }
}
