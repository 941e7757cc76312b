import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { becomeAccount } from './accounts.ts'
import { phone } from './browser.ts'
import { openHouse } from './house.ts'
import { barriers, sideways } from './looks.ts'
import { cardOf } from './visit.ts'

const house = openHouse()
const player = join(import.meta.dirname, '../examples/player.ts')

test('an account keeps a program, which sits down where programs are welcome and is seen to be one', async () => {
  const { page } = await house.person()
  await becomeAccount(page, 'Dante')
  await page.goto('/account')
  await page.getByText('A program that plays', { exact: true }).click()
  await page.getByLabel('Its name at tables').fill('Minos')
  await page.getByRole('button', { name: 'Make the program' }).click()
  await page.getByRole('heading', { name: 'Minos' }).waitFor()
  await page.getByText('A token for Minos', { exact: true }).click()
  await page.getByRole('textbox', { name: 'What it is for' }).fill('The example')
  await page.getByRole('button', { name: 'Make the token' }).click()
  const token = await page.locator('.account-token code').innerText()
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize(phone)
  expect(await sideways(page)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto('/')
  await cardOf(page, 'The Race of the Imps')
    .getByRole('button', { name: /^Options/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'With friends' }).check()
  await dialog.locator('summary', { hasText: 'At the table' }).click()
  await dialog.getByRole('group', { name: 'Programs may play' }).getByRole('radio', { name: 'Yes' }).check()
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/table\//)
  const table = new URL(page.url()).pathname.split('/').at(-1)!

  const child = spawn(process.execPath, [player, '--server', house.site.origin, '--table', table, '--token', token])
  const seat = page.getByRole('region', { name: 'Players' }).getByRole('listitem').filter({ hasText: 'Minos' })
  await seat.getByText('program', { exact: true }).waitFor()

  // Without its token it is nobody.
  await page.goto('/account')
  const ended = new Promise(resolve => child.on('close', resolve))
  await page.getByRole('button', { name: 'Revoke The example' }).click()
  await ended
})
