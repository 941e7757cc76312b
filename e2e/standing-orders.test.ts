import { impRace } from '@acheron/games/imp-race'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Ears } from './ears.ts'
import { openHouse } from './house.ts'
import { openRace } from './imp-race.ts'
import { reseed } from './seeded.ts'
import { board } from './table-page.ts'

const house = openHouse()

const orders = (page: Page) => page.getByRole('region', { name: 'Standing orders' })
const yours = (page: Page) => page.locator('.prompt.yours')

test('an order is given by keys, is shown to its owner alone, also while others decide, and is withdrawn', async () => {
  const [red, ice] = await Promise.all([house.person({ away: true }), house.person()])
  const ears = new Ears(ice.page)
  await openRace(red.page, { where: 'With friends' })
  const address = red.page.url()
  await red.page.waitForLoadState('networkidle')
  await reseed(house.site, address, impRace, 'orders')
  await red.page.reload()
  await ice.page.goto(address)
  await ice.page.getByRole('button', { name: 'Sit down' }).first().click()
  await yours(red.page).waitFor()

  await orders(red.page).getByRole('button', { name: 'Standing order…' }).focus()
  await red.page.keyboard.press('Enter')
  const dialog = red.page.getByRole('dialog', { name: 'Standing orders' })
  await dialog.getByRole('button', { name: /^Until my next turn, do not parry Tridents\./ }).focus()
  await red.page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await orders(red.page).getByText('do not parry Tridents.').waitFor()

  // The turn goes to the other player, and the order stands.
  await board(red.page)
    .getByRole('button', { name: /^The deck/ })
    .click()
  await yours(ice.page).waitFor()
  await orders(red.page).getByText('do not parry Tridents.').waitFor()
  expect(await ice.page.getByText('do not parry Tridents').count()).toBe(0)
  expect(ears.all.join()).not.toContain('letDie')

  await red.page.reload()
  await orders(red.page).getByText('do not parry Tridents.').waitFor()
  await orders(red.page).getByRole('button', { name: 'Withdraw' }).click()
  await orders(red.page).getByText('do not parry Tridents.').waitFor({ state: 'hidden' })
})
