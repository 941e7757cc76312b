import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { openRace } from './imp-race.ts'
import { barriers } from './looks.ts'
import { playFirst, promptTitle } from './table-page.ts'

const house = openHouse()

const yours = (page: Page) => page.locator('.prompt.yours')
const players = (page: Page) => page.getByRole('region', { name: 'Players' })
const seat = (page: Page, at: number) => players(page).getByRole('listitem').nth(at)
const invite = (page: Page) => page.getByRole('dialog', { name: 'Bring somebody in' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** The owner makes a link of the open seat and closes the popover by Esc. */
async function seatLink(page: Page): Promise<string> {
  await button(page, 'Invite').click()
  await invite(page).getByRole('button', { name: 'Make a seat link' }).click()
  const link = await invite(page)
    .getByRole('textbox', { name: /^Seat link/ })
    .inputValue()
  await invite(page)
    .getByRole('img', { name: /QR code/ })
    .waitFor()
  expect.soft(await barriers(page), 'axe, invitation').toEqual([])
  await page.keyboard.press('Escape')
  await invite(page).waitFor({ state: 'detached' })
  return link
}

test('invited only: a stranger finds no table, a friend takes the kept seat by its link, leaves it to a bot and takes it back', async () => {
  const [ana, bo, stranger] = await Promise.all([house.person(), house.person(), house.person()])
  await openRace(ana.page, { where: 'With friends' })
  const address = ana.page.url()
  // A page that has not been at the form of a new table has its styles too.
  await ana.page.reload()
  await button(ana.page, 'Invite').click()
  await invite(ana.page).getByRole('radio', { name: 'Invited only' }).click()
  const means = invite(ana.page).getByText('In no list. Only those who have a seat link come in')
  await means.waitFor()
  expect(await means.evaluate(text => getComputedStyle(text).marginTop)).not.toBe('0px')
  await ana.page.keyboard.press('Escape')
  const link = await seatLink(ana.page)
  await seat(ana.page, 1).getByText('reserved by link').waitFor()

  await stranger.page.goto(address)
  await stranger.page.getByRole('heading', { name: 'There is no such table' }).waitFor()

  await bo.page.goto(link)
  await bo.page.getByText('The Race of the Imps').waitFor()
  await bo.page.getByText(/^With Guest \d+\.$/).waitFor()
  await bo.page.getByLabel(/^Your name/).fill('Bo')
  expect.soft(await barriers(bo.page), 'axe, landing').toEqual([])
  await bo.page.keyboard.press('Enter')
  await promptTitle(bo.page).waitFor()
  expect(new URL(bo.page.url()).hash).toBe('')
  await seat(ana.page, 1).getByText('Bo').first().waitFor()

  // The link is used up.
  await stranger.page.goto('about:blank')
  await stranger.page.goto(link)
  await button(stranger.page, 'Sit down').click()
  await stranger.page.getByRole('main').getByText('There is no such table').waitFor()
  stranger.complaints.length = 0

  await yours(ana.page).waitFor()
  await playFirst(ana.page)

  // For a while: a bot plays on, everybody sees it, and one press brings the seat back.
  await button(bo.page, 'Leave').click()
  const leaving = bo.page.getByRole('dialog', { name: 'Leave' })
  await leaving.waitFor()
  expect.soft(await barriers(bo.page), 'axe, leaving').toEqual([])
  await leaving.getByRole('button', { name: /^A bot until I am back/ }).click()
  await button(bo.page, 'Take my seat back').waitFor()
  await seat(ana.page, 1).getByText('bot for Bo').waitFor()
  await button(bo.page, 'Take my seat back').click()
  await button(bo.page, 'Take my seat back').waitFor({ state: 'detached' })
  await seat(ana.page, 1).getByText('bot for Bo').waitFor({ state: 'detached' })

  // For good: that asks once.
  await button(bo.page, 'Leave').click()
  await leaving.getByRole('button', { name: /^Give the seat to a bot/ }).click()
  await leaving.getByRole('button', { name: 'Yes, give it up' }).click()
  await seat(ana.page, 1).getByText(/^bot,/).waitFor()

  // A bot's seat is asked for, and the table agrees beside its own question.
  await seat(bo.page, 1)
    .getByRole('button', { name: /^Ask for this seat/ })
    .click()
  await bo.page.locator('.vote', { hasText: 'You have asked for the seat' }).waitFor()
  await ana.page.locator('.vote', { hasText: 'Bo asks for the seat' }).waitFor()
  expect.soft(await barriers(ana.page), 'axe, a vote').toEqual([])
  await button(ana.page, 'Agree').click()
  await seat(ana.page, 1).getByText('Bo').first().waitFor()
  await button(bo.page, 'Leave').waitFor()
})
