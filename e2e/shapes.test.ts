import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { laptop, phone } from './browser.ts'
import { openHouse } from './house.ts'
import { barriers, sideways, themes, tooSmall } from './looks.ts'
import { activeDice, askToGiveUp, descent, openTable, rollButton, rollRow } from './nine-circles.ts'
import { choices, promptTitle, rematch } from './table-page.ts'
import { cardOf, openRecord } from './visit.ts'

const house = openHouse()

for (const [size, viewport] of Object.entries({ laptop, phone })) {
  const settle = async (page: Page, where: string) => {
    expect.soft(await barriers(page), `axe ${where}`).toEqual([])
    expect.soft(await sideways(page), `sideways scroll ${where}`).toBe(0)
    if (size === 'phone') expect.soft(await tooSmall(page), `too small for a finger ${where}`).toEqual([])
  }
  const guest = () => house.person({ viewport, hasTouch: size === 'phone' })

  describe(size, () => {
    test('home and its dialogs', async () => {
      const { page } = await guest()
      await page.goto('/')
      await page.getByRole('button', { name: 'Descend' }).waitFor()
      await settle(page, 'at home')
      await page.getByRole('button', { name: 'Settings' }).click()
      await page.getByLabel('Your name').waitFor()
      await settle(page, 'in the settings')
      await page.keyboard.press('Escape')
      await cardOf(page)
        .getByRole('button', { name: /^Options/ })
        .click()
      await page.getByText('Sheet', { exact: true }).click()
      await page.getByLabel('First circle').waitFor()
      await settle(page, 'in the new table dialog')
    })

    test('a table: prompt, board and dice in sight, and its dialogs', async () => {
      const { page } = await guest()
      await openTable(page, { start: 9 })
      // Two dice cannot be three sixes: there is still something to roll.
      await rollRow(page, 2)
      const { height } = viewport
      for (const [thing, locator] of [
        ['the prompt', promptTitle(page)],
        ['the first move', choices(page).first()],
        ['a die', activeDice(page).first()],
        ['the roll', rollButton(page)],
      ] as const) {
        const box = await locator.boundingBox()
        expect(box, thing).not.toBeNull()
        expect(box!.y, `${thing} is above the screen`).toBeGreaterThanOrEqual(0)
        expect(box!.y + box!.height, `${thing} is below the screen`).toBeLessThanOrEqual(height)
        const seen = await locator.evaluate(element => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const top = document.elementFromPoint(x + width / 2, y + height / 2)
          return top !== null && (element.contains(top) || top.contains(element))
        })
        expect(seen, `${thing} is covered`).toBe(true)
      }
      await settle(page, 'at the table')
      await page.getByRole('button', { name: 'Rules', exact: true }).click()
      await page.getByRole('searchbox').waitFor()
      await settle(page, 'in the rules')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Replay' }).click()
      await page.getByRole('slider').waitFor()
      await settle(page, 'in the replay')
    })

    test('the end of a game', async () => {
      const { page } = await guest()
      await openTable(page, { start: 9 })
      await askToGiveUp(page)
      const dialog = page.getByRole('dialog', { name: 'Give up?' })
      await dialog.waitFor()
      await settle(page, 'before giving up')
      await dialog.getByRole('button', { name: 'Give up' }).click()
      await rematch(page).waitFor()
      await settle(page, 'at the end')
      await openRecord(page, descent())
      await page.getByRole('heading', { name: 'You have won' }).waitFor()
      await settle(page, 'at a good end')
    })

    test('first game, keys and the about page', async () => {
      const { page } = await guest()
      await page.goto('/learn/nine-circles')
      await page.getByRole('region', { name: 'First game' }).waitFor()
      await settle(page, 'in the first game')
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keys' }).waitFor()
      await settle(page, 'in the list of keys')
      await page.goto('/about')
      await page.getByRole('link', { name: 'game-icons.net' }).waitFor()
      await settle(page, 'on the about page')
      await page.goto('/daily')
      await page.getByRole('button', { name: 'Descend' }).waitFor()
      await settle(page, 'on the page of the day')
    })
  })
}

test.each(Object.entries(themes))('a page opens in the theme that was set: %s', async (theme, background) => {
  const { page } = await house.person()
  await page.addInitScript(theme => localStorage.setItem('acheron.settings', JSON.stringify({ theme })), theme)
  await page.goto('/')
  await page.getByRole('button', { name: 'Descend' }).waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(background)
})
