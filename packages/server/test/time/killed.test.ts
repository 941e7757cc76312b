import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ClockRules, OpenTable, SeatTime } from '@acheron/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { Visitor } from '../client.ts'
import { folder } from '../help.ts'
import { startNats } from '../nats.ts'
import { startPostgres } from '../postgres.ts'
import { childFile, kill, type Started, start } from '../process.ts'

// A restart, a killed process or a moved table neither takes nor gives time.

const minute = 60_000
const hour = 60 * minute
const slow: ClockRules = { kind: 'slow', per: 'decision', hours: 24, reserve: 0, daysOff: [], timeout: 'decide' }
const live: ClockRules = { kind: 'live', bank: 3600, increment: 0, line: 0, timeout: 'decide' }

const [postgres, nats] = await Promise.all([startPostgres(), startNats()])

/** Where the data of some processes lies. */
interface House {
  readonly file: string
  readonly env: Readonly<Record<string, string>>
  /** Until when it was last said that the house is served. */
  served(): Promise<number>
}

/** A process of the house, whose time is ahead by so much. */
async function enter({ file, env }: House, ahead = 0): Promise<Started> {
  const started = await start([process.execPath, childFile, file], {
    env: { ...process.env, ...env, AHEAD: String(ahead) },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  })
  onTestFinished(() => void started.child.kill('SIGKILL'))
  return started
}

async function pass(milliseconds: number, ...processes: readonly Started[]): Promise<void> {
  for (const { child } of processes) {
    child.send({ pass: milliseconds })
    await once(child, 'message')
  }
}

/** Somebody with a table of two at which they have to decide, the clock running; and the same person at another process. */
async function decider(address: string, clock: ClockRules) {
  const [dante, virgil] = [await Visitor.guest(address), await Visitor.guest(address)]
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const { id } = await dante.open({ game: 'counting', seats, clock, options: { goal: 1000 } })
  await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  // A live clock begins after the first move: Virgil has to decide.
  const line = await dante.socket()
  expect(await line.ask({ type: 'move', table: id, seat: 0, version: 0, move: { add: 1 } })).toMatchObject({
    type: 'done',
  })
  await line.end()
  const timeAt = async (there: string): Promise<SeatTime> => {
    const visitor = new Visitor(there)
    visitor.cookie = virgil.cookie
    return (await visitor.get<OpenTable>(`/api/tables/${id}`)).info.clock!.seats[1]!
  }
  const move = async (there: string) => {
    const visitor = new Visitor(there)
    visitor.cookie = virgil.cookie
    const theirs = await visitor.socket()
    const done = await theirs.ask({ type: 'move', table: id, seat: 1, version: 1, move: { add: 1 } })
    await theirs.end()
    return done
  }
  const watch = async (there: string) => {
    const visitor = new Visitor(there)
    visitor.cookie = virgil.cookie
    const theirs = await visitor.socket()
    await theirs.watch(id)
    return theirs
  }
  return { timeAt, move, watch }
}

/** What is left is this much, without the seconds that the test itself takes and never more. */
function expectLeft({ left, runs }: SeatTime, expected: number): void {
  expect(runs).toBe(true)
  expect(left).toBeLessThanOrEqual(expected)
  expect(left).toBeGreaterThan(expected - 3 * minute)
}

function killedTests(store: string, newHouse: () => Promise<House>): void {
  test.for([
    ['slow', slow, 20 * hour, 4 * hour],
    ['live', live, 36 * minute, 24 * minute],
  ] as const)(
    `${store}: a %s clock loses and wins nothing when the only process is killed and another comes later`,
    { timeout: 120_000 },
    async ([, clock, used, left]) => {
      const house = await newHouse()
      const one = await enter(house)
      const { timeAt, move } = await decider(one.address, clock)
      await pass(used, one)
      const passed = Date.now() + used
      await expect.poll(house.served, { timeout: 20_000 }).toBeGreaterThanOrEqual(passed)
      expectLeft(await timeAt(one.address), left)
      await kill(one.child)
      // Three hours later, by the time of all.
      const two = await enter(house, used + 3 * hour)
      await expect.poll(house.served, { timeout: 20_000 }).toBeGreaterThanOrEqual(passed + 3 * hour)
      expectLeft(await timeAt(two.address), left)
      await pass(left - 4 * minute, two)
      expectLeft(await timeAt(two.address), 4 * minute)
      expect(await move(two.address)).toMatchObject({ type: 'done' })
    },
  )

  test(`${store}: a clock loses nothing while the machine sleeps, and who watches is told`, async () => {
    const house = await newHouse()
    const one = await enter(house)
    const { move, watch } = await decider(one.address, live)
    const line = await watch(one.address)
    await pass(36 * minute, one)
    const passed = Date.now() + 36 * minute
    await expect.poll(house.served, { timeout: 20_000 }).toBeGreaterThanOrEqual(passed)
    one.child.send({ sleep: 3 * hour })
    await once(one.child, 'message')
    await expect.poll(house.served, { timeout: 20_000 }).toBeGreaterThanOrEqual(passed + 3 * hour)
    const told = await line.next('info', ({ info }) => (info.clock?.seats[1]?.left ?? hour) < 30 * minute)
    expectLeft(told.info.clock!.seats[1]!, 24 * minute)
    expect(await move(one.address)).toMatchObject({ type: 'done' })
  })

  test(`${store}: the first clock of a house counts as served soon after it was started`, async () => {
    const house = await newHouse()
    const one = await enter(house)
    await expect.poll(house.served).toBe(0)
    // By now it was said that no clock runs.
    await decider(one.address, slow)
    await expect.poll(house.served, { timeout: 3000, interval: 50 }).toBeGreaterThan(0)
  })
}

killedTests('SQLite', async () => {
  const file = join(folder(), 'data.sqlite')
  const served = async () => {
    const data = new DatabaseSync(file, { readOnly: true })
    try {
      return Number(data.prepare('select at from served').get()?.at ?? -1)
    } finally {
      data.close()
    }
  }
  return { file, env: {}, served }
})

if ('why' in postgres) test.skip(`PostgreSQL: ${postgres.why}`, () => {})
else {
  const newHouse = async (env: Readonly<Record<string, string>> = {}): Promise<House> => {
    const database = await postgres.database()
    const served = async () =>
      Number((await postgres.query('select at from acheron.served', [], database))[0]?.at ?? -1)
    return { file: '', env: { ...env, DATABASE_URL: database }, served }
  }
  killedTests('PostgreSQL', newHouse)

  // Without NATS a process finds in the database what another one has done.
  const told: Record<string, string> = 'why' in nats ? {} : { NATS_URL: nats.url }
  test.for([
    ['killed', 'SIGKILL', slow, 24 * hour],
    ['stopped', 'SIGTERM', slow, 24 * hour],
    ['killed', 'SIGKILL', live, hour],
  ] as const)(
    'a table whose process is %s by %s goes to another one, and its clock runs on',
    { timeout: 120_000 },
    async ([, signal, clock, whole]) => {
      const house = await newHouse(told)
      const [one, two] = [await enter(house), await enter(house)]
      const { timeAt, move } = await decider(one.address, clock)
      await pass(whole / 2, one, two)
      expectLeft(await timeAt(two.address), whole / 2)
      await kill(one.child, signal)
      await pass(whole / 4, two)
      // Somebody was there all the time: nothing is given back.
      expectLeft(await timeAt(two.address), whole / 4)
      expect(await move(two.address)).toMatchObject({ type: 'done' })
    },
  )
}
