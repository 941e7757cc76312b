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
  await page.locator('.hint-moves[data-final="true"]').waitFor()
  const best = await moves.first().locator('.hint-move').innerText()
  expect(await page.locator('.hint-panel [role=status]').innerText()).toContain(best)
  // Looking does not play.
  expect(await page.locator('.prompt.yours').count()).toBe(1)
})
