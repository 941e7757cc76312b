import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { openHouse } from './house.ts'
import { giveUp, openTable, rollRow } from './nine-circles.ts'

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
