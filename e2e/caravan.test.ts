import { caravan } from '@acheron/games/caravan'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { caravanUntil, gold, goldThing, openCaravan, openCaravanRecord, sitAlone } from './caravan.ts'
import { moments, quick } from './caravan-moments.ts'
import { makeMove, openBoard, planCaravan, type Step, toldTooMuch } from './caravan-plan.ts'
import type { Ears } from './ears.ts'
import { openHouse } from './house.ts'
import { barriers, sideways, tooSmall } from './looks.ts'
import { lookAtEveryMoment } from './moments.ts'
import { board, deliberately, promptTitle, rematch } from './table-page.ts'
import { playTogether, sitTogether } from './together.ts'

const house = openHouse()

/** Makes every decision on the stage and waits for its log line before the next. */
async function playAlone({ page, ears }: { page: Page; ears: Ears }, plan: readonly Step[]): Promise<void> {
  for (const [i, step] of plan.entries()) {
    await deliberately(page, () => makeMove(page, step)).catch((error: unknown) => {
      throw new Error(`decision ${i + 1}: ${step.label}`, { cause: error })
    })
    await ears.until(i + 1, true)
  }
}

test('a Quick Combat to its end, by touching the stage alone', async () => {
  const seed = 'caravan 1'
  const plan = await planCaravan({ players: 1, options: quick, seed })
  const { record, champions } = plan.at(-1)!.after
  expect(Object.values(champions).filter(({ player }) => !player)).toHaveLength(3)
  expect(plan.length, 'the fight goes on for too long').toBeLessThan(200)

  const me = await sitAlone(house, seed, quick)
  await playAlone(me, plan)
  const { page } = me
  await rematch(page).waitFor()
  const end = board(page).locator('.cve')
  const won = record.at(-1)?.result === 'victory'
  await end.getByRole('heading', { name: won ? 'The Caravan has come through' : 'The road ends here' }).waitFor()
  // The heads, the circle, the sum.
  expect(await end.getByRole('row').count()).toBe(3)
  expect(await end.getByRole('list', { name: 'The Champions' }).getByRole('listitem').count()).toBe(4)

  expect.soft(await barriers(page), 'axe, the end').toEqual([])
  await page.setViewportSize(phone)
  expect.soft(await barriers(page), 'axe, the end on a phone').toEqual([])
  expect.soft(await sideways(page)).toBe(0)
})

test('the road to the first fight: the draft, dilemmas, Ordeals and the Transition, through the stage', async () => {
  const seed = 'caravan 0'
  const plan = await planCaravan({ players: 1, options: {}, seed }, ({ fight }) => fight === null)
  const kinds = plan.map(({ before }) => before.flow.at(-1)!.kind)
  expect(new Set(kinds)).toEqual(new Set(['draft', 'vote', 'ordeal', 'transition']))

  const me = await sitAlone(house, seed, {})
  const { page } = me
  await playAlone(me, plan)
  // The arena is laid out, and the first to stand there is asked.
  await board(page).getByRole('group', { name: 'The arena' }).waitFor()
  await expect.poll(() => gold(page, '[data-thing^="place:"]').count()).toBeGreaterThan(1)
})

test('two at one table: nobody is told the hand of another, nor how another votes', async () => {
  const [seed, options] = ['caravan 0', { mode: 'quick', champions: 'own', openHands: 'off' }]
  const plan = await planCaravan({ players: 2, options, seed }, (_state, decisions) => decisions < 40)
  const votes = plan.flatMap(({ move }) => (move.do === 'vote' ? [move] : []))
  expect(votes.length).toBeGreaterThan(1)
  const closed = plan.filter(({ after }) => Object.values(after.champions).some(({ hand }) => hand.length > 0))
  expect(new Set(closed.map(each => each.seat))).toEqual(new Set([0, 1]))

  const viewers = await sitTogether(house, caravan, seed, page => openCaravan(page, { players: 2, options }))
  await playTogether(viewers, plan, makeMove, async ({ seat, page }, { seat: by, move, after }, _told, what) => {
    const frame = after.flow.at(-1)
    if (move.do === 'vote' && frame?.kind === 'vote' && frame.cast[by]) {
      // The first of two votes: everybody sees that a player has voted, and only that player sees for what.
      await expect.poll(() => board(page).locator('.chr-votes [data-cast="true"]').count(), { message: what }).toBe(1)
      expect(await board(page).locator('.chr-ballot').count(), what).toBe(seat === by ? 1 : 0)
    }
    // A player who does not decide looks at the board of another player's Champion.
    if (!after.fight || seat === by) return
    const other = Object.entries(after.champions).find(([, each]) => each.player && each.seat !== seat)
    const [champion, { hand, sins }] = other!
    await openBoard(page, champion)
    const cards = board(page).locator(`.cv-board[data-champion="${champion}"] .cv-hand .cv-card`)
    const backs = cards.and(page.locator('.cv-card-back'))
    const shown = async () => [await cards.count(), await backs.count()]
    await expect.poll(shown, { message: what }).toEqual([hand.length + sins.length, hand.length + sins.length])
  })
  for (const { seat, ears } of viewers) expect(toldTooMuch(ears.all, seat), `told to ${seat}`).toEqual([])
  // The host was sent their own hand and ballot: anybody else must not receive them.
  const own = toldTooMuch(viewers[0]!.ears.all, null)
  expect(own).toContain(JSON.stringify(votes[0]!.option))
  expect(own.length).toBeGreaterThan(50)
})

test('the journal: what was read and chosen so far, by keys and on a phone', async () => {
  const { page } = await house.person()
  await openCaravanRecord(page, moments['the Transition'])
  const open = page.getByRole('button', { name: 'Journal' })
  await open.focus()
  await page.keyboard.press('Enter')
  const journal = page.getByRole('dialog', { name: 'Journal' })
  await journal.getByRole('heading', { name: /^Chapter 1: / }).waitFor()
  expect(await journal.getByRole('article').count()).toBeGreaterThan(3)
  expect(await journal.locator('.journal-choice').count()).toBeGreaterThan(0)
  expect(await journal.locator('.journal-outcome').first().innerText()).not.toBe('')
  expect.soft(await barriers(page), 'axe').toEqual([])
  await page.setViewportSize(phone)
  expect.soft(await barriers(page), 'axe, on a phone').toEqual([])
  expect.soft(await sideways(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => journal.count()).toBe(0)
  await open.click()
  await journal.waitFor()
})

type State = ReturnType<typeof caravan.setup>

lookAtEveryMoment(house, {
  moments,
  open: openCaravanRecord,
  table: '.caravan',
  async seen(page, moment, size, viewport) {
    expect.soft(await sideways(page), `the page is wider than the screen, ${moment}`).toBe(0)
    if (size === 'phone') {
      const onTheTable = (await tooSmall(page)).filter(each => /^(cv|chr)-/.test(each))
      expect.soft(onTheTable, `too small for a finger, ${moment}`).toEqual([])
    }
    const arena = board(page).locator('.cv-arena')
    if ((await arena.count()) === 0) return
    const box = await arena.boundingBox()
    const share = size === 'phone' ? 0.9 : 0.4
    expect.soft(box!.width / viewport.width, `the arena's share, ${moment}`).toBeGreaterThan(share)
  },
})

test('by keys: the arrows walk what is gold, Enter plays, Escape lays down what is held', async () => {
  const { page } = await house.person()
  const isGold = () => page.evaluate(() => document.activeElement?.getAttribute('data-lit'))
  await openCaravanRecord(page, moments['the draft'])
  await gold(page, 'button').first().focus()
  await page.keyboard.press('ArrowRight')
  expect(await isGold()).toBe('true')
  await page.keyboard.press('Enter')
  await expect.poll(() => board(page).locator('.chr-draft').count()).toBe(0)

  await openCaravanRecord(page, moments['a move'])
  const title = await promptTitle(page).innerText()
  const things = gold(page, '[data-thing^="area:"]')
  await things.first().focus()
  await page.keyboard.press('ArrowDown')
  expect(await isGold()).toBe('true')
  await things.first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => promptTitle(page).innerText()).not.toBe(title)

  // An action with several things to choose from is held until one of them is touched.
  let action = ''
  await openCaravanRecord(
    page,
    caravanUntil(state => {
      const all = basics(state)
      action = all.find((each, i) => all.indexOf(each) < i) ?? ''
      return action !== ''
    }, quick),
  )
  await openBoard(page, action.split(':')[1]!)
  await goldThing(page, action).focus()
  await page.keyboard.press('Enter')
  const thing = board(page).locator(`[data-thing="${action}"]`).first()
  await expect.poll(() => thing.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Escape')
  await expect.poll(() => thing.getAttribute('aria-pressed')).toBe(null)
  await goldThing(page, action).waitFor()
})

/** The Basic Actions that need a second thing, once for each, as the stage calls them. */
function basics(state: State): string[] {
  if (state.flow.at(-1)?.kind !== 'act') return []
  return caravan
    .moves(state, 0)
    .flatMap(move => (move.do === 'interact' || move.do === 'deliver' ? [`basic:${move.champion}:${move.do}`] : []))
}
