// Rolls are held until they are closed; victory, defeat and a chapter's end have pages of their own.
import { recordOf, Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import type { CaravanEvent, CaravanState } from '@acheron/games/caravan/board.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { openCaravanRecord } from './caravan.ts'
import { makeMove } from './caravan-plan.ts'
import { coveredSpaces } from './caravan-touch.ts'
import { openHouse } from './house.ts'
import { barriers, sideways } from './looks.ts'
import { board, deliberately, listed, promptReady } from './table-page.ts'

const house = openHouse()

type Wanted = (events: readonly CaravanEvent[], state: CaravanState) => boolean
type Step = Parameters<typeof makeMove>[1]
type Move = Step['move']

const tablet = { width: 1024, height: 768 }
const smaller = [tablet, phone]

/** The record of a plain player's game up to a decision that is wanted: just before it, with that decision, and after it. */
async function around(
  options: { mode?: string },
  wanted: Wanted,
  own: (moves: readonly Move[]) => Move | undefined = () => undefined,
): Promise<{ before: Buffer; after: Buffer; step: Step }> {
  const words = await caravan.words('en')
  for (let seed = 0; seed < 12; seed++) {
    const table = new Table(caravan, { players: 1, options, seed: `verdict ${seed}` })
    for (let n = 0; n < 500; n++) {
      const [seat] = table.actors()
      if (seat === undefined) break
      const state = structuredClone(table.state)
      const move = own(table.moves(seat)) ?? caravan.mind.policy!(table.state, seat, [...table.moves(seat)])
      const label = caravan.describeMove(move, state, words)
      const before = recordOf(table)
      const made = table.submit(seat, move)
      if (!made.ok || !wanted(made.events, table.state) || table.actors().length === 0) continue
      const step = { seat, move, label, before: state, after: structuredClone(table.state), answered: false }
      return { before: buffer(before), after: buffer(recordOf(table)), step }
    }
  }
  throw new Error('no such decision in the games tried')
}

const buffer = (record: object): Buffer => Buffer.from(JSON.stringify(record))
const told = (events: readonly CaravanEvent[], e: CaravanEvent['e']) => events.some(event => event.e === e)

/** Axe and the width, at the sizes of a small laptop and a phone; then as it was. */
async function fitsSmaller(page: Page): Promise<void> {
  const was = page.viewportSize()!
  for (const size of smaller) {
    await page.setViewportSize(size)
    expect.soft(await barriers(page), `axe at ${size.width}`).toEqual([])
    expect.soft(await sideways(page), `${size.width}`).toBe(0)
  }
  await page.setViewportSize(was)
}

/** The parts of a page are there and stand below one another in this order. */
async function inOrder(root: Locator, parts: readonly string[]): Promise<void> {
  const tops: number[] = []
  for (const part of parts) tops.push((await root.locator(part).first().boundingBox())!.y)
  expect(tops, parts.join(', ')).toEqual(tops.toSorted((a, b) => a - b))
}

const panel = (page: Page) => board(page).getByRole('region', { name: 'The last roll' })
const ending = (page: Page) => board(page).getByRole('region', { name: 'How it ended' })

/** The lit things of the arena whose middle lies under the panel. */
const coveredBy = (page: Page) =>
  panel(page).evaluate(panel => {
    const box = panel.getBoundingClientRect()
    return [...document.querySelectorAll('.cv-arena [data-lit="true"]')].filter(thing => {
      const { left, right, top, bottom } = thing.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      return x > box.left && x < box.right && y > box.top && y < box.bottom
    }).length
  })

test('a roll that is over: dice, Hits in groups of STURDINESS, Fumbles, the verdict; Escape closes it', async () => {
  const { before, step } = await around({ mode: 'quick' }, (events, { flow }) => {
    const wounds = events.flatMap(event => (event.e === 'malefactorWounded' ? event.cards : []))
    return told(events, 'attackCame') && wounds.length > 1 && flow.at(-1)?.kind === 'act'
  })
  const { page } = await house.person()
  await openCaravanRecord(page, before)
  await deliberately(page, () => makeMove(page, step))
  await panel(page)
    .getByText(/^\d+ Wounds$/)
    .waitFor()
  const hits = Number.parseInt(
    await panel(page)
      .getByText(/^\d+ Hits$/)
      .innerText(),
    10,
  )
  const full = await panel(page).locator('[data-full="true"]').count()
  expect(full).toBe(Math.floor(hits / 5))
  expect(await panel(page).locator('.cvv-pip[data-hit="true"]').count()).toBe(hits)
  expect(
    await panel(page)
      .getByText(/THRESHOLD/)
      .count(),
  ).toBe(1)
  await panel(page)
    .getByText(/cards?, now \d+$/)
    .waitFor()
  // One's own next move is possible beside it.
  await promptReady(page)
  expect(await coveredBy(page), 'lit Spaces under the panel').toBe(0)
  expect.soft(await barriers(page), 'axe').toEqual([])
  await fitsSmaller(page)
  await page.setViewportSize(tablet)
  const { x, y, width, height } = (await panel(page).boundingBox())!
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(tablet.width)
  expect(y + height).toBeLessThanOrEqual(tablet.height)
  await page.keyboard.press('Escape')
  await expect.poll(() => panel(page).count()).toBe(0)
})

test.each([
  ['a small laptop', tablet],
  ['a phone', phone],
])('on %s a roll that is over leaves Spaces and answers free, and unfolds', async (name, viewport) => {
  const { after } = await around(
    { mode: 'quick' },
    (events, { flow }) => told(events, 'attackCame') && flow.at(-1)?.kind === 'act',
  )
  const { page } = await house.person({ viewport, hasTouch: name === 'a phone' })
  await openCaravanRecord(page, after)
  await promptReady(page)
  const verdict = panel(page).locator('.cvv-verdict strong')
  await verdict.waitFor()
  expect(await coveredSpaces(page), 'lit Spaces under the line').toEqual([])
  const rows = await listed(page).all()
  for (const row of rows.slice(0, 3))
    expect(
      await row.evaluate(row => {
        const { left, top, width, height } = row.getBoundingClientRect()
        return row.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      }),
      await row.innerText(),
    ).toBe(true)
  expect((await panel(page).boundingBox())!.height).toBeLessThan(50)
  const came = await verdict.innerText()
  expect(came).not.toBe('')
  expect.soft(await barriers(page), 'axe').toEqual([])

  // By touch or by keys: the whole of it, and one line again.
  const unfold = panel(page).getByRole('button', { name: 'Show the whole roll' })
  if (name === 'a phone') await unfold.tap()
  else await unfold.press('Enter')
  await panel(page)
    .getByText(/STURDINESS/)
    .first()
    .waitFor()
  expect((await panel(page).boundingBox())!.height).toBeGreaterThan(100)
  expect(await verdict.innerText()).toBe(came)
  expect.soft(await barriers(page), 'axe, unfolded').toEqual([])
  await panel(page).getByRole('button', { name: 'Fold the roll' }).press('Enter')
  await expect.poll(async () => (await panel(page).boundingBox())!.height).toBeLessThan(50)
  await panel(page)
    .getByRole('button', { name: /^Close/ })
    .click()
  await expect.poll(() => panel(page).count()).toBe(0)
})

test('a reroll turns only the dice that it changes', async () => {
  const { after } = await around({ mode: 'quick' }, (events, { flow }) => {
    const frame = flow.at(-1)
    return frame?.kind === 'attack' && frame.rerolled.length > 0 && told(events, 'diceRolled')
  })
  const { page } = await house.person()
  await openCaravanRecord(page, after)
  expect(await panel(page).locator('[data-turned="true"]').count()).toBeGreaterThan(0)
  expect(await panel(page).locator('[data-turned="false"]').count()).toBeGreaterThan(0)
  // While it asks something it cannot be put away.
  expect(await panel(page).getByRole('button').count()).toBe(0)
  await panel(page).getByText('So far').waitFor()
})

test("an Ordeal's roll is held against its Difficulty", async () => {
  const { after } = await around({}, events => told(events, 'ordealEnded'))
  const { page } = await house.person()
  await openCaravanRecord(page, after)
  await panel(page)
    .getByText(/^(Passed|Failed)$/)
    .waitFor()
  expect(
    await panel(page)
      .getByRole('listitem')
      .filter({ hasText: /Gadisa|Anabelle|Caedan|Sophia/ })
      .count(),
  ).toBe(4)
  await panel(page)
    .getByRole('button', { name: /^Close/ })
    .click()
  await expect.poll(() => panel(page).count()).toBe(0)
})

test('the Hand of Fate visibly rolls all dice of one Champion again, and no others', async () => {
  const pushes = (moves: readonly Move[]) => moves.find(move => move.do === 'fate' && move.offer)
  const { after } = await around({}, events => told(events, 'fateOffered') && told(events, 'ordealEnded'), pushes)
  const { page } = await house.person()
  await openCaravanRecord(page, after)
  const pushed = panel(page).getByRole('listitem').filter({ hasText: 'rolled again by the Hand of Fate' })
  expect(await pushed.count()).toBe(1)
  expect(await pushed.locator('[data-turned="true"]').count()).toBeGreaterThan(0)
  expect(await pushed.locator('[data-turned="false"]').count()).toBe(0)
  const others = panel(page).getByRole('listitem').filter({ hasNotText: 'rolled again' })
  expect(await others.locator('[data-turned="true"]').count()).toBe(0)
  expect(await others.locator('[data-turned="false"]').count()).toBeGreaterThan(0)
})

test('victory: the blow and the passage at once, the arena behind; on, back again, and after a reload', async () => {
  const { before, step } = await around({}, events =>
    events.some(event => event.e === 'confrontationEnded' && event.result === 'victory'),
  )
  const { page } = await house.person()
  await openCaravanRecord(page, before)
  await deliberately(page, () => makeMove(page, step))
  await ending(page).getByRole('heading', { name: 'Victory' }).waitFor()
  await ending(page).getByText('is defeated').first().waitFor()
  expect((await ending(page).getByRole('article').innerText()).length).toBeGreaterThan(200)
  expect(
    await ending(page)
      .getByText(/learns a Maneuver of level 2/)
      .count(),
  ).toBe(4)
  await ending(page).locator('.cv-arena').waitFor({ state: 'attached' })
  await inOrder(ending(page), ['.cvo-hero', '.cvo-blow', '.cvo-passage', '[data-part="growth"]', '.cvo-foot'])
  expect.soft(await barriers(page), 'axe').toEqual([])
  await ending(page)
    .getByRole('button', { name: /^Go on/ })
    .click()
  await expect.poll(() => ending(page).count()).toBe(0)
  const again = board(page).getByRole('button', { name: 'How it ended' })
  await again.click()
  await ending(page).getByRole('heading', { name: 'Victory' }).waitFor()
  await fitsSmaller(page)
  await page.reload()
  await ending(page).getByRole('heading', { name: 'Victory' }).waitFor()
  // The arena is not what this page saw of it, and is there all the same.
  await ending(page).locator('.cv-arena .cv-area').first().waitFor({ state: 'attached' })

  // What has been learnt stands between the story and what is still to be learnt.
  await page.keyboard.press('Escape')
  const gains = ending(page).locator('[data-part="gains"]')
  for (let presses = 0; (await gains.count()) === 0; presses++) {
    expect(presses, 'nothing is learnt').toBeLessThan(4)
    await promptReady(page)
    const asked = await page.locator('.prompt.yours').innerText()
    await board(page).locator('.chr-growth [data-lit="true"]').first().click()
    // A decision closes the page of the end: it is opened again only after that.
    await expect.poll(() => page.locator('.prompt.yours').innerText()).not.toBe(asked)
    await again.click()
    await ending(page).waitFor()
    if ((await gains.count()) === 0) await page.keyboard.press('Escape')
  }
  await inOrder(ending(page), ['.cvo-blow', '.cvo-passage', '[data-part="gains"]', '[data-part="growth"]'])
})

test('defeat: what ended it, its passage, and the ways on, which are taken there', async () => {
  const { after } = await around({}, events =>
    events.some(event => event.e === 'confrontationEnded' && event.result === 'defeat'),
  )
  const { page } = await house.person()
  await openCaravanRecord(page, after)
  await ending(page).getByRole('heading', { name: 'Defeat' }).waitFor()
  expect((await ending(page).getByRole('article').innerText()).length).toBeGreaterThan(100)
  const ways = ending(page).getByRole('list', { name: 'The ways on' }).getByRole('button')
  expect(await ways.count()).toBeGreaterThan(3)
  await inOrder(ending(page), ['.cvo-hero', '.cvo-blow', '.cvo-passage', '.cvo-ways'])
  // This page has not seen the fight: the place itself is behind.
  await ending(page).locator('.cv-arena .cv-malefactor').first().waitFor({ state: 'attached' })
  expect.soft(await barriers(page), 'axe').toEqual([])
  await fitsSmaller(page)
  await promptReady(page)
  await ways.first().click()
  await expect.poll(() => ending(page).count()).toBe(0)
  await board(page).getByRole('group', { name: 'The arena' }).waitFor()
})

test("a chapter's end: its last passage and what the Champions have become", async () => {
  const { after } = await around({}, events => events.some(event => event.e === 'chapterBegan' && event.chapter === 2))
  const { page } = await house.person()
  await openCaravanRecord(page, after)
  await ending(page).getByRole('heading', { name: 'Limbo lies behind you' }).waitFor()
  await ending(page).getByRole('heading', { name: 'Out of the Quiet' }).waitFor()
  expect(
    await ending(page)
      .getByText(/ becomes: /)
      .count(),
  ).toBe(4)
  await inOrder(ending(page), ['.cvo-hero', '.cvo-passage', '[data-part="gains"]'])
  await ending(page).locator('.cv-arena .cv-area').first().waitFor({ state: 'attached' })
  await fitsSmaller(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => ending(page).count()).toBe(0)
})

/** A whole campaign of a plain player alone, in Story mode. */
function wholeCampaign(): Buffer {
  const table = new Table(caravan, { players: 1, options: { difficulty: 'story' }, seed: 'campaign 0' })
  while (table.actors().length > 0) table.submit(0, caravan.mind.policy!(table.state, 0, [...table.moves(0)]))
  return buffer(recordOf(table))
}

test("the campaign's end is a page of its own: the last blow, the ending, every circle, who they have become", async () => {
  const { page } = await house.person()
  await page.goto('/')
  const file = { name: 'campaign.json', mimeType: 'application/json', buffer: wholeCampaign() }
  await page.getByLabel('Open a record file').setInputFiles(file)
  await page.waitForURL(/\/local\//)
  const end = board(page).locator('.cve')
  await end.getByRole('heading', { name: 'The Caravan has come through' }).waitFor()
  for (const opened of ['by its record', 'again']) {
    await inOrder(end, ['.cvo-hero', '.cvo-blow', '.cvo-passage', '.cve-record', '.cve-champions'])
    expect(await end.locator('.cvo-blow').innerText(), opened).not.toBe('')
    expect((await end.getByRole('article').innerText()).length, opened).toBeGreaterThan(200)
    expect(await end.locator('.cve-record tbody tr').count()).toBe(9)
    await end.locator('.cv-arena .cv-area').first().waitFor({ state: 'attached' })
    if (opened === 'again') break
    await page.reload()
    await end.waitFor()
  }
  expect.soft(await barriers(page), 'axe').toEqual([])
  await fitsSmaller(page)
  // What comes next is within reach beside it, on a phone too.
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: /^Play again/ }).scrollIntoViewIfNeeded()
})
