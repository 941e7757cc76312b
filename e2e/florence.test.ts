import { florence } from '@acheron/games/florence'
import { orderOf } from '@acheron/games/florence/board.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { laptop, phone, smallLaptop } from './browser.ts'
import {
  florenceUntil,
  gold,
  oneOverAnother,
  openFlorence,
  openFlorenceRecord,
  runningOut,
  thing,
  touchGold,
  wronglyHeaded,
} from './florence.ts'
import { kind, moments } from './florence-moments.ts'
import { cardsIn, cardsOpenTo, makeMove, planFlorence, seenOn } from './florence-plan.ts'
import { openHouse } from './house.ts'
import { tooSmall } from './looks.ts'
import { hasRoom, lookAtEveryMoment } from './moments.ts'
import { playListed } from './planned-game.ts'
import { seedTables } from './seeded.ts'
import { board, deliberately, firstChoice, promptTitle, untilMine } from './table-page.ts'
import { playTogether, sitTogether } from './together.ts'

const house = openHouse()

test('a whole game against a bot, by touching the board alone', async () => {
  const { page } = await house.person()
  await openFlorence(page, { rival: 'Bot: a lost soul (easy)' })
  let touched = 0
  while ((await untilMine(page)) === 'mine') {
    expect(touched, 'the game does not end').toBeLessThan(1500)
    await touchGold(page, touched++)
  }
  const end = page.getByRole('main')
  await end.getByRole('heading', { name: /wins|share/ }).waitFor()
}, 400_000)

test('two at one table: a whole game, and nobody is told the cards of another or of the deck', async () => {
  const { seed, plan } = await planFlorence()
  const viewers = await sitTogether(house, florence, seed, page => openFlorence(page, { where: 'With friends' }))
  await playTogether(viewers, plan, makeMove, async ({ seat, page }, { before, after }, told, what) => {
    const infamy = Object.values(after.seats).map(each => each.infamy)
    await expect.poll(() => seenOn(page), { message: what }).toEqual(infamy)
    // A log line may name only cards that were open before the step or are open now.
    const open = cardsOpenTo(seat, before).union(cardsOpenTo(seat, after))
    expect(
      cardsIn(told).filter(card => !open.has(card)),
      what,
    ).toEqual([])
  })
  for (const { page } of viewers)
    await page
      .getByRole('main')
      .getByRole('heading', { name: /wins|share/ })
      .waitFor()
}, 400_000)

test('a soul that is touched shows every end with its way, its points and its quarter', async () => {
  const { page } = await house.person()
  await openFlorenceRecord(
    page,
    florenceUntil(({ flow, turn }) => turn.number > 12 && flow.at(-1)?.kind === 'hell'),
  )
  const souls = await gold(page, '.board-spot').evaluateAll(all =>
    all.map(each => each.getAttribute('data-thing') ?? ''),
  )
  const ends = board(page).locator('.fl-shield:has([data-end="true"])')
  let most = 0
  for (const soul of souls) {
    await thing(page, soul).click()
    const count = await ends.count()
    most = Math.max(most, count)
    expect(await board(page).locator('.fl-way').count(), soul).toBe(count)
    expect(await gold(page, '.fl-shield').count(), `only its ends are gold, ${soul}`).toBe(count)
    await thing(page, soul).click()
  }
  expect(most).toBeGreaterThan(3)

  // Pointing at an end lights the quarter it leads to.
  await thing(page, souls.at(-1)!).click()
  await ends.first().hover()
  await board(page).locator('.fl-quarter[data-aimed="true"]').waitFor()
  const label = await ends.first().getAttribute('aria-label')
  const quarter = await board(page).locator('.fl-quarter[data-aimed="true"] h3').innerText()
  expect(label).toContain(quarter.trim())
  await ends.first().click()
  await expect.poll(() => promptTitle(page).innerText()).toContain(`Florence: ${quarter.trim()}`)
  // The prompt says what was done until the turn is over.
  await page.locator('.prompt-text').getByText(`a soul led down (${quarter.trim()})`).waitFor()
})

/** Quarters that end one row above the end of the city. */
const halfRows = (page: Page): Promise<string[]> =>
  board(page)
    .locator('.fl-quarter')
    .evaluateAll(quarters => {
      const edges = quarters.map(quarter => ({ quarter, ...quarter.getBoundingClientRect().toJSON() }))
      const right = Math.max(...edges.map(edge => edge.right))
      return edges
        .filter(({ top, right: own }) => own === Math.max(...edges.filter(e => e.top === top).map(e => e.right)))
        .filter(edge => edge.right < right - 1)
        .map(({ quarter }) => quarter.querySelector('h3')?.textContent ?? '')
    })

lookAtEveryMoment(house, {
  moments,
  open: openFlorenceRecord,
  table: '.florence',
  async seen(page, moment, size, viewport) {
    if (size !== 'phone') return hasRoom(page, '.fl-house', viewport, moment)
    const onTheTable = (await tooSmall(page)).filter(each => each.startsWith('fl-'))
    expect.soft(onTheTable, `too small for a finger, ${moment}`).toEqual([])
    expect.soft(await oneOverAnother(page), `one over another, ${moment}`).toEqual([])
    expect.soft(await wronglyHeaded(page), `not above its own shields, ${moment}`).toEqual([])
    expect.soft(await halfRows(page), `a quarter beside nothing, ${moment}`).toEqual([])
  },
})

test.each(['en-GB', 'es-MX', 'sv-SE'])('names are whole on tables of every width (%s)', async locale => {
  const { page } = await house.person({ locale })
  for (const record of [moments['four players'], florenceUntil(kind('palace'))]) {
    await openFlorenceRecord(page, record)
    for (const width of [320, 360, 390, 720, 844, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => runningOut(page), { message: `at ${width}` }).toEqual([])
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  }
})

/** Nothing lies over the question. */
const promptIsOnTop = (page: Page): Promise<boolean> =>
  promptTitle(page).evaluate(title => {
    const { left, top, height } = title.getBoundingClientRect()
    return title.contains(document.elementFromPoint(left + 4, top + height / 2))
  })

test('the city does not move when a location opens', async () => {
  const { page } = await house.person()
  const words = await florence.words('en')
  const errands = new Set(['bonfire', 'city-wall', 'market', 'palace'])
  let label = ''
  const record = florenceUntil(state => {
    const seat = state.turn.seat
    if (state.flow.at(-1)?.kind !== 'florence') return false
    const move = florence
      .moves(state, seat)
      .find(each => each.do === 'send' && errands.has(each.location) && !each.bribe && !each.loans)
    if (!move) return false
    label = orderOf(move, florence.view(state, seat), words).text
    return true
  })
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await openFlorenceRecord(page, record)
    const places = () =>
      board(page)
        .locator('.fl-quarter, .fl-location')
        .evaluateAll(all => {
          const city = all[0]!.parentElement!.getBoundingClientRect()
          return all.map(each => {
            const { left, top, width, height } = each.getBoundingClientRect()
            return [left - city.left, top - city.top, width, height].map(Math.round).join(' ')
          })
        })
    const before = await places()
    await playListed(page, label)
    await board(page).locator('.fl-open').waitFor()
    expect(await places(), `at ${width}`).toEqual(before)
    expect(await promptIsOnTop(page), `the prompt, at ${width}`).toBe(true)
  }
})

test('an open location covers nothing that can be touched', async () => {
  const { page } = await house.person()
  for (const where of ['cityWall', 'bonfire', 'market'])
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await openFlorenceRecord(page, florenceUntil(kind(where, 6), 3))
      await board(page).locator('.fl-open').waitFor()
      const covered = await gold(page).evaluateAll(all =>
        all.flatMap(each => {
          const { left, top, width, height } = each.getBoundingClientRect()
          const above = document.elementFromPoint(left + width / 2, top + height / 2)
          return each.contains(above) ? [] : [each.getAttribute('data-thing') ?? each.textContent]
        }),
      )
      expect(covered, `${where} at ${width}`).toEqual([])
    }
})

test('on a phone what a bot does is played back with its half open', async () => {
  const { page } = await house.person({ viewport: phone, hasTouch: true, pace: 'fast' })
  await seedTables(page, '242424242424242424242424')
  await openFlorence(page)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { shownSoFar: seen })
    const shown = (half: string) => document.querySelector(half)?.checkVisibility() === true
    const note = () => {
      const text = document.querySelector('.strip li')?.textContent ?? ''
      const halves = `${shown('.fl-city') ? 'city' : ''} ${shown('.fl-hell') ? 'hell' : ''}: ${text}`
      if (document.querySelector('.strip[data-playing="true"]') && seen.at(-1) !== halves) seen.push(halves)
    }
    new MutationObserver(() => requestAnimationFrame(note)).observe(document.body, { childList: true, subtree: true })
  })
  const seen = () => page.evaluate(() => (window as unknown as { shownSoFar: string[] }).shownSoFar)
  for (let i = 0; i < 12 && !(await seen()).some(text => /: Usurer (sent|accused)/.test(text)); i++) {
    await untilMine(page)
    await page.locator('.strip[data-playing="false"]').waitFor({ timeout: 60_000 })
    const asked = await page.locator('.prompt').innerText()
    await deliberately(page, async () => (await firstChoice(page)).click())
    await expect.poll(() => page.locator('.prompt').innerText()).not.toBe(asked)
  }
  const told = await seen()
  expect(told.filter(text => /: Usurer (ferried|led)/.test(text))).toContainEqual(expect.stringMatching(/^ hell/))
  expect(told.filter(text => /: Usurer (sent|accused)/.test(text))).toContainEqual(expect.stringMatching(/^city :/))
})

test('on a phone the half in play is open, everybody’s coins are in sight, and no end of a soul is cut', async () => {
  const { page } = await house.person({ viewport: phone, hasTouch: true })
  await openFlorenceRecord(
    page,
    florenceUntil(({ flow, turn }) => turn.number > 12 && flow.at(-1)?.kind === 'hell', 3),
  )
  const city = board(page).locator('.fl-city')
  await expect.poll(() => city.isVisible()).toBe(false)
  await gold(page, '.fl-shield').last().tap()
  await board(page).locator('.fl-way').first().waitFor()
  const outOfSight = () =>
    board(page).evaluate(table => {
      const purses = table.querySelector('.fl-purses')!.getBoundingClientRect()
      const prompt = document.querySelector('.sheet')!.getBoundingClientRect()
      const ends = [...table.querySelectorAll('.fl-shield:has([data-end="true"])')].map(each =>
        each.getBoundingClientRect(),
      )
      return ends.filter(({ top, bottom }) => top < purses.bottom || bottom > prompt.top).length
    })
  await expect.poll(outOfSight).toBe(0)
  const coins = board(page).locator('[data-purse="florins"]')
  expect(await coins.count()).toBe(3)
  const bar = await page.locator('.bar').boundingBox()
  for (const coin of await coins.all())
    expect((await coin.boundingBox())!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
  const fold = board(page).getByRole('button', { name: /Santo Spirito/, expanded: false })
  await fold.scrollIntoViewIfNeeded()
  await fold.tap()
  await expect.poll(() => city.isVisible()).toBe(true)
})

test.each([laptop, smallLaptop])('at $width by $height everybody’s coins are in sight', async viewport => {
  const { page } = await house.person({ viewport })
  await openFlorenceRecord(page, florenceUntil(kind('florence', 20), 4))
  const seen = await board(page)
    .locator('[data-purse], [data-count]')
    .evaluateAll(all =>
      all
        .filter(each => {
          const { left, top, width, height } = each.getBoundingClientRect()
          const hit = document.elementFromPoint(left + width / 2, top + height / 2)
          return width > 0 && hit !== null && (each.contains(hit) || hit.contains(each))
        })
        .map(each => {
          const name = each.getAttribute('data-purse') ?? each.getAttribute('data-count')
          return `${name} of ${each.closest('[data-seat]')?.getAttribute('data-seat')}`
        }),
    )
  const wanted = ['florins', 'drachmas'].flatMap(name => [0, 1, 2, 3].map(seat => `${name} of ${seat}`))
  expect(wanted.filter(each => !seen.includes(each))).toEqual([])
})

test('by keys: the arrows walk what is gold, Enter takes up and plays, Escape lays down', async () => {
  const { page } = await house.person()
  await openFlorenceRecord(
    page,
    florenceUntil(({ flow, turn }) => turn.number > 12 && flow.at(-1)?.kind === 'hell'),
  )
  const souls = await gold(page).count()
  await gold(page).first().focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-lit'))).toBe('true')
  await page.keyboard.press('Enter')
  await board(page).locator('.fl-way').first().waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => gold(page).count()).toBe(souls)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => promptTitle(page).innerText()).toMatch(/^Florence/)
})
