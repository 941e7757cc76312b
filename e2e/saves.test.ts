import { readFileSync } from 'node:fs'
import { caravan } from '@acheron/games/caravan'
import type { Download, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { openCaravan, sitAlone } from './caravan.ts'
import { planCaravan } from './caravan-plan.ts'
import { openHouse } from './house.ts'
import { barriers, sideways, tooSmall } from './looks.ts'
import { board, firstChoice, playFirst, promptTitle, untilEntries } from './table-page.ts'

/** Saves, branches and campaign files of The Caravan. */

const here = openHouse()
/** Another server, which knows nothing of the first. */
const elsewhere = openHouse()

const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Saves', exact: true })
const saves = (page: Page): Locator => drawer(page).locator('.save .save-name')
const branches = (page: Page): Locator => drawer(page).locator('.branch')

async function openSaves(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Saves', exact: true }).click()
  await saves(page).first().waitFor()
}

/** Opens the save's row and goes back to it, or proposes it. */
async function backTo(page: Page, save: string, how = 'Go back to it'): Promise<void> {
  const address = page.url()
  // The newest of that name.
  await drawer(page).getByRole('button', { name: save }).first().click()
  await drawer(page).getByRole('button', { name: 'Go back to it' }).click()
  const asked = page.getByRole('dialog', { name: 'Go back?' })
  await asked.getByText(`“${save}”`).waitFor()
  await asked.getByRole('button', { name: how, exact: true }).click()
  await asked.waitFor({ state: 'hidden' })
  if (how === 'Go back to it') await page.waitForURL(url => url.href !== address)
}

async function exported(page: Page): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download') as Promise<Download>,
    drawer(page).getByRole('button', { name: 'Export the campaign' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^caravan-campaign-.+\.json$/)
  return readFileSync(await file.path())
}

/** Opens a campaign file on the home page. */
async function importAt(page: Page, buffer: Buffer, where: 'On this device' | 'With friends'): Promise<Locator> {
  await page.goto('/')
  const file = { name: 'campaign.json', mimeType: 'application/json', buffer }
  await page.getByLabel('Open a record file').setInputFiles(file)
  const dialog = page.getByRole('dialog', { name: 'Go on with a campaign' })
  await dialog.getByText('Chapter 2, Lust: at its beginning').waitFor()
  await dialog.getByRole('radio', { name: where }).check()
  return dialog
}

/** Plays moves at a table on the server by a socket of the page's own, which is quicker than by hand. Runs in the page. */
async function playAll({ table, moves }: { table: string; moves: readonly string[] }) {
  const socket = new WebSocket(`ws://${location.host}/api/socket`)
  const answers: { type: string; id?: string }[] = []
  let heard = () => {}
  socket.onmessage = ({ data }) => {
    answers.push(...JSON.parse(data))
    heard()
  }
  const until = async (found: () => boolean) => {
    while (!found())
      await new Promise<void>(resolve => {
        heard = resolve
      })
  }
  await new Promise(resolve => {
    socket.onopen = resolve
  })
  for (const [version, move] of moves.entries()) {
    const id = `quick ${version}`
    const send = () => socket.send(JSON.stringify({ type: 'move', id, table, version, ...JSON.parse(move) }))
    // The server lets only so many messages through; one that was dropped is sent again.
    const again = setInterval(send, 200)
    send()
    await until(() => answers.some(answer => answer.id === id))
    clearInterval(again)
    const answer = answers.find(each => each.id === id)
    if (answer?.type !== 'done') throw new Error(JSON.stringify(answer))
  }
  socket.close()
}

/** A campaign of one on the server, at the beginning of its second chapter. */
async function secondChapter(): Promise<Page> {
  const seed = 'caravan 7'
  const plan = await planCaravan({ players: 1, options: {}, seed }, ({ chapter }) => chapter < 2)
  const { page } = await sitAlone(here, seed, {})
  const table = new URL(page.url()).pathname.split('/').at(-1)!
  const address = page.url()
  const moves = plan.map(({ seat, move }) => JSON.stringify({ seat, move }))
  // A page that draws no board leaves the machine to the server.
  await page.goto('/about')
  await page.evaluate(playAll, { table, moves })
  await page.goto(address)
  await untilEntries(page, plan.length)
  return page
}

test('a campaign begun online goes on elsewhere: on another device, on another server, and back at a save', async () => {
  const first = await secondChapter()
  await openSaves(first)
  expect(await saves(first).allTextContents()).toEqual([
    'Chapter 2, Lust: at its beginning',
    'Chapter 1, Limbo: after the victory',
    'Chapter 1, Limbo: before the fight',
    'Chapter 1, Limbo: at its beginning',
  ])
  expect.soft(await barriers(first), 'axe, the drawer').toEqual([])
  const file = await exported(first)
  // Only what everybody may know: no order of a deck, no generator.
  expect(JSON.parse(String(file))).toMatchObject({ whole: false, rules: caravan.meta.rulesVersion, players: 1 })
  expect(String(file)).not.toContain('"rng"')

  // On another device, offline for all the server knows.
  const { page } = await here.person()
  const dialog = await importAt(page, file, 'On this device')
  await dialog.getByText('dealt anew').waitFor()
  expect.soft(await barriers(page), 'axe, the import').toEqual([])
  await dialog.getByRole('button', { name: 'Go on', exact: true }).click()
  await page.waitForURL(/\/local\//)
  await playFirst(page)
  const left = page.url()
  await openSaves(page)
  expect(await saves(page).count()).toBe(4)
  await backTo(page, 'Chapter 1, Limbo: before the fight')
  await board(page).locator('.caravan').waitFor()
  await firstChoice(page)
  await openSaves(page)
  expect(await branches(page).count()).toBe(2)
  await page.setViewportSize(phone)
  expect.soft(await barriers(page), 'axe, on a phone').toEqual([])
  expect.soft(await sideways(page)).toBe(0)
  expect.soft(await tooSmall(page)).toEqual([])
  await branches(page).getByRole('button', { name: 'Return to it' }).click()
  await page
    .getByRole('dialog', { name: 'Return to that branch?' })
    .getByRole('button', { name: 'Return to it' })
    .click()
  await page.waitForURL(left)
  await untilEntries(page, 1)

  // On another server, with a bot at a second seat: that chapter has just begun.
  const { page: far } = await elsewhere.person()
  const form = await importAt(far, file, 'With friends')
  await form.getByLabel(/^Players/).selectOption('2')
  await form.getByLabel('Seat 2').selectOption('fair')
  await form.getByRole('button', { name: 'Go on', exact: true }).click()
  await far.waitForURL(/\/table\//)
  await playFirst(far)
  await openSaves(far)
  expect((await saves(far).allTextContents()).at(-1)).toBe('Chapter 1, Limbo: at its beginning')
  await backTo(far, 'Chapter 2, Lust: at its beginning')
  await far.getByText('The campaign goes on here.').first().waitFor()
  await playFirst(far)
})

test('two at a table agree to go back: the wish is told, and both go along', async () => {
  const [host, guest] = await Promise.all([here.person(), here.person()])
  await openCaravan(host.page, { players: 2 })
  await guest.page.goto(host.page.url())
  await guest.page.getByRole('button', { name: 'Sit down' }).first().click()
  await playFirst(host.page)
  await untilEntries(guest.page, 1)
  await playFirst(guest.page)
  await untilEntries(host.page, 2)

  const save = 'Chapter 1, Limbo: at its beginning'
  await openSaves(guest.page)
  await backTo(guest.page, save, 'Propose to go back')
  await drawer(guest.page).getByRole('button', { name: 'Take my wish back' }).click()
  await expect.poll(() => guest.page.locator('.wish').count()).toBe(0)
  // The row is open still: touched, it closes.
  await drawer(guest.page).getByRole('button', { name: save }).click()
  await backTo(guest.page, save, 'Propose to go back')

  const address = host.page.url()
  const wish = host.page.locator('.side .wish')
  await wish
    .getByText(`want to go back to “${save}”`)
    .or(wish.getByText(`wants to go back to “${save}”`))
    .waitFor()
  await wish.getByRole('button', { name: 'I want that too' }).click()
  for (const { page } of [host, guest]) {
    await page.waitForURL(url => url.href !== address && url.pathname.startsWith('/table/'))
    await page.getByText('The campaign goes on here.').first().waitFor()
  }
  expect(guest.page.url()).toBe(host.page.url())

  // The branch that was left is looked at, and leads on.
  await host.page.goto(address)
  await expect.poll(() => promptTitle(host.page).textContent()).toBe('This branch was left')
  await host.page.locator('.prompt').getByRole('link', { name: 'Go there' }).click()
  await host.page.waitForURL(guest.page.url())
})

test('tables that the page before has stored, without saves, are there after it is renewed', async () => {
  const { page } = await here.person()
  await page.goto('/')
  await page.getByRole('article').filter({ hasText: 'The Caravan' }).getByRole('button', { name: /^Play/ }).click()
  await page.waitForURL(/\/local\//)
  await firstChoice(page)
  const address = page.url()
  // About has no worker of tables that would hold the database open.
  await page.goto('/about')
  await page.evaluate(asVersion1)
  await page.goto(address)
  await playFirst(page)
  await openSaves(page)
})

/** Stores the tables of this browser in the shape of the database before there were saves. Runs in the page. */
async function asVersion1(): Promise<void> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const now = await done(indexedDB.open('acheron-local'))
  const rows = await done(now.transaction('tables').objectStore('tables').getAll())
  const steps = await done(now.transaction('steps').objectStore('steps').getAll())
  now.close()
  await done(indexedDB.deleteDatabase('acheron-local'))
  const opening = indexedDB.open('acheron-local', 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('tables', { keyPath: 'id' })
    opening.result.createObjectStore('steps', { keyPath: ['table', 'version'] })
  }
  const before = await done(opening)
  const writing = before.transaction(['tables', 'steps'], 'readwrite')
  for (const { saves: _, ...row } of rows) writing.objectStore('tables').put(row)
  for (const step of steps) writing.objectStore('steps').put(step)
  await new Promise(resolve => {
    writing.oncomplete = resolve
  })
  before.close()
}
