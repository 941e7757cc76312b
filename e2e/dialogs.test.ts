import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { activeDice, giveUp, openTable, playOnBoard, poolDice, rollButton, rollRow } from './nine-circles.ts'
import { board, choices, playFirst, promptTitle } from './table-page.ts'
import { cardOf, keeping } from './visit.ts'

const house = openHouse()

test('the options of a new table are those it is played with', async () => {
  const { page } = await house.person()
  await page.goto('/')
  await cardOf(page)
    .getByRole('button', { name: /^Options/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'New table: Nine Circles' })
  await dialog.getByRole('radio', { name: 'Stop when you like' }).check()
  await dialog.getByText('You may roll on or spend Virgil pips although the target is met').waitFor()
  await dialog.getByText('Sheet', { exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Dice', exact: true }).selectOption('4')
  await dialog.getByLabel('Virgil pips').selectOption('0')
  await dialog.getByLabel('First circle').selectOption('7')
  await dialog.getByLabel('Group pips 4').selectOption('2')
  await dialog.getByLabel('Name of the table').fill('Friday in Dis')
  await dialog.getByRole('button', { name: 'Open the table' }).click()

  // Four dice are too few for the five that Violence takes: the rules say so at once.
  await page.getByRole('main').getByText('Too few dice are left for circle 7').waitFor()
  await page.getByRole('banner').getByText('Friday in Dis').waitFor()
  await page.getByRole('button', { name: 'Show the board' }).click()
  await board(page).getByRole('img', { name: 'Virgil: no pips left' }).waitFor()
  await board(page).getByRole('button', { name: 'Row 4: 2 pips left' }).waitFor()
  expect(await poolDice(page).count()).toBe(4)
})

test('the rule book is searched, and the prompt leads to its chapter', async () => {
  const { page } = await house.person()
  await openTable(page, { start: 8 })
  await page.getByRole('button', { name: 'Rules: Circle 8: Fraud' }).click()
  const book = page.getByRole('dialog', { name: 'Nine Circles: rules' })
  const fraud = book.getByRole('heading', { name: 'Circle 8: Fraud' })
  await fraud.waitFor()
  await expect.poll(() => fraud.evaluate(title => title.getBoundingClientRect().top)).toBeLessThan(450)

  const field = book.getByRole('searchbox', { name: 'Search the rules' })
  await field.fill('parcheesi')
  await book.getByText('Nothing found for “parcheesi”').waitFor()
  expect(await book.getByRole('heading', { level: 3 }).count()).toBe(0)
  await field.fill('joIn ROWS')
  await book.getByRole('heading', { name: 'Circle 7: Violence' }).waitFor()
  expect(await book.getByRole('heading', { name: 'Winning and score' }).count()).toBe(0)
  await field.fill('')
  await book.getByRole('navigation', { name: 'Chapters' }).getByRole('button', { name: 'Winning and score' }).click()
  const end = book.getByRole('heading', { name: 'Winning and score' })
  await expect.poll(() => end.evaluate(title => title.getBoundingClientRect().bottom)).toBeLessThan(900)
  await book.getByRole('button', { name: 'Close' }).click()
  await book.waitFor({ state: 'hidden' })
})

test('a dim thing says why not, and what happens is told to those who hear the page', async () => {
  const { page } = await house.person()
  await openTable(page)
  const note = (text: string) => page.locator('p').getByText(text)
  // Dim things are marked as disabled, but they answer a touch.
  await rollButton(page).click({ force: true })
  await note('Take up the dice you want to roll, then roll them.').first().waitFor()
  await board(page).getByRole('button', { name: 'Circle 1, Virtuous Pagans' }).click({ force: true })
  await note('The circle is not cleared yet: it takes one die showing 1.').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await note('The circle is not cleared yet').waitFor({ state: 'hidden' })
  expect(await activeDice(page).count()).toBe(0)

  const heard = (text: RegExp) => page.locator('[data-live="polite"]').filter({ hasText: text }).waitFor()
  await heard(/The circle is not cleared yet/)
  await rollRow(page, 2)
  await heard(/You rolled two fresh dice/)
  await giveUp(page)
  await heard(/You gave up/)
})

test('the guided first game leads by the hand to its end, and the rest of the way is free', async () => {
  const { page } = await house.person()
  await page.goto('/')
  await cardOf(page).getByRole('link', { name: 'Learn by playing' }).click()
  const lesson = page.getByRole('region', { name: 'First game' })
  for (let step = 1; step <= 12; step++) {
    await lesson.getByText(`Step ${step} of 12`).waitFor()
    const on = lesson.getByRole('button', { name: /^(Go on|Play on)$/ })
    if (await on.isVisible()) {
      expect(await choices(page).count()).toBe(0)
      await on.click()
    } else await playOnBoard(page)
  }
  await lesson.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: 'Circle 4 of 9' }).waitFor()
  await promptTitle(page).getByText('Greed').waitFor()
  // The table gets an address of its own on the way.
  await expect.poll(() => choices(page).count(), { timeout: 10_000 }).toBeGreaterThan(1)
  await playOnBoard(page)
})

test('the guided first game can be skipped', async () => {
  const { page } = await house.person()
  await page.goto('/learn/nine-circles')
  await page.getByRole('button', { name: 'Skip the lesson' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave the guided game?' })
  await dialog.getByRole('button', { name: 'Play without a guide' }).click()
  await page.getByRole('region', { name: 'First game' }).waitFor({ state: 'hidden' })
  // The table gets an address of its own on the way.
  await expect.poll(() => choices(page).count(), { timeout: 10_000 }).toBe(4)
})

/** Counts the dice that tumble and the knocks that sound. */
function countDice(): void {
  const counts = { tumbled: 0, knocked: 0 }
  Object.assign(window, { counts })
  const { animate } = Element.prototype
  Element.prototype.animate = function (keyframes, options) {
    const tumbles = Array.isArray(keyframes) && keyframes.some(({ transform }) => /rotate\(/.test(String(transform)))
    if (tumbles && this.matches('[data-die]')) counts.tumbled++
    return animate.call(this, keyframes, options)
  }
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...when) {
    counts.knocked++
    return start.apply(this, when)
  }
}

test('settings last: name, language, theme, motion and sound, and dice follow them', async () => {
  const { page } = await house.person({ reducedMotion: 'no-preference' })
  await page.addInitScript(countDice)
  const counts = () => page.evaluate(() => (window as unknown as { counts: Record<string, number> }).counts)
  const root = page.locator('html')
  await openTable(page, { start: 9 })
  await rollRow(page, 2)
  expect(await root.getAttribute('data-motion')).toBe('full')
  expect(await counts()).toEqual({ tumbled: 2, knocked: 0 })

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Parchment' }).check()
  await page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'Reduced' }).check()
  await page.getByRole('group', { name: 'Sound' }).getByRole('radio', { name: 'On' }).check()
  await keeping(page, () => page.getByRole('radio', { name: 'Svenska' }).check())
  await page.getByRole('dialog', { name: 'Inställningar' }).getByRole('textbox').fill('Francesca')
  await keeping(page, () => page.keyboard.press('Escape'))

  await page.reload()
  await page.getByRole('button', { name: 'Inställningar' }).click()
  expect(await root.getAttribute('lang')).toBe('sv')
  expect(await root.getAttribute('data-motion')).toBe('reduced')
  const dialog = page.getByRole('dialog', { name: 'Inställningar' })
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Francesca')
  const chosen = dialog.locator('.option').filter({ has: page.locator(':checked') })
  expect(await chosen.allInnerTexts()).toEqual([
    ...['Svenska', 'Pergament', 'Minskad'],
    // The pace, the beats and the endings are those of the tests' people.
    ...['På en gång', 'Vänta på ”fortsätt”', 'Visa det inte', 'På', 'Aldrig'],
  ])
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(241, 230, 208)',
  )
  await page.keyboard.press('Escape')
  await playFirst(page)
  const { tumbled, knocked } = await counts()
  expect(tumbled).toBe(0)
  expect(knocked).toBeGreaterThan(0)
})
