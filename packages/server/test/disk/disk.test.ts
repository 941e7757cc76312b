import { expect, onTestFinished, test } from 'vitest'
import { type Line, Visitor } from '../client.ts'
import { childFile, kill, mainFile, type Started, start } from '../process.ts'
import { buildDisks, type Disk } from './disk.ts'

const disks = buildDisks()
if ('why' in disks) test.skip(`faults of the disk: ${disks.why}`, () => {})
else diskTests(disks.disk)

function diskTests(newDisk: () => Disk): void {
  async function serve({ file, env }: Disk): Promise<Started> {
    const started = await start([process.execPath, childFile, file], { env })
    onTestFinished(async () => void (await kill(started.child)))
    return started
  }

  /** The same person at another server. */
  function at(address: string, { cookie }: Visitor): Visitor {
    const visitor = new Visitor(address)
    visitor.cookie = cookie
    return visitor
  }

  const openTable = async (dante: Visitor) => (await dante.open({ game: 'counting', options: { goal: 100_000 } })).id
  const add = (line: Line, table: string, version: number, add = 1) =>
    line.ask({ type: 'move', table, seat: 0, version, move: { add } })
  const stepsOf = (visitor: Visitor, table: string) => visitor.steps(table)
  const done = (version: number) => ({ type: 'done', version })
  const notStored = { type: 'error', code: 'not-stored' }
  const health = (visitor: Visitor) => visitor.request('GET', '/healthz')

  test('the disk fills up in the middle of a commit: nothing of it has happened, and with room again all goes on', async () => {
    const disk = newDisk()
    const { child, address } = await serve(disk)
    const dante = await Visitor.guest(address)
    const table = await openTable(dante)
    const line = await dante.socket()
    await line.watch(table)
    expect(await add(line, table, 0)).toMatchObject(done(1))
    // Nothing at all; the header of the page in the log; a part of the page.
    for (const bytes of [0, 30, 5000]) {
      disk.say(`full ${bytes}`)
      expect(await add(line, table, 1), `${bytes} bytes`).toMatchObject(notStored)
      expect((await line.next('table')).open.now).toMatchObject({ version: 1, view: { count: 1 } })
    }
    await expect.poll(async () => (await health(dante)).status).toBe(503)
    const { body } = await health(dante)
    expect(body).toMatchObject({ ok: false })
    expect(body.problems).toContainEqual(expect.stringMatching(/^the disk of the data file has 0 MB left, less than /))
    expect(body.problems).toContainEqual(expect.stringMatching(/^nothing can be stored at the moment/))
    expect(await dante.request('GET', '/livez')).toMatchObject({ status: 200, body: { ok: true } })
    disk.say('')
    expect(await add(line, table, 1, 2)).toMatchObject(done(2))
    await expect.poll(async () => (await health(dante)).status).toBe(200)
    await kill(child)
    const again = at((await serve(disk)).address, dante)
    expect((await stepsOf(again, table)).map(({ move }) => move)).toEqual([{ add: 1 }, { add: 2 }])
  })

  test('a volume that becomes read-only: moves are not stored, what is there is shown; afterwards all goes on', async () => {
    const disk = newDisk()
    const { address } = await serve(disk)
    const dante = await Visitor.guest(address)
    const table = await openTable(dante)
    const line = await dante.socket()
    await line.watch(table)
    disk.say('read-only')
    expect(await add(line, table, 0)).toMatchObject(notStored)
    expect((await line.next('table')).open.now).toMatchObject({ version: 0 })
    await expect.poll(async () => (await health(dante)).status).toBe(503)
    expect(await stepsOf(dante, table)).toEqual([])
    disk.say('')
    expect(await add(line, table, 0)).toMatchObject(done(1))
    await expect.poll(async () => (await health(dante)).status).toBe(200)
  })

  test('a volume that is read-only at the start: one line, exit 1', async () => {
    const disk = newDisk()
    const env = { ...disk.env, HOST: '127.0.0.1', PORT: '0', DATA: disk.file }
    disk.say('read-only')
    const oneLine = /^exit 1: the data file .*data\.sqlite cannot be written: [^\n]*; check the owner [^\n]*\n$/
    await expect(start([process.execPath, mainFile], { env })).rejects.toThrow(oneLine)
    disk.say('')
    const { child } = await start([process.execPath, mainFile], { env })
    await kill(child)
    disk.say('read-only')
    await expect(start([process.execPath, mainFile], { env })).rejects.toThrow(oneLine)
  })

  test('a slow disk: an answer waits for the sync, and everything is answered in the end', async () => {
    const disk = newDisk()
    const { child, address } = await serve(disk)
    const dante = await Visitor.guest(address)
    const table = await openTable(dante)
    const line = await dante.socket()
    await line.watch(table)
    disk.say('slow 1500')
    const started = performance.now()
    const moved = add(line, table, 0)
    const answers = await Promise.all([moved, dante.request('GET', '/livez'), stepsOf(dante, table)])
    // Not a test of speed: an answer before the sync was over would be a lie.
    expect(performance.now() - started).toBeGreaterThan(1400)
    expect(answers).toMatchObject([done(1), { status: 200 }, expect.any(Array)])
    // Killed while the next one waits for the disk: nobody was told anything.
    const broken = add(line, table, 1).catch(() => null)
    await new Promise(resolve => setTimeout(resolve, 300))
    await kill(child)
    expect(await Promise.race([broken, line.untilClosed()])).not.toMatchObject({ type: 'done' })
    disk.say('')
    const again = at((await serve(disk)).address, dante)
    expect((await stepsOf(again, table)).length).toBeGreaterThanOrEqual(1)
  })

  test('a commit that was written but not confirmed is refused, and does not come back after a kill', async () => {
    const disk = newDisk()
    const { child, address } = await serve(disk)
    const dante = await Visitor.guest(address)
    const table = await openTable(dante)
    const line = await dante.socket()
    await line.watch(table)
    expect(await add(line, table, 0)).toMatchObject(done(1))
    disk.say('unsynced')
    expect(await add(line, table, 1)).toMatchObject(notStored)
    await kill(child)
    disk.say('')
    const again = at((await serve(disk)).address, dante)
    expect(await stepsOf(again, table)).toHaveLength(1)
  })

  // So does a file system that remounts itself after an error: the commit is in the log, and nothing can be written over it.
  test('a commit that was written but not confirmed, on a volume that is then read-only: nobody is told that it has not happened', async () => {
    const disk = newDisk()
    const { child, address } = await serve(disk)
    const dante = await Visitor.guest(address)
    const table = await openTable(dante)
    const line = await dante.socket()
    await line.watch(table)
    expect(await add(line, table, 0)).toMatchObject(done(1))
    disk.say('failing')
    expect(await add(line, table, 1)).toMatchObject({ type: 'error', code: 'maybe-stored' })
    // What comes now is not even tried.
    expect(await add(line, table, 1, 2)).toMatchObject(notStored)
    await kill(child)
    disk.say('')
    const again = at((await serve(disk)).address, dante)
    expect((await stepsOf(again, table)).map(({ move }) => move)).toEqual([{ add: 1 }, { add: 1 }])
  })

  test('the same, and the volume can be written again: the commit is overwritten before the next one', async () => {
    const disk = newDisk()
    const { child, address } = await serve(disk)
    const dante = await Visitor.guest(address)
    const table = await openTable(dante)
    const line = await dante.socket()
    await line.watch(table)
    disk.say('failing')
    expect(await add(line, table, 0)).toMatchObject({ type: 'error', code: 'maybe-stored' })
    disk.say('')
    expect(await add(line, table, 0, 2)).toMatchObject(done(1))
    await kill(child)
    const again = at((await serve(disk)).address, dante)
    expect((await stepsOf(again, table)).map(({ move }) => move)).toEqual([{ add: 2 }])
  })

  // The server waits for the disk at every commit; a power cut then takes nothing that was acknowledged.
  test('power cuts in bursts of moves: every acknowledged move is on the disk', async () => {
    let disk = newDisk()
    let { child, address } = await serve(disk)
    const dante = await Visitor.guest(address)
    const tables = new Map<string, number>()
    for (let i = 0; i < 4; i++) tables.set(await openTable(dante), 0)
    for (let round = 0; round < 5; round++) {
      const visitor = at(address, dante)
      let count = 0
      const bursts = [...tables].map(async ([table, from]) => {
        const line = await visitor.socket()
        const cut = line.untilClosed()
        for (let version = from; ; version++) {
          const answer = await Promise.race([cut, add(line, table, version)])
          if (!('type' in answer)) return
          expect(answer).toMatchObject(done(version + 1))
          tables.set(table, version + 1)
          count++
        }
      })
      await expect.poll(() => count, { interval: 5 }).toBeGreaterThan(100)
      await new Promise(resolve => setTimeout(resolve, Math.random() * 100))
      await kill(child)
      await Promise.all(bursts)
      disk = disk.afterPowerCut()
      ;({ child, address } = await serve(disk))
      const after = at(address, dante)
      for (const [table, version] of tables) {
        const { length } = await stepsOf(after, table)
        // One more may be stored, whose answer was lost.
        expect([version, version + 1], `${table} in round ${round}`).toContain(length)
        tables.set(table, length)
      }
    }
  })
}
