import type { OpenTable } from '@acheron/protocol'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitorOf } from './accounts.ts'
import { type Person, phone } from './browser.ts'
import { openHouse } from './house.ts'
import { barriers, sideways } from './looks.ts'
import { promptTitle } from './table-page.ts'
import { cardOf } from './visit.ts'

const house = openHouse()

/** How the words under the clock look, and the sign of what is folded there. */
const looks = (form: Locator) =>
  form
    .locator('.clock-field')
    .evaluate(field =>
      [...field.querySelectorAll('.hint, summary')].map(each => [
        getComputedStyle(each).color,
        getComputedStyle(each).fontSize,
        getComputedStyle(each, '::before').borderBottomWidth,
      ]),
    )

const name = 'The Race of the Imps'
const seat = (page: Page, at: number) => page.getByRole('region', { name: 'Players' }).getByRole('listitem').nth(at)
const clock = (page: Page, at: number) => seat(page, at).locator('.seat-clock')
const running = (page: Page) => page.locator('.players .seat-clock[data-runs="true"]')
const yours = (page: Page) => page.locator('.prompt.yours')

/** Plays the first of the listed moves until another player is asked. */
async function playTurn({ page, context }: Person): Promise<void> {
  const me = await visitorOf(house.site.origin, context)
  const table = new URL(page.url()).pathname.split('/').at(-1)!
  const line = await me.socket()
  for (;;) {
    const { seat, version, moves } = (await me.get<OpenTable>(`/api/tables/${table}`)).now
    if (moves.length === 0) break
    await line.ask({ type: 'move', table, seat, version, move: moves[0] })
  }
  await line.end()
}

async function openForm(page: Page) {
  await page.goto('/')
  await cardOf(page, name)
    .getByRole('button', { name: /^Options/ })
    .click()
  const form = page.getByRole('dialog', { name: `New table: ${name}` })
  await form.getByRole('radio', { name: 'With friends' }).check()
  await form.getByText('free talk · Virgil off').click()
  return form
}

test('a clock asked for by the form runs for whoever is asked, at both; another one comes by consent', async () => {
  const [ana, bo] = await Promise.all([house.person(), house.person({ viewport: phone, hasTouch: true })])
  const form = await openForm(ana.page)
  const field = form.getByRole('combobox', { name: 'Clock', exact: true })
  await form.getByText('Nobody is hurried.').waitFor()
  await field.selectOption('10 min + 10 sec')
  await form.getByRole('combobox', { name: 'When time is up' }).selectOption('A bot plays this decision')
  expect(await form.getByLabel('How long to wait').count(), 'the clock decides').toBe(0)
  const looksInForm = await looks(form)
  await form.getByText('Set it exactly').click()
  await form.getByLabel('Added with each decision').selectOption('15 seconds')
  await form.getByText('free talk · Virgil off · 10 min + 15 sec').waitFor()
  expect.soft(await barriers(ana.page), 'axe, form').toEqual([])
  await form.getByRole('button', { name: 'Open the table' }).click()

  await promptTitle(ana.page).waitFor()
  await bo.page.goto(ana.page.url())
  await bo.page.getByRole('button', { name: 'Sit down' }).first().click()
  for (const { page } of [ana, bo]) {
    await clock(page, 0).getByText('10:00').waitFor()
    await clock(page, 1).getByText('10:00').waitFor()
    await page.getByText('10 min + 15 sec · When time is up: A bot plays this decision').waitFor()
  }

  // It begins after the first move. Then it runs for whoever is asked, at both.
  const first = (await yours(ana.page).isVisible()) ? ana : bo
  const second = first === ana ? bo : ana
  await playTurn(first)
  await yours(second.page).waitFor()
  const at = second === ana ? 0 : 1
  for (const { page } of [ana, bo]) {
    await seat(page, at).locator('.seat-clock[data-runs="true"]').waitFor()
    expect(await running(page).count()).toBe(1)
  }
  await playTurn(second)
  for (const { page } of [ana, bo]) {
    await seat(page, 1 - at)
      .locator('.seat-clock[data-runs="true"]')
      .waitFor()
    await seat(page, at).locator('.seat-clock[data-runs="false"]').waitFor()
    expect.soft(await barriers(page), 'axe, table').toEqual([])
  }
  expect(await sideways(bo.page)).toBe(0)

  // The form was never there since the page was loaded.
  await ana.page.reload()
  await ana.page.getByRole('button', { name: 'Clock', exact: true }).click()
  const dialog = ana.page.getByRole('dialog', { name: 'Clock' })
  expect(await looks(dialog)).toEqual(looksInForm)
  await dialog.getByRole('combobox', { name: 'Clock', exact: true }).selectOption('3 days a turn')
  await dialog.getByRole('button', { name: 'Propose this clock' }).click()
  const proposed = (page: Page) => page.getByRole('region', { name: 'Clock' })
  await proposed(ana.page)
    .getByText(/proposes another clock: 3 days a turn/)
    .waitFor()
  const asked = proposed(bo.page)
  await asked.getByText('1 of 2').waitFor()
  await asked.getByRole('button', { name: 'Agree' }).click()
  for (const { page } of [ana, bo]) {
    await seat(page, 1 - at)
      .locator('.seat-clock[data-runs="true"]')
      .getByText(/^(3d|2d 23h)$/)
      .waitFor()
  }

  // Whoever is asked sees in the list how long they have.
  await first.page.goto('/')
  await first.page
    .locator('.table-row', { hasText: name })
    .locator('.pace')
    .getByText(/^(3d|2d 23h)$/)
    .waitFor()
})

test('the fields of a clock fit a phone in three languages; who plays with bots alone has none', async () => {
  for (const [locale, friends, fold, label, exact] of [
    ['en-GB', 'With friends', 'At the table', 'Clock', 'Set it exactly'],
    ['es', 'Con amigos', 'En la mesa', 'Reloj', 'Ajustarlo'],
    ['sv', 'Med vänner', 'Vid bordet', 'Klocka', 'Ställ in noga'],
  ] as const) {
    const { page } = await house.person({ viewport: phone, hasTouch: true, locale })
    await page.goto('/')
    await page.locator('#game-imp-race .game-more button').last().click()
    const form = page.getByRole('dialog')
    await form.getByRole('radio', { name: friends }).check()
    await form.locator('summary', { hasText: fold }).click()
    await form.getByRole('combobox', { name: label, exact: true }).selectOption({ index: 4 })
    await form.getByText(exact).click()
    expect(await sideways(page), locale).toBe(0)
    expect.soft(await barriers(page), `axe, ${locale}`).toEqual([])
    await form.locator('.seat-choice select').nth(1).selectOption({ index: 4 })
    expect(await form.getByRole('combobox', { name: label, exact: true }).count()).toBe(0)
  }
})
