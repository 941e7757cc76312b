import { DatabaseSync } from 'node:sqlite'
import type { OpenTable } from '@acheron/protocol'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Visitor } from '../packages/server/test/client.ts'
import { becomeAccount, visitorOf } from './accounts.ts'
import { phone } from './browser.ts'
import { openHouse } from './house.ts'
import { openRace } from './imp-race.ts'
import { barriers } from './looks.ts'
import { playFirst, promptTitle } from './table-page.ts'

const house = openHouse()

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const ratings = (page: Page) => page.locator('.account-section', { hasText: 'Ratings' })
const race = 'The Race of the Imps'

/** Plays the first of the listed moves for everybody until the game is over. */
async function playOut(table: string, players: readonly Visitor[]): Promise<void> {
  const lines = await Promise.all(players.map(player => player.socket()))
  for (;;) {
    const opened = await Promise.all(players.map(player => player.get<OpenTable>(`/api/tables/${table}`)))
    const { actors, version, result } = opened[0]!.now
    if (result) break
    const seat = actors[0]!
    const move = opened[seat]!.now.moves[0]
    await lines[seat]!.ask({ type: 'move', table, seat, version, move })
  }
  await Promise.all(lines.map(line => line.end()))
}

test('two accounts play a rated race; whoever resigns is told before that they come last, and both see it on their profile', async () => {
  const [ana, bo, guest] = await Promise.all([house.person(), house.person({ viewport: phone }), house.person()])
  // A guest is not offered what needs an account.
  await guest.page.goto('/')
  await guest.page
    .getByRole('article')
    .filter({ hasText: race })
    .getByRole('button', { name: /^Options/ })
    .click()
  await guest.page.getByRole('radio', { name: 'With friends' }).check()
  await guest.page.getByText('Who may come in').waitFor()
  expect(await guest.page.getByRole('radio', { name: 'Rated' }).count()).toBe(0)

  await Promise.all([becomeAccount(ana.page, 'Ana Rated'), becomeAccount(bo.page, 'Bo Rated')])
  await openRace(ana.page, { where: 'With friends', who: 'Public', rated: true })
  await ana.page.getByText('rated', { exact: false }).first().waitFor()
  await ana.page.getByText('everybody needs an account').waitFor()
  const address = ana.page.url()

  await guest.page.goto(address)
  await guest.page.locator('.prompt').getByRole('link', { name: 'Sign in' }).waitFor()
  expect(await guest.page.locator('.prompt').getByRole('button', { name: 'Sit down' }).count()).toBe(0)

  await bo.page.goto('/')
  const row = bo.page.locator('.lobby-row', { hasText: race })
  await row.getByText('rated', { exact: true }).waitFor()
  await row.getByRole('button').click()
  await promptTitle(bo.page).waitFor()
  await ana.page.locator('.prompt.yours').waitFor()
  await playFirst(ana.page)

  // Nobody plays for anybody here: to leave is to be last, and that is said before.
  await button(bo.page, 'Leave').click()
  const leaving = bo.page.getByRole('dialog', { name: 'Leave' })
  await leaving.getByText('This table is rated').waitFor()
  expect(await leaving.getByRole('button', { name: /^A bot until I am back/ }).count()).toBe(0)
  expect.soft(await barriers(bo.page), 'axe, leaving a rated table').toEqual([])
  await leaving.getByRole('button', { name: /^Resign/ }).click()
  await leaving.getByRole('button', { name: 'Yes, I resign' }).click()
  await ana.page.getByText('for the rating you are first').waitFor()
  for (const { page } of [ana, bo]) {
    await page.goto('/profile')
    await ratings(page)
      .getByRole('row', { name: `${race} 1 1 of 10 games` })
      .waitFor()
    expect.soft(await barriers(page), 'axe, profile').toEqual([])
  }
})

test('after ten games the end of a rated table shows what it has changed, and the profile shows the rating', async () => {
  const [ana, bo] = await Promise.all([house.person({ away: true }), house.person({ away: true })])
  await Promise.all([becomeAccount(ana.page, 'Ana Ten'), becomeAccount(bo.page, 'Bo Ten')])
  // A page that is still loading would complain of the stop.
  for (const { page } of [ana, bo]) await page.goto('/livez', { waitUntil: 'networkidle' })
  const [anas, bos] = await Promise.all([
    visitorOf(house.site.origin, ana.context),
    visitorOf(house.site.origin, bo.context),
  ])
  const people = await Promise.all([anas.me(), bos.me()])
  // Ten games take long; the server has no command for it.
  await house.site.stop()
  const data = new DatabaseSync(house.site.data)
  const rating = data.prepare('insert into rating (person, game, mu, sigma, games) values (?, ?, ?, ?, ?)')
  for (const { id } of people) rating.run(id, 'imp-race', 25, 5, 10)
  data.close()
  await house.site.start()

  // Each sees the other's rating because both let it be seen.
  for (const each of [anas, bos]) await each.send('PUT', '/api/profile', { shown: 'results' })
  const { id } = await anas.open({
    ...{ game: 'imp-race', options: { roundLimit: 1 }, rated: true },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  await bos.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  await playOut(id, [anas, bos])
  for (const { page } of [ana, bo]) {
    await page.goto(`/table/${id}`)
    const end = page.locator('.rated-end')
    await end.getByText('This table was rated.').waitFor()
    expect(await end.getByRole('listitem').count()).toBe(2)
    expect(await end.getByRole('listitem').filter({ hasText: 'You' }).innerText()).toMatch(
      /You\s+\d+ ± \d+\s+([+-]\d+|±0)/,
    )
    expect.soft(await barriers(page), 'axe, end').toEqual([])
    await end.getByRole('link', { name: 'Your games' }).click()
    await ratings(page)
      .getByRole('row', { name: /The Race of the Imps 11 \d+ ± \d+/ })
      .waitFor()
  }
})
