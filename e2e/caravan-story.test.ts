import { recordOf, Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { laptop, phone } from './browser.ts'
import { openCaravanRecord } from './caravan.ts'
import { openHouse } from './house.ts'
import { barriers, sideways } from './looks.ts'
import { board, entries, promptReady, promptTitle, untilEntries } from './table-page.ts'

/** The story between the fights: the book, Effort, growth and the Transition. */

const house = openHouse()

type State = ReturnType<typeof caravan.setup>
type Move = ReturnType<typeof caravan.moves>[number]

const tablet = { width: 1024, height: 768 }
const sizes = [laptop, tablet, phone]

/** The record of a campaign up to the first moment that is wanted; `own` decides where it has an opinion. */
function until(wanted: (state: State) => boolean, own: (moves: readonly Move[]) => Move | undefined = () => undefined) {
  for (let seed = 0; seed < 8; seed++) {
    const table = new Table(caravan, { players: 1, options: {}, seed: `story ${seed}` })
    for (let decision = 0; decision < 400 && table.actors().length > 0; decision++) {
      if (wanted(table.state)) return Buffer.from(JSON.stringify(recordOf(table)))
      const moves = table.moves(0)
      table.submit(0, own(moves) ?? caravan.mind.policy!(table.state, 0, [...moves]))
    }
  }
  throw new Error('no such moment in the campaigns tried')
}

const asks = (what: string) => (state: State) => {
  const frame = state.flow.at(-1)
  return (frame?.kind === 'vote' || frame?.kind === 'ask') && frame.topic.what === what
}
const boxed = (moves: readonly Move[]) => moves.find(move => move.do === 'vote' && move.option === 'box')

const leaf = (page: Page): Locator => board(page).locator('.chr-leaf')
const box = async (thing: Locator) => (await thing.boundingBox())!

/** Whether the thing itself is what one sees in its middle and near its corners. */
function isUncovered(thing: Locator): Promise<boolean> {
  return thing.evaluate(element => {
    // On a phone the bar and the question lie over the edges.
    element.scrollIntoView({ block: 'center' })
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const spots = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 8, top + 8],
      [right - 8, bottom - 8],
    ] as const
    return spots.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
  })
}

test('the book is as tall as the page and opens at the newest passage, with its answers in it', async () => {
  const { page } = await house.person()
  await openCaravanRecord(
    page,
    until(state => asks('dilemma')(state) && state.exploration.entry === '004'),
  )
  const [stage, book] = [await box(board(page)), await box(board(page).locator('.chr-page'))]
  expect(book.height).toBeGreaterThan(stage.height * 0.8)
  expect(book.width).toBeGreaterThan(640)
  expect(book.width).toBeLessThan(720)
  const top = async (what: string) => (await box(leaf(page).locator(what).first())).y - (await box(leaf(page))).y
  expect(await top('.chr-now')).toBeLessThan(20)
  // The chapter so far lies above.
  expect(await top('.chr-before')).toBeLessThan(-400)
  expect(await leaf(page).locator('.chr-echo').innerText()).not.toBe('')
  const answers = leaf(page).locator('.chr-choices button')
  expect(await answers.first().innerText()).toMatch(/Ordeal of Prowess\s+\d+ Hits/)
  expect(await isUncovered(answers.last())).toBe(true)

  // The Journal and the large map are one key away, and one click.
  await page.keyboard.press('j')
  await leaf(page)
    .getByRole('heading', { name: /^Chapter 1: / })
    .waitFor()
  await page.keyboard.press('Escape')
  await answers.first().waitFor()
  await board(page).getByRole('button', { name: 'larger' }).click()
  const map = board(page).locator('.chr-page .chr-map')
  expect((await box(map)).width).toBeGreaterThan(500)
  await page.keyboard.press('m')
  await answers.first().waitFor()
  expect((await box(board(page).locator('.chr-aside .chr-map'))).width).toBeLessThan(300)
  await board(page)
    .getByRole('button', { name: /^Journal/ })
    .first()
    .click()
  await leaf(page).locator('.journal').waitFor()
  expect.soft(await barriers(page), 'axe, the journal in the book').toEqual([])
  await page.keyboard.press('Escape')

  const title = await leaf(page).locator('.chr-entry h3').innerText()
  await promptReady(page)
  await answers.last().click()
  await expect.poll(() => leaf(page).locator('.chr-entry h3').innerText()).not.toBe(title)
  expect(await top('.chr-now')).toBeLessThan(20)
})

test.each([tablet, phone])(
  'the book at %j: as tall as there is room, with its newest passage in sight',
  async viewport => {
    const { page } = await house.person({ viewport, hasTouch: viewport === phone })
    await openCaravanRecord(
      page,
      until(state => asks('dilemma')(state) && state.exploration.entry === '004'),
    )
    const book = await box(board(page).locator('.chr-page'))
    expect(book.height, 'the book').toBeGreaterThan(viewport.height * 0.6)
    expect(book.x).toBeGreaterThanOrEqual(0)
    expect(book.x + book.width).toBeLessThanOrEqual(viewport.width)
    const heading = await box(leaf(page).locator('.chr-now :is(h3, h4)').first())
    expect(heading.y).toBeGreaterThan(0)
    expect(heading.y, 'the newest passage').toBeLessThan(viewport.height / 2)
    expect.soft(await sideways(page)).toBe(0)
    const answer = leaf(page).locator('.chr-choices button').first()
    expect(await isUncovered(answer)).toBe(true)
  },
)

test('a Wound on the road: what a box of a Companion holds is said before it is blocked', async () => {
  const { page } = await house.person()
  const hold = (moves: readonly Move[]) => moves.find(move => move.do === 'effort' && move.dice === 0)
  await openCaravanRecord(page, until(asks('woundPlace'), hold))
  const answers = leaf(page).locator('.chr-choices button')
  const texts = await answers.allInnerTexts()
  expect(texts.length).toBeGreaterThan(1)
  for (const text of texts) expect(text).toMatch(/Then .+ cannot be played\./)
})

test('passages that lead on without a question are read from the first of them', async () => {
  const { page } = await house.person()
  await openCaravanRecord(page, until(asks('chapter')))
  expect(await leaf(page).locator('.chr-title').innerText()).toMatch(/Chapter I\s+The Kindest Circle/i)
  await promptReady(page)
  await leaf(page).locator('.chr-choices button').first().click()
  const first = leaf(page).locator('.chr-now h4')
  await expect.poll(() => first.first().innerText()).toMatch(/Four Sleepers/i)
  expect((await box(first.first())).y - (await box(leaf(page))).y).toBeLessThan(40)
  expect(await leaf(page).locator('.chr-entry h3').innerText()).toMatch(/Dark Forest/i)
})

test('on a phone the story fills the screen, and a new passage comes into sight', async () => {
  const { page } = await house.person({ viewport: phone, hasTouch: true })
  await openCaravanRecord(
    page,
    until(state => asks('dilemma')(state) && state.exploration.entry === '002'),
  )
  const before = await leaf(page).locator('.chr-entry h3').innerText()
  expect((await box(leaf(page))).width).toBeGreaterThan(phone.width * 0.85)
  expect.soft(await sideways(page)).toBe(0)
  const answer = leaf(page).locator('.chr-choices button').first()
  await answer.scrollIntoViewIfNeeded()
  await promptReady(page)
  await answer.tap()
  const newest = leaf(page).locator('.chr-entry h3')
  await expect.poll(() => newest.innerText()).not.toBe(before)
  // Where several follow one another, the first of them is in sight.
  const heading = leaf(page).locator('.chr-now :is(h3, h4)').first()
  await expect.poll(async () => (await box(heading)).y).toBeGreaterThan(0)
  expect((await box(heading)).y).toBeLessThan(phone.height / 2)
})

test('why a Champion is asked for is said', async () => {
  const { page } = await house.person()
  await openCaravanRecord(page, until(asks('champion')))
  expect(await promptTitle(page).innerText()).toMatch(/^Who .+\?$/i)
  expect(await page.locator('.prompt-text').innerText()).toMatch(/One Champion/)
  expect(await leaf(page).locator('.chr-reason').innerText()).toMatch(/^One Champion/)
})

test.each(sizes)('an Ordeal in three presses at %j: the answer, a die of Effort, the roll', async viewport => {
  const { page } = await house.person({ viewport, hasTouch: viewport === phone })
  await openCaravanRecord(page, until(asks('dilemma')))
  await promptReady(page)
  await leaf(page).locator('.chr-choices button').first().click()
  const panel = page.locator('.effort')
  await panel.waitFor()
  const [roll, sum] = [panel.locator('.effort-roll'), panel.locator('.effort-sum')]
  await expect.poll(() => roll.innerText()).toMatch(/Add no Effort/)
  expect(await isUncovered(roll)).toBe(true)
  const dice = Number(/^\d+/.exec(await sum.innerText())?.[0])
  const row = panel.locator('.effort-row[data-champion="mercenary"]')
  await row.getByRole('button', { name: 'One die more' }).click()
  expect(await sum.innerText()).toMatch(new RegExp(`^${dice + 1} `))
  expect(await row.innerText()).toMatch(/1 Vigor\s+5 left/)
  expect(await roll.innerText()).toMatch(/Roll 1 die of Effort/)
  expect.soft(await barriers(page), 'axe').toEqual([])
  expect.soft(await sideways(page)).toBe(0)
  await roll.click()
  // All four have decided.
  await expect.poll(() => panel.count()).toBe(0)
})

test('Effort by keys: arrows choose, the last Vigor is a Wound, Enter rolls', async () => {
  const { page } = await house.person()
  await openCaravanRecord(
    page,
    until(({ flow }) => flow.at(-1)?.kind === 'ordeal'),
  )
  const steppers = page.getByRole('spinbutton')
  expect(await steppers.count()).toBe(4)
  await page.locator('.effort-roll').focus()
  await page.keyboard.press('ArrowUp')
  const last = steppers.last()
  await expect.poll(() => last.evaluate(element => element === document.activeElement)).toBe(true)
  const most = Number(await last.getAttribute('aria-valuemax'))
  for (let n = 0; n < most - 11; n++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  expect(await last.getAttribute('aria-valuetext')).toMatch(/Vigor, 1 left/)
  await page.keyboard.press('ArrowRight')
  expect(await last.getAttribute('aria-valuetext')).toMatch(/last Vigor: a Wound/)
  await page.keyboard.press('End')
  expect(await last.getAttribute('aria-valuetext')).toMatch(/two Wounds/)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await promptReady(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.effort').count()).toBe(0)
})

test('holding back from an Ordeal is no accident: a second Enter adds nothing and spends nothing', async () => {
  const { page } = await house.person()
  await openCaravanRecord(page, until(asks('dilemma')))
  await promptReady(page)
  await page.keyboard.press('1')
  const roll = page.locator('.effort-roll')
  await roll.waitFor()
  const [first] = await page.getByRole('spinbutton').all()
  await expect.poll(() => first!.evaluate(element => element === document.activeElement)).toBe(true)
  expect(await roll.innerText()).toBe('Add no Effort')
  await promptReady(page)
  await page.keyboard.press('Enter')
  expect(await roll.innerText()).toBe('Add no Effort')
  await page.keyboard.press('ArrowRight')
  expect(await roll.innerText()).toMatch(/Roll 1 die of Effort\s+Enter/)
  await page.keyboard.press('ArrowLeft')
  await roll.click()
  await expect.poll(() => page.locator('.effort').count()).toBe(0)
})

test.each(sizes)(
  'what is learnt or given up at %j: cards whole and uncovered, beside what they replace',
  async viewport => {
    const { page } = await house.person({ viewport, hasTouch: viewport === phone })
    for (const what of ['maneuverTaken', 'maneuverRemoved']) {
      await openCaravanRecord(page, until(asks(what)))
      // The page of the victory comes first.
      const on = board(page).locator('.cvo-on')
      if (await on.isVisible()) await on.click()
      const cards = board(page).locator('.chr-growth .chr-card')
      await cards.first().waitFor()
      const count = await cards.count()
      expect(count).toBeGreaterThan(5)
      for (let i = 0; i < count; i++) {
        const card = cards.nth(i)
        expect.soft(await isUncovered(card), `${what}, card ${i}`).toBe(true)
        const cut = await card.evaluate(element => [
          element.scrollHeight - element.clientHeight,
          element.scrollWidth - element.clientWidth,
        ])
        expect.soft(Math.max(...cut), `${what}, card ${i} is cut`).toBeLessThanOrEqual(1)
      }
      if (what === 'maneuverRemoved' && viewport !== phone) {
        // The one that is learnt stands beside those of which one gives way.
        const [learnt, given] = [await box(cards.and(page.locator('.chr-new'))), await box(cards.nth(1))]
        expect.soft(learnt.x + learnt.width, 'beside it').toBeLessThanOrEqual(given.x + 1)
        expect
          .soft(Math.min(learnt.y + learnt.height, given.y + given.height))
          .toBeGreaterThan(Math.max(learnt.y, given.y))
      }
      expect.soft(await sideways(page)).toBe(0)
      expect.soft(await barriers(page), `axe, ${what}`).toEqual([])
    }
  },
)

test('the Transition by keys: ready is first; a Treasure is taken up and given', async () => {
  const { page } = await house.person()
  await openCaravanRecord(
    page,
    until(state => state.flow.at(-1)?.kind === 'transition' && state.caravan.box.length > 0, boxed),
  )
  expect(await page.locator('[data-choice="1"]').innerText()).toMatch(/Be ready/)
  // Nothing in sight lays anything down.
  for (const row of await page.locator('.choice .choice-label').allInnerTexts()) expect(row).not.toMatch(/Caravan Box/)
  const packed = board(page).locator('.chr-packer')
  const thing = packed.first().locator('.chr-treasure').first()
  const name = await thing.locator('b').innerText()
  await thing.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => thing.getAttribute('aria-pressed')).toBe('true')
  expect(await packed.nth(1).locator('.chr-gets').innerText()).toMatch(/^gets /)
  await page.keyboard.press('Escape')
  await expect.poll(() => thing.getAttribute('aria-pressed')).toBe('false')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.className)).toMatch(/chr-packer-head/)
  await promptReady(page)
  const before = await entries(page)
  await page.keyboard.press('Enter')
  await untilEntries(page, before + 1)
  await expect.poll(() => packed.locator('.chr-treasure b', { hasText: name }).count()).toBe(1)
  expect(await packed.first().innerText()).not.toContain(name)
})

test.each(sizes)('the Transition at %j: nothing is cut, and a Treasure goes by drag or by touch', async viewport => {
  const isPhone = viewport === phone
  const { page } = await house.person({ viewport, hasTouch: isPhone })
  await openCaravanRecord(
    page,
    until(state => state.flow.at(-1)?.kind === 'transition' && state.caravan.box.length > 0, boxed),
  )
  const things = board(page).locator('.chr-packer .chr-treasure')
  for (let i = 0; i < (await things.count()); i++)
    expect.soft(await isUncovered(things.nth(i)), `thing ${i}`).toBe(true)
  expect.soft(await sideways(page)).toBe(0)
  expect.soft(await barriers(page), 'axe').toEqual([])
  // The road ended with a passage: it is read here.
  expect((await board(page).locator('.chr-brought').innerText()).length).toBeGreaterThan(150)
  const packed = board(page).locator('.chr-packer')
  const thing = packed.first().locator('.chr-treasure').first()
  const name = await thing.locator('b').innerText()
  await promptReady(page)
  const before = await entries(page)
  if (isPhone) {
    await thing.tap()
    // All of it is gold: what it would replace takes the touch as the name does.
    const gets = board(page).locator('.chr-packer[data-open="true"]:not(.chr-box) .chr-gets').first()
    await gets.evaluate(each => each.scrollIntoView({ block: 'center' }))
    const to = await box(gets)
    await page.touchscreen.tap(to.x + 10, to.y + to.height / 2)
  } else {
    await thing.scrollIntoViewIfNeeded()
    const from = await box(thing)
    await page.mouse.move(from.x + 20, from.y + 12)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y + 40, { steps: 3 })
    const to = await box(board(page).locator('.chr-packer[data-open="true"]:not(.chr-box) .chr-packer-head').first())
    await page.mouse.move(to.x + 30, to.y + 20, { steps: 5 })
    await page.mouse.up()
  }
  await untilEntries(page, before + 1)
  await expect.poll(() => packed.first().innerText()).not.toContain(name)
  await promptReady(page)
  await board(page).locator('.chr-ready').click()
  await board(page).locator('.cv-arena, .cv-grid').first().waitFor()
})
