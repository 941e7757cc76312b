import { impRace } from '@acheron/games/imp-race'
import type { OpenTable } from '@acheron/protocol'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../packages/server/test/postgres.ts'
import { codeIn, mailServer, browser as phoneOf } from '../packages/server/test/receivers.ts'
import { visitorOf } from './accounts.ts'
import { launchBrowser, newPerson, type Person } from './browser.ts'
import { liked, makeMove, planRace } from './imp-race-plan.ts'
import { reseed } from './seeded.ts'
import { Site } from './site.ts'
import { playing, promptTitle, strip, untilMine } from './table-page.ts'
import { cardOf } from './visit.ts'

const name = 'The Race of the Imps'
const hour = 3_600_000
/** In the second turn of this race a Trident is thrown at an imp of whoever began. */
const seed = 'day 571'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** A house whose time the test moves, which sends letters and pushes to this machine. */
async function house() {
  const mail = await mailServer()
  const port = String(await freePort())
  const notices = {
    ...{ publicUrl: `http://localhost:${port}`, smtp: mail.url, mailFrom: 'house@example.org', anywhere: true },
    times: { follow: 20, gather: 100, gap: 0, look: 200 },
  }
  const site = await Site.openMoved({ PORT: port, NOTICES: JSON.stringify(notices) })
  onTestFinished(() => site.close())
  return { mail, site }
}

/** Somebody whose browser is told by a push service on this machine. */
async function guest(site: Site) {
  const phone = await phoneOf()
  const person = await newPerson(browser, site.origin, { pace: 'fast' })
  onTestFinished(async () => {
    await person.context.close()
    // The server is away for a moment; Chromium names no address where it asks for the worker of the offline copy.
    const expected = /net::ERR_|WebSocket connection to|status of 503|error occurred when fetching the script/
    expect(person.complaints.filter(text => !expected.test(text))).toEqual([])
  })
  // A browser without a screen shows no notices, and the push service of its maker is on another machine.
  await person.context.addInitScript(subscription => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription }) as unknown as PushSubscription
  }, phone.subscription)
  const told = () => phone.came.map(came => (phone.read(came) as { title: string }).title)
  return { ...person, told }
}

const seat = (page: Page, at: number) => page.getByRole('region', { name: 'Players' }).getByRole('listitem').nth(at)
const clock = (page: Page, at: number) => seat(page, at).locator('.seat-clock')
const orders = (page: Page) => page.getByRole('region', { name: 'Standing orders' })
const yours = (page: Page) => page.locator('.prompt.yours')
const whileAway = (page: Page) => strip(page).getByRole('heading', { name: 'While you were away' })

async function tellMe(page: Page): Promise<void> {
  await page.goto('/notices')
  await page.getByRole('button', { name: 'Tell me in this browser' }).click()
  await page.getByText('This browser will tell you.').first().waitFor()
}

/** The table as the person gets it, without their page. */
async function tableOf(site: Site, { context }: Person, table: string): Promise<OpenTable> {
  return (await visitorOf(site.origin, context)).get<OpenTable>(`/api/tables/${table}`)
}

/** Both play to the end, with time in between, without their pages. */
async function playOn(site: Site, people: readonly Person[], table: string): Promise<void> {
  const visitors = await Promise.all(people.map(({ context }) => visitorOf(site.origin, context)))
  const lines = await Promise.all(visitors.map(visitor => visitor.socket()))
  for (let over = false; !over; ) {
    for (const [at, visitor] of visitors.entries()) {
      for (;;) {
        const { info, now } = await visitor.get<OpenTable>(`/api/tables/${table}`)
        over ||= info.status === 'over'
        if (now.moves.length === 0) break
        const move = liked(now.view as Parameters<typeof liked>[0], at, now.moves as Parameters<typeof liked>[2])
        const done = await lines[at]!.ask({ type: 'move', table, seat: at, version: now.version, move })
        expect(done).toMatchObject({ type: 'done' })
      }
      await site.pass(3 * hour)
    }
  }
  await Promise.all(lines.map(line => line.end()))
}

test('two play a race at a turn a day: told, answered by order, timed out, across a restart, to the end', async () => {
  const { mail, site } = await house()
  const [ana, bo] = [await guest(site), await guest(site)]
  const plan = await planRace(
    seed,
    (state, at, moves) => moves.find(each => each.do === 'accept') ?? liked(state, at, moves),
  )

  await ana.page.goto('/')
  await cardOf(ana.page, name)
    .getByRole('button', { name: /^Options/ })
    .click()
  const form = ana.page.getByRole('dialog', { name: `New table: ${name}` })
  await form.getByRole('radio', { name: 'With friends' }).check()
  await form.getByLabel('Imps at the throne to win').selectOption('1')
  await form.getByText('free talk · Virgil off').click()
  await form.getByRole('combobox', { name: 'Clock', exact: true }).selectOption('1 day a turn')
  await form.getByRole('combobox', { name: 'When time is up' }).selectOption('A bot plays this decision')
  await form.getByRole('button', { name: 'Open the table' }).click()
  await promptTitle(ana.page).waitFor()
  const address = ana.page.url()
  const table = new URL(address).pathname.split('/').at(-1)!
  await reseed(site, address, impRace, seed)

  // Both want to hear of it, one of them by letter too.
  await tellMe(ana.page)
  await tellMe(bo.page)
  await bo.page.locator('summary', { hasText: 'By e-mail' }).click()
  await bo.page.getByLabel('E-mail address').fill('bo@example.org')
  await bo.page.getByRole('button', { name: 'Send the first letter' }).click()
  await expect.poll(() => mail.letters.length).toBe(1)
  await bo.page.goto(`/notices#confirm=${codeIn(mail.letters[0]!, 'confirm')}`)
  await bo.page.getByText('Notices come to bo@example.org from now on.').waitFor()
  const letters = () => mail.letters.slice(1).map(({ text }) => /^Subject: (.*)\r$/m.exec(text)?.[1])
  await bo.page.goto(address)
  await bo.page.getByRole('button', { name: 'Sit down' }).first().click()
  await clock(bo.page, 0).getByText('1d', { exact: true }).waitFor()
  await bo.page.goto('/')
  await expect.poll(ana.told).toEqual([`Your turn: ${name}`])

  // The first day: Ana orders what she can foresee, plays and goes.
  await ana.page.goto(address)
  await orders(ana.page).getByRole('button', { name: 'Standing order…' }).click()
  const dialog = ana.page.getByRole('dialog', { name: 'Standing orders' })
  await dialog.getByRole('button', { name: /^Until my next turn, do not parry Tridents\./ }).click()
  await orders(ana.page).getByText('Stands').waitFor()
  const decide = async ({ page }: Person, at: number) => playing(page, () => makeMove(page, plan[at]!))
  for (const at of [0, 1]) await decide(ana, at)
  await clock(ana.page, 1).locator('xpath=self::*[@data-runs="true"]').waitFor()
  await ana.page.goto('/')
  await expect.poll(bo.told).toEqual([`Your turn: ${name}`])
  await expect.poll(letters).toEqual([`Your turn: ${name}`])

  // Bo lets most of the day pass, and is reminded once.
  await site.pass(20 * hour)
  await expect.poll(bo.told).toHaveLength(2)
  await expect.poll(letters).toEqual([`Your turn: ${name}`, `Your time runs out: ${name}`])

  // The server is killed and started again: that takes no time from him.
  await site.kill()
  await site.start()
  const link = /http:\/\/localhost:\d+\/table\/\S+/.exec(mail.letters.at(-1)!.text)![0]
  await bo.page.goto(link)
  await whileAway(bo.page).waitFor()
  await yours(bo.page).waitFor()
  await clock(bo.page, 1)
    .locator('xpath=self::*[@data-late="true"]')
    .getByText(/^(4h|3h 5\dm)$/)
    .waitFor()
  await whileAway(bo.page).waitFor({ state: 'detached' })

  // He throws a Trident at her imp. She is not there; her order answers, and it is her turn.
  for (const at of [2, 3, 4]) await decide(bo, at)
  await clock(bo.page, 0).locator('xpath=self::*[@data-runs="true"]').getByText('1d', { exact: true }).waitFor()
  await bo.page.reload()
  await bo.page.locator('.log .tag', { hasText: 'standing order' }).waitFor()
  await bo.page.goto('/')
  await expect.poll(ana.told).toEqual([`Your turn: ${name}`, `Your turn: ${name}`])
  expect((await tableOf(site, ana, table)).now).toMatchObject({ version: 6, orders: { ended: [{ why: 'done' }] } })

  // Ana does not come. She is reminded; when the day is over a bot plays her turn to its end.
  await site.pass(20 * hour)
  await expect.poll(ana.told).toHaveLength(3)
  await site.pass(4.1 * hour)
  await expect.poll(bo.told).toHaveLength(3)
  await expect.poll(letters).toHaveLength(3)
  const [hers, his] = (await tableOf(site, bo, table)).info.clock!.seats
  expect(hers?.outs).toBeGreaterThan(0)
  expect([hers?.runs, his?.runs]).toEqual([false, true])
  await ana.page.goto(address)
  await orders(ana.page).getByText('Done').waitFor()
  await ana.page.goto('/')

  await playOn(site, [ana, bo], table)
  for (const { page, told } of [ana, bo]) {
    await expect.poll(() => told().at(-1)).toBe(`Game over: ${name}`)
    await page.goto(address)
    expect(await untilMine(page)).toBe('over')
  }
  await expect.poll(() => letters().at(-1)).toBe(`Game over: ${name}`)
}, 300_000)
