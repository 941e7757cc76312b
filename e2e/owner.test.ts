import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { openHouse } from './house.ts'
import { openRace } from './imp-race.ts'
import { barriers, sideways, tooSmall } from './looks.ts'
import { playFirst, promptTitle } from './table-page.ts'

const house = openHouse()

const seat = (page: Page, at: number) => page.getByRole('region', { name: 'Players' }).getByRole('listitem').nth(at)
const note = (page: Page, text: string | RegExp) => page.locator('.note', { hasText: text })
const owning = (page: Page) => page.getByRole('dialog', { name: 'Change the table' })

/** Opens the owner's dialog, by the button under the players. */
async function change(page: Page) {
  await page.locator('.seat-acts').getByRole('button', { name: 'Change the table' }).click()
  return owning(page)
}

/** A friend comes by the table's address. */
async function sitsDown(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('.prompt').getByRole('button', { name: 'Sit down' }).click()
  await page.getByRole('button', { name: 'Leave' }).waitFor()
}

test('before the start the owner renames, changes options, removes somebody, fills a seat; all see it', async () => {
  const [ana, bo] = await Promise.all([house.person(), house.person()])
  await openRace(ana.page, { where: 'With friends', players: 3 })
  await sitsDown(bo.page, ana.page.url())
  expect(await bo.page.getByRole('button', { name: 'Change the table' }).count()).toBe(0)
  await seat(bo.page, 0).getByText('host').waitFor()

  const dialog = await change(ana.page)
  await dialog.getByLabel('Name of the table').fill('Thursday imps')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await note(bo.page, 'The table is called “Thursday imps” now.').waitFor()
  await bo.page.getByRole('banner').getByText('Thursday imps').waitFor()

  await dialog.getByRole('radio', { name: 'Only ready phrases' }).click()
  await note(bo.page, 'Only ready phrases may be said now.').waitFor()
  await dialog.getByRole('radio', { name: 'Allowed' }).click()
  await note(bo.page, 'Virgil is allowed now.').waitFor()
  await bo.page.getByRole('banner').getByText('Virgil allowed').waitFor()
  await dialog.getByLabel('How long to wait').selectOption('For ever')
  await note(bo.page, 'The table waits for ever').waitFor()

  await dialog.getByText('Options of the game').click()
  await dialog.getByLabel('Imps at the throne to win').selectOption('1')
  await dialog.getByRole('button', { name: 'Set it up anew' }).click()
  await note(bo.page, 'The options have changed').waitFor()
  expect.soft(await barriers(ana.page), 'axe, the owner’s dialog').toEqual([])

  // To remove somebody asks once, and the seat is open again for somebody or a bot.
  await dialog.getByRole('button', { name: /^Remove Guest/ }).click()
  await dialog.getByText(/By the table’s link they may come again/).waitFor()
  await dialog.getByRole('button', { name: 'Yes, remove' }).click()
  await note(bo.page, 'You no longer sit here.').waitFor()
  await dialog.getByLabel('Seat 2: who sits there').selectOption('Bot: a lost soul (easy)')
  await note(bo.page, 'A bot has taken seat 2.').waitFor()
  await seat(bo.page, 1).getByText('bot, easy').waitFor()
  // Whoever has seen the hand of a seat may sit there again, and at no other.
  await dialog.getByLabel('Seat 2: who sits there').selectOption('Open to anyone')
  await seat(bo.page, 1).getByText('Open seat').waitFor()
  await ana.page.keyboard.press('Escape')
  await owning(ana.page).waitFor({ state: 'detached' })

  await sitsDown(bo.page, ana.page.url())
  await ana.page.getByRole('button', { name: 'Rules', exact: true }).click()
  const book = ana.page.getByRole('dialog')
  await book
    .getByText(/one imp|first imp/i)
    .first()
    .waitFor()
})

test('on a phone and by keys: the owner hands the table over while it is played, and another is closed', async () => {
  const [ana, bo] = await Promise.all([house.person({ viewport: phone, hasTouch: true }), house.person()])
  await openRace(ana.page, { where: 'With friends' })
  await sitsDown(bo.page, ana.page.url())
  await playFirst(ana.page)
  const dialog = await change(ana.page)
  await dialog.getByRole('button', { name: /^Hand the table over to/ }).tap()
  await dialog.getByText('decides about the table from now on').waitFor()
  expect(await sideways(ana.page)).toBe(0)
  expect.soft(await tooSmall(ana.page)).toEqual([])
  // Once the game is under way nobody is removed, and nothing is set up anew.
  for (const act of [/^Remove/, 'Rename', 'Close the table'])
    expect(await dialog.getByRole('button', { name: act }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Yes, hand it over' }).tap()
  await note(bo.page, 'The table is yours now').waitFor()
  await seat(ana.page, 1).getByText('host').waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(await ana.page.getByRole('button', { name: 'Change the table' }).count()).toBe(0)
  await bo.page.getByRole('button', { name: 'Change the table' }).waitFor()

  // By keys alone: the question takes the focus, and only its answer closes the table.
  await openRace(bo.page, { where: 'With friends' })
  await ana.page.goto(bo.page.url())
  await promptTitle(ana.page).waitFor()
  await bo.page.locator('.seat-acts').getByRole('button', { name: 'Change the table' }).focus()
  await bo.page.keyboard.press('Enter')
  await owning(bo.page).getByRole('button', { name: 'Close the table' }).focus()
  await bo.page.keyboard.press('Enter')
  await expect.poll(() => bo.page.evaluate(() => document.activeElement?.textContent)).toBe('Yes, close it')
  await bo.page.keyboard.press('Enter')
  await bo.page.waitForURL(/\/$/)
  await ana.page.getByText('It was closed before anybody had moved.').waitFor()
})
