import { expect, onTestFinished, test } from 'vitest'
import { StartError } from '../src/errors.ts'
import type { Fanout, Heard } from '../src/fanout.ts'
import { connectNats } from '../src/nats.ts'
import { type NatsServer, startNats } from './nats.ts'
import { freePort } from './postgres.ts'

const log = { info() {}, warn() {}, error() {} }

async function join(url: string): Promise<Fanout> {
  const fanout = await connectNats(url, log)
  onTestFinished(() => fanout.close())
  return fanout
}

/** Listens, and waits for the confirmation; `heard` has everything that comes after it. */
async function listen(fanout: Fanout, topic: string) {
  const heard: Heard[] = []
  const end = fanout.subscribe(topic, one => void heard.push(one))
  await expect.poll(() => heard).toContainEqual({ kind: 'missed' })
  heard.length = 0
  return { heard, end }
}

const step = (version: number) => ({ kind: 'step', version }) as const

const nats = await startNats()
if ('why' in nats) test.skip(`the fan-out by NATS: ${nats.why}`, () => {})
else fanoutTests(nats)

function fanoutTests({ url, start, stop }: NatsServer): void {
  test('all listening processes receive the notices of a table in order', async () => {
    const [one, two, three] = [await join(url), await join(url), await join(url)]
    const [own, second, third] = [await listen(one, 't1'), await listen(two, 't1'), await listen(three, 't1')]
    const other = await listen(two, 't2')
    for (let version = 1; version <= 100; version++) one.publish('t1', step(version))
    const all = Array.from({ length: 100 }, (_, i) => step(i + 1))
    await expect.poll(() => second.heard).toEqual(all)
    await expect.poll(() => third.heard).toEqual(all)
    // A later message on the same line would come after the earlier one.
    two.publish('t1', { kind: 'who' })
    two.publish('t2', { kind: 'who' })
    await expect.poll(() => own.heard).toEqual([{ kind: 'who' }])
    expect(other.heard).toEqual([])
  })

  test('who does not listen any more hears nothing more', async () => {
    const [one, two] = [await join(url), await join(url)]
    const { heard, end } = await listen(two, 't1')
    const still = await listen(two, 't2')
    end()
    one.publish('t1', step(1))
    one.publish('t2', step(2))
    await expect.poll(() => still.heard).toEqual([step(2)])
    expect(heard).toEqual([])
  })

  test('NATS goes and comes back: who listens is told that something was missed, and hears again', async () => {
    const [one, two] = [await join(url), await join(url)]
    const { heard } = await listen(two, 't1')
    await stop()
    await expect.poll(() => [one.connected, two.connected]).toEqual([false, false])
    one.publish('t1', step(1))
    // The store is polled meanwhile.
    await expect.poll(() => heard).toContainEqual({ kind: 'missed' })
    await start()
    await expect.poll(() => [one.connected, two.connected]).toEqual([true, true])
    const late = await listen(one, 't2')
    await expect
      .poll(() => {
        one.publish('t1', step(2))
        return heard
      })
      .toContainEqual(step(2))
    two.publish('t2', step(3))
    await expect.poll(() => late.heard).toContainEqual(step(3))
  })

  test('NATS that comes after the start is used, also by those who listen already', async () => {
    await stop()
    const one = await join(url)
    const { heard, end } = await listen(one, 't1')
    const gone = await listen(one, 't2')
    gone.end()
    gone.heard.length = 0
    await start()
    await expect.poll(() => one.connected).toBe(true)
    const two = await join(url)
    await expect
      .poll(() => {
        two.publish('t2', step(1))
        two.publish('t1', step(2))
        return heard
      })
      .toContainEqual(step(2))
    expect(gone.heard).toEqual([])
    const back = await listen(two, 't1')
    one.publish('t1', step(3))
    await expect.poll(() => back.heard).toContainEqual(step(3))
    end()
  })

  test('a failing listener or a foreign message keeps no other listener from hearing', async () => {
    const [one, two] = [await join(url), await join(url)]
    const { heard } = await listen(two, 't1')
    two.subscribe('t2', () => {
      throw new Error('a bug')
    })
    one.publish('t2', step(1))
    one.publish('t1', step(2))
    await expect.poll(() => heard).toEqual([step(2)])
  })

  test('who we are stands in the address', async () => {
    const guarded = await startNats('--user', 'dante', '--pass', 'in fer:no')
    const { host } = new URL('url' in guarded ? guarded.url : '')
    const [one, two] = [
      await join(`nats://dante:in%20fer%3Ano@${host}`),
      await join(`nats://dante:in%20fer%3Ano@${host}`),
    ]
    const { heard } = await listen(two, 't1')
    one.publish('t1', step(1))
    await expect.poll(() => heard).toEqual([step(1)])
    const refused = connectNats(`nats://dante:purgatorio@${host}`, log)
    await expect(refused).rejects.toThrow(/^NATS at [\d.:]+ cannot be used: Authorization[^\n]*$/)
    await expect(refused).rejects.toBeInstanceOf(StartError)
  })

  test('after the close nothing is said, and nothing is thrown', async () => {
    const fanout = await join(url)
    await fanout.close()
    fanout.publish('t1', step(1))
  })
}

test.each(['nonsense', 'http://localhost:4222', 'nats://', 'nats://localhost:4222,redis://localhost'])(
  'an address of NATS that cannot be: %s',
  async url => {
    await expect(connectNats(url, log)).rejects.toThrow(/^NATS_URL must be such as nats:/)
  },
)

test('a missing NATS server: the log says so without the password, and the store is asked', async () => {
  const port = await freePort()
  const said: string[] = []
  const fanout = await connectNats(`nats://dante:inferno@127.0.0.1:${port}`, {
    ...log,
    warn: (_data: object, line: string) => void said.push(line),
  })
  onTestFinished(() => fanout.close())
  expect(said).toEqual([
    expect.stringMatching(new RegExp(`^NATS at 127.0.0.1:${port} cannot be used: .*until it comes`)),
  ])
  expect(said.join()).not.toMatch(/inferno|\n/)
  expect(fanout.connected).toBe(false)
  fanout.publish('t1', step(1))
  await listen(fanout, 't1')
})
