import { readFileSync } from 'node:fs'
import { answerIn } from '@acheron/bots'
import { parseScenarios, type Scenario } from '@acheron/engine'
import { expect, test } from 'vitest'
import { laptop, phone, smallLaptop } from './browser.ts'
import { openHouse } from './house.ts'
import { barriers, sideways, tooSmall } from './looks.ts'
import { promptTitle } from './table-page.ts'

const house = openHouse()

const games = ['nine-circles', 'imp-race', 'hellgame', 'florence', 'caravan']
const keptOf = (game: string): Scenario[] =>
  parseScenarios(readFileSync(new URL(`../packages/web/src/puzzles/kept/${game}.json`, import.meta.url), 'utf8'))

test('the home page leads to the puzzle of the day, which is answered by keys and remembered', async () => {
  const { page } = await house.person()
  await page.goto('/')
  const links = page.getByRole('list', { name: 'Today’s puzzles' }).getByRole('link')
  await links.first().waitFor()
  expect(await links.count()).toBe(games.length)
  await links.filter({ hasText: 'The Race of the Imps' }).click()
  await page.getByRole('heading', { name: /^Puzzle of / }).waitFor()
  expect.soft(await barriers(page), 'axe, the question').toEqual([])

  // From the title on, by the keyboard alone.
  await page.keyboard.press('Tab')
  const first = page.getByRole('list', { name: 'Your moves' }).getByRole('button').first()
  expect(await first.evaluate(button => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page
    .getByRole('status')
    .filter({ hasText: /Not that one|Found at once/ })
    .waitFor()
  const show = page.getByRole('button', { name: 'Show me' })
  if (await show.isVisible()) {
    await show.focus()
    await page.keyboard.press('Enter')
  }
  const considered = page.getByRole('list', { name: 'Moves considered, the best first' }).getByRole('listitem')
  for (const text of await considered.allInnerTexts()) expect(text).toMatch(/\d+%\s± \d+/)
  expect.soft(await barriers(page), 'axe, the answer').toEqual([])
  await page.goto('/')
  await links
    .filter({ hasText: 'The Race of the Imps' })
    .getByText(/^(found|shown)/)
    .waitFor({ state: 'attached' })
})

test.each(games)('%s: a puzzle by its number, its answer, and playing on from there', async game => {
  const { page } = await house.person({ viewport: smallLaptop })
  const { best, considered } = answerIn(keptOf(game)[0]!)
  await page.goto(`/puzzles/${game}#puzzle=1`)
  await page.getByRole('heading', { name: /^Puzzle (1 of|of )/ }).waitFor()
  const answers = page.getByRole('list', { name: 'Your moves' }).getByRole('button')
  expect(await answers.count()).toBeGreaterThan(1)
  expect(considered[0]!.move).toEqual(best)
  await page.getByRole('button', { name: 'Show me' }).click()
  await page.getByText(/^This would have been best: /).waitFor()
  const worths = page.getByRole('list', { name: 'Moves considered, the best first' }).getByRole('listitem')
  expect(await worths.count()).toBe(considered.length)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/\/local\//)
  await promptTitle(page).waitFor()
})

test.each([
  ['a laptop', laptop],
  ['a small laptop', smallLaptop],
  ['a phone', phone],
])('board, question and answers stand in sight on %s', async (size, viewport) => {
  const { page } = await house.person({ viewport, hasTouch: size === 'a phone' })
  await page.goto('/puzzles/imp-race#puzzle=3')
  await page.getByRole('button', { name: 'Show me' }).waitFor()
  expect(await sideways(page)).toBe(0)
  if (size === 'a phone') expect(await tooSmall(page)).toEqual([])
  const box = (await page.locator('.board').boundingBox())!
  expect(box.width).toBeGreaterThan(size === 'a phone' ? 350 : 500)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/puzzle-${viewport.width}.png` })
})

test.each(games)('%s: on a phone the question is in sight however long the board is', async game => {
  const { page } = await house.person({ viewport: phone, hasTouch: true })
  await page.goto(`/puzzles/${game}#puzzle=2`)
  const first = page.getByRole('list', { name: 'Your moves' }).getByRole('button').first()
  await first.waitFor()
  for (const thing of [page.locator('#puzzle-title'), first]) {
    const { y, height } = (await thing.boundingBox())!
    expect(y).toBeGreaterThan(0)
    expect(y + height).toBeLessThanOrEqual(phone.height)
  }
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/puzzle-phone-${game}.png` })
})
