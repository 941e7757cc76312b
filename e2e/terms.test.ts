import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { openHouse } from './house.ts'
import { barriers, sideways } from './looks.ts'
import { promptTitle } from './table-page.ts'
import { cardOf } from './visit.ts'

const house = openHouse()

const name = 'The Race of the Imps'
const seat = (page: Page, at: number) => page.getByRole('region', { name: 'Players' }).getByRole('listitem').nth(at)

async function openForm(page: Page) {
  await page.goto('/')
  await cardOf(page, name)
    .getByRole('button', { name: /^Options/ })
    .click()
  return page.getByRole('dialog', { name: `New table: ${name}` })
}

test('the form: who may come in, a seat by name, phrases only, Virgil; the table is as it was asked for', async () => {
  const ana = await house.person()
  const bo = await house.person({ viewport: phone, hasTouch: true })
  const form = await openForm(ana.page)
  await form.getByRole('radio', { name: 'With friends' }).check()
  await form.getByText('In no list. Whoever has the link may watch').waitFor()
  await form.getByRole('radio', { name: 'Invited only' }).check()
  await form.getByText('In no list. Only those who have a seat link come in').waitFor()
  await form.getByLabel('Seat 2').selectOption('Reserved for…')
  await form.getByLabel('Whom seat 2 is reserved for').fill('Bo')
  await form.getByText('free talk · Virgil off').click()
  await form.getByRole('radio', { name: 'Only ready phrases' }).check()
  await form.getByRole('radio', { name: 'Allowed' }).check()
  await form.getByLabel('How long to wait').selectOption('15 minutes')
  await form.getByText('phrases only · Virgil allowed').waitFor()
  expect.soft(await barriers(ana.page), 'axe, form').toEqual([])
  await form.getByRole('button', { name: 'Open the table' }).click()

  await promptTitle(ana.page).waitFor()
  await seat(ana.page, 1).getByText('reserved for Bo').waitFor()
  await ana.page.getByRole('banner').getByText('Virgil allowed').waitFor()
  // The address invites nobody here: the button leads to the seat's link.
  await ana.page.locator('.prompt').getByRole('button', { name: 'Bring somebody in' }).click()
  const invite = ana.page.getByRole('dialog', { name: 'Bring somebody in' })
  await invite.getByRole('button', { name: 'Make a seat link' }).click()
  const link = await invite.getByRole('textbox', { name: /^Seat link: Seat 2 \(Bo/ }).inputValue()

  await bo.page.goto(ana.page.url())
  await bo.page.getByRole('heading', { name: 'There is no such table' }).waitFor()
  await bo.page.goto('/')
  bo.complaints.length = 0
  await bo.page.goto(link)
  await bo.page.getByRole('button', { name: 'Sit down' }).click()
  await promptTitle(bo.page).waitFor()
  await bo.page.getByRole('button', { name: /^Talk/ }).click()
  await bo.page.getByRole('button', { name: 'Good luck' }).waitFor()
  expect(await bo.page.getByPlaceholder('Say something to the table').count()).toBe(0)
  await bo.page.getByText('Virgil allowed.').waitFor()
})

test('one press opens a table by link, which is in no list; the form fits a phone in three languages', async () => {
  const [ana, stranger] = await Promise.all([house.person(), house.person()])
  await ana.page.goto('/')
  await cardOf(ana.page, name)
    .getByRole('button', { name: /^With friends/ })
    .click()
  await promptTitle(ana.page).waitFor()
  await stranger.page.goto('/')
  await stranger.page.getByRole('button', { name: /open a table here/ }).waitFor()
  await stranger.page.goto(ana.page.url())
  await stranger.page.locator('.prompt').getByRole('button', { name: 'Sit down' }).waitFor()

  for (const [locale, friends, kept, fold] of [
    ['en-GB', 'With friends', 'Reserved for…', 'At the table'],
    ['es', 'Con amigos', 'Reservado para…', 'En la mesa'],
    ['sv', 'Med vänner', 'Reserverad för …', 'Vid bordet'],
  ] as const) {
    const { page } = await house.person({ viewport: phone, hasTouch: true, locale })
    await page.goto('/')
    await page.locator('#game-imp-race .game-more button').last().click()
    const form = page.getByRole('dialog')
    await form.getByRole('radio', { name: friends }).check()
    await form.locator('.seat-choice select').nth(1).selectOption(kept)
    await form.locator('summary', { hasText: fold }).click()
    expect(await sideways(page), locale).toBe(0)
    expect.soft(await barriers(page), `axe, ${locale}`).toEqual([])
  }
})
