import { caravan } from '@acheron/games/caravan'
import { type CaravanEvent, championName, isChampion, nameOf } from '@acheron/games/caravan/board.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { laptop, phone } from './browser.ts'
import { caravanUntil, gold, openCaravanRecord } from './caravan.ts'
import { eveOf, hurts } from './caravan-eve.ts'
import { quick } from './caravan-moments.ts'
import { makeMove } from './caravan-plan.ts'
import { openHouse } from './house.ts'
import { barriers, sideways } from './looks.ts'
import { board, promptReady, promptTitle } from './table-page.ts'

const house = openHouse()
const words = await caravan.words('en')

/** The title of the stage. */
const banner = (page: Page) => board(page).getByRole('region', { name: 'The fight' })
const head = (page: Page) => page.locator('.head')
const bigCard = (page: Page) => head(page).locator('.cvt-card')
const title = (page: Page) => bigCard(page).getByRole('heading')
const goOn = (page: Page) => page.locator('.prompt').getByRole('button', { name: 'Go on' })
const waits = (page: Page) => page.getByText('It waits until you go on.')

test('the Malefactors’ Turn is watched card by card; Space goes on, and nothing is gold before the next Turn', async () => {
  const { record, step, events } = eveOf(hurts, true)
  const cards = events.flatMap(event => (event.e === 'cardRevealed' ? [nameOf(words, event.side, event.card)] : []))
  expect(cards.length).toBeGreaterThan(1)
  const sides = events.flatMap(event => (event.e === 'cardRevealed' ? [event.side] : []))
  expect(sides).toContain('event')
  const walk = events.find(event => event.e === 'modelMoved' && event.from !== null && !isChampion(event.object))
  const hit = events.find(event => event.e === 'damageTaken')!
  const name = championName(words, hit.champion)

  const { page } = await house.person({ pace: 'fast' })
  await openCaravanRecord(page, record)
  // The boss and the next card stand in the column: one plans against it.
  await head(page).getByText(`Next: ${cards[0]}`).waitFor()
  const vigor = () => board(page).locator(`.cv-plate[data-champion="${hit.champion}"] .cv-vigor b`).innerText()
  const before = await vigor()
  await banner(page).getByRole('heading', { name: "The Caravan's Turn" }).waitFor()
  const round = step.before.fight!.round
  const place = nameOf(words, 'confrontation', step.before.fight!.id)
  await banner(page).getByText(`Round ${round} · ${place}`).waitFor()
  // Numbers, plates and ways in the arena as they come.
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { marks: seen })
    const note = () => {
      for (const mark of document.querySelectorAll('.cvt-number, .cvt-name, .cvt-way[data-foe="true"] text'))
        seen.add(mark.textContent ?? '')
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await promptReady(page)
  await makeMove(page, step)

  for (const [i, card] of cards.entries()) {
    await expect.poll(() => title(page).innerText()).toBe(card)
    if (i === 0) expect(await vigor(), 'the view before the blow').toBe(before)
    expect(await gold(page).count(), 'nothing is gold').toBe(0)
    await banner(page).getByRole('heading', { name: "The Malefactors' Turn" }).waitFor()
    expect(await banner(page).getByRole('heading').getAttribute('data-of')).toBe('malefactors')
    if (sides[i] === 'event') {
      await bigCard(page).getByText('Event', { exact: true }).waitFor()
      expect(await bigCard(page).getAttribute('data-side')).toBe('event')
    }
    await waits(page).waitFor()
    // Every Line is over, each with what it did.
    expect(await bigCard(page).locator('[data-state="now"], [data-state="next"]').count()).toBe(0)
    expect(await bigCard(page).locator('.cvt-outcome').allInnerTexts()).not.toContain('')
    if (i === 0) {
      expect.soft(await barriers(page), 'axe').toEqual([])
      await page.setViewportSize(phone)
      await goOn(page).waitFor()
      expect.soft(await sideways(page)).toBe(0)
      // On a phone there is room for one Line: the last one, with what it did.
      const lines = bigCard(page).locator('.cvt-lines > li').filter({ visible: true })
      expect.soft(await lines.locator('.cvt-outcome').allInnerTexts()).toHaveLength(1)
      await page.setViewportSize(laptop)
    }
    await page.keyboard.press('Space')
  }
  await page.locator('.prompt.yours').waitFor()
  expect(await bigCard(page).count()).toBe(0)
  const marks = await page.evaluate(() => [...(window as unknown as { marks: Set<string> }).marks])
  expect(marks).toContain(`−${hit.inflicted + hit.suffered}`)
  expect(marks.some(text => text.startsWith(name))).toBe(true)
  if (walk?.e === 'modelMoved') expect(marks).toContain(`came from ${walk.from?.slice(0, 2)}`)
  await banner(page)
    .getByText(`Round ${round + 1} · ${place}`)
    .waitFor()
  expect(await vigor()).toBe(String(step.after.champions[hit.champion].vigor))
})

test('one can step back, stand still, and skip to one’s own turn', async () => {
  const { record, step } = eveOf(hurts, true)
  const { page } = await house.person({ pace: 'slow' })
  await openCaravanRecord(page, record)
  await promptReady(page)
  await makeMove(page, step)
  const told = page.locator('.strip li').first()
  await title(page).waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('It stands still until you go on.').waitFor()
  const now = await told.innerText()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.poll(() => told.innerText()).not.toBe(now)
  await page.getByRole('button', { name: 'Skip to my turn' }).click()
  await page.locator('.prompt.yours').waitFor()
  expect(await promptTitle(page).innerText()).not.toBe('')
  expect(await bigCard(page).count()).toBe(0)
})

test('a Counterattack shows the Counterattack side of the card that strikes', async () => {
  const strikesBack = (events: readonly CaravanEvent[]) =>
    events.some(event => event.e === 'cardRevealed' && event.side === 'counter') &&
    events.some(({ e }) => e === 'cardEnded')
  const { record, step, events } = eveOf(strikesBack, false)
  const revealed = events.find(event => event.e === 'cardRevealed')!
  const { page } = await house.person({ pace: 'fast' })
  await openCaravanRecord(page, record)
  await promptReady(page)
  await makeMove(page, step)
  await expect.poll(() => title(page).innerText()).toBe(nameOf(words, 'counter', revealed.card))
  // Whoever strikes is seen whole in the picture.
  const { inner, outer, side } = await bigCard(page).evaluate((card: HTMLElement) => {
    const box = (what: string) => card.querySelector(what)!.getBoundingClientRect().toJSON() as DOMRect
    return { inner: box('.cvt-picture .cv-mark'), outer: box('.cvt-picture'), side: card.dataset.side }
  })
  expect(side).toBe('counter')
  expect(inner.width).toBeLessThan(outer.width / 2)
  expect(inner.x).toBeGreaterThan(outer.x)
})

/** Whether the middle of a thing lies within another. */
async function inSight(thing: Locator, window: Locator): Promise<boolean> {
  const [one, box] = [await thing.boundingBox(), await window.boundingBox()]
  if (!one || !box) return false
  const [x, y] = [one.x + one.width / 2, one.y + one.height / 2]
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
}

test('on a phone the arena comes near to whom the present Line is about', async () => {
  const { record, step, events } = eveOf(hurts, true)
  const first = events.find(event => event.e === 'cardRevealed' && event.side !== 'event')!
  const owner = step.before.fight!.decks[first.e === 'cardRevealed' ? first.deck : '']!.owner!
  const { page } = await house.person({ pace: 'slow', hasTouch: true })
  await openCaravanRecord(page, record)
  await promptReady(page)
  await makeMove(page, step)
  await page.setViewportSize(phone)
  await title(page).waitFor()
  const near = board(page).locator('.cv-scroll[data-near="true"]')
  await near.waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  const figure = (id: string) => board(page).locator(`.cv-scroll [data-object="${id}"] .cv-plaque`).first()
  await expect.poll(() => inSight(figure(owner), near)).toBe(true)
  // Nothing can be touched, and whoever is out of sight is a chip.
  expect(await gold(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Skip to my turn' }).click()
  await page.locator('.prompt.yours').waitFor()
})

test('on a phone the name and the number of whoever is hit are whole in sight', async () => {
  const { record, step } = eveOf(hurts, true)
  const { page } = await house.person({ pace: 'slow', hasTouch: true })
  await openCaravanRecord(page, record)
  await promptReady(page)
  await makeMove(page, step)
  await page.setViewportSize(phone)
  const arena = board(page).locator('.cv-scroll[data-near="true"]')
  await arena.locator('.cvt-plate').first().waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  for (const what of ['.cvt-plate', '.cvt-number[data-now="true"]']) {
    const outside = async () => {
      const [mark, window] = [await arena.locator(what).first().boundingBox(), await arena.boundingBox()]
      const buttons = await board(page).locator('.cv-turns').boundingBox()
      if (!mark || !window || !buttons) return Number.NaN
      return Math.max(window.x - mark.x, mark.x + mark.width - buttons.x, window.y - mark.y, 0)
    }
    await expect.poll(outside, { message: what }).toBe(0)
  }
})

test('what is asked in the middle of a card has its answers in sight beside the card', async () => {
  const wounds = caravanUntil(({ fight, flow }) => {
    const top = flow.at(-1)
    return fight?.turn === 'malefactors' && top?.kind === 'ask' && top.topic.what === 'wound'
  }, quick)
  const { page } = await house.person()
  await openCaravanRecord(page, wounds)
  await bigCard(page).waitFor()
  for (const [viewport, least] of [
    [laptop, 2],
    [{ width: 1024, height: 768 }, 1],
  ] as const) {
    await page.setViewportSize(viewport)
    const rows = page.locator('.ask [data-choice]')
    const seen = () =>
      rows.evaluateAll(
        rows =>
          rows.filter(row => {
            const { x, y, width, height } = row.getBoundingClientRect()
            return row.contains(document.elementFromPoint(x + width / 2, y + height / 2))
          }).length,
      )
    await expect.poll(seen, { message: `${viewport.width}` }).toBeGreaterThanOrEqual(least)
  }
})
