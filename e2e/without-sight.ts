import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { groups, listed, rematch } from './table-page.ts'

/** How people play who do not see the page or do not use a pointer: any game, in English. */

/** Waits until the viewer has to decide or the game is over. */
export async function turnComes(page: Page): Promise<'mine' | 'over'> {
  const mine = page.locator('.prompt.yours')
  await mine.or(rematch(page)).first().waitFor()
  return (await rematch(page).isVisible()) ? 'over' : 'mine'
}

/** From now on a pointer is a failure. */
export async function refusePointer(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(kind, () => console.error(`${kind} in a game without a pointer`), { capture: true })
  })
}

/** The first move that does not end something, or the group that it is folded in. */
export const sensible = (page: Page): Locator =>
  page.locator('.prompt').locator('.choice:not(.ends), .group-title:not(.ends)').first()

/** Whether it has the focus. */
export const hasFocus = (thing: Locator): Promise<boolean> => thing.evaluate(each => each === document.activeElement)

/** Answers with the first choice, by the keyboard only. After the first answer the focus must be there already. */
export async function byKeys(page: Page, decision: number): Promise<void> {
  const endsOnly = (await sensible(page).count()) === 0
  const first = endsOnly ? page.locator('#prompt-title') : sensible(page)
  if (decision > 0)
    await expect.poll(() => hasFocus(first), { message: `the focus is not on ${await first.innerText()}` }).toBe(true)
  const folded = !endsOnly && (await first.evaluate(row => row.matches('.group-title')))
  if (folded) {
    for (let presses = 0; !(await hasFocus(first)); presses++) {
      expect(presses, 'Tab does not lead to the group').toBeLessThan(60)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await groups(page).first().waitFor({ state: 'detached' })
  }
  // By the key of the move; or the arrows lead there, and Enter plays it.
  if (decision % 3 === 0) return page.keyboard.press('1')
  if (endsOnly || folded) await page.keyboard.press('ArrowDown')
  expect(await hasFocus(listed(page).first()), 'the arrows do not lead to the first move').toBe(true)
  await page.keyboard.press('Enter')
}

/** Answers with the first choice, by roles and names only, and presses as a reader does. */
export async function byTree(page: Page): Promise<void> {
  const side = page.getByRole('complementary')
  const move = side.getByRole('listitem').getByRole('button')
  const group = side.getByRole('button', { expanded: false })
  const first = await nameOf(move.or(group).first())
  const isFolded = (await side.getByRole('button', { name: first, exact: true, expanded: false }).count()) > 0
  await pressNamed(side, first)
  if (!isFolded) return
  await side.getByRole('button', { name: first, exact: true, expanded: true }).waitFor()
  await pressNamed(side, await nameOf(move.first()))
}

/** The name as a reader says it. */
async function nameOf(thing: Locator): Promise<string> {
  const said = await thing.ariaSnapshot()
  const [, name] = /^- '?button "((?:[^"\\]|\\.)+)"/.exec(said) ?? []
  expect(name, said).toBeTruthy()
  return name!.replaceAll('\\"', '"').replaceAll("''", "'")
}

/** A name stands for one thing only. */
async function pressNamed(within: Locator, name: string): Promise<void> {
  const named = within.getByRole('button', { name, exact: true })
  expect(await named.count(), `buttons called ${name}`).toBe(1)
  await named.dispatchEvent('click')
}
