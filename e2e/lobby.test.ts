import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { openHouse } from './house.ts'
import { openRace } from './imp-race.ts'

const house = openHouse()

const open = (page: Page) => page.getByRole('region', { name: 'Open tables' })
const played = (page: Page) => page.getByRole('region', { name: 'Being played' })

test('a stranger meets an open table, filters for it, sits down; a third watches', async () => {
  const [host, guest, third] = await Promise.all([house.person(), house.person(), house.person({ viewport: phone })])
  await openRace(host.page, { where: 'With friends', who: 'Public', players: 3 })
  await host.page.getByText('removed after a week').waitFor()
  await guest.page.goto('/')
  const lobby = open(guest.page)
  await lobby.getByText('2 seats free').waitFor()
  await lobby.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'The Race of the Imps (1)' })
  await lobby.getByRole('combobox', { name: 'Pace' }).selectOption({ label: 'Over days (0)' })
  await lobby.getByText('No open table is like that').waitFor()
  await lobby.getByRole('combobox', { name: 'Pace' }).selectOption({ label: 'Without a clock (1)' })
  await lobby.getByText('2 seats free').waitFor()
  await lobby.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Swedish (0)' })
  await lobby.getByText('No open table is like that').waitFor()
  // Filters stay as they were left.
  await guest.page.reload()
  await lobby.getByText('No open table is like that').waitFor()
  await lobby.getByRole('button', { name: 'Show all open tables' }).click()
  await lobby.getByRole('button', { name: 'Sit down: The Race of the Imps' }).click()
  await guest.page.waitForURL(/\/table\//)

  // Who sits at a table is not offered it.
  const address = guest.page.url()
  await guest.page.goto('/')
  await guest.page.getByRole('region', { name: 'Your tables' }).getByText('The Race of the Imps').first().waitFor()
  expect(
    await open(guest.page)
      .getByRole('button', { name: /^Sit down/ })
      .count(),
  ).toBe(0)
  await guest.page.goto(address)

  await third.page.goto('/')
  await open(third.page).getByText('one seat free').waitFor()
  const fourth = await house.person()
  await third.page.getByRole('button', { name: 'Sit down: The Race of the Imps' }).click()
  await third.page.waitForURL(/\/table\//)
  await fourth.page.goto('/')
  await fourth.page.getByText(/\d people, \d table/).waitFor()
  await played(fourth.page)
    .getByRole('link', { name: /^Watch: / })
    .click()
  await fourth.page.waitForURL(address)
  await host.page.getByText('one person watches').waitFor()
})
