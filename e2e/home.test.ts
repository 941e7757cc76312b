import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { openHouse } from './house.ts'
import { openRace } from './imp-race.ts'

const house = openHouse()

test('home says what it is, and every button which game it belongs to', async () => {
  const { page } = await house.person()
  await page.goto('/')
  await page.getByText('Free, no account needed.').waitFor()
  const cards = page.getByRole('article')
  for (const name of ['Nine Circles', 'The Race of the Imps', 'Hellgame', 'Florence', 'The Caravan']) {
    const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) })
    await card.getByRole('button', { name: `Play: ${name}` }).waitFor()
    await card.getByText('With friends', { exact: true }).waitFor()
    expect(await card.innerText(), name).toMatch(/ min|hour| h\b/)
  }
  await cards
    .getByText(/chapter/)
    .first()
    .waitFor()
  const named = page.locator('main').getByRole('button').or(page.locator('main').getByRole('link'))
  const names = (await Promise.all((await named.all()).map(each => each.ariaSnapshot()))).map(
    text => text.split('\n')[0],
  )
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

test('a lobby with nobody in it offers something: a game against a bot is one press away', async () => {
  const { page } = await house.person({ viewport: phone, hasTouch: true })
  await page.goto('/')
  const lobby = page.getByRole('region', { name: 'Open tables' })
  await lobby.getByRole('link', { name: /Today’s descent/ }).waitFor()
  await lobby.getByRole('button', { name: /open a table here/ }).waitFor()
  await lobby.getByRole('button', { name: /against a bot/ }).click()
  await page.waitForURL(/\/local\//)
})

test('an empty lobby gives an invitation to send: a table is open, its link is copied, and whoever has it sits down', async () => {
  const [host, guest] = await Promise.all([
    house.person({ permissions: ['clipboard-read', 'clipboard-write'] }),
    house.person(),
  ])
  const { page } = host
  await page.goto('/')
  const lobby = page.getByRole('region', { name: 'Open tables' })
  await lobby.getByRole('button', { name: /send an invitation/ }).click()
  await page.waitForURL(/\/table\//)
  await page.locator('.note').filter({ hasText: 'Copied' }).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(page.url())
  await guest.page.goto(link)
  await guest.page.getByRole('button', { name: 'Sit down' }).first().click()
  await page.getByText('Seats are still open').waitFor({ state: 'detached' })
  // Nobody else finds it.
  const other = await house.person()
  await other.page.goto('/')
  await other.page.getByRole('region', { name: 'Open tables' }).getByText('Nobody is looking for company').waitFor()
})

test('somebody’s open table is near the top', async () => {
  const [host, guest] = await Promise.all([house.person(), house.person({ viewport: phone, hasTouch: true })])
  await openRace(host.page, { where: 'With friends', who: 'Public' })
  await guest.page.goto('/')
  const lobby = guest.page.getByRole('region', { name: 'Open tables' })
  await lobby.getByRole('listitem').getByText('The Race of the Imps').first().waitFor()
  const top = (await lobby.boundingBox())!.y
  expect(top).toBeLessThan(phone.height)
})

test('the rule book speaks of the table it is opened from; a row says with whom and how far', async () => {
  const { page } = await house.person()
  await openRace(page, { options: { 'Imps at the throne to win': '1' } })
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  const book = page.getByRole('dialog')
  await book
    .getByText(/one imp|first imp/i)
    .first()
    .waitFor()
  expect(await book.innerText()).not.toMatch(/two imps home/i)
  await page.goto('/')
  const row = page.getByRole('listitem').filter({ hasText: 'The Race of the Imps' })
  await row.first().waitFor()
  expect(await row.first().innerText()).toMatch(/Usurer|bot/i)
  expect(await row.first().innerText()).toContain('the leader has run 0 of 40 squares')
})
