import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SqliteStore } from '../src/store/sqlite.ts'
import { Visitor } from './client.ts'
import { folder, server } from './help.ts'
import { kill, mainFile, start } from './process.ts'

/** A real server on the file, the lines that it writes, and its end after an error that nobody catches. */
async function failing(file: string, how: 'error' | 'rejection' | 'stuck') {
  const preload = new URL('./throw-later.mjs', import.meta.url).href
  const { child, address } = await start([process.execPath, '--import', preload, mainFile], {
    env: { HOST: '127.0.0.1', PORT: '0', DATA: file, THROW: how },
  })
  onTestFinished(async () => void (await kill(child)))
  let out = ''
  child.stdout?.on('data', chunk => {
    out += chunk
  })
  const end = async () => {
    const closed = once(child, 'close')
    child.kill('SIGUSR2')
    const [code] = (await closed) as [number | null]
    const lines = out.split('\n').filter(line => line.startsWith('{'))
    return {
      code,
      lines: lines.map(line => JSON.parse(line) as { level: number; msg: string; err?: { message: string } }),
    }
  }
  return { address, end }
}

test.each(['error', 'rejection'] as const)(
  'uncaught %s: logged once, all stored, sockets told, exit 70, counted',
  async how => {
    const file = join(folder(), 'data.sqlite')
    const { address, end } = await failing(file, how)
    const dante = await Visitor.guest(address)
    const info = await dante.open()
    const line = await dante.socket()
    const { now } = await line.watch(info.id)
    await line.ask({ type: 'move', table: info.id, seat: 0, version: 0, move: now.moves[0] })
    const { code, lines } = await end()
    expect(code).toBe(70)
    expect(lines.filter(({ level }) => level === 60)).toMatchObject([
      { msg: 'an error that nobody caught: the server ends', err: { message: 'Malebranche' } },
    ])
    expect(await line.untilClosed()).toMatchObject({ code: 1001 })
    const store = new SqliteStore({ file })
    expect(await store.tablesGoingOn(0)).toMatchObject([{ id: info.id, parked: true }])
    expect((await store.table(info.id))?.steps).toHaveLength(1)
    await store.close()
    const again = await server({ file })
    expect(await new Visitor(again.address).get<string>('/metrics')).toMatch(/^acheron_crashes_total 1$/m)
  },
)

test('a server that cannot end in order is ended all the same', async () => {
  const { end } = await failing(join(folder(), 'data.sqlite'), 'stuck')
  expect((await end()).code).toBe(70)
})
