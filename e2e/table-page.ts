import type { Locator, Page } from 'playwright-core'

/** The page of a table of any game (in English). */

// Names and roles are looked for within parts of the page: a board has hundreds of them.

/** The board. */
export const board = (page: Page): Locator => page.locator('main')
const prompt = (page: Page): Locator => page.locator('.prompt')
/** The legal moves in words that are not folded away. */
export const choices = (page: Page): Locator =>
  prompt(page).getByRole('list', { name: 'What you can do' }).getByRole('button')
/** All moves of the list that can be seen, those of opened groups too. */
export const listed = (page: Page): Locator => page.locator('[data-choice]')
/** The groups of moves that are folded away. */
export const groups = (page: Page): Locator => page.locator('.group-title[aria-expanded="false"]')
/** The prompt's sentence. */
export const promptTitle = (page: Page): Locator => page.locator('#prompt-title')
/** Shown when the game is over. */
export const rematch = (page: Page): Locator => prompt(page).getByRole('button', { name: /^Play again/ })

/** The number of decisions in the log, read from the link of its last passage. */
export async function entries(page: Page): Promise<number> {
  const passages = page.locator('a[href^="#move="]')
  // A game in which nothing happens before the first decision begins with an empty log.
  if ((await passages.count()) === 0) return 0
  const last = await passages.last().getAttribute('href')
  return Number(last?.slice('#move='.length))
}

/** Waits until the log has that many decisions. */
export async function untilEntries(page: Page, count: number): Promise<void> {
  // Steps that go on with the one before share a passage, which has the number of the last.
  await page.waitForFunction(
    count =>
      [...document.querySelectorAll('a[href^="#move="]')].some(
        link => Number(link.getAttribute('href')?.slice(6)) >= count,
      ),
    count,
  )
}

/** Waits until the question has stood for so long that no press counts as meant for the one before. */
export async function promptReady(page: Page): Promise<void> {
  await page.locator('.ask[data-ready] .prompt.yours').waitFor({ state: 'attached' })
}

/** Waits as long as the page takes a press for the second half of a double click. */
export const pressCounts = (page: Page): Promise<void> => page.waitForTimeout(400)

/** Makes a move at once, and once more where the page took it for a press too many. */
export async function deliberately(page: Page, make: () => Promise<void>): Promise<void> {
  await make()
  if (!(await page.locator('.note', { hasText: 'The question has just changed' }).isVisible())) return
  await promptReady(page)
  await make()
}

/** Runs an action that plays a move, as deliberately as a person does, and waits until the page shows the move. */
export async function playing(page: Page, act: () => Promise<unknown>): Promise<void> {
  await promptReady(page)
  const before = await entries(page)
  await act()
  await untilEntries(page, before + 1)
}

/** The first move of the list. Where all are folded away, the first group is opened. */
export async function firstChoice(page: Page): Promise<Locator> {
  await listed(page).or(groups(page)).first().waitFor()
  if ((await listed(page).count()) === 0) await groups(page).first().click()
  return listed(page).first()
}

/** Plays the first move of the list. */
export async function playFirst(page: Page): Promise<void> {
  const first = await firstChoice(page)
  await playing(page, () => first.click())
}

export const isOver = (page: Page): Promise<boolean> => rematch(page).isVisible()

/** Waits for gold on the board or for another player's prompt: between two views there may be neither. */
export async function goldComes(page: Page): Promise<void> {
  const gold = board(page).locator('[data-lit="true"]')
  const notMine = page.locator('.prompt:not(.yours)').or(rematch(page))
  await gold.or(notMine).first().waitFor({ state: 'attached' })
}

/** Touches a thing, also under a panel. A thing that has disappeared is ignored. */
export async function press(thing: Locator): Promise<void> {
  await thing.dispatchEvent('click', {}, { timeout: 2000 }).catch(() => {})
}

const yours = (page: Page): Locator => page.locator('.prompt.yours')
/** The strip of the last moments, above the prompt. */
export const strip = (page: Page): Locator => page.getByRole('region', { name: 'Last moments' })
const skip = (page: Page): Locator =>
  strip(page)
    .locator('[aria-disabled="false"]')
    .and(page.getByRole('button', { name: 'Skip' }))

/** Waits until the viewer has to decide or the game is over; skips what is played back before the result. */
export async function untilMine(page: Page): Promise<'mine' | 'over'> {
  for (;;) {
    await yours(page).or(rematch(page)).or(skip(page)).first().waitFor()
    if (await rematch(page).isVisible()) return 'over'
    if (await yours(page).isVisible()) return 'mine'
    await skip(page)
      .click({ timeout: 1000 })
      .catch(() => {})
  }
}
