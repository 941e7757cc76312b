import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { laptop, phone } from './browser.ts'
import { florenceUntil, openFlorence, openFlorenceRecord } from './florence.ts'
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

/** Notes every sentence that the strip tells first, from now on. */
async function record(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { toldSoFar: seen })
    const note = () => {
      const text = document.querySelector('.strip li')?.textContent ?? ''
      if (text && seen.at(-1) !== text) seen.push(text)
    }
    note()
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { toldSoFar: string[] }).toldSoFar)
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
  await control(page, 'Go on').waitFor()
  await control(page, 'Go on').click()
  await idle(page).waitFor()
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

test('a beat waits for “go on” in place of “skip” and never for the next move; a setting turns the waiting off', async () => {
  const { page } = await house.person({ pace: 'fast' })
  await openRecord(page, descent({ claimIn: 5 }))
  await playing(page, () =>
    choices(page)
      .filter({ hasText: /^\W*\d?\s*Claim/ })
      .first()
      .click(),
  )
  await control(page, 'Go on').waitFor()
  expect(await newest(page).innerText()).toMatch(/^You cleared circle 5/)
  expect(await control(page, 'Skip').count()).toBe(0)
  // The question of the next circle is there already.
  await page.locator('.prompt.yours').waitFor()
  await control(page, 'Go on').click()
  await expect.poll(() => newest(page).innerText()).toMatch(/^You enter circle 6/)
  await control(page, 'Skip').waitFor()

  const other = await house.person({ pace: 'fast' })
  await openRecord(other.page, descent({ claimIn: 5 }))
  await other.page.getByRole('button', { name: 'Settings' }).click()
  await other.page.getByRole('radio', { name: 'Go on by itself' }).check()
  await other.page.keyboard.press('Escape')
  await playing(other.page, () =>
    choices(other.page)
      .filter({ hasText: /^\W*\d?\s*Claim/ })
      .first()
      .click(),
  )
  await expect.poll(() => newest(other.page).innerText()).toMatch(/^You enter circle 6/)
})

test('a bot that begins is shown from its first move on', async () => {
  const { page } = await house.person({ pace: 'fast' })
  for (let tables = 0; ; tables++) {
    expect(tables, 'the bot never begins').toBeLessThan(16)
    await openFlorence(page)
    const opening = await log(page).getByRole('link').first().innerText()
    if (/Usurer goes first/.test(opening)) break
  }
  const said = await record(page)
  await idle(page).waitFor({ timeout: 60_000 })
  const first = await log(page).getByRole('link').nth(1).innerText()
  expect((await said()).some(text => first.startsWith(text))).toBe(true)
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
    expect(long.startsWith(short)).toBe(true)
    expect(long.length).toBeGreaterThan(short.length)
  })
