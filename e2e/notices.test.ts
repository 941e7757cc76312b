import type { OpenTable } from '@acheron/protocol'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { Visitor } from '../packages/server/test/client.ts'
import { freePort } from '../packages/server/test/postgres.ts'
import { codeIn, listener, mailServer } from '../packages/server/test/receivers.ts'
import { launchBrowser, newPerson, type PersonOptions, phone } from './browser.ts'
import { Site } from './site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** A house that sends letters to a mail server on this machine, and hooks anywhere. */
async function house() {
  const mail = await mailServer()
  const port = String(await freePort())
  const site = await Site.open(undefined, {
    ...{ PORT: port, PUBLIC_URL: `http://localhost:${port}`, SMTP_URL: mail.url, MAIL_FROM: 'house@example.org' },
    WEBHOOKS: 'anywhere',
  })
  onTestFinished(() => site.close())
  const person = async (options: PersonOptions = {}) => {
    const made = await newPerson(browser, site.origin, options)
    onTestFinished(async () => {
      await made.context.close()
      // A refusal is in the browser's console too.
      expect(made.complaints.filter(text => !text.includes('status of 400'))).toEqual([])
    })
    return made.page
  }
  return { mail, site, person }
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const open = (page: Page, text: string) => page.locator('summary', { hasText: text }).click()

test('a letter is confirmed, tried, chosen and ended on the page, in any browser', async () => {
  const { mail, person } = await house()
  const page = await person({ timezoneId: 'Europe/Stockholm' })
  await page.goto('/account')
  await page.getByRole('link', { name: 'Choose what reaches you' }).click()
  await page.getByRole('heading', { name: 'Where you are told' }).waitFor()
  await open(page, 'By e-mail')
  await page.getByLabel('E-mail address').fill('not an address')
  await press(page, 'Send the first letter')
  await page.getByText('This address cannot be used.').waitFor()
  await page.getByLabel('E-mail address').fill('dante@example.org')
  await press(page, 'Send the first letter')
  await page.getByText('Not confirmed yet').waitFor()
  await expect.poll(() => mail.letters.length).toBe(1)

  // The link works where nobody is signed in.
  const elsewhere = await person({ viewport: phone, colorScheme: 'light' })
  await elsewhere.goto(`/notices#confirm=${codeIn(mail.letters[0]!, 'confirm')}`)
  await elsewhere.getByText('Notices come to dante@example.org from now on.').waitFor()
  expect(new URL(elsewhere.url()).hash).toBe('')

  await page.reload()
  await page
    .getByText('Nothing was sent yet.')
    .or(page.getByText(/Last notice/))
    .first()
    .waitFor()
  await press(page, 'Send a test: dante@example.org')
  await expect.poll(() => mail.letters.length).toBe(2)
  expect(mail.letters[1]?.text).toContain('A test from Acheron')
  await page.getByText(/Last notice: this minute/).waitFor()

  // Also before anything was chosen.
  await page.getByText('By your clock (Europe/Stockholm).').waitFor()

  mail.trouble.refuses = 550
  await press(page, 'Send a test: dante@example.org')
  await page.getByText(/Could not be sent .*550 mailbox unavailable/).waitFor()
  mail.trouble.refuses = 0

  // Everything is kept, by keys too, in its order, although the first answer takes its time.
  const answered = Promise.withResolvers<void>()
  await page.route('/api/notices', route => answered.promise.then(() => route.continue()), { times: 1 })
  const chat = page.getByRole('checkbox', { name: 'Somebody writes to the players: E-mail' })
  await chat.focus()
  await page.keyboard.press('Space')
  await page.getByRole('radio', { name: 'Once a day, at eight' }).check()
  await page.getByRole('radio', { name: 'Every day' }).check()
  answered.resolve()
  await page.getByLabel('From').fill('23:30')
  await page.getByLabel('From').blur()
  await expect
    .poll(async () => (await (await page.request.get('/api/notices')).json()).choice)
    .toMatchObject({ what: { chat: ['mail'] }, digest: 'day', quiet: { from: 23 * 60 + 30, to: 480 } })
  await page.reload()
  expect(await chat.isChecked()).toBe(true)
  expect(await page.getByLabel('From').inputValue()).toBe('23:30')

  for (const each of [page, elsewhere]) {
    const { violations } = await new AxeBuilder({ page: each }).analyze()
    expect(violations).toEqual([])
    const { scroll, inner } = await each.evaluate(() => ({ scroll: document.body.scrollWidth, inner: innerWidth }))
    expect(scroll).toBeLessThanOrEqual(inner)
  }

  await elsewhere.goto(`/notices#stop=${codeIn(mail.letters[1]!, 'stop')}`)
  await elsewhere.getByText('Nothing more is sent to dante@example.org.').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Where you are told' }).waitFor()
  expect(await page.getByText('dante@example.org').count()).toBe(0)
}, 120_000)

test('the table says that you will hear only where that is so, and can be muted', async () => {
  const { site, person } = await house()
  const page = await person()
  await page.goto('/')
  await page.getByRole('link', { name: /Your account/ }).waitFor()
  const other = await Visitor.guest(site.origin)
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const me = new Visitor(site.origin)
  me.cookie = cookies
  // Who begins is drawn, and it must be the other one.
  let id = ''
  for (let waits = false; !waits; ) {
    ;({ id } = await other.open({ game: 'florence', seats: [{ kind: 'me' }, { kind: 'open' }] }))
    await me.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
    waits = (await me.get<OpenTable>(`/api/tables/${id}`)).now.moves.length === 0
  }
  await page.goto(`/table/${id}`)
  const offer = page.getByRole('link', { name: 'Tell me when it is my turn' })
  await offer.waitFor()
  expect(await page.getByText('You will hear').count()).toBe(0)
  const hook = await listener()
  await offer.click()
  await open(page, 'By a webhook')
  await page.getByLabel('Address of the webhook').fill(hook.url)
  await press(page, 'Add it')
  await page.getByText('The key that signs the requests.').waitFor()
  await page.goto(`/table/${id}`)
  await page.getByText('You will hear when it is your turn, also when this page is closed.').waitFor()
  await press(page, 'Mute this table')
  await page.getByText('You have muted this table').waitFor()
  await page.goto('/notices')
  await press(page, /^Hear of it again/)
  await page.getByRole('heading', { name: 'Muted tables' }).waitFor({ state: 'detached' })
}, 120_000)

test('the service worker shows what is pushed, with the table that it leads to', async () => {
  const { person } = await house()
  const page = await person()
  await page.goto('/notices')
  await page.evaluate(() => navigator.serviceWorker.ready)
  // A browser without a screen has nowhere to show it: what it is asked to show is noted instead.
  const [worker] = page.context().serviceWorkers()
  await worker!.evaluate(() => {
    const here = globalThis as unknown as { shown: unknown[]; registration: ServiceWorkerRegistration }
    here.shown = []
    here.registration.showNotification = async (title, options) => void here.shown.push({ title, ...options })
    here.registration.getNotifications = async () => here.shown.slice(-1) as Notification[]
  })
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const [origin, registrationId] = [new URL(page.url()).origin, await registered]
  const push = (title: string, id: string) => {
    const data = JSON.stringify({ title, body: 'Styx: it is your turn.', path: '/table/styx', id })
    return session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }
  await push('Your turn: Styx', 'one')
  const shown = () => worker!.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)
  await expect
    .poll(shown)
    .toMatchObject([{ title: 'Your turn: Styx', body: 'Styx: it is your turn.', data: { path: '/table/styx' } }])
  // What takes the place of one that nobody has looked at is heard too; what comes a second time is not.
  await push('Your time runs out: Styx', 'two')
  await expect.poll(shown).toHaveLength(2)
  await push('Your time runs out: Styx', 'two')
  await expect.poll(shown).toMatchObject([{ renotify: true }, { renotify: true }, { renotify: false }])
}, 120_000)

test('a calendar has a private address, which a new one ends', async () => {
  const { person } = await house()
  const page = await person({ viewport: phone })
  await page.goto('/notices')
  await press(page, 'Make the address')
  const address = page.locator('.notice-address code')
  const first = await address.innerText()
  const feed = await fetch(first)
  expect(feed.headers.get('content-type')).toContain('text/calendar')
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR[\s\S]*END:VCALENDAR\s*$/)
  await press(page, 'Make a new address')
  await expect.poll(() => address.innerText()).not.toBe(first)
  expect((await fetch(first)).status).toBe(404)
  const second = await address.innerText()
  await press(page, 'Withdraw it')
  await expect.poll(async () => (await fetch(second)).status).toBe(404)
  expect(await address.count()).toBe(0)
})
