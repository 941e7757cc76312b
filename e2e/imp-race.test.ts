import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { laptop, phone } from './browser.ts'
import { openHouse } from './house.ts'
import { openRace, openRaceRecord, raceUntil, touchGold, untilMine } from './imp-race.ts'
import { barriers, golden } from './looks.ts'
import { board, promptTitle } from './play.ts'

const house = openHouse()

const hand = (page: Page) =>
  board(page)
    .locator('.ir-hand [data-card]')
    .evaluateAll(cards => cards.map(card => card.getAttribute('data-card') ?? ''))

test('a whole race against a bot, by touching the board alone', async () => {
  const { page } = await house.person()
  await openRace(page, { options: { 'Imps at the throne to win': '1' } })
  let touched = 0
  while ((await untilMine(page)) === 'mine') {
    expect(touched++, 'the race does not end').toBeLessThan(900)
    await touchGold(page)
  }
  const end = page.getByRole('main')
  await end.getByRole('heading', { name: /has taken the throne/ }).waitFor()
  await end.getByRole('table').waitFor()
  expect(await end.getByRole('row').count()).toBe(3)
})

test('two at one table: nobody is told the cards of another', async () => {
  const [red, ice, watcher] = await Promise.all([house.person(), house.person(), house.person()])
  const heard = new Map<Page, string[]>()
  for (const { page } of [red, ice, watcher]) {
    const frames: string[] = []
    heard.set(page, frames)
    page.on('websocket', socket => socket.on('framereceived', ({ payload }) => void frames.push(String(payload))))
    page.on('response', async answer => {
      if (answer.url().includes('/api/')) frames.push(await answer.text().catch(() => ''))
    })
  }
  await openRace(red.page, { where: 'With friends' })
  const address = red.page.url()
  await ice.page.goto(address)
  await ice.page.getByRole('button', { name: 'Sit down' }).first().click()
  await watcher.page.goto(address)
  await untilMine(red.page)
  await expect.poll(() => hand(ice.page)).toHaveLength(3)
  const [ofRed, ofIce] = [await hand(red.page), await hand(ice.page)]
  expect(ofRed).toHaveLength(3)
  expect(await hand(watcher.page)).toEqual([])

  // Red gathers: a card is drawn that only red sees.
  await board(red.page)
    .getByRole('button', { name: /^The deck/ })
    .click()
  await expect.poll(() => hand(red.page)).toHaveLength(4)
  const drawn = (await hand(red.page)).filter(card => !ofRed.includes(card))
  await board(ice.page).locator('[data-seat="0"] .ir-backs').getByText('4').waitFor()

  const leaks = (page: Page, cards: readonly string[]) =>
    cards.filter(card => heard.get(page)?.some(frame => frame.includes(card)))
  expect(leaks(red.page, [...ofRed, ...drawn])).toHaveLength(4)
  expect(leaks(ice.page, [...ofRed, ...drawn])).toEqual([])
  expect(leaks(red.page, ofIce)).toEqual([])
  expect(leaks(watcher.page, [...ofRed, ...drawn, ...ofIce])).toEqual([])
  expect(await golden(watcher.page)).toEqual([])
})

const moments = {
  'the first turn': raceUntil(() => true),
  'a joker': raceUntil(({ flow, turn }) => flow.at(-1)?.kind === 'move' && turn.die === 6),
  'a fight': raceUntil(({ flow }) => flow.at(-1)?.kind === 'bid'),
  'a Trident in the air': raceUntil(({ flow }) => flow.at(-1)?.kind === 'parry'),
  'five players': raceUntil(({ turn }) => turn.number > 30, 5),
}

describe.each([
  { size: 'laptop', viewport: laptop },
  { size: 'phone', viewport: phone },
] as const)('$size', ({ size, viewport }) => {
  test.each(['abyss', 'parchment'])('%s: every moment is within reach and legible', async theme => {
    const { page } = await house.person({ viewport, hasTouch: size === 'phone' })
    await page.addInitScript(theme => {
      localStorage.setItem('acheron.settings', JSON.stringify({ theme }))
      localStorage.setItem('acheron.choices', 'open')
    }, theme)
    for (const [moment, record] of Object.entries(moments)) {
      await openRaceRecord(page, record)
      await board(page).locator('.ir-hand').waitFor()
      expect.soft(await barriers(page), `axe, ${moment}`).toEqual([])
      const over = await board(page)
        .locator('.imp-race')
        .evaluate(table => table.scrollWidth - innerWidth)
      expect.soft(over, `wider than its place, ${moment}`).toBeLessThanOrEqual(0)
      if (size === 'phone') continue
      const [table, rack] = [await board(page).boundingBox(), await board(page).locator('.ir-rack').boundingBox()]
      expect.soft(table!.width / viewport.width, `the board's share, ${moment}`).toBeGreaterThan(0.6)
      expect.soft(rack!.y + rack!.height, `the hand is cut, ${moment}`).toBeLessThanOrEqual(viewport.height)
    }
  })
})

test('by keys: the arrows walk what is gold, Enter plays, S takes up the sacrilege and Escape lays it down', async () => {
  const { page } = await house.person()
  const rich = raceUntil(({ seats, turn, flow }) => {
    const own = seats[turn.seat]
    return flow.at(-1)?.kind === 'turn' && (own?.gems ?? 0) >= 3 && own!.imps.some(place => place !== 'D')
  })
  await openRaceRecord(page, rich)
  const lit = board(page).locator('.ir-square[data-lit="true"]')
  const before = await lit.count()
  await page.keyboard.press('s')
  await expect.poll(() => lit.count()).toBeGreaterThan(25)
  await page.keyboard.press('Escape')
  await expect.poll(() => lit.count()).toBe(before)

  await board(page).locator('.ir-die-place').focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-lit'))).toBe('true')
  await board(page).locator('.ir-die-place').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => promptTitle(page).innerText()).not.toBe('Your turn')
})
