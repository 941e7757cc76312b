import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBot } from '@acheron/bots'
import { type GameRecord, Generator, type Move, recordOf, Table } from '@acheron/engine'
import { impRace } from '@acheron/games/imp-race'
import { nineCircles } from '@acheron/games/nine-circles'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { acheron, folder } from '../packages/cli/test/run.ts'
import { laptop, phone, smallLaptop } from './browser.ts'
import { openHouse } from './house.ts'
import { barriers, sideways } from './looks.ts'
import { giveUp } from './nine-circles.ts'
import { playFirst, promptTitle } from './table-page.ts'
import { openRecord, type RecordFile } from './visit.ts'

const house = openHouse()

function fileOf(record: GameRecord): RecordFile {
  return { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) }
}

/** The last two circles with few dice, solved in a moment, played badly. */
function poorDescent(): GameRecord {
  const options = { sheet: { dice: 4, rows: [1, 2, 1, 0], virgil: 1, start: 8 } }
  const table = new Table(nineCircles, { players: 1, options, seed: 'a' })
  const poorly = (moves: readonly Move[]) => moves.find(move => move.do === 'claim') ?? (moves.at(-2) as Move)
  while (table.actors().length > 0) table.submit(0, poorly(table.moves(0)) as never)
  return recordOf(table)
}

/** A race of four bots, of hundreds of decisions: longer than anybody waits for a press. */
function longRace(): GameRecord {
  const table = new Table(impRace, { players: 4, options: {}, seed: 'geryon' })
  const bot = makeBot(impRace, 'greedy', 'bots')
  const random = Generator.seeded('geryon')
  while (table.actors().length > 0) {
    const seat = table.actors()[0] as number
    table.submit(seat, bot.choose(table.view(seat), seat, table.moves(seat), random))
  }
  return { ...recordOf(table), bots: [null, 'greedy', 'greedy', 'greedy'] }
}

const decisions = (page: Page) => page.getByRole('region', { name: 'Decisions' })
const lookBack = (page: Page) => page.getByRole('link', { name: /^Look back/ }).click()
const at = (page: Page, position: number, of: number) =>
  page.getByText(`Move ${position} of ${of}`, { exact: true }).waitFor()

test('after a game: the curve, every decision with its mark, and the mistakes as practice', async () => {
  const { page } = await house.person()
  const record = poorDescent()
  const { length } = record.entries
  await openRecord(page, fileOf(record))
  await lookBack(page)
  await page.waitForURL(/\/local\/[^/]+\/analysis/)
  await page.getByRole('img', { name: /^You: \d+% at the start, 0% at the end\.$/ }).waitFor()
  expect(
    await decisions(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .count(),
  ).toBe(length)

  // What is saved is what the command line finds.
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the analysis' }).click(),
  ])
  writeFileSync(join(folder, 'descent.json'), JSON.stringify(record))
  expect(readFileSync(await saved.path(), 'utf8')).toBe(acheron(['analyse', 'descent.json', '--json']).stdout)

  await decisions(page)
    .getByRole('button', { name: /^My mistakes/ })
    .click()
  const rows = decisions(page).locator('.decision-rows').getByRole('button')
  const slips = await rows.count()
  expect(slips).toBeGreaterThan(0)
  for (const text of await rows.allInnerTexts()) expect(text).toMatch(/(inaccuracy|mistake|blunder)$/)

  // A list longer than its place scrolls by itself, and the page does not.
  await decisions(page).getByRole('button', { name: /^All/ }).click()
  await page.setViewportSize({ width: 1440, height: 560 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  await page.setViewportSize(laptop)
  await decisions(page)
    .getByRole('button', { name: /^My mistakes/ })
    .click()

  // List, board and scrubber move together, by keys too.
  await page.keyboard.press('Home')
  await at(page, 0, length)
  await page.keyboard.press('n')
  const slip = Number.parseInt(await decisions(page).locator('[aria-current="true"]').innerText(), 10)
  await at(page, slip - 1, length)
  await page.getByRole('button', { name: 'Show as a table' }).click()
  await page.getByRole('row').nth(length).waitFor()
  await page.getByRole('button', { name: 'Show as a curve' }).click()

  await page.getByRole('button', { name: 'Find the better move' }).click()
  await page.getByText(`Position 1 of ${slips}`).waitFor()
  const answers = page.getByRole('list', { name: 'Your moves' }).getByRole('button')
  expect(await answers.filter({ hasText: 'Give up' }).count()).toBe(0)
  await answers.last().click()
  await page
    .getByRole('status')
    .filter({ hasText: /That is it|good, hardly|gives? away|gave away/ })
    .waitFor()
  // The lesson ends with why, and the focus stays where one goes on.
  const show = page.getByRole('button', { name: 'Show me' })
  if (await show.isVisible()) {
    await show.focus()
    await page.keyboard.press('Enter')
  }
  const why = page.getByRole('region', { name: 'What would have been better' })
  expect(await why.getByRole('listitem').count()).toBeGreaterThan(1)
  await why
    .getByText(/^(For|Against) it: /)
    .first()
    .waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(
    /^(Next position|Back to the analysis)$/,
  )
  // Whoever goes to another moment practises no more; before, the position stood there without moves.
  await page.evaluate(() => location.assign('#move=0'))
  await at(page, 0, length)
  await decisions(page).waitFor()

  const link = page.url()
  await page.goto('/')
  await page.goto(link)
  await page.getByRole('img', { name: /at the start/ }).waitFor()
  await page.getByRole('button', { name: 'Try from here' }).click()
  await page
    .getByText(/^Attempt from move/)
    .first()
    .waitFor()
})

test('the analysis of a table on the server is shared by a link, which opens it where it stood for somebody else', async () => {
  const host = await house.person({ permissions: ['clipboard-read', 'clipboard-write'] })
  await host.page.goto('/')
  const table = await host.page.evaluate(async () => {
    // The last two circles with few dice, solved in a moment.
    const options = { sheet: { dice: 4, rows: [1, 2, 1, 0], virgil: 1, start: 8 } }
    const wanted = { game: 'nine-circles', options, seats: [{ kind: 'me' }] }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wanted) })
    return ((await answer.json()) as { id: string }).id
  })
  await host.page.goto(`/table/${table}`)
  await promptTitle(host.page).waitFor()
  await playFirst(host.page)
  await giveUp(host.page)
  await lookBack(host.page)
  const curve = (page: Page) => page.getByRole('img', { name: /at the start, .+ at the end\.$/ })
  await curve(host.page).waitFor({ timeout: 120_000 })
  await host.page.keyboard.press('End')
  await host.page.keyboard.press('ArrowLeft')
  await at(host.page, 1, 2)
  await host.page.getByRole('banner').getByRole('button', { name: 'Copy link' }).click()
  const link = await host.page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname).toMatch(/^\/table\/[^/]+\/analysis$/)

  const friend = await house.person()
  await friend.page.goto(link)
  await curve(friend.page).waitFor({ timeout: 120_000 })
  await at(friend.page, 1, 2)
})

/** A short race against a bot, judged in seconds. */
function shortRace(): GameRecord {
  const table = new Table(impRace, { players: 2, options: { roundLimit: 3 }, seed: 'ciriatto' })
  const random = Generator.seeded('ciriatto')
  const bot = makeBot(impRace, 'easy', 'bots')
  while (table.actors().length > 0) {
    const seat = table.actors()[0] as number
    table.submit(seat, bot.choose(table.view(seat), seat, table.moves(seat), random))
  }
  return { ...recordOf(table), bots: [null, 'easy'] }
}

test.each([
  ['a small laptop', smallLaptop],
  ['a phone', phone],
])('a better move says why, in words of the game, on %s', async (size, viewport) => {
  const { page } = await house.person({ viewport, hasTouch: size === 'a phone' })
  await openRecord(page, fileOf(shortRace()))
  await lookBack(page)
  await page.getByRole('img', { name: /at the start/ }).waitFor({ timeout: 120_000 })
  await decisions(page)
    .getByRole('button', { name: /^(My mistakes|Mistakes)/ })
    .click()
  const rows = decisions(page).locator('.decision-rows').getByRole('button')
  const why = page.getByRole('region', { name: 'What Virgil would do' }).getByText(/^(For|Against) it: /)
  const moves = page.getByRole('list', { name: 'Moves considered, the best first' }).getByRole('listitem')
  let told = 0
  let shown = 0
  for (let i = 0; i < Math.min(6, await rows.count()) && (told === 0 || shown === 0); i++) {
    await rows.nth(i).click()
    await page.waitForTimeout(1500)
    told += await why.count()
    shown += await page.locator('.judged-moves [data-which="better"]').count()
  }
  expect(told).toBeGreaterThan(0)
  // The board shows it, beside what was played; other moves stand below.
  expect(shown).toBeGreaterThan(0)
  expect(await moves.count()).toBeGreaterThan(1)
  expect(await sideways(page)).toBe(0)
  expect.soft(await barriers(page)).toEqual([])
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/why-${viewport.width}.png`, fullPage: true })
})

test('an analysis can be stopped and goes on from there', async () => {
  const { page } = await house.person()
  const record = longRace()
  await openRecord(page, fileOf(record))
  await lookBack(page)
  await page.getByRole('button', { name: 'Stop' }).click()
  const stopped = page.getByText(`of ${record.entries.length}. What has been judged is kept.`)
  await stopped.waitFor()
  await page.getByRole('button', { name: 'Go on' }).click()
  await stopped.waitFor({ state: 'hidden' })
  await page.getByText(`of ${record.entries.length}`).waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('link', { name: 'Back to the table' }).click()
  await page.waitForURL(/\/local\/[^/]+$/)
})
