import type { Locator, Page } from 'playwright-core'

/** How people play Nine Circles on the page (in English): by the list, by touching the board, by keys. */

/** The board. */
export const board = (page: Page): Locator => page.getByRole('main')
/** The legal moves in words that are not folded away. */
export const choices = (page: Page): Locator => page.getByRole('list', { name: 'What you can do' }).getByRole('button')
/** All moves of the list that can be seen, those of opened groups too. */
export const listed = (page: Page): Locator => page.locator('[data-choice]')
/** The groups of moves that are folded away. */
export const groups = (page: Page): Locator => page.locator('.group-title[aria-expanded="false"]')
/** The prompt's sentence. */
export const promptTitle = (page: Page): Locator => page.locator('#prompt-title')
export const activeDice = (page: Page): Locator => board(page).getByRole('button', { name: /^Active die/ })
export const poolDice = (page: Page): Locator => board(page).getByRole('button', { name: 'Fresh die in the pool' })
export const row = (page: Page, size: number): Locator => board(page).getByRole('button', { name: `Row ${size}:` })
/** The button on the board that rolls what is taken up; other buttons name their dice. */
export const rollButton = (page: Page): Locator => board(page).getByRole('button', { name: /^Roll( \w+ di(e|ce)|$)/ })
/** It is there when the game is over. */
export const rematch = (page: Page): Locator => page.getByRole('button', { name: /^Play again/ })

/** How many decisions the chronicle tells of: its last passage links to the last one. */
export async function entries(page: Page): Promise<number> {
  const last = await page.locator('a[href^="#move="]').last().getAttribute('href')
  return Number(last?.slice('#move='.length))
}

/** Waits until the chronicle tells of that many decisions. */
export async function untilEntries(page: Page, count: number): Promise<void> {
  await page.locator(`a[href="#move=${count}"]`).last().waitFor({ state: 'attached' })
}

/** Does something that plays a move, and waits until the page tells of it. */
export async function playing(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await entries(page)
  await act()
  await untilEntries(page, before + 1)
}

/** The values of the active dice as they lie. */
export async function activeValues(page: Page): Promise<number[]> {
  const labels = await activeDice(page).evaluateAll(dice => dice.map(die => die.getAttribute('aria-label') ?? ''))
  return labels.map(label => Number(label.replace(/\D/g, ''))).sort()
}

/** The first move of the list: the likeliest one stands there. Where all are folded away, the first group is opened. */
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

/** Rolls fresh dice: touches the row of that size, then the roll. */
export async function rollRow(page: Page, size: number): Promise<void> {
  await row(page, size).click()
  await playing(page, () => rollButton(page).click())
}

/**
 * Plays the first move of the list by touching the board instead: the list is only pointed at, and the board lights the
 * same move there. Gives the kind of the move.
 */
export async function playOnBoard(page: Page): Promise<'claim' | 'declare' | 'virgil' | 'roll'> {
  const first = await firstChoice(page)
  await first.hover()
  const label = await first.locator('.choice-label').innerText()
  const opens = (await first.innerText()).includes('then claim')
  const same = board(page).getByRole('button', { name: label })
  if (label.startsWith('Claim')) {
    await playing(page, () => same.first().click())
    return 'claim'
  }
  if (label.startsWith('Declare')) {
    await playing(page, () => same.click())
    return 'declare'
  }
  if (/^(Raise|Lower|Flip)/.test(label)) {
    const [from] = /\d/.exec(label) ?? []
    await board(page)
      .getByRole('button', { name: `Active die showing ${from}` })
      .first()
      .click()
    const change = board(page).getByRole('group', { name: 'What Virgil can make' }).getByRole('button', { name: label })
    await change.hover()
    if (opens) await board(page).getByText('then the circle can be claimed').waitFor()
    await playing(page, () => change.click())
    return 'virgil'
  }
  const lit = await board(page)
    .locator('[data-mark="roll"]')
    .evaluateAll(dice => dice.map(die => die.getAttribute('data-die')))
  if (lit.length === 0) throw new Error(`the board lights no die for '${label}'`)
  for (const die of lit) await board(page).locator(`[data-die="${die}"]`).click()
  await playing(page, () => rollButton(page).click())
  return 'roll'
}

export const isOver = (page: Page): Promise<boolean> => rematch(page).isVisible()

/** Gives up, which the page wants confirmed. */
export async function giveUp(page: Page): Promise<void> {
  await askToGiveUp(page)
  await page.getByRole('dialog', { name: 'Give up?' }).getByRole('button', { name: 'Give up' }).click()
  await rematch(page).waitFor()
}

/** Chooses to give up; the page asks again. */
export async function askToGiveUp(page: Page): Promise<void> {
  // On a phone the list is folded at first.
  const more = page.getByRole('button', { name: /^More/ })
  if (await more.isVisible()) await more.click()
  await page.getByRole('button', { name: 'Give up', expanded: false }).click()
  await page.getByRole('list', { name: 'Give up' }).getByRole('button').click()
}

/** Between two views a board may be dim for a moment: that nothing on it is gold is only true if it stays so. */
export async function goldComes(page: Page): Promise<void> {
  const gold = board(page).locator('[data-lit="true"]')
  const notMine = page.locator('.prompt:not(.yours)').or(rematch(page))
  await gold.or(notMine).first().waitFor({ state: 'attached' })
}

/** Touches it, where it lies under a panel too: what is asked is whether it answers. What is gone meanwhile is not missed. */
export async function press(thing: Locator): Promise<void> {
  await thing.dispatchEvent('click', {}, { timeout: 2000 }).catch(() => {})
}
