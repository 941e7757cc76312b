import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { openRace } from './imp-race.ts'
import { openTable } from './nine-circles.ts'
import { groups, isOver, listed, promptReady, untilMine } from './table-page.ts'

const house = openHouse()

/** Short games against a plain bot. */
const games = {
  'Nine Circles': (page: Page) => openTable(page, { start: 7 }),
  'The Race of the Imps': (page: Page) => openRace(page, { options: { 'Imps at the throne to win': '1' } }),
}

/** The most decisions of such a game. */
const most = 250

/** The first key of a decision that does not end something; groups are opened by the keys too. */
async function playByKeys(page: Page, decision: number): Promise<void> {
  await promptReady(page)
  // After the first answer the focus is on the first choice, always.
  const first = listed(page).or(groups(page)).first()
  if (decision > 0) await expect.poll(() => first.evaluate(row => row === document.activeElement)).toBe(true)
  else await first.focus()
  if (await first.evaluate(row => row.matches('.group-title'))) {
    await page.keyboard.press('Enter')
    await listed(page).first().waitFor()
    return page.keyboard.press('1')
  }
  await page.keyboard.press(decision % 3 === 0 ? '1' : 'Enter')
}

/** The first button of the list in the reader's tree, pressed as a reader does. */
async function playByTree(page: Page): Promise<void> {
  await promptReady(page)
  const list = page.getByRole('list', { name: /^(What you can do|What ends something)$/ }).first()
  if ((await list.count()) === 0) await page.locator('.group-title').first().dispatchEvent('click')
  const tree = await page.getByRole('complementary').ariaSnapshot()
  const [, name] = /- listitem:\n\s+- '?button "((?:[^"\\]|\\.)+)"/.exec(tree) ?? []
  expect(name, tree).toBeTruthy()
  const spoken = name!.replaceAll('\\"', '"').replaceAll("''", "'")
  await page.getByRole('button', { name: spoken, exact: true }).first().dispatchEvent('click')
}

const ways = { 'by keys alone': playByKeys, 'by the reader’s tree alone': playByTree }

for (const [game, open] of Object.entries(games)) {
  for (const [way, play] of Object.entries(ways)) {
    test(`a whole game of ${game} ${way}`, async () => {
      const { page } = await house.person()
      await open(page)
      for (let decision = 0; (await untilMine(page)) === 'mine'; decision++) {
        expect(decision, 'the game does not end').toBeLessThan(most)
        await play(page, decision)
        await page
          .locator('.prompt.yours[data-ready]')
          .waitFor({ state: 'detached', timeout: 3000 })
          .catch(() => {})
      }
      expect(await isOver(page)).toBe(true)
    }, 300_000)
  }
}
