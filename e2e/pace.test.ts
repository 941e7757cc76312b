import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { laptop, phone } from './browser.ts'
import { florenceUntil, openFlorence, openFlorenceRecord } from './florence.ts'
import { kind } from './florence-moments.ts'
import { openHouse } from './house.ts'
import { openRace } from './imp-race.ts'
import { descent } from './nine-circles.ts'
import { choices, firstChoice, playing, promptTitle, strip } from './table-page.ts'
import { openRecord } from './visit.ts'

const house = openHouse()

const told = (page: Page) => strip(page).getByRole('listitem')
const newest = (page: Page) => told(page).first()
const control = (page: Page, name: string) => strip(page).getByRole('button', { name, exact: true })
const log = (page: Page) => page.getByRole('region', { name: 'Log' })
const prompt = (page: Page) => page.locator('.prompt')
const idle = (page: Page) => page.locator('.strip[data-playing="false"]')

/** On the page: notes every sentence that the strip tells first. */
function listen(): void {
  const seen: string[] = []
  Object.assign(window, { toldSoFar: seen })
  const note = () => {
    const text = document.querySelector('.strip li')?.textContent ?? ''
    if (text && seen.at(-1) !== text) seen.push(text)
  }
  note()
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { toldSoFar: string[] }).toldSoFar)

/** The sentences from now on. */
async function record(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(listen)
  return () => heard(page)
}

/** Plays first choices until the bot has had its turn and all of it has been shown. */
async function untilRivalPlayed(page: Page, said: () => Promise<string[]>): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await promptTitle(page).waitFor()
    await page.locator('.prompt.yours').waitFor()
    await idle(page).waitFor({ timeout: 60_000 })
    if ((await said()).filter(text => text.startsWith('Usurer')).length > 1) return
    const asked = await prompt(page).innerText()
    await (await firstChoice(page)).click()
    await expect.poll(() => prompt(page).innerText()).not.toBe(asked)
  }
  throw new Error('the rival has not played')
}

test('what a bot does is told sentence by sentence in the order of the log, and can be stepped back through', async () => {
  const { page } = await house.person({ pace: 'fast' })
  await openRace(page)
  const said = await record(page)
  await untilRivalPlayed(page, said)
  const sentences = await said()
  const whole = (await log(page).getByRole('link').allInnerTexts()).join(' ')
  let from = 0
  for (const sentence of sentences.filter(text => text.startsWith('Usurer'))) {
    const at = whole.indexOf(sentence, from)
    expect(at, `${sentence} in ${whole.slice(from)}`).toBeGreaterThanOrEqual(0)
    from = at + sentence.length
  }

  // In the present there is nothing to pause or to skip; one step back rests there.
  expect(await control(page, 'Skip').getAttribute('aria-disabled')).toBe('true')
  const [last, before] = await told(page).allInnerTexts()
  expect(sentences.at(-1)).toBe(last)
  await control(page, 'One step back').click()
  await expect.poll(() => newest(page).innerText()).toBe(before)
  // "Skip" shows how many sentences are still to come.
  expect(await control(page, 'Skip').innerText()).toBe('1')
  await control(page, 'Go on').waitFor()
  await control(page, 'Go on').click()
  await idle(page).waitFor()
  expect(await control(page, 'Skip').innerText()).toBe('')
  expect(await newest(page).innerText()).toBe(last)

  // One's own move never waits, wherever the playback is.
  await control(page, 'One step back').click()
  await control(page, 'Go on').waitFor()
  const asked = await prompt(page).innerText()
  await (await firstChoice(page)).click()
  await expect.poll(() => prompt(page).innerText()).not.toBe(asked)
  await expect.poll(() => newest(page).innerText()).toMatch(/^Pilgrim/)
})

test('at once nothing is played back, and the pace is kept on this device', async () => {
  const { page } = await house.person({ pace: 'normal' })
  await openRace(page)
  await strip(page).getByRole('combobox').selectOption('At once')
  await page.reload()
  expect(await strip(page).getByRole('combobox').inputValue()).toBe('once')
  await page.getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  expect(await dialog.getByRole('radio', { name: 'At once' }).isChecked()).toBe(true)
  await dialog.getByRole('radio', { name: 'Slow' }).check()
  await page.keyboard.press('Escape')
  expect(await strip(page).getByRole('combobox').inputValue()).toBe('slow')
})

/** Claims the circle, whose end is a beat. */
const claim = (page: Page) =>
  playing(page, () =>
    choices(page)
      .filter({ hasText: /^\W*\d?\s*Claim/ })
      .first()
      .click(),
  )

test('a beat waits for “go on”, can be skipped, and never holds up the next move; a setting turns the waiting off', async () => {
  const { page } = await house.person({ pace: 'fast' })
  await openRecord(page, descent({ claimIn: 5 }))
  await claim(page)
  await control(page, 'Go on').waitFor()
  expect(await newest(page).innerText()).toMatch(/^You cleared circle 5/)
  // What there is always is there: back, skip, and "go on" in place of "pause".
  for (const name of ['One step back', 'Skip'])
    expect(await control(page, name).getAttribute('aria-disabled'), name).toBe('false')
  expect(await control(page, 'Pause').count()).toBe(0)
  // The question of the next circle is there already.
  await page.locator('.prompt.yours').waitFor()
  // On a phone too it looks like something to press.
  const ground = () => control(page, 'Go on').evaluate(button => getComputedStyle(button).backgroundColor)
  const filled = await ground()
  await page.setViewportSize(phone)
  await expect.poll(ground).toBe(filled)
  // The whole sentence is there to be read on a narrow phone too, and the choices are where they were.
  await page.setViewportSize({ ...phone, width: 320 })
  const cut = newest(page).locator(':scope > :last-child')
  await expect.poll(() => cut.evaluate(text => text.scrollHeight - text.clientHeight)).toBeLessThan(2)
  const choice = () => choices(page).first().boundingBox()
  const before = await choice()
  // By key too, as one step back.
  await page.keyboard.press('.')
  await expect.poll(() => newest(page).innerText()).toMatch(/^You enter circle 6/)
  await page.keyboard.press(',')
  await expect.poll(() => newest(page).innerText()).toMatch(/^You cleared circle 5/)
  // It rests there, and then it is a beat again.
  await page.keyboard.press('.')
  await strip(page).locator('.strip-on').waitFor()
  await page.keyboard.press('.')
  await control(page, 'Pause').waitFor()
  expect((await choice())?.y).toBe(before?.y)
  await page.keyboard.press(',')
  await control(page, 'Skip').click()
  await idle(page).waitFor()

  const other = await house.person({ pace: 'fast' })
  await openRecord(other.page, descent({ claimIn: 5 }))
  await other.page.getByRole('button', { name: 'Settings' }).click()
  await other.page.getByRole('radio', { name: 'Go on by itself' }).check()
  await other.page.keyboard.press('Escape')
  await claim(other.page)
  await expect.poll(() => newest(other.page).innerText()).toMatch(/^You enter circle 6/)
})

// "Pause" comes where "go on" stood.
test('a double click on “go on” does not pause what comes after the beat', async () => {
  const { page } = await house.person({ pace: 'fast' })
  await openRecord(page, descent({ claimIn: 5 }))
  await claim(page)
  await control(page, 'Go on').dblclick()
  await expect.poll(() => newest(page).innerText()).toMatch(/^You enter circle 6/)
  await idle(page).waitFor()
})

/** On the page: counts what travels on the board, frame by frame. */
function watchTravel(): void {
  const travelled = new Set<string>()
  Object.assign(window, { travelled })
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect) || !effect.target?.closest('main')) continue
      // What takes no longer than a frame does not travel.
      if (Number(effect.getComputedTiming().duration) < 17) continue
      const moves = effect
        .getKeyframes()
        .some(frame => ['transform', 'translate', 'left', 'top', 'offsetDistance'].some(name => name in frame))
      if (moves) travelled.add(effect.target.getAttribute('class') ?? effect.target.tagName)
    }
    requestAnimationFrame(look)
  }
  look()
}

test.each(['no-preference', 'reduce'] as const)(
  'motion: %s. What happens is told in the same order; pieces travel only where motion is wanted',
  async reducedMotion => {
    const { page } = await house.person({ pace: 'fast', reducedMotion })
    await openRace(page)
    await page.evaluate(watchTravel)
    const said = await record(page)
    await untilRivalPlayed(page, said)
    const travelled = await page.evaluate(() => [...(window as unknown as { travelled: Set<string> }).travelled])
    if (reducedMotion === 'reduce') expect(travelled).toEqual([])
    else expect(travelled).not.toEqual([])
    const whole = (await log(page).getByRole('link').allInnerTexts()).join(' ')
    const places = (await said()).filter(text => text.startsWith('Usurer')).map(text => whole.indexOf(text))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThanOrEqual(0)
  },
)

test('on a phone older moments stand below the newest where there is room; a short one keeps the step back', async () => {
  const { page } = await house.person({ viewport: phone, hasTouch: true })
  await openFlorenceRecord(page, florenceUntil(kind('hell', 6)))
  const seen = () =>
    told(page).evaluateAll(all =>
      all
        .filter(each => {
          const { left, top, width, height } = each.getBoundingClientRect()
          const hit = document.elementFromPoint(left + Math.min(60, width / 2), top + height / 2)
          return hit !== null && each.contains(hit)
        })
        .map(each => each.getBoundingClientRect().top),
    )
  await expect.poll(async () => (await seen()).length).toBeGreaterThanOrEqual(2)
  const tops = await seen()
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))

  const last = await newest(page).innerText()
  await page.setViewportSize({ width: 360, height: 740 })
  const back = control(page, 'One step back')
  const [button, title] = [(await back.boundingBox())!, (await promptTitle(page).boundingBox())!]
  expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(43.5)
  expect(button.x + button.width).toBeLessThanOrEqual(title.x + 1)
  await back.tap()
  await control(page, 'Go on').waitFor()
  expect(await newest(page).innerText()).not.toBe(last)
})

test('while others’ doings are shown, board and players’ list mark the same player', async () => {
  const { page } = await house.person({ pace: 'fast' })
  await openRace(page, { players: 3 })
  await page.evaluate(() => {
    const marked: string[] = []
    Object.assign(window, { marked })
    const note = () => {
      const seats = [...document.querySelectorAll('[data-seat][data-decides="true"]')].map(seat =>
        seat.getAttribute('data-seat'),
      )
      const players = [...document.querySelectorAll('.players .player')].flatMap((player, i) =>
        player.matches('.turn') ? [i] : [],
      )
      const pair = `${seats} and ${players}: ${document.querySelector('.strip li')?.textContent}`
      if (marked.at(-1) !== pair) marked.push(pair)
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  const said = await record(page)
  await untilRivalPlayed(page, said)
  const marked = await page.evaluate(() => (window as unknown as { marked: string[] }).marked)
  expect(marked.length).toBeGreaterThan(2)
  expect(marked.filter(pair => !/^(\d*) and \1:/.test(pair))).toEqual([])
})

test('a bot that begins is shown from its first move on', async () => {
  const { page } = await house.person({ pace: 'fast' })
  // Some families choose what they start with before anybody's turn.
  const chooses = page.getByRole('heading', { name: 'What your family starts with' })
  const passages = log(page).getByRole('link')
  await page.addInitScript(listen)
  for (let tables = 0; ; tables++) {
    expect(tables, 'the bot never begins').toBeLessThan(24)
    await openFlorence(page)
    const opening = await passages.first().innerText()
    if (!/Usurer goes first/.test(opening)) continue
    await passages.nth(1).or(chooses).first().waitFor()
    if (!(await chooses.isVisible())) break
  }
  await idle(page).waitFor({ timeout: 60_000 })
  const first = await passages.nth(1).innerText()
  const said = await heard(page)
  expect(
    said.filter(text => first.startsWith(text)),
    `${first} among ${said}`,
  ).not.toEqual([])
})

for (const [name, viewport] of [
  ['laptop', laptop],
  ['phone', phone],
] as const)
  test(`on a ${name} the last moment stands above the prompt, and the log opens at its newest line with long passages folded`, async () => {
    const { page } = await house.person({ viewport })
    // A table of four has a long opening.
    await openFlorenceRecord(
      page,
      florenceUntil(() => true, 4),
    )
    const [last, ask] = [await newest(page).boundingBox(), await promptTitle(page).boundingBox()]
    expect(last!.y + last!.height).toBeLessThanOrEqual(ask!.y)
    expect(last!.y).toBeGreaterThan(0)
    expect(ask!.y).toBeLessThan(viewport.height)

    const list = log(page).getByRole('list')
    await log(page).getByRole('link').last().waitFor()
    await expect.poll(() => list.evaluate(e => e.scrollHeight - e.scrollTop - e.clientHeight)).toBeLessThan(2)
    const first = log(page).locator('.passage').first()
    const short = await first.getByRole('link').innerText()
    await first.getByRole('button', { name: /sentences more$/ }).focus()
    await page.keyboard.press('Enter')
    await first.getByRole('button', { name: 'Fold', expanded: true }).waitFor()
    const long = await first.getByRole('link').innerText()
    for (const line of short.split('\n')) expect(long).toContain(line)
    expect(long.length).toBeGreaterThan(short.length)
  })
