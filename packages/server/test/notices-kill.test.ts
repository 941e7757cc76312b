import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewHook, Notices } from '@acheron/protocol'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { Visitor } from './client.ts'
import { folder } from './help.ts'
import { startNats } from './nats.ts'
import { startPostgres } from './postgres.ts'
import { childFile, kill, start } from './process.ts'
import { browser, codeIn, listener, mailServer } from './receivers.ts'

const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
const cache = mkdtempSync(join(tmpdir(), 'acheron-notices-'))
afterAll(() => rmSync(cache, { recursive: true, force: true }))

const times = { follow: 20, gather: 100, gap: 0, lease: 3000, backoff: 100, look: 200 }

interface House {
  readonly env: Record<string, string>
  readonly file: string
}

type Mail = Awaited<ReturnType<typeof mailServer>>

/** A process of the house, with these times beside the usual ones. */
async function open({ env, file }: House, mail: Mail, change: Partial<typeof times> = {}) {
  const notices = {
    ...{ publicUrl: 'https://play.example.org', anywhere: true, smtp: mail.url, mailFrom: 'house@example.org' },
    times: { ...times, ...change },
  }
  const started = await start([process.execPath, childFile, file], {
    env: { NODE_COMPILE_CACHE: cache, NOTICES: JSON.stringify(notices), ...env },
  })
  onTestFinished(() => void started.child.kill('SIGKILL'))
  return started
}

/** Virgil has a place of each way; a table waits for Dante's move, after which it is Virgil's turn. */
async function party(address: string, mail: Mail, answers: number[] = []) {
  const [hook, phone] = [await listener(...answers), await browser(...answers)]
  const dante = await Visitor.guest(address)
  const virgil = await Visitor.guest(address)
  await virgil.send<NewHook>('POST', '/api/notices/hook', { address: hook.url })
  await virgil.send<Notices>('POST', '/api/notices/push', phone.subscription)
  await virgil.send<Notices>('POST', '/api/notices/mail', { address: 'virgil@example.org' })
  await expect.poll(() => mail.letters.length, { timeout: 15_000 }).toBe(1)
  await virgil.send('POST', '/api/notices/confirm', { code: codeIn(mail.letters[0]!, 'confirm') })
  const { id } = await dante.open({ game: 'counting', name: 'Styx', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  /** Dante moves, through that process. */
  const move = async (through: string) => {
    const there = new Visitor(through)
    there.cookie = dante.cookie
    const line = await there.socket()
    const wish = { type: 'move', table: id, seat: 0, version: 0, move: { add: 1 } }
    expect(await line.ask(wish)).toMatchObject({ type: 'done' })
  }
  return { hook, phone, move, received: () => [hook.came.length, phone.came.length, mail.letters.length - 1] }
}

/** Longer than a lease: whatever would come a second time has come. */
const aWhile = () => new Promise(resolve => setTimeout(resolve, 4500))
const patience = { timeout: 40_000, interval: 50 }

/** Wherever a process is killed between the move and the notice: the next one, or the other one, tells it once. */
function killed(title: string, house: () => Promise<House>, several: boolean): void {
  /** The process that is killed; the one that goes on is there before, or is started after it. */
  async function story(
    mail: Mail,
    slow: Partial<typeof times>,
    answers: number[],
    meanwhile: Meanwhile,
    before = () => {},
  ) {
    const place = await house()
    const first = await open(place, mail)
    const about = await party(first.address, mail, answers)
    await kill(first.child, 'SIGTERM')
    const doomed = await open(place, mail, slow)
    // It hears of the step too, and what it notes must not be sent earlier.
    if (several) await open(place, mail, slow.gather ? { gather: slow.gather } : {})
    before()
    await about.move(doomed.address)
    await meanwhile(about)
    await kill(doomed.child)
    if (!several) await open(place, mail)
    return about
  }

  test(`${title}: killed before anything is noted, a turn is told once by each way`, async () => {
    const { received } = await story(await mailServer(), { follow: 600_000 }, [], async () => {})
    await expect.poll(received, patience).toEqual([1, 1, 1])
    await aWhile()
    expect(received()).toEqual([1, 1, 1])
  })

  test(`${title}: killed with the notice in the outbox, a turn is told once by each way`, async () => {
    const { received } = await story(await mailServer(), { gather: 6000 }, [], async about => {
      await new Promise(resolve => setTimeout(resolve, 1500))
      expect(about.received()).toEqual([0, 0, 0])
    })
    await expect.poll(received, patience).toEqual([1, 1, 1])
    await aWhile()
    expect(received()).toEqual([1, 1, 1])
  })

  test(`${title}: killed before the answer, the same notice comes again under its name`, async () => {
    const mail = await mailServer()
    // All three take it, and none says so.
    const { received, hook, phone } = await story(
      mail,
      {},
      [0],
      about => expect.poll(about.received, patience).toEqual([1, 1, 1]),
      () => {
        mail.trouble.silent = 1
      },
    )
    await expect.poll(received, patience).toEqual([2, 2, 2])
    await aWhile()
    expect(received()).toEqual([2, 2, 2])
    // A program knows it by its name, a mail program by its id, and a browser shows it in place of the first.
    const ids = mail.letters.slice(1).map(({ text }) => /^Message-ID: (<\S+>)\r$/im.exec(text)?.[1])
    expect(ids[0]).toMatch(/^<notice-.+@play\.example\.org>$/)
    expect(ids[1]).toBe(ids[0])
    const names = hook.came.map(({ headers }) => headers['x-acheron-delivery'])
    expect(names[0]).toBeDefined()
    expect(names[1]).toBe(names[0])
    const topics = phone.came.map(({ headers }) => headers.topic)
    expect(topics[0]).toMatch(/^[\w-]{32}$/)
    expect(topics[1]).toBe(topics[0])
    expect(phone.read(phone.came[1]!)).toEqual(phone.read(phone.came[0]!))
  })
}

type Meanwhile = (about: Awaited<ReturnType<typeof party>>) => Promise<void>

killed('SQLite', async () => ({ env: {}, file: join(folder(), 'data.sqlite') }), false)

if ('why' in postgres) test.skip(`PostgreSQL: ${postgres.why}`, () => {})
else {
  // Without NATS the processes do not hear of each other's steps, but of each other's deaths.
  const told = 'why' in nats ? {} : { NATS_URL: nats.url }
  const house = async () => ({ env: { DATABASE_URL: await postgres.database(), ...told }, file: 'none' })
  killed('PostgreSQL and two processes', house, true)
}
