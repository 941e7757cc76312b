import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { golden } from './looks.ts'
import { activeDice, activeValues, openTable, rollRow } from './nine-circles.ts'
import { board, choices, entries, playFirst, promptTitle, untilEntries } from './table-page.ts'
import { keeping } from './visit.ts'

const house = openHouse()
const onServer = { where: 'On the server', start: 9 } as const

test('somebody who watches in another browser sees the moves as they are made, and can make none', async () => {
  const host = await house.person()
  await openTable(host.page, onServer)
  const watcher = await house.person()
  await watcher.page.goto(host.page.url())
  await watcher.page.getByText(/^You are watching/).waitFor()

  await rollRow(host.page, 2)
  await untilEntries(watcher.page, 1)
  expect(await activeValues(watcher.page)).toEqual(await activeValues(host.page))
  await rollRow(host.page, 3)
  await untilEntries(watcher.page, 2)
  expect(await activeValues(watcher.page)).toEqual(await activeValues(host.page))
  expect(await activeValues(watcher.page)).toHaveLength(5)

  expect(await golden(host.page)).not.toEqual([])
  await expect.poll(() => golden(watcher.page), { timeout: 10_000 }).toEqual([])
  expect(await choices(watcher.page).count()).toBe(0)
  const dice = activeDice(watcher.page)
  expect(await dice.evaluateAll(all => all.map(die => die.getAttribute('aria-disabled')))).toEqual(
    Array(5).fill('true'),
  )
  expect(await watcher.page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true)
})

test('a page that is loaded again in the middle shows the same table, and the game goes on', async () => {
  const { page } = await house.person()
  await openTable(page, onServer)
  await rollRow(page, 4)
  const before = [await activeValues(page), await promptTitle(page).innerText(), await choices(page).allInnerTexts()]
  await page.reload()
  await promptTitle(page).waitFor()
  expect([await activeValues(page), await promptTitle(page).innerText(), await choices(page).allInnerTexts()]).toEqual(
    before,
  )
  await playFirst(page)
  expect(await entries(page)).toBe(2)
})

test('the server is killed: the page says so, comes back by itself with every move, and the game goes on', async () => {
  const { page } = await house.person({ away: true })
  await openTable(page, onServer)
  await rollRow(page, 2)
  await rollRow(page, 2)
  const before = await activeValues(page)

  await house.site.kill()
  const lost = page.getByRole('heading', { name: 'The line is lost' })
  await lost.waitFor()
  expect(await activeValues(page)).toEqual(before)
  await expect.poll(() => choices(page).count()).toBe(0)
  await expect.poll(() => golden(page), { timeout: 10_000 }).toEqual([])

  await house.site.start()
  await lost.waitFor({ state: 'hidden' })
  expect(await activeValues(page)).toEqual(before)
  await playFirst(page)
  expect(await entries(page)).toBe(3)
  await page.reload()
  await untilEntries(page, 3)
})

test('a name with script in it is shown as what it is: text', async () => {
  const host = await house.person()
  const name = '<img src=x onerror=b()>'
  const table = '<script>b()</script>'
  await host.page.goto('/')
  await host.page.getByRole('button', { name: 'Settings' }).click()
  await host.page.getByLabel('Your name').fill(name)
  await keeping(host.page, () => host.page.keyboard.press('Escape'))
  await openTable(host.page, { ...onServer, name: table })

  const watcher = await house.person()
  await watcher.page.addInitScript(() => Object.assign(window, { b: () => console.error('a name has run') }))
  await watcher.page.goto(host.page.url())
  await watcher.page.getByText(/^You are watching/).waitFor()
  await watcher.page.getByRole('banner').getByText(table).waitFor()
  await watcher.page.getByRole('region', { name: 'Players' }).getByText(name).waitFor()
  await watcher.page.getByRole('heading', { name: `${name} is to decide` }).waitFor()
  expect(await board(watcher.page).locator('img').count()).toBe(0)
})
