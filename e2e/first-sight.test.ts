import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { openHouse } from './house.ts'
import { openRace } from './imp-race.ts'
import { sideways } from './looks.ts'
import { activeDice, openTable, poolDice, severalClaims } from './nine-circles.ts'
import { board, entries, listed, promptReady, untilEntries } from './table-page.ts'
import { cardOf, openRecord } from './visit.ts'

const house = openHouse()

test('nothing on the shelf moves when the letters come late: a press and its release meet the same button', async () => {
  const { page } = await house.person()
  await page.route('**/*.woff2', async route => {
    await new Promise(resolve => setTimeout(resolve, 1500))
    await route.continue()
  })
  // The browser waits for the fonts before it calls a page loaded.
  await page.goto('/', { waitUntil: 'commit' })
  const button = cardOf(page, 'Hellgame').getByRole('button', { name: 'Options' })
  await button.waitFor()
  const early = await button.boundingBox()
  await page.waitForFunction(() => [...document.fonts].filter(font => font.status === 'loaded').length >= 4)
  expect(await button.boundingBox()).toEqual(early)
})

test('nothing on the shelf moves when a table that waits is heard of late', async () => {
  const { page } = await house.person({ viewport: phone, hasTouch: true })
  await openTable(page, { where: 'On the server' })
  let answer = Promise.resolve()
  await page.route('**/api/tables', async route => {
    await answer
    await route.continue()
  })
  // Slightly late: the page waits for it.
  answer = new Promise(resolve => setTimeout(resolve, 700))
  await page.goto('/')
  const button = cardOf(page, 'Hellgame').getByRole('button', { name: 'Options' })
  const waiting = page.getByRole('region', { name: 'Waiting for you' })
  await button.waitFor()
  expect(await waiting.isVisible()).toBe(true)
  // Too late to wait for: a note reports it.
  const { promise, resolve } = Promise.withResolvers<void>()
  answer = promise
  await page.goto('/')
  await button.waitFor()
  const early = await button.boundingBox()
  resolve()
  const told = page.locator('.note').filter({ hasText: 'A table waits for you: Nine Circles.' })
  await told.waitFor()
  expect(await button.boundingBox()).toEqual(early)
  expect(await waiting.count()).toBe(0)
  await page.getByRole('button', { name: 'Go there' }).tap()
  await board(page).waitFor()
  expect(await told.count()).toBe(0)
})

test('what a move has brought is seen before the next one is previewed: by mouse', async () => {
  const { page } = await house.person()
  await openTable(page)
  const pointed = page.locator('.choice.pointed')
  await listed(page).first().hover()
  await pointed.waitFor()
  await page.mouse.down()
  await page.mouse.up()
  await untilEntries(page, 1)
  // A new list has appeared under the resting pointer.
  const box = (await listed(page).first().boundingBox())!
  expect(await pointed.count()).toBe(0)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 3)
  await pointed.waitFor()
})

test('what a move has brought is seen before the next one is previewed: by touch and by keys', async () => {
  const { page } = await house.person({ viewport: phone, hasTouch: true })
  await openTable(page)
  const pointed = page.locator('.choice.pointed')
  await listed(page).first().tap()
  await untilEntries(page, 1)
  expect(await pointed.count()).toBe(0)
  // Sooner, the key would count as a press too many of the row that was tapped.
  await promptReady(page)
  await page.keyboard.press('1')
  await untilEntries(page, 2)
  expect(await pointed.count()).toBe(0)
  // It stays until the user visits the page.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await listed(page).first().focus()
  await pointed.waitFor()
})

test('the board shows advice until the hand takes something up, and whatever is pointed at before both', async () => {
  const { page } = await house.person()
  await openTable(page)
  const previewed = (now: boolean) => page.locator(`.nine-circles[data-preview="${now}"]`).waitFor()
  const held = board(page).locator('[data-die][aria-pressed="true"]')
  const advised = page.locator('.choice.pointed')
  await previewed(false)
  await page.keyboard.press('h')
  await advised.waitFor()
  await previewed(true)
  const advice = (await advised.locator('.choice-label').innerText()).trim()

  // Two dice taken up replace the advice on the board. The list still has it, and pointing at it shows it again.
  for (const i of [0, 1]) await poolDice(page).nth(i).click()
  await previewed(false)
  expect(await held.count()).toBe(2)
  expect((await advised.locator('.choice-label').innerText()).trim()).toBe(advice)
  await advised.hover()
  await previewed(true)
  await page.mouse.move(2, 2)
  await previewed(false)

  // With nothing taken up the advice is back; pointing at another move replaces it too.
  await held.first().click()
  await held.first().click()
  await previewed(true)
  const other = page.locator('.choice:not(.pointed)').first()
  const label = await other.locator('.choice-label').innerText()
  await other.hover()
  expect(await advised.locator('.choice-label').allInnerTexts()).toEqual([label])
  await page.mouse.move(2, 2)
  await expect.poll(() => advised.locator('.choice-label').allInnerTexts()).toEqual([advice])
})

test('by finger the dice of another claim are seen before it is made', async () => {
  const { page } = await house.person({ viewport: phone, hasTouch: true })
  await openRecord(page, severalClaims())
  const claims = board(page).locator('.nc-claim')
  const marked = (mark: string) => board(page).locator(`[data-mark="${mark}"]`).count()
  const dice = (i: number) => claims.nth(i).locator('.nc-claim-dice > *').count()
  // The first one, which keeps the most, is shown at once.
  await expect.poll(() => marked('use')).toBe(await dice(0))
  await claims.nth(1).tap()
  await expect.poll(() => marked('use')).toBe(await dice(1))
  expect(await marked('lost')).toBe((await activeDice(page).count()) - (await dice(1)))
  expect(await entries(page)).toBe(1)
  await claims.nth(1).tap()
  await untilEntries(page, 2)
  expect(await activeDice(page).count()).toBe(0)
})

test('advice asked for with dice in the hand is shown at once', async () => {
  const { page } = await house.person()
  await openTable(page)
  for (const i of [0, 1]) await poolDice(page).nth(i).click()
  await page.keyboard.press('h')
  await page.locator('.nine-circles[data-preview="true"]').waitFor()
  await poolDice(page).nth(2).click()
  await page.locator('.nine-circles[data-preview="false"]').waitFor()
})

test('whoever is invited is offered a seat, and sits down in sight', async () => {
  const host = await house.person({ permissions: ['clipboard-read', 'clipboard-write'] })
  await openRace(host.page, { where: 'With friends', who: 'Public' })
  await host.page.getByRole('heading', { name: 'Seats are still open' }).waitFor()
  // No seat has to decide yet.
  expect(await host.page.locator('.player.turn').count()).toBe(0)
  await host.page.getByRole('button', { name: 'Copy the invitation' }).first().click()
  await host.page.getByText('Copied.').first().waitFor()
  const invitation = await host.page.evaluate(() => navigator.clipboard.readText())
  expect(invitation).toBe(host.page.url())
  const guest = await house.person({ viewport: phone, hasTouch: true })
  // At a public table people without an invitation can find it too.
  await guest.page.goto('/')
  const open = guest.page.getByRole('region', { name: 'Open tables' }).getByRole('link')
  await open.first().waitFor()
  const addresses = await open.evaluateAll(links => links.map(link => (link as HTMLAnchorElement).href))
  expect(addresses).toContain(invitation)
  await guest.page.goto(invitation)
  const sit = guest.page.locator('.prompt').getByRole('button', { name: 'Sit down' })
  const box = (await sit.boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(phone.height)
  await sit.tap()
  await expect.poll(() => guest.page.locator('.player .tag').allInnerTexts()).toContain('you')
  await host.page.locator('.player.turn').waitFor()
})

test('a game for one has friends too: the same dice for whoever follows the invitation', async () => {
  const { page } = await house.person({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/')
  await cardOf(page)
    .getByRole('link', { name: /^With friends/ })
    .click()
  await page.getByRole('button', { name: 'Copy the invitation' }).click()
  await page.getByText('Copied.').first().waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('on a phone the five games stand above the lower edge, the two ways into each within reach', async () => {
  for (const locale of ['en-GB', 'es', 'sv']) {
    const { page } = await house.person({ viewport: phone, hasTouch: true, locale })
    await page.goto('/')
    const last = page.getByRole('article').last()
    await last.waitFor()
    const box = (await last.boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(phone.height)
    expect(await sideways(page)).toBe(0)
  }
})

test('a table that waits for me stands above the games, and in the name of the page', async () => {
  const { page } = await house.person()
  await openTable(page)
  expect(await entries(page)).toBe(0)
  await page.goto('/')
  const waiting = page.getByRole('region', { name: 'Waiting for you' })
  await waiting.waitFor()
  const games = (await cardOf(page).boundingBox())!
  expect((await waiting.boundingBox())!.y).toBeLessThan(games.y)
  await expect.poll(() => page.title()).toBe('(1) Acheron')
})

test('a link that names a game leads to its card', async () => {
  const { page } = await house.person({ viewport: phone })
  await page.goto('/#game-florence')
  const card = cardOf(page, 'Florence')
  await card.waitFor()
  const isInSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top < innerHeight && bottom > 0
  }
  await expect.poll(() => card.evaluate(isInSight)).toBe(true)
})

test('a list that is whole shows no sign of more, and does not scroll', async () => {
  const { page } = await house.person()
  await openRace(page, { players: 3 })
  const ask = page.locator('.ask')
  await promptReady(page)
  const hidden = await ask.evaluate(box => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight])
  expect(hidden).toEqual([0, 0])
  expect(await ask.getAttribute('data-more')).toBeNull()
})
