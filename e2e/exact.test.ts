import { configOf, Generator } from '@acheron/engine'
import { nineCircles } from '@acheron/games/nine-circles'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { laptop, phone, smallLaptop } from './browser.ts'
import { openHouse } from './house.ts'
import { openTable } from './nine-circles.ts'
import { playFirst, promptReady } from './table-page.ts'

const house = openHouse()

const movesOf = (page: Page) => page.getByRole('list', { name: 'Moves with their exact worth, the best first' })

/** What the page knows of each listed move: its chance, or its points. */
const valuesOf = (page: Page, goal: 'win' | 'score') =>
  movesOf(page)
    .locator(`[data-goal="${goal}"]`)
    .evaluateAll(figures => figures.map(figure => Number(figure.getAttribute('data-value'))))

async function ask(page: Page) {
  await promptReady(page)
  await page.keyboard.press('h')
  await movesOf(page).getByRole('listitem').first().waitFor()
}

/** The best worths of the moves from the start of circle 9, as `acheron solve --exact` has them. */
async function bestOfLastCircle(goal: 'win' | 'score'): Promise<number[]> {
  const random = Generator.seeded('exact')
  const state = nineCircles.setup(configOf(nineCircles, 1, { sheet: { start: 9 } }), random)
  nineCircles.advance(state, { random, emit() {} })
  const oracle = await nineCircles.mind.oracle!({ states: [state], goal, thorough: true, progress() {} })
  return oracle.values(state, nineCircles.moves(state, 0)).toSorted((a, b) => b - a)
}

test('the page has the figures of the command line, by either goal', async () => {
  const { page } = await house.person({ viewport: laptop })
  await openTable(page, { start: 9 })
  await ask(page)
  for (const [goal, button] of [
    ['win', 'Coming through'],
    ['score', 'Points'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    const shown = await valuesOf(page, goal)
    const exact = await bestOfLastCircle(goal)
    expect(shown.length).toBeGreaterThan(3)
    for (const [i, value] of shown.entries()) expect(Math.abs(value - exact[i]!)).toBeLessThan(1e-6)
  }
})

test.each([laptop, smallLaptop, phone])(
  'a whole game is answered exactly, luck apart from skill: $width by $height',
  async viewport => {
    const { page } = await house.person({ viewport })
    await openTable(page)
    await ask(page)
    expect((await valuesOf(page, 'win'))[0]).toBeCloseTo(0.9663, 4)
    const panel = page.locator('.hint-panel')
    expect(await panel.innerText()).toContain('96.63%')
    expect(await panel.innerText()).not.toMatch(/about|nearly/)
    await panel.getByText('Nothing has been decided yet').waitFor()
    await playFirst(page)
    await ask(page)
    await panel.getByText(/^So far, .* the dice [+-]?\d+\.\d\d, your decisions -?\d+\.\d\d\.$/).waitFor()
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/exact-${viewport.width}.png` })
  },
)
