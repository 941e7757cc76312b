import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { laptop, phone } from './browser.ts'
import { goldSquares, hellUntil, openHell, openHellRecord, square, touchGold } from './hellgame.ts'
import { openHouse } from './house.ts'
import { untilMine } from './imp-race.ts'
import { barriers, golden } from './looks.ts'
import { board, promptTitle } from './play.ts'

const house = openHouse()

test('a whole game against a bot, by touching the board alone', async () => {
  const { page } = await house.person()
  await openHell(page, { rival: 'Bot: a lost soul (easy)', goal: 'Dominion' })
  let touched = 0
  while ((await untilMine(page)) === 'mine') {
    expect(touched, 'the game does not end').toBeLessThan(600)
    await touchGold(page, touched++)
  }
  const end = page.getByRole('main')
  await end.getByRole('heading', { name: /wins|share the victory/ }).waitFor()
  expect(await end.getByRole('row').count()).toBe(3)
  await end.getByRole('columnheader', { name: 'Points' }).waitFor()
}, 400_000)

test('a far square: the way is shown in gold, and walked move by move', async () => {
  const { page } = await house.person()
  await openHellRecord(
    page,
    hellUntil(({ flow, seats, turn }) => flow.at(-1)?.kind === 'movement' && seats[turn.seat]!.speed > 0),
  )
  const title = () => promptTitle(page).innerText()
  await expect.poll(title).toMatch(/^Move/)
  const names = await goldSquares(page).evaluateAll(cells => cells.map(cell => cell.getAttribute('data-square') ?? ''))
  let longest = { name: '', legs: 0 }
  for (const name of names) {
    await square(page, name).dispatchEvent('pointerover', { pointerType: 'mouse' })
    const legs = await board(page).locator('.hg-way').count()
    if (legs > longest.legs) longest = { name, legs }
  }
  // Two steps, a speed token, two more.
  expect(longest.legs).toBe(4)
  await square(page, longest.name).dispatchEvent('pointerover', { pointerType: 'mouse' })
  await board(page).locator('.hg-card').getByText('4 steps, one speed token').waitFor()

  await square(page, longest.name).dispatchEvent('click')
  const chronicle = page.getByRole('region', { name: 'Chronicle' })
  await chronicle.getByText('spent one speed token for 2 steps more').last().waitFor()
  await chronicle
    .getByText(new RegExp(`went to .*${longest.name}\\b`))
    .last()
    .waitFor()
})

/** What the event squares must never tell before somebody stops there, nor the deck its order. */
const eventSquares = ['1-18', '2-27', '2-37', '4-2', '5-10', '6-17']
function secretsIn(frames: readonly string[]): string[] {
  const told = new RegExp(`"(${eventSquares.join('|')})":"[a-z-]+"`)
  return frames.flatMap(frame => told.exec(frame)?.[0] ?? /"deck":\[[^\]]*"[^\]]*\]/.exec(frame)?.[0] ?? [])
}

test('two at one table: nobody is told where the events lie', async () => {
  const [red, ice] = await Promise.all([house.person(), house.person()])
  const heard = new Map<Page, string[]>()
  for (const { page } of [red, ice]) {
    const frames: string[] = []
    heard.set(page, frames)
    page.on('websocket', socket => socket.on('framereceived', ({ payload }) => void frames.push(String(payload))))
    page.on('response', async answer => {
      if (answer.url().includes('/api/')) frames.push(await answer.text().catch(() => ''))
    })
  }
  await openHell(red.page, { where: 'With friends' })
  await ice.page.goto(red.page.url())
  await ice.page.getByRole('button', { name: 'Sit down' }).first().click()
  // Whoever goes first starts on one square, the other on another.
  const yours = (page: Page) => page.locator('.prompt.yours')
  await expect.poll(async () => (await yours(red.page).count()) + (await yours(ice.page).count())).toBe(1)
  const [first, second] = (await yours(red.page).count()) === 1 ? [red.page, ice.page] : [ice.page, red.page]
  expect(await golden(second)).toEqual([])
  await square(first, '1-12').click()
  await yours(second).waitFor()
  await square(second, '1-33').click()
  await yours(first).waitFor()
  await expect.poll(() => second.locator('[data-piece]').count()).toBe(2)
  for (const { page } of [red, ice]) {
    expect(heard.get(page)?.some(frame => frame.includes('"tiles"'))).toBe(true)
    expect(secretsIn(heard.get(page) ?? [])).toEqual([])
  }
})

const moments = {
  'a start square': hellUntil(() => true),
  movement: hellUntil(({ flow, round }) => round > 2 && flow.at(-1)?.kind === 'movement'),
  'a spell': hellUntil(({ flow }) => flow.at(-1)?.kind === 'spell'),
  'demons to place': hellUntil(({ flow }) => flow.at(-1)?.kind === 'demons'),
  'five players': hellUntil(({ round, flow }) => round > 12 && flow.at(-1)?.kind === 'movement', 5),
}

describe.each([
  { size: 'laptop', viewport: laptop },
  { size: 'phone', viewport: phone },
] as const)('$size', ({ size, viewport }) => {
  test.each(['abyss', 'parchment'])('%s: every moment is within reach and legible', async theme => {
    const { page } = await house.person({ viewport, hasTouch: size === 'phone' })
    await page.addInitScript(theme => localStorage.setItem('acheron.settings', JSON.stringify({ theme })), theme)
    for (const [moment, record] of Object.entries(moments)) {
      await openHellRecord(page, record)
      expect.soft(await barriers(page), `axe, ${moment}`).toEqual([])
      const over = await board(page)
        .locator('.hellgame')
        .evaluate(table => table.scrollWidth - innerWidth)
      expect.soft(over, `wider than its place, ${moment}`).toBeLessThanOrEqual(0)
      const rings = await board(page).locator('.hg-rings').boundingBox()
      if (size === 'phone') {
        expect.soft(rings!.width, `the rings fill the width, ${moment}`).toBeGreaterThan(viewport.width * 0.97)
        continue
      }
      expect.soft(rings!.height, `the rings fill the height, ${moment}`).toBeGreaterThan(viewport.height * 0.85)
      const actions = await board(page).locator('.hg-actions').boundingBox()
      if (actions) expect.soft(actions.y + actions.height, `cut, ${moment}`).toBeLessThanOrEqual(viewport.height)
    }
  })
})

test('on a phone the first tap comes nearer, the second one plays', async () => {
  const { page } = await house.person({ viewport: phone, hasTouch: true })
  await openHellRecord(
    page,
    hellUntil(() => true),
  )
  const rings = board(page).locator('.hg-rings')
  expect(await rings.getAttribute('data-near')).toBe('false')
  await square(page, '1-25').tap()
  await expect.poll(() => rings.getAttribute('data-near')).toBe('true')
  expect(await board(page).locator('[data-piece]').count()).toBe(0)
  await square(page, '1-25').tap()
  await expect.poll(() => board(page).locator('[data-piece]').count()).toBe(1)
})

test('by keys: the arrows walk what is gold, Enter plays, Escape lays down what is held', async () => {
  const { page } = await house.person()
  await openHellRecord(
    page,
    hellUntil(() => true),
  )
  await goldSquares(page).first().focus()
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-lit'))).toBe('true')
  await page.keyboard.press('Enter')
  await expect.poll(() => board(page).locator('[data-piece]').count()).toBe(1)

  await openHellRecord(
    page,
    hellUntil(
      ({ flow, seats, turn, spells }) =>
        flow.at(-1)?.kind === 'spell' && seats[turn.seat]!.mana > 0 && spells.includes('sudden-slowness'),
      4,
    ),
  )
  const card = board(page).locator('.hg-hold[data-lit="true"]').first()
  await card.click()
  expect(await card.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Escape')
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe(null)
})
