import { hellgame } from '@acheron/games/hellgame'
import type { EventId } from '@acheron/games/hellgame/board.ts'
import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { goldSquares, hellUntil, openHell, openHellRecord, square, touchGold } from './hellgame.ts'
import { moments } from './hellgame-moments.ts'
import { hiddenEvents, makeMove, planHell, seenOn } from './hellgame-plan.ts'
import { openHouse } from './house.ts'
import { lookAtEveryMoment } from './moments.ts'
import { board, groups, listed, promptTitle, untilMine } from './table-page.ts'
import { playTogether, sitTogether } from './together.ts'

const house = openHouse()

test('a whole game against a bot, by touching the board alone', async () => {
  const { page } = await house.person()
  await openHell(page, { rival: 'Bot: a lost soul (easy)', goal: 'Dominion' })
  let touched = 0
  while ((await untilMine(page)) === 'mine') {
    expect(touched, 'the game does not end').toBeLessThan(600)
    await touchGold(page, touched++)
  }
  const end = page.getByRole('main')
  await end.getByRole('heading', { name: /wins|share the victory/ }).waitFor()
  expect(await end.getByRole('row').count()).toBe(3)
  await end.getByRole('columnheader', { name: 'Points' }).waitFor()
}, 400_000)

test('a far square: the way is shown in gold, and walked move by move', async () => {
  const { page } = await house.person()
  await openHellRecord(
    page,
    hellUntil(({ flow, seats, turn }) => flow.at(-1)?.kind === 'movement' && seats[turn.seat]!.speed > 0),
  )
  const title = () => promptTitle(page).innerText()
  await expect.poll(title).toMatch(/^Move/)
  const names = await goldSquares(page).evaluateAll(cells => cells.map(cell => cell.getAttribute('data-square') ?? ''))
  let longest = { name: '', legs: 0 }
  for (const name of names) {
    await square(page, name).dispatchEvent('pointerover', { pointerType: 'mouse' })
    const legs = await board(page).locator('.hg-way').count()
    if (legs > longest.legs) longest = { name, legs }
  }
  // Two steps, a speed token, two more.
  expect(longest.legs).toBe(4)
  await square(page, longest.name).dispatchEvent('pointerover', { pointerType: 'mouse' })
  await square(page, longest.name).hover({ force: true })
  await page.getByRole('tooltip').getByText('4 steps, one speed token').waitFor()

  await square(page, longest.name).dispatchEvent('click')
  const log = page.getByRole('region', { name: 'Log' })
  await log.getByText('spent one speed token for 2 steps more').last().waitFor()
  await log
    .getByText(new RegExp(`went to .*${longest.name}\\b`))
    .last()
    .waitFor()
})

test('two at one table: a whole game to its end, and nobody is told where the events lie or which spell comes next', async () => {
  const { seed, plan } = await planHell()
  const words = await hellgame.words('en')
  const viewers = await sitTogether(house, hellgame, seed, page =>
    openHell(page, { where: 'With friends', goal: 'Dominion', spells: 'Chosen' }),
  )
  await playTogether(viewers, plan, makeMove, async ({ page }, { after }, told, what) => {
    const souls = Object.values(after.seats).map(seat => seat.souls)
    let labels: Record<string, string> = {}
    const shown = async () => {
      const seen = await seenOn(page)
      labels = seen.labels
      return seen.souls
    }
    await expect.poll(shown, { message: what }).toEqual(souls)
    for (const [name, event] of hiddenEvents(after)) {
      expect(told, what).toContain(`"${name}":null`)
      expect(told, what).not.toContain(`"${name}":"${event}"`)
      expect(labels[name], what).toMatch(/\w/)
      expect(labels[name], what).not.toContain(words(`eventTile.${event as EventId}`))
    }
    expect(/"deck":\[[^\]]*"[^\]]*\]/.exec(told), what).toBe(null)
  })
  for (const { page } of viewers) {
    const end = page.getByRole('main')
    await end.getByRole('heading', { name: /wins|share the victory/ }).waitFor()
    expect(await end.getByRole('row').count()).toBe(3)
  }
}, 300_000)

test('the one who decides is framed, before the first turn and out of turn', async () => {
  const { page } = await house.person()
  const parts = () =>
    board(page)
      .locator('.hg-seat')
      .evaluateAll(seats => Object.fromEntries(seats.map(seat => [seat.dataset.seat, seat.dataset.part])))
  // The second to choose a start square: nobody has a turn yet.
  await openHellRecord(
    page,
    hellUntil(({ flow, turn }) => {
      const frame = flow.at(-1)
      return frame?.kind === 'start' && frame.seat === 1 && turn.seat !== 1
    }),
  )
  await promptTitle(page).getByText('Choose a start square').waitFor()
  expect(await parts()).toEqual({ 0: undefined, 1: 'decides', 2: undefined })

  let [asked, turn] = [-1, -1]
  await openHellRecord(
    page,
    hellUntil(state => {
      const frame = state.flow.at(-1)
      if (frame?.kind !== 'recall' || frame.seat === state.turn.seat) return false
      ;[asked, turn] = [frame.seat, state.turn.seat]
      return true
    }),
  )
  await promptTitle(page).getByText('Total recall').waitFor()
  expect(await parts()).toMatchObject({ [asked]: 'answers', [turn]: 'turn' })
})

lookAtEveryMoment(house, {
  moments,
  open: openHellRecord,
  table: '.hellgame',
  async seen(page, moment, size, viewport) {
    const rings = await board(page).locator('.hg-rings').boundingBox()
    if (size === 'phone') {
      expect.soft(rings!.width, `the rings fill the width, ${moment}`).toBeGreaterThan(viewport.width * 0.97)
      return
    }
    expect.soft(rings!.height, `the rings fill the height, ${moment}`).toBeGreaterThan(viewport.height * 0.85)
    const actions = await board(page).locator('.hg-actions').boundingBox()
    if (actions) expect.soft(actions.y + actions.height, `cut, ${moment}`).toBeLessThanOrEqual(viewport.height)
  },
})

test('a line of the list goes all the way, and the board shows that way before', async () => {
  const { page } = await house.person()
  await openHellRecord(
    page,
    hellUntil(({ flow, seats, turn }) => flow.at(-1)?.kind === 'movement' && seats[turn.seat]!.speed > 0),
  )
  await expect.poll(() => promptTitle(page).innerText()).toMatch(/^Move/)
  while ((await groups(page).count()) > 0) await groups(page).first().click()
  const far = listed(page).filter({ hasText: '3 steps, one speed token' }).first()
  const label = await far.locator('.choice-label').innerText()
  const goal = /\d-\d+/.exec(label)![0]
  await far.focus()
  await expect.poll(() => board(page).locator('.hg-way').count()).toBe(3)
  expect(await square(page, goal).getAttribute('data-aimed')).toBe('true')
  await far.click()
  const log = page.getByRole('region', { name: 'Log' })
  await log
    .getByText(new RegExp(`went to .*${goal}\\b`))
    .last()
    .waitFor()
})

test('on a phone one’s turn is seen from near one’s own piece, with squares for a finger and one’s souls in sight', async () => {
  const { page } = await house.person({ viewport: phone, hasTouch: true })
  let own = ''
  await openHellRecord(
    page,
    hellUntil(({ flow, seats, turn }) => {
      if (flow.at(-1)?.kind !== 'movement' || seats[turn.seat]!.souls === 0) return false
      own = seats[turn.seat]!.at!
      return true
    }),
  )
  const ground = square(page, own).locator('.hg-ground')
  // A square of a ring is turned: its area tells how large it is.
  await expect
    .poll(async () => {
      const { width, height } = (await ground.boundingBox())!
      return Math.min(width, height)
    })
    .toBeGreaterThanOrEqual(44)
  const [piece, prompt] = [
    (await board(page).locator('[data-piece][data-mine="true"]').boundingBox())!,
    (await page.locator('.ask').boundingBox())!,
  ]
  expect(piece.y).toBeGreaterThanOrEqual(0)
  expect(piece.y + piece.height, 'one’s own piece lies under the prompt').toBeLessThan(prompt.y)
  const souls = (await board(page).locator('.hg-purse[data-mine="true"] [data-count="souls"]').boundingBox())!
  expect(souls.y).toBeGreaterThanOrEqual(0)
  expect(souls.y + souls.height, 'the souls lie under the prompt').toBeLessThan(prompt.y)
})

test('a square is called on the board as the log calls it', async () => {
  const { page } = await house.person()
  await openHellRecord(
    page,
    hellUntil(({ flow, round }) => flow.at(-1)?.kind === 'movement' && round > 1),
  )
  const told = await page
    .getByRole('region', { name: 'Log' })
    .getByText(/ (square|source|factory|portal) \d-\d+/)
    .last()
    .innerText()
  const [, kind, name] = / (square|source|factory|portal) (\d-\d+)/.exec(told)!
  await square(page, name!).hover({ force: true })
  const title = page.getByRole('tooltip')
  await expect.poll(() => title.innerText()).toMatch(new RegExp(`^${kind} ${name}\\b`, 'i'))
  // Every fifth empty square has its name on it, large enough to read.
  const number = board(page).locator('.hg-number[data-key="true"]').first()
  expect(await number.textContent()).toMatch(/^\d-(0|5|10|15|20|25|30|35|40|45)$/)
  const size = await number.evaluate((text: SVGTextElement) => {
    const { a, b } = text.getScreenCTM()!
    return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)
  })
  expect(size).toBeGreaterThanOrEqual(12.5)
})

test('on a phone the first tap comes nearer, the second one plays', async () => {
  const { page } = await house.person({ viewport: phone, hasTouch: true })
  await openHellRecord(
    page,
    hellUntil(() => true),
  )
  const rings = board(page).locator('.hg-rings')
  expect(await rings.getAttribute('data-near')).toBe('false')
  await square(page, '1-25').tap()
  await expect.poll(() => rings.getAttribute('data-near')).toBe('true')
  const card = await page.getByRole('tooltip').boundingBox()
  expect(card!.x, 'the card leaves the page').toBeGreaterThanOrEqual(0)
  expect(card!.x + card!.width, 'the card leaves the page').toBeLessThanOrEqual(phone.width)
  expect(await board(page).locator('[data-piece]').count()).toBe(0)
  await square(page, '1-25').tap()
  await expect.poll(() => board(page).locator('[data-piece]').count()).toBe(1)
})

test('by keys: the arrows walk what is gold, Enter plays, Escape lays down what is held', async () => {
  const { page } = await house.person()
  await openHellRecord(
    page,
    hellUntil(() => true),
  )
  await goldSquares(page).first().focus()
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-lit'))).toBe('true')
  await page.keyboard.press('Enter')
  await expect.poll(() => board(page).locator('[data-piece]').count()).toBe(1)

  await openHellRecord(
    page,
    hellUntil(
      ({ flow, seats, turn, spells }) =>
        flow.at(-1)?.kind === 'spell' && seats[turn.seat]!.mana > 0 && spells.includes('sudden-slowness'),
      4,
    ),
  )
  const card = board(page).locator('[data-thing="spell:sudden-slowness"]')
  expect(await card.getAttribute('data-lit')).toBe('true')
  await card.click()
  expect(await card.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Escape')
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe(null)
})
