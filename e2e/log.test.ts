import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { laptop, type PersonOptions, phone } from './browser.ts'
import { openHouse } from './house.ts'
import { longRace } from './long-table.ts'

const house = openHouse()
const length = 400

const log = (page: Page) => page.getByRole('region', { name: 'Log' })
const list = (page: Page) => log(page).getByRole('list')
const passages = (page: Page) => log(page).locator('.passage a')
const earlier = (page: Page) =>
  log(page).getByRole('button', { name: /^Show (earlier moves|the move before|the beginning)/ })
const spoken = (page: Page) => page.locator('[data-live="polite"]')

/** The numbers of the passages, in their order. */
const numbers = (page: Page): Promise<number[]> =>
  passages(page).evaluateAll(all => all.map(link => Number(link.getAttribute('href')?.slice('#move='.length))))

/** The first passage in sight and its place on the screen. */
const reading = (page: Page): Promise<{ href: string; y: number }> =>
  list(page).evaluate(element => {
    const top = Math.max(0, element.getBoundingClientRect().top)
    const inSight = [...element.querySelectorAll('.passage')].find(line => line.getBoundingClientRect().bottom > top)
    const link = inSight?.querySelector('a')
    return { href: link?.getAttribute('href') ?? '', y: link?.getBoundingClientRect().top ?? 0 }
  })

/** The place on the screen of the passage that was read. */
const placeOf = (page: Page, { href }: { href: string }): Promise<number> =>
  passages(page)
    .and(page.locator(`[href="${href}"]`))
    .evaluate(link => link.getBoundingClientRect().top)

let address = ''
beforeAll(async () => {
  const [host, guest] = await Promise.all([house.person({ away: true }), house.person({ away: true })])
  address = await longRace(house.site, host.page, guest.page, length)
})

/** Somebody who watches the long race, on a page of that size; every request for earlier steps is noted. */
async function watcher(options: PersonOptions & { readonly away?: boolean }) {
  const { page } = await house.person(options)
  const asked: string[] = []
  page.on('request', request => {
    if (/\/steps\?/.test(request.url())) asked.push(request.url())
  })
  return { page, asked }
}

test('on a laptop earlier pages of the log come by themselves when one scrolls up, and by the button, and nothing that is read moves', async () => {
  const { page, asked } = await watcher({ viewport: laptop })
  await page.goto(address)
  await passages(page).first().waitFor()
  const known = await numbers(page)
  expect(known.length).toBeLessThanOrEqual(60)
  expect(known.at(-1)).toBeGreaterThan(250)
  // The newest is in sight, and nothing is asked for.
  await expect.poll(() => list(page).evaluate(e => e.scrollHeight - e.scrollTop - e.clientHeight)).toBeLessThan(2)
  expect(asked).toEqual([])
  // It stays in sight when a panel above grows just before the browser tells that the log was scrolled.
  const players = page.getByRole('region', { name: 'Players' })
  await list(page).evaluate(
    (element, above) => {
      ;(above as HTMLElement).style.marginBlockEnd = '160px'
      element.dispatchEvent(new Event('scroll'))
    },
    await players.elementHandle(),
  )
  await expect.poll(() => list(page).evaluate(e => e.scrollHeight - e.scrollTop - e.clientHeight)).toBeLessThan(2)
  await players.evaluate(above => above.style.removeProperty('margin-block-end'))

  await list(page).evaluate(element => {
    element.scrollTop = element.clientHeight + 200
  })
  await list(page).hover()
  await page.mouse.wheel(0, -250)
  await expect.poll(async () => (await numbers(page)).length).toBeGreaterThan(known.length)
  expect(asked).toHaveLength(1)
  await expect.poll(() => spoken(page).innerText()).toMatch(/^\d+ earlier passages are shown\.$/)
  const more = await numbers(page)
  expect(more.slice(-known.length)).toEqual(known)
  // It is one page further up now, where it was scrolled to.
  expect(await list(page).evaluate(e => e.scrollTop / e.clientHeight)).toBeGreaterThan(2)

  // By keyboard the button is passed or pressed, and keeps the focus.
  await earlier(page).focus()
  const read = await reading(page)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await numbers(page)).length).toBeGreaterThan(more.length)
  expect(Math.abs((await placeOf(page, read)) - read.y)).toBeLessThan(2)
  expect(await earlier(page).evaluate(button => button === document.activeElement)).toBe(true)

  while ((await earlier(page).count()) > 0) {
    const count = (await numbers(page)).length
    await earlier(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await numbers(page)).length).toBeGreaterThan(count)
  }
  // All is there: each once and in order. The focus went to the title when the button left.
  const all = await numbers(page)
  expect(all).toEqual([...new Set(all)].sort((a, b) => a - b))
  expect(all[0]).toBeLessThanOrEqual(1)
  expect(all.slice(-known.length)).toEqual(known)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('log-title')
  // No page was asked for twice.
  expect(asked).toEqual([...new Set(asked)])
})

test('on a phone the log opens at its newest line, earlier pages come by the button, and nothing that is read moves', async () => {
  const { page, asked } = await watcher({ viewport: phone, hasTouch: true })
  await page.goto(address)
  await passages(page).first().waitFor()
  await expect.poll(() => list(page).evaluate(e => e.scrollHeight - e.scrollTop - e.clientHeight)).toBeLessThan(2)
  expect(asked).toEqual([])

  const known = await numbers(page)
  await earlier(page).focus()
  const read = await reading(page)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await numbers(page)).length).toBeGreaterThan(known.length)
  expect(Math.abs((await placeOf(page, read)) - read.y)).toBeLessThan(2)
  expect(asked).toHaveLength(1)
  // The log is a box of its own: however long it grows, the board above stays near.
  expect(await list(page).evaluate(e => e.clientHeight)).toBeLessThan(phone.height)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
})

test('a page of the log that does not come is said so, and comes when it is asked for again', async () => {
  const { page } = await watcher({ viewport: laptop, away: true })
  await page.goto(address)
  await passages(page).first().waitFor()
  const known = (await numbers(page)).length
  await page.route('**/steps?**', route => route.abort(), { times: 1 })
  await earlier(page).dispatchEvent('click')
  await log(page).getByText('The earlier moves did not come.').waitFor()
  expect(await numbers(page)).toHaveLength(known)
  await log(page).getByRole('button', { name: 'Try again' }).dispatchEvent('click')
  await expect.poll(async () => (await numbers(page)).length).toBeGreaterThan(known)
  await earlier(page).waitFor({ state: 'attached' })
})

test('a look back brings the log with it over a few pages', async () => {
  const { page, asked } = await watcher({ viewport: laptop })
  await page.goto(`${address}#move=200`)
  await page.getByText('You see the table as it was after move 200').waitFor()
  await expect.poll(async () => (await numbers(page))[0]).toBeLessThan(200)
  const requests = asked.length
  expect(requests).toBeGreaterThan(0)
  expect(requests).toBeLessThanOrEqual(5)
  // Its passage is in the middle of the log, with others above and below.
  const current = log(page).locator('[aria-current]')
  expect(await current.getAttribute('href')).toBe('#move=200')
  const middle = async (part: Locator) => {
    const { y, height } = (await part.boundingBox())!
    return y + height / 2
  }
  await expect.poll(async () => Math.abs((await middle(current)) - (await middle(list(page))))).toBeLessThan(20)
})

test('a look back far beyond the log tells that moment by itself, and brings nothing of what lies between', async () => {
  const { page, asked } = await watcher({ viewport: laptop })
  await page.goto(`${address}#move=1`)
  await page.getByText('You see the table as it was after move 1 of').waitFor()
  const current = log(page).locator('[aria-current]')
  await expect.poll(() => current.getAttribute('href')).toBe('#move=1')
  const [box, frame] = [await current.boundingBox(), await list(page).boundingBox()]
  expect(box!.y).toBeGreaterThanOrEqual(frame!.y)
  expect(asked).toEqual([])
  expect((await numbers(page))[1]).toBeGreaterThan(250)
  await page.getByRole('button', { name: 'Back to the present' }).click()
  await expect.poll(async () => (await numbers(page))[0]).toBeGreaterThan(250)
  await expect.poll(() => list(page).evaluate(e => e.scrollHeight - e.scrollTop - e.clientHeight)).toBeLessThan(2)
})
