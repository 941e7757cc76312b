import { expect, test } from 'vitest'
import { laptop, phone } from './browser.ts'
import { openHouse } from './house.ts'
import { openRace } from './imp-race.ts'
import { promptReady } from './table-page.ts'

const house = openHouse()

test.each([
  ['laptop', laptop],
  ['phone', phone],
])('Virgil shows the moves he considered, the best first, and lights it: %s', async (size, viewport) => {
  const { page } = await house.person({ viewport, hasTouch: size === 'phone' })
  await openRace(page, {})
  await promptReady(page)
  if (size === 'phone') await page.locator('.hint-ask').tap()
  else await page.keyboard.press('h')
  const moves = page.getByRole('list', { name: 'Moves considered, the best first' }).getByRole('listitem')
  await moves.nth(1).waitFor()
  await page.locator('.considered-moves[data-final="true"]').waitFor()
  const best = await moves.first().locator('.considered-move').innerText()
  expect(await page.locator('.hint-panel [role=status]').innerText()).toContain(best)
  // What each is worth is told in figures too, with how far that may be off.
  for (const text of await moves.allInnerTexts()) expect(text).toMatch(/\d+%\s± \d+/)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/advice-${size}.png` })
  // Looking does not play.
  expect(await page.locator('.prompt.yours').count()).toBe(1)
})
