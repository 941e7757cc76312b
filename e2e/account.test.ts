import type { TableLists } from '@acheron/protocol'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Visitor } from '../packages/server/test/client.ts'
import { makeAccount, password } from './accounts.ts'
import { type Person, phone } from './browser.ts'
import { openHouse } from './house.ts'
import { openRace } from './imp-race.ts'

const house = openHouse()

async function signIn(page: Page, name: string, secret = password): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('Name to sign in with').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** A refusal is in the browser's console too, as every answer of its status is. */
function forgive({ complaints }: Person, status: number): void {
  const kept = complaints.filter(text => !text.includes(`status of ${status}`))
  complaints.splice(0, complaints.length, ...kept)
}

/** The tables of the one who is here, by their addresses. */
async function tablesOf(page: Page): Promise<string[]> {
  const { mine } = (await (await page.request.get('/api/tables')).json()) as TableLists
  return mine.map(({ id }) => `/table/${id}`)
}

test('a guest becomes an account with every table, signs out, and has them all on another device', async () => {
  const ana = await house.person()
  const { page } = ana
  await openRace(page, { where: 'With friends' })
  await page.goto('/')
  await page.getByRole('link', { name: /Your account: Guest \d+ ?guest/ }).waitFor()
  const before = await tablesOf(page)
  expect(before).toHaveLength(1)

  await makeAccount(page, 'Ana Alighieri')
  const codes = await page.locator('.account-codes code').allInnerTexts()
  expect(new Set(codes).size).toBe(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.waitForURL(/\/$/)
  expect(await tablesOf(page)).toEqual(before)
  await page.locator(`main a[href="${before[0]}"]`).first().waitFor()

  await page.getByRole('link', { name: /^Your account/ }).click()
  await page.getByRole('heading', { name: 'Ana Alighieri' }).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Sign in' }).waitFor()
  expect(await tablesOf(page)).toEqual([])

  const other = await house.person({ viewport: phone, hasTouch: true })
  await signIn(other.page, 'ANA alighieri', 'not this one')
  const secret = other.page.getByLabel('Password', { exact: true })
  await other.page.getByText('No such name with this password.').waitFor()
  expect(await secret.getAttribute('aria-invalid')).toBe('true')
  forgive(other, 401)
  await signIn(other.page, 'ANA alighieri')
  await other.page.waitForURL(/\/$/)
  expect(await tablesOf(other.page)).toEqual(before)

  await other.page.goto('/sign-in')
  await other.page.waitForURL(/\/account$/)
  await other.page.getByText('Where you are signed in').waitFor()
})

test('a recovery code is a way in; sessions are listed and ended; an account is deleted', async () => {
  const [first, second] = await Promise.all([house.person(), house.person()])
  await makeAccount(first.page, 'Brunetto')
  const [code] = await first.page.locator('.account-codes code').allInnerTexts()

  await second.page.goto('/sign-in#code')
  await second.page.getByLabel('Name to sign in with').fill('Brunetto')
  await second.page.getByLabel('Recovery code', { exact: true }).fill(code!.toUpperCase())
  await second.page.getByLabel('New password').fill('short')
  await second.page.getByRole('button', { name: 'Set the password and sign in' }).click()
  await second.page.getByText('At least 8 characters, four of them different').waitFor()
  await second.page.getByLabel('New password').fill('la dritta via')
  await second.page.getByRole('button', { name: 'Set the password and sign in' }).click()
  await second.page.waitForURL(/\/$/)
  await second.page.goto('/about')

  // The first browser was signed out, and is somebody new when its page is loaded.
  await signIn(first.page, 'Brunetto', 'la dritta via')
  forgive(first, 401)
  await first.page.waitForURL(/\/$/)
  await first.page.goto('/account')
  await first.page.getByText('9 codes are left').waitFor()
  await first.page.getByRole('button', { name: /^End: / }).click()
  await expect.poll(() => first.page.getByRole('button', { name: /^End: / }).count()).toBe(0)

  await first.page.getByText('Delete my account').click()
  await first.page.getByLabel('Your present password').last().fill('la dritta via')
  await first.page.getByRole('button', { name: 'Delete it for ever' }).click()
  await first.page.waitForURL(/\/$/)
  await first.page.getByRole('link', { name: 'Sign in' }).waitFor()
})

test('an account by passkey alone: made, and signed in with, without a password', async () => {
  const { page, context } = await house.person()
  const line = await context.newCDPSession(page)
  await line.send('WebAuthn.enable')
  await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await page.goto('/sign-in#new')
  await page.getByRole('button', { name: 'With a passkey instead' }).click()
  await page.getByLabel('Name to sign in with').fill('Casella')
  await page.getByRole('button', { name: 'Make the account with a passkey' }).click()
  await page.getByText('Your account is made').waitFor()
  expect(await page.locator('.account-codes code').count()).toBe(10)
  await page.goto('/account')
  await page.getByText('My passkey').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(/\/$/)
  await page.getByRole('link', { name: /^Your account/ }).click()
  await page.getByRole('heading', { name: 'Casella' }).waitFor()
})

test('a link carries a guest’s seat to a phone, once', async () => {
  const [host, mobile, thief] = await Promise.all([
    house.person(),
    house.person({ viewport: phone, hasTouch: true }),
    house.person(),
  ])
  await openRace(host.page, { where: 'With friends' })
  const table = new URL(host.page.url()).pathname
  await host.page.getByRole('button', { name: 'Settings' }).click()
  await host.page.getByRole('button', { name: 'Carry to another device' }).click()
  await host.page.getByRole('button', { name: 'Make the link' }).click()
  await host.page.getByRole('img', { name: 'QR code of the link' }).waitFor()
  const link = await host.page.getByLabel('The link', { exact: true }).inputValue()

  await mobile.page.goto(link)
  await mobile.page.getByRole('button', { name: 'Go on here' }).click()
  await mobile.page.waitForURL(address => address.pathname === table)
  expect(await mobile.page.evaluate(() => location.hash)).toBe('')
  expect(await tablesOf(mobile.page)).toEqual([table])

  await thief.page.goto(link)
  await thief.page.getByRole('button', { name: 'Go on here' }).click()
  await thief.page.getByText('This code is not good, or not any more.').waitFor()
  forgive(thief, 401)
})

test('a profile tells what was played, and others see of it what one likes', async () => {
  const [dante, stranger] = await Promise.all([house.person(), house.person({ viewport: phone, hasTouch: true })])
  await makeAccount(dante.page, 'Dánte')
  await playToTheEnd(dante)

  await dante.page.goto('/account')
  await dante.page.getByRole('link', { name: /^Your games/ }).click()
  await dante.page.getByRole('row', { name: /Nine Circles 1 1/ }).waitFor()
  const games = dante.page.getByRole('link', { name: /^Nine Circles/ })
  await expect.poll(() => games.count()).toBe(1)
  await dante.page.getByLabel('With whom').fill('Beatrice')
  await expect.poll(() => games.count()).toBe(0)

  // Nothing by default, as if nobody were there; then results; then everything; then nothing again.
  await stranger.page.goto('/people/dante')
  await stranger.page.getByText('There is nobody to be seen here').waitFor()
  await dante.page.getByRole('radio', { name: 'Results' }).check()
  await dante.page.getByRole('main').getByText('Kept.').waitFor()
  await stranger.page.reload()
  await stranger.page.getByRole('heading', { name: 'Dánte' }).waitFor()
  expect(await stranger.page.getByRole('link', { name: /^Nine Circles/ }).count()).toBe(0)
  await dante.page.getByRole('radio', { name: 'All games' }).check()
  await dante.page.getByRole('main').getByText('Kept.').waitFor()
  await stranger.page.reload()
  await stranger.page.getByRole('link', { name: /^Nine Circles/ }).waitFor()
  const kept = dante.page.waitForResponse(answer => answer.url().endsWith('/api/profile'))
  await dante.page.getByRole('radio', { name: 'Nothing' }).check()
  await kept
  await dante.page.getByText('To others your page is not there.').waitFor()
  await stranger.page.reload()
  await stranger.page.getByText('There is nobody to be seen here').waitFor()
  forgive(stranger, 404)
})

/** Plays a table of Nine Circles by the first moves, faster than a page does. */
async function playToTheEnd({ context }: Person): Promise<void> {
  const visitor = new Visitor(house.site.origin)
  visitor.cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const { id } = await visitor.open({ visibility: 'public' })
  const line = await visitor.socket()
  let { now } = await line.watch(id)
  while (now.result === null) {
    line.say({ type: 'move', id: `m${now.version}`, table: id, seat: 0, version: now.version, move: now.moves[0]! })
    now = (await line.next('steps')).now
  }
  line.socket.close()
}
