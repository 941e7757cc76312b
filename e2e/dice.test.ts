import { type GameRecord, seedOfParts } from '@acheron/engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { openHouse } from './house.ts'
import { openRace } from './imp-race.ts'
import { barriers } from './looks.ts'
import { giveUp, openTable, rollRow } from './nine-circles.ts'
import { promptTitle } from './table-page.ts'

const house = openHouse()

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Dice you can check' })

test('the fingerprint stands from the start, and after the end the device proves every die with it', async () => {
  const { page } = await house.person()
  await openTable(page, { where: 'On the server' })
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Dice you can check' }).click()
  const fingerprint = await dialog(page).locator('code').innerText()
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/)
  await dialog(page).getByText('The seed is told when the game is over').waitFor()
  await page.keyboard.press('Escape')
  await rollRow(page, 3)
  await giveUp(page)

  await page.getByRole('button', { name: 'Check the dice' }).click()
  expect(await dialog(page).locator('code').first().innerText()).toBe(fingerprint)
  await dialog(page).getByText('since before the first decision').waitFor()
  await dialog(page).getByRole('button', { name: 'Play it again and check' }).click()
  await dialog(page)
    .getByText(/^Proven\. .* All 2 decisions .* all 3 dice fell/)
    .waitFor()
})

test('a host who changed the seed after this device had seen its fingerprint is found out', async () => {
  const { page } = await house.person({ viewport: phone, hasTouch: true })
  await openTable(page, { where: 'On the server' })
  await giveUp(page)
  // The device remembers what it was shown before: as if the table had changed its seed since.
  await page.evaluate(() => {
    const key = 'acheron.fingerprints'
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as [string, { fingerprint: string }][]
    for (const [, seen] of kept) seen.fingerprint = 'f'.repeat(64)
    localStorage.setItem(key, JSON.stringify(kept))
  })
  await page.getByRole('button', { name: 'Check the dice' }).click()
  await dialog(page).getByText('The table shows another fingerprint now').waitFor()
  await dialog(page).getByRole('button', { name: 'Play it again and check' }).click()
  await dialog(page)
    .getByText(/^This does not hold: the seed's fingerprint is/)
    .waitFor()
})

const sealing = (page: Page) => page.getByRole('heading', { name: 'Everybody adds to the dice' })

test('everybody adds to the dice: each page by itself, and a table waits for who has not opened it', async () => {
  const [ana, bo] = await Promise.all([house.person(), house.person({ viewport: phone, hasTouch: true })])
  await openRace(ana.page, { where: 'With friends', seedOfAll: true })
  const address = ana.page.url()
  // He has the seat, and no page that would add for him.
  await bo.page.goto('/')
  const sat = await bo.page.evaluate(async table => {
    const body = JSON.stringify({ seat: 1 })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`/api/tables/${table}/sit`, { method: 'POST', headers, body })).status
  }, idOf(address))
  expect(sat).toBe(200)
  await sealing(ana.page).waitFor()
  await ana.page.getByText(/^Still missing: /).waitFor()
  expect.soft(await barriers(ana.page), 'axe, waiting for a part').toEqual([])
  await bo.page.goto(address)
  const seals = await Promise.all(
    [ana.page, bo.page].map(async page => {
      await promptTitle(page).waitFor()
      await sealing(page).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Settings' }).click()
      await page.getByRole('button', { name: 'Dice you can check' }).click()
      await dialog(page).getByText('Kept on this device before it told its own part.').waitFor()
      return dialog(page).locator('code').nth(1).innerText()
    }),
  )
  expect(seals[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(seals[1]).toBe(seals[0])
})

test('a dishonest host who takes another part after the end is found out, an honest one is proven', async () => {
  const { page } = await house.person()
  await page.goto('/')
  const table = await page.evaluate(async () => {
    const wanted = { game: 'nine-circles', options: {}, seats: [{ kind: 'me' }], seedOfAll: true }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wanted) })
    return ((await answer.json()) as { id: string }).id
  })
  await page.goto(`/table/${table}`)
  await giveUp(page)
  await page.getByRole('button', { name: 'Check the dice' }).click()
  await dialog(page).getByRole('button', { name: 'Play it again and check' }).click()
  await dialog(page)
    .getByText(/The seed is made of the server’s part and that of one player, and none was changed/)
    .waitFor()
  // The record with another part of the server's, and the seed that follows from it.
  await page.route('**/record', async route => {
    const record = (await (await route.fetch()).json()) as GameRecord
    const parts = { ...record.parts!, host: 'f'.repeat(32) }
    await route.fulfill({ json: { ...record, parts, seed: seedOfParts(parts) } })
  })
  await dialog(page).getByRole('button', { name: 'Play it again and check' }).click()
  await dialog(page)
    .getByText(/^This does not hold: /)
    .waitFor()
})

const idOf = (address: string): string => new URL(address).pathname.split('/').at(-1)!
