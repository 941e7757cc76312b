import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { openHouse } from './house.ts'
import { openRaceRecord, raceUntil } from './imp-race.ts'
import { openTable } from './nine-circles.ts'
import { board, entries, firstChoice, listed, playing, promptReady, untilEntries } from './table-page.ts'

const house = openHouse()

const early = 'The question has just changed'

test('a second press that was meant for the last question plays nothing, by mouse or by key; a deliberate one does', async () => {
  const { page } = await house.person()
  // The page's time stands still unless the test lets it go on, however slow the machine is.
  await page.clock.install()
  await openTable(page)
  await promptReady(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const note = page.locator('.note', { hasText: early })

  // By mouse: the second press comes when the next question stands under the pointer.
  const box = await (await firstChoice(page)).boundingBox()
  const [x, y] = [box!.x + 40, box!.y + box!.height / 2]
  await page.mouse.click(x, y)
  await untilEntries(page, 1)
  await page.clock.runFor(300)
  await page.mouse.click(x, y)
  await note.waitFor()
  expect(await entries(page)).toBe(1)
  await page.clock.runFor(50)
  await playing(page, () => page.mouse.click(x, y))

  // By key: a key that is still down, then the same key again.
  await page.clock.runFor(350)
  await page.keyboard.down('1')
  await untilEntries(page, 3)
  await page.keyboard.up('1')
  await page.clock.runFor(100)
  await page.keyboard.press('1')
  await note.waitFor()
  expect(await entries(page)).toBe(3)
})

test('by touch: a second tap at the same place plays nothing, and a deliberate one does', async () => {
  const { page } = await house.person({ viewport: phone, hasTouch: true })
  await page.clock.install()
  await openTable(page)
  await promptReady(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const box = (await (await firstChoice(page)).boundingBox())!
  const [x, y] = [box.x + 40, box.y + box.height / 2]
  await page.touchscreen.tap(x, y)
  await untilEntries(page, 1)
  await page.clock.runFor(300)
  // The next question has a move there.
  expect(await page.evaluate(([x, y]) => document.elementFromPoint(x!, y!)?.closest('.choice') !== null, [x, y])).toBe(
    true,
  )
  await page.touchscreen.tap(x, y)
  await page.locator('.note', { hasText: early }).waitFor()
  expect(await entries(page)).toBe(1)
  await page.clock.runFor(50)
  await playing(page, () => page.touchscreen.tap(x, y))
})

test('a press that began before the question changed plays nothing: a key that stays down', async () => {
  const { page } = await house.person()
  await openTable(page)
  await (await firstChoice(page)).focus()
  await promptReady(page)
  await page.keyboard.down('Enter')
  await untilEntries(page, 1)
  await listed(page).and(page.locator(':focus')).waitFor()
  // However long it is held.
  await promptReady(page)
  await page.keyboard.down('Enter')
  await page.locator('.note', { hasText: early }).waitFor()
  await page.keyboard.up('Enter')
  expect(await entries(page)).toBe(1)
  await playing(page, () => page.keyboard.press('Enter'))
})

test('what ends a turn stands last, without gold, never has the focus, and is asked about while more can be done', async () => {
  const { page } = await house.person({ asks: true })
  await page.clock.install()
  // The end of a turn in which a card can still be bought.
  await openRaceRecord(
    page,
    raceUntil(({ flow, seats, turn }) => flow.at(-1)?.kind === 'close' && (seats[turn.seat]?.gems ?? 0) > 4),
  )
  const end = listed(page).last()
  await end.getByText('End the turn').waitFor()
  expect(await end.evaluate(row => getComputedStyle(row).borderStyle)).toBe('dashed')
  expect(
    await listed(page)
      .first()
      .evaluate(row => getComputedStyle(row).borderStyle),
  ).toBe('solid')
  await promptReady(page)
  await page.clock.pauseAt(Date.now() + 60_000)

  // A double click asks; it does not answer.
  await end.dblclick()
  await end.getByText('Press again').waitFor()
  await page.clock.runFor(350)
  // The device would have to change hands.
  const next = page.locator('.prompt.hand-over')
  expect(await next.count()).toBe(0)
  await end.click()
  await next.waitFor()
})

test('a purchase with which the turn passes by itself is asked about once, on the board as in the list; it keeps its gold', async () => {
  const { page } = await house.person({ asks: true })
  await page.clock.install()
  // One card can be paid for, and no second.
  await openRaceRecord(
    page,
    raceUntil(({ flow, seats, turn }) => {
      const { imps, gems, hand } = seats[turn.seat]!
      const price = imps.filter(place => typeof place === 'number').length
      return flow.at(-1)?.kind === 'close' && price > 0 && gems >= price && gems < 2 * price && hand.length < 6
    }),
  )
  const buy = listed(page).filter({ hasText: 'Buy a card' })
  await buy.getByText('your turn ends').waitFor()
  expect(await buy.evaluate(row => getComputedStyle(row).borderStyle)).toBe('solid')
  await promptReady(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked = await entries(page)
  const deck = board(page).locator('.ir-deck')
  await deck.click()
  await page.locator('.note', { hasText: 'Your turn ends with this' }).waitFor()
  await buy.getByText('Press again').waitFor()
  expect(await entries(page)).toBe(asked)
  await page.clock.runFor(350)
  await deck.click()
  // The device changes hands.
  await page.locator('.prompt.hand-over').waitFor()
})

test('after a move by its key the focus is on the first choice, wherever it was', async () => {
  const { page } = await house.person()
  await openTable(page)
  await promptReady(page)
  await page.keyboard.press('l')
  await page.locator('#log-title:focus').waitFor()
  await playing(page, () => page.keyboard.press('1'))
  await listed(page).first().and(page.locator(':focus')).waitFor()
})

test('after a move by mouse, or by the press of a screen reader, the focus is on the first choice; only the latter sees a ring', async () => {
  const { page } = await house.person()
  await openTable(page)
  const focused = listed(page).first().and(page.locator(':focus'))
  await playing(page, () => listed(page).first().click())
  await focused.and(page.locator(':not(:focus-visible)')).waitFor()
  // It has neither a key nor a pointer.
  await playing(page, () =>
    listed(page)
      .first()
      .evaluate(row => (row as HTMLElement).click()),
  )
  await focused.and(page.locator(':focus-visible')).waitFor()
})
