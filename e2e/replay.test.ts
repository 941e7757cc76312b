import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { activeDice, activeValues, giveUp, openTable, rollRow } from './nine-circles.ts'
import {
  board,
  choices,
  entries,
  firstChoice,
  playFirst,
  promptReady,
  promptTitle,
  rematch,
  untilMine,
} from './table-page.ts'

const house = openHouse()
const bar = (page: Page) => page.getByRole('region', { name: 'Replay' })
const stands = (page: Page, at: number, of: number) => bar(page).getByText(`Move ${at} of ${of}`).first().waitFor()

test('the past during play: step by step, by the scrubber, by the log, by a link', async () => {
  const { page } = await house.person({ permissions: ['clipboard-read', 'clipboard-write'] })
  await openTable(page, { where: 'On the server', start: 9 })
  await rollRow(page, 2)
  const first = await activeValues(page)
  await rollRow(page, 2)
  await rollRow(page, 3)
  const last = await activeValues(page)
  // Pointing at a line lights what it speaks of.
  await page.getByRole('region', { name: 'Log' }).getByRole('link').last().hover()
  await board(page).locator('.nc-row[data-told="true"]').getByText('3', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Replay' }).click()
  await stands(page, 3, 3)
  await bar(page).getByRole('button', { name: 'One move back' }).click()
  await stands(page, 2, 3)
  await expect.poll(() => activeValues(page)).toHaveLength(4)
  expect(await choices(page).count()).toBe(0)
  await bar(page).getByRole('button', { name: 'Try from here' }).waitFor()
  await bar(page).getByRole('slider', { name: 'Move' }).fill('1')
  await stands(page, 1, 3)
  await expect.poll(() => activeValues(page)).toEqual(first)
  await bar(page).getByRole('button', { name: 'To the beginning' }).click()
  await expect.poll(() => activeDice(page).count()).toBe(0)

  await page.getByRole('region', { name: 'Log' }).getByRole('link').nth(1).click()
  await stands(page, 1, 3)
  await bar(page).getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Copied.').first().waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${page.url().replace(/#.*/, '')}#move=1`)

  const other = await house.person()
  await other.page.goto(link)
  await stands(other.page, 1, 3)
  await expect.poll(() => activeValues(other.page)).toEqual(first)

  await bar(page).getByRole('button', { name: 'Back to the present' }).click()
  await bar(page).waitFor({ state: 'hidden' })
  expect(await activeValues(page)).toEqual(last)
  await playFirst(page)
})

test('a finished game can be looked at move by move, and tried again from any of them', async () => {
  const { page } = await house.person()
  await openTable(page, { where: 'On the server', start: 9 })
  await rollRow(page, 2)
  const first = await activeValues(page)
  await rollRow(page, 2)
  await giveUp(page)
  await page.getByRole('main').getByText('You gave up in circle 9').waitFor()
  const address = page.url()

  await page.getByRole('region', { name: 'It ends here' }).getByRole('button', { name: 'Replay' }).click()
  await stands(page, 0, 3)
  await bar(page).getByRole('button', { name: 'Play' }).click()
  await stands(page, 3, 3)
  await bar(page).getByRole('button', { name: 'To the beginning' }).click()
  await bar(page).getByRole('button', { name: 'One move on' }).click()
  await stands(page, 1, 3)
  await expect.poll(() => activeValues(page)).toEqual(first)

  await bar(page).getByRole('button', { name: 'Try from here' }).click()
  await page.waitForURL(/\/local\//)
  await promptTitle(page).waitFor()
  await page.getByText('Attempt from move 1').first().waitFor()
  expect(await activeValues(page)).toEqual(first)
  await rollRow(page, 1)
  expect(await entries(page)).toBe(1)

  await page.goto(address)
  await rematch(page).waitFor()
  expect(await entries(page)).toBe(3)

  // At home it stands apart from the real games, and goes with one press.
  await page.goto('/')
  const mine = page.getByRole('region', { name: 'Your tables' })
  await mine.getByRole('link', { name: /^Nine Circles/ }).waitFor()
  expect(await mine.getByText('Attempt from move 1').count()).toBe(0)
  await page.getByText('1 attempt', { exact: true }).click()
  await page.getByRole('link', { name: /Attempt from move 1/ }).waitFor()
  await page.getByRole('button', { name: 'Remove Nine Circles, Attempt from move 1' }).click()
  await page.getByText('1 attempt', { exact: true }).waitFor({ state: 'hidden' })
})

test('a race with a bot on the server: no tries during it, and later the bot stays a bot', async () => {
  const { page } = await house.person()
  await page.goto('/')
  const table = await page.evaluate(async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }]
    const body = JSON.stringify({ game: 'imp-race', name: 'Race', options: { roundLimit: 1 }, seats })
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/me')
    const answer = await fetch('/api/tables', { method: 'POST', headers, body })
    return ((await answer.json()) as { id: string }).id
  })
  await page.goto(`/table/${table}`)
  await untilMine(page)
  await playFirst(page)
  await page.getByRole('button', { name: 'Replay' }).click()
  await bar(page).waitFor()
  expect(await bar(page).getByRole('button', { name: 'Try from here' }).count()).toBe(0)
  await bar(page).getByRole('button', { name: 'Back to the present' }).click()
  while ((await untilMine(page)) === 'mine') {
    // The log may tell further decisions in the same passage.
    await promptReady(page)
    const before = await entries(page)
    await (await firstChoice(page)).click()
    await expect.poll(() => entries(page)).toBeGreaterThan(before)
  }

  // The one who played, and somebody who only watches.
  const other = await house.person()
  for (const person of [page, other.page]) {
    await person.goto(`/table/${table}#move=1`)
    await bar(person).getByRole('button', { name: 'Try from here' }).click()
    await person.waitForURL(/\/local\//)
    await untilMine(person)
    const players = person.locator('.player')
    // Nobody takes up the device for the bot, whose cards nobody sees.
    expect(await players.nth(0).getByText(/^bot,/).count()).toBe(0)
    await players.nth(1).getByText(/^bot,/).waitFor()
    expect(await person.getByRole('button', { name: /^I am/ }).count()).toBe(0)
    await playFirst(person)
  }
})

test('a past that was played by other rules is said to be so, and not asked for again', async () => {
  const { page, complaints } = await house.person()
  await openTable(page, { where: 'On the server', start: 9 })
  await rollRow(page, 2)
  const body = JSON.stringify({ error: { code: 'past-not-shown', message: 'played by other rules' } })
  const refuse = { status: 409, contentType: 'application/json', body }
  await page.route('**/api/tables/*/past/*', route => route.fulfill(refuse))
  await page.getByRole('button', { name: 'Replay' }).click()
  const told = page.getByRole('alert').getByText('This was played by other rules and cannot be shown.')
  await told.waitFor()
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  await bar(page).getByRole('button', { name: 'Back to the present' }).click()
  await told.waitFor({ state: 'hidden' })
  await rollRow(page, 2)
  // The browser's own message about the answer is no fault of the page.
  const others = complaints.splice(0).filter(text => !/status of 409.*\/past\//.test(text))
  expect(others).toEqual([])
})
