import { readFileSync } from 'node:fs'
import { recordOf, Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import { impRace } from '@acheron/games/imp-race'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { openHouse } from './house.ts'
import { raceUntil } from './imp-race.ts'
import { planRace, raceSeed } from './imp-race-plan.ts'
import { groups, listed, pressCounts, promptReady, promptTitle, rematch } from './table-page.ts'
import { cardOf, keeping, openRecord } from './visit.ts'

const house = openHouse()
const game = 'The Race of the Imps'

async function optionsOf(page: Page): Promise<Locator> {
  await page.goto('/')
  await cardOf(page, game)
    .getByRole('button', { name: /^Options/ })
    .click()
  return page.getByRole('dialog', { name: `New table: ${game}` })
}

const players = (page: Page) => page.getByRole('region', { name: 'Players' })

test('each of those who share a device says when the page asks before an end: one is asked, the other is not', async () => {
  const { page } = await house.person()
  const names = ['Francesca', 'Paolo']
  /** A game in which a player could still buy a card before the end of the turn. */
  const atTurnEnd = async (seat: number) => {
    const record = raceUntil(
      state => state.turn.seat === seat && impRace.moves(state, seat).some(({ do: kind }) => kind === 'endTurn'),
      2,
    )
    const buffer = Buffer.from(JSON.stringify({ ...JSON.parse(String(record)), names }))
    await openRecord(page, { name: 'race.json', mimeType: 'application/json', buffer })
    await taken(names[seat]!).click()
    await promptReady(page)
  }
  const taken = (name: string) => page.getByRole('button', { name: `I am ${name}` })
  const asking = (name: string) => page.getByRole('group', { name: `Ask ${name} before a move that ends something` })
  const settings = async (use: () => Promise<void>) => {
    await page.getByRole('button', { name: 'Settings' }).click()
    await use()
    await page.keyboard.press('Escape')
  }
  const end = listed(page).filter({ hasText: 'End the turn' })

  await atTurnEnd(0)
  await settings(() => asking('Francesca').getByRole('radio').last().check({ force: true }))
  await end.click()
  await page.locator('.choice.asked').filter({ hasText: 'Press again' }).waitFor()
  expect(await taken('Paolo').isVisible()).toBe(false)
  await pressCounts(page)
  await end.click()
  await taken('Paolo').waitFor()

  await atTurnEnd(1)
  await settings(async () => {
    await asking('Paolo').waitFor()
    expect(await asking('Paolo').getByRole('radio').last().isChecked()).toBe(false)
  })
  await end.click()
  await taken('Francesca').waitFor()
})

test('those who share a device are called by their names: in the dialog, at the table, in the list', async () => {
  const { page } = await house.person()
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Your name').fill('Francesca')
  await keeping(page, () => page.keyboard.press('Escape'))

  const dialog = await optionsOf(page)
  const unnamed = () => dialog.getByRole('textbox', { name: 'Name of player 1' }).getAttribute('placeholder')
  // Whoever plays alone against bots is called so at the table.
  expect(await unnamed()).toBe('Pilgrim')
  await dialog.getByLabel(/^Players/).selectOption('3')
  await dialog.getByLabel('Seat 2').selectOption({ label: 'Person' })
  expect(await unnamed()).toBe('Player 1')
  await dialog.getByLabel('Seat 3').selectOption({ label: 'Person' })
  expect(await dialog.getByRole('textbox', { name: 'Name of player 1' }).inputValue()).toBe('Francesca')
  const second = dialog.getByRole('textbox', { name: 'Name of player 2' })
  expect(await second.getAttribute('placeholder')).toBe('Player 2')
  // A name is text and nothing else.
  await second.fill('<b>Paolo</b>')
  expect(await second.evaluate((field: HTMLInputElement) => field.maxLength)).toBe(24)
  await dialog.getByRole('button', { name: 'Open the table' }).click()

  const names = ['Francesca', '<b>Paolo</b>', 'Player 3']
  await promptTitle(page).waitFor()
  for (const name of names) await players(page).getByText(name).first().waitFor()
  // The next player takes the device; then the question names that player.
  const seen: string[] = []
  const taken = page.getByRole('button', { name: /^I am / })
  for (let turn = 0; turn < 60 && seen.length < names.length; turn++) {
    if (!(await taken.isVisible())) {
      // The question may change meanwhile, or the device may have to change hands.
      const first = listed(page).or(groups(page)).first()
      await first.click({ timeout: 1000 }).catch(() => {})
      continue
    }
    const name = (await taken.innerText()).replace('I am ', '')
    await promptTitle(page).getByText(`${name} is next`).waitFor()
    await taken.press('Enter')
    await page.getByRole('region', { name: `${name} is to decide` }).waitFor()
    await expect.poll(() => page.locator('[data-live="polite"]').innerText()).toContain(`${name} is to decide.`)
    // The keyboard's focus is kept.
    await page.locator('.prompt.yours :focus').waitFor()
    if (!seen.includes(name)) seen.push(name)
  }
  expect(seen.toSorted()).toEqual(names.toSorted())
  await page.getByRole('region', { name: 'Log' }).getByText('<b>Paolo</b>').first().waitFor()

  await page.reload()
  await players(page).getByText('<b>Paolo</b>', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Acheron' }).click()
  await page.getByText(/Francesca, <b>Paolo<\/b>,? and Player 3/).waitFor()
})

test('without a name, with one that cannot be, and by touch on a phone', async () => {
  const { page } = await house.person({ viewport: phone, hasTouch: true })
  const dialog = await optionsOf(page)
  await dialog.getByLabel('Seat 2').selectOption({ label: 'Person' })
  const first = dialog.getByRole('textbox', { name: 'Name of player 1' })
  expect(await first.inputValue()).toBe('')
  await first.fill('a\u202eb')
  await dialog.getByRole('button', { name: 'Open the table' }).tap()
  await dialog.getByRole('alert').getByText('That name cannot be used').waitFor()
  await first.fill('Ulisse')
  await dialog.getByRole('button', { name: 'Open the table' }).tap()
  await page.getByRole('button', { name: 'I am Ulisse' }).tap()
  await page.getByRole('region', { name: 'Ulisse is to decide' }).waitFor()
  await players(page).getByText('Player 2', { exact: true }).waitFor({ state: 'attached' })
})

test('names come with a file, to the end of the game and into the next; a file without them is read as before', async () => {
  const table = new Table(impRace, { players: 2, options: { impsToWin: 1 }, seed: raceSeed })
  for (const { seat, move } of await planRace()) table.submit(seat, move)
  const [winner] = impRace.result(table.state)?.winners ?? []
  const { page } = await house.person()
  const open = async (more: object) => {
    const buffer = Buffer.from(JSON.stringify({ ...recordOf(table), ...more }))
    await openRecord(page, { name: 'race.json', mimeType: 'application/json', buffer })
    await rematch(page).waitFor()
    return promptTitle(page).innerText()
  }
  expect(await open({})).toBe(`Player ${Number(winner) + 1} has won`)
  const names = ['Ulisse', 'Penelope']
  expect(await open({ names })).toBe(`${names[Number(winner)]} has won`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ])
  expect(JSON.parse(readFileSync(await download.path(), 'utf8')).names).toEqual(names)
  await rematch(page).click()
  await page.getByRole('button', { name: 'I am Ulisse' }).waitFor()
  await players(page).getByText('Penelope').waitFor()
})

test('whoever plays several seats takes back that one of them has passed, by keys and by touch', async () => {
  const options = { mode: 'quick', startCircle: 9, passMode: 'sticky' }
  const table = new Table(caravan, { players: 2, options, seed: 'caravan 0' })
  const canPass = () => table.moves(table.actors()[0]!).some(move => move.do === 'pass')
  while (!canPass()) table.submit(table.actors()[0]!, table.moves(table.actors()[0]!)[0])
  table.submit(0, { do: 'pass' })
  const buffer = Buffer.from(JSON.stringify({ ...recordOf(table), names: ['Ulisse', 'Penelope'] }))
  const file = { name: 'caravan.json', mimeType: 'application/json', buffer }
  const taken = (page: Page, name: string) => page.getByRole('button', { name: `I am ${name}` })
  const asked = (page: Page, name: string) => page.getByRole('region', { name: `${name} is to decide` })
  const other = (page: Page, name: string) => players(page).getByRole('button', { name: `Decide as ${name}` })
  const again = (page: Page) => listed(page).filter({ hasText: 'I am not done after all' })

  const { page } = await house.person()
  await openRecord(page, file)
  await taken(page, 'Penelope').press('Enter')
  await asked(page, 'Penelope').waitFor()
  expect(await other(page, 'Penelope').count()).toBe(0)
  await other(page, 'Ulisse').press('Enter')
  // The button is gone; the focus is with the panel.
  await page.locator('.ask :focus').waitFor()
  await taken(page, 'Ulisse').press('Enter')
  await asked(page, 'Ulisse').waitFor()
  await page.locator('.ask :focus').waitFor()
  await promptReady(page)
  await again(page).press('Enter')
  await again(page).waitFor({ state: 'detached' })
  await asked(page, 'Ulisse').waitFor()

  const { page: small } = await house.person({ viewport: phone, hasTouch: true })
  await openRecord(small, file)
  await taken(small, 'Penelope').tap()
  await asked(small, 'Penelope').waitFor()
  const menu = small.getByRole('button', { name: 'Menu, players and log' })
  await menu.tap()
  await other(small, 'Ulisse').tap()
  await taken(small, 'Ulisse').tap()
  await asked(small, 'Ulisse').waitFor()
  await menu.tap()
  await other(small, 'Penelope').tap()
  await taken(small, 'Penelope').waitFor()
})
