import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { florenceUntil, openFlorenceRecord } from './florence.ts'
import { hellUntil, openHellRecord } from './hellgame.ts'
import { openHouse } from './house.ts'
import { openRaceRecord, raceUntil } from './imp-race.ts'
import { board, entries } from './table-page.ts'

const house = openHouse()

/** Moments at which a touch of the thing plays a move or takes it up. */
const games = [
  {
    game: 'the race',
    open: (page: Page) =>
      openRaceRecord(
        page,
        raceUntil(({ turn, flow }) => turn.number > 3 && flow.length > 0),
      ),
    thing: '.ir-die-place[data-lit="true"]',
  },
  {
    game: 'Hellgame',
    open: (page: Page) =>
      openHellRecord(
        page,
        hellUntil(({ flow }) => flow.at(-1)?.kind === 'spell'),
      ),
    thing: '.hg-hold[data-lit="true"]',
  },
  {
    game: 'Florence',
    open: (page: Page) =>
      openFlorenceRecord(
        page,
        florenceUntil(({ flow }) => flow.at(-1)?.kind === 'hell'),
      ),
    thing: '[data-thing][data-lit="true"]',
  },
]

const popover = (page: Page): Locator => page.getByRole('tooltip')
const held = (page: Page): Locator => board(page).locator('[data-held="true"]')

/** Lays a finger on a thing until it is explained, and lifts it. */
async function pressLong(page: Page, thing: Locator): Promise<void> {
  const { x, y, width, height } = (await thing.boundingBox())!
  const finger = { x: x + width / 2, y: y + height / 2 }
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await popover(page).waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** The same with a pen, whose lifting always ends in a click. */
async function pressPen(page: Page, thing: Locator): Promise<void> {
  const { x, y, width, height } = (await thing.boundingBox())!
  const pen = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1, pointerType: 'pen' } as const
  const touch = await page.context().newCDPSession(page)
  // The pen's click comes after its lifting, in the same task or the next.
  await page.evaluate(() => {
    addEventListener('pointerup', () => setTimeout(() => (document.body.dataset.lifted = 'yes')), true)
  })
  await touch.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...pen, buttons: 1 })
  await popover(page).waitFor()
  await touch.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...pen })
  await page.locator('body[data-lifted]').waitFor()
}

/** Nothing was played or taken up. */
async function nothingSpent(page: Page, before: number): Promise<void> {
  expect(await entries(page)).toBe(before)
  expect(await held(page).count()).toBe(0)
}

/** It lies in the window and not on the prompt. */
async function liesWell(page: Page): Promise<void> {
  const card = (await popover(page).boundingBox())!
  const { width, height } = page.viewportSize()!
  expect(card.x).toBeGreaterThanOrEqual(0)
  expect(card.y).toBeGreaterThanOrEqual(0)
  expect(card.x + card.width).toBeLessThanOrEqual(width)
  expect(card.y + card.height).toBeLessThanOrEqual(height)
  const ask = (await page.locator('.ask').boundingBox())!
  const apart =
    card.x + card.width <= ask.x ||
    card.x >= ask.x + ask.width ||
    card.y + card.height <= ask.y ||
    card.y >= ask.y + ask.height
  expect(apart, 'it lies on the prompt').toBe(true)
}

/** A reader hears it too: the popover describes its thing, unless the thing's own label says the same. */
async function isDescribed(page: Page, thing: Locator): Promise<void> {
  const label = (await thing.getAttribute('aria-label'))?.toLowerCase() ?? ''
  if (label.includes((await popover(page).locator('p').last().innerText()).toLowerCase())) return
  expect(await thing.getAttribute('aria-describedby')).toBe(await popover(page).getAttribute('id'))
}

test.each(games)('$game: pointing, focus and ? explain a thing, and spend nothing', async ({ open, thing }) => {
  const { page } = await house.person()
  await open(page)
  const gold = board(page).locator(thing).first()
  await gold.waitFor()
  const before = await entries(page)

  await gold.hover()
  await popover(page).waitFor()
  await liesWell(page)
  await isDescribed(page, gold)
  await page.mouse.move(2, 2)
  await popover(page).waitFor({ state: 'detached' })

  // Where the focus is put by the page itself, nothing opens; ? asks.
  await gold.focus()
  await page.keyboard.press('?')
  await popover(page).waitFor()
  expect(await page.locator('[data-live="polite"]').innerText()).toContain(
    await popover(page).locator('b, p').first().innerText(),
  )
  await page.keyboard.press('Escape')
  await popover(page).waitFor({ state: 'detached' })
  expect(await gold.evaluate(element => element === document.activeElement)).toBe(true)

  // Shift and an arrow walk to what can be read, of use or not.
  await page.keyboard.press('Shift+ArrowRight')
  await popover(page).waitFor()
  expect(await gold.evaluate(element => element === document.activeElement)).toBe(false)
  await nothingSpent(page, before)

  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await popover(page).waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
})

test.each(games)('$game: a long press explains a thing, and plays nothing', async ({ open, thing }) => {
  const { page } = await house.person({ viewport: phone, hasTouch: true })
  await open(page)
  const gold = board(page).locator(thing).first()
  await gold.scrollIntoViewIfNeeded()
  const before = await entries(page)
  for (const press of [pressLong, pressPen]) {
    await press(page, gold)
    await liesWell(page)
    await nothingSpent(page, before)
    // A touch of the popover closes it, and does not go through it.
    await popover(page).tap()
    await popover(page).waitFor({ state: 'detached' })
    await nothingSpent(page, before)
  }
  // What is only touched is played or taken up as ever.
  await gold.tap()
  await expect.poll(async () => (await entries(page)) > before || (await held(page).count()) > 0).toBe(true)
})
