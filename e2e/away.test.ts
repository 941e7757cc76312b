import { impRace } from '@acheron/games/imp-race'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone as phoneSize } from './browser.ts'
import { Ears } from './ears.ts'
import { openHouse } from './house.ts'
import { openRace, touchGold } from './imp-race.ts'
import { reseed } from './seeded.ts'
import { board, strip } from './table-page.ts'

const house = openHouse()

const yours = (page: Page) => page.locator('.prompt.yours')
const whileAway = (page: Page) => strip(page).getByRole('heading', { name: 'While you were away' })
const lit = (page: Page) => board(page).locator('[data-lit="true"]')
const deck = (page: Page) => board(page).getByRole('button', { name: /^The deck/ })

/** The place of every imp: a square, or a place on its own board. */
const imps = (page: Page): Promise<string[]> =>
  board(page)
    .locator('[data-imp]')
    .evaluateAll(all => {
      const places = all.map(imp => {
        const square = imp.closest('.ir-square')?.getAttribute('aria-label')?.split(':')[0]
        const own = imp.closest('.ir-step, .ir-cemetery')
        return `${imp.getAttribute('data-imp')}: ${square ?? [...(own?.parentElement?.children ?? [])].indexOf(own!)}`
      })
      return places.sort()
    })

/** Plays by touching gold things until another player's turn. */
async function playTurn(page: Page): Promise<void> {
  await yours(page).waitFor()
  for (let touched = 0; await yours(page).isVisible(); touched++) {
    expect(touched, 'the turn does not end').toBeLessThan(300)
    await touchGold(page)
  }
}

test('what others did while one was away is played back, from where one left, with a way to skip it; and only once', async () => {
  const [red, ice] = await Promise.all([house.person({ away: true, pace: 'fast' }), house.person()])
  const ears = new Ears(ice.page)
  await openRace(red.page, { where: 'With friends' })
  const address = red.page.url()
  await reseed(house.site, address, impRace, 'away')
  await red.page.reload()
  await ice.page.goto(address)
  await ice.page.getByRole('button', { name: 'Sit down' }).first().click()
  // The past comes in blocks. The server sends one moment of the first block; the other blocks wait until the test lets
  // them through.
  const asked: string[] = []
  let may = Promise.withResolvers<void>()
  await red.page.route('**/api/tables/*/past/*', async route => {
    asked.push(route.request().url())
    if (asked.length > 1) await may.promise
    const response = await route.fetch()
    const { moments } = (await response.json()) as { moments: unknown[] }
    await route.fulfill({ response, json: { moments: asked.length === 1 ? moments.slice(0, 1) : moments } })
  })

  await deck(red.page).click()
  await yours(ice.page).waitFor()
  await red.page
    .getByText(/is to decide|Waiting/)
    .first()
    .waitFor()
  const left = await imps(red.page)
  await red.page.goto('/')
  await playTurn(ice.page)
  const played = ears.version - 1

  await red.page.goto(address)
  await whileAway(red.page).waitFor()
  await expect.poll(() => imps(red.page)).toEqual(left)
  // The question is there already, but the board offers nothing in a position that is over.
  await yours(red.page).waitFor()
  expect(await lit(red.page).count()).toBe(0)
  may.resolve()
  await whileAway(red.page).waitFor({ state: 'detached' })
  expect(await imps(red.page)).toEqual(await imps(ice.page))
  await lit(red.page).first().waitFor()
  const requests = asked.length
  expect(requests).toBeLessThanOrEqual(2 + Math.floor(played / 8))

  // Steps that were seen are not played back again.
  await red.page.reload()
  await yours(red.page).waitFor()
  expect(asked).toHaveLength(requests)

  may = Promise.withResolvers()
  await deck(red.page).click()
  await yours(ice.page).waitFor()
  await red.page.goto('/')
  await playTurn(ice.page)
  asked.length = 0
  await red.page.goto(address)
  await whileAway(red.page).waitFor()
  await strip(red.page).getByRole('button', { name: 'Skip' }).click()
  await whileAway(red.page).waitFor({ state: 'detached' })
  expect(await imps(red.page)).toEqual(await imps(ice.page))
  may.resolve()
  // A block that nobody waits for any more may still be on its way.
  await red.page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('what was missed is played back on whichever device one comes with, and then on no other', async () => {
  const [laptop, phone, ice] = await Promise.all([
    house.person({ away: true, pace: 'fast' }),
    house.person({ pace: 'fast', viewport: phoneSize }),
    house.person(),
  ])
  const sends = (page: Page, path: string) =>
    page.evaluate(
      async ([to, body]) => {
        const answer = await fetch(to!, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: body!,
        })
        return answer.status
      },
      [path, JSON.stringify({ name: 'Dante', password: 'nel mezzo del cammin' })],
    )
  await laptop.page.goto('/')
  expect(await sends(laptop.page, '/api/account')).toBe(200)
  await openRace(laptop.page, { where: 'With friends' })
  const address = laptop.page.url()
  await reseed(house.site, address, impRace, 'away')
  await laptop.page.reload()
  await ice.page.goto(address)
  await ice.page.getByRole('button', { name: 'Sit down' }).first().click()
  await deck(laptop.page).click()
  await yours(ice.page).waitFor()
  await laptop.page
    .getByText(/is to decide|Waiting/)
    .first()
    .waitFor()
  const left = await imps(laptop.page)
  await laptop.page.goto('/')
  await playTurn(ice.page)

  // The phone has never seen this table.
  await phone.page.goto('/')
  expect(await sends(phone.page, '/api/session')).toBe(200)
  // One moment comes, the others wait.
  const may = Promise.withResolvers<void>()
  let blocks = 0
  await phone.page.route('**/api/tables/*/past/*', async route => {
    const isFirst = blocks++ === 0
    if (!isFirst) await may.promise
    const response = await route.fetch()
    const { moments } = (await response.json()) as { moments: unknown[] }
    await route.fulfill({ response, json: { moments: isFirst ? moments.slice(0, 1) : moments } })
  })
  await phone.page.goto(address)
  const playing = phone.page.locator('.strip[data-playing="true"]')
  await playing.waitFor()
  await expect.poll(() => imps(phone.page)).toEqual(left)
  may.resolve()
  await strip(phone.page).getByRole('button', { name: 'Skip' }).click()
  await playing.waitFor({ state: 'detached' })
  expect(await imps(phone.page)).toEqual(await imps(ice.page))
  await phone.page.unrouteAll({ behavior: 'ignoreErrors' })

  const asked: string[] = []
  laptop.page.on('request', request => request.url().includes('/past/') && asked.push(request.url()))
  await laptop.page.goto(address)
  await yours(laptop.page).waitFor()
  await lit(laptop.page).first().waitFor()
  expect(await imps(laptop.page)).toEqual(await imps(ice.page))
  expect(asked).toEqual([])
})
