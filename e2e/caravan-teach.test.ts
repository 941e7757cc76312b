import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { entries, firstChoice, listed, promptReady, promptTitle } from './table-page.ts'
import { cardOf } from './visit.ts'

const house = openHouse()

test('the form asks three questions, and people lead their bots', async () => {
  const { page } = await house.person()
  await page.goto('/')
  await cardOf(page, 'The Caravan')
    .getByRole('button', { name: /^Options/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'New table: The Caravan' })
  const asked = dialog.getByRole('group', { name: /\?$/ })
  await dialog.getByRole('group', { name: 'How hard?' }).waitFor()
  expect(await asked.evaluateAll(groups => groups.map(group => group.querySelector('legend')?.textContent))).toEqual([
    'What do you play?',
    'Who plays?',
    'How hard?',
  ])
  await dialog.getByText('A chapter takes about two hours').waitFor()
  expect(await dialog.getByLabel('First circle').count()).toBe(0)
  expect(await dialog.getByText('The Hand of Fate').isVisible()).toBe(false)
  // One is alone unless one wants company.
  expect(await dialog.getByLabel(/^Players/).inputValue()).toBe('1')

  await dialog.getByRole('radio', { name: 'Quick Combat' }).check()
  await dialog.getByLabel('First circle').selectOption({ label: '5: Wrath' })
  await dialog.getByLabel(/^Players/).selectOption('2')
  expect(await dialog.getByRole('radio', { name: 'People lead' }).isChecked()).toBe(true)
  await dialog.getByText('More options').click()
  expect(await dialog.getByLabel('Champions with a hand of cards').inputValue()).toBe('0')
  await dialog.getByText('One for each player').waitFor({ state: 'attached' })
  await dialog.getByRole('radio', { name: 'Campaign' }).check()
  await dialog.getByRole('button', { name: 'Open the table' }).click()

  // The first votes: each is asked once, and between them the page does not turn to the bot.
  await promptTitle(page).waitFor()
  const seen = await page.evaluate(() => {
    const titles: string[] = []
    Object.assign(window, { titles })
    const look = () => {
      const title = document.querySelector('#prompt-title')?.textContent ?? ''
      if (titles.at(-1) !== title) titles.push(title)
    }
    look()
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
    return titles.length
  })
  expect(seen).toBe(1)
  for (let i = 0; i < 3; i++) {
    const before = await promptTitle(page).textContent()
    await promptReady(page)
    await (await firstChoice(page)).click()
    await expect.poll(() => promptTitle(page).textContent()).not.toBe(before)
  }
  const titles = await page.evaluate(() => (window as unknown as { titles: string[] }).titles)
  expect(titles.filter(title => /thinking|deciding|to decide/i.test(title))).toEqual([])
})

/** A way through the lesson: how one reads on, rolls, and makes the move that is asked for. */
interface Way {
  readOn(page: Page): Promise<void>
  roll(page: Page): Promise<void>
  move(page: Page): Promise<void>
  goOn(page: Page): Promise<void>
}

const lesson = (page: Page): Locator => page.getByRole('region', { name: 'First game' })
const at = (page: Page): Promise<string> => lesson(page).locator('.lesson-head .muted').innerText()
const on = (page: Page): Locator => lesson(page).getByRole('button', { name: /^(Go on|Play on)$/ })
const rolls = (page: Page): Locator => page.locator('.effort-roll')
const steppers = (page: Page): Locator => page.getByRole('spinbutton')
const waits = (page: Page): Locator => page.getByText('It waits until you go on.')
const asked = (page: Page): Locator => page.locator('.ask[data-ready] .prompt.yours [data-choice]')

const byPointer: Way = {
  readOn: page => on(page).click(),
  async roll(page) {
    for (const more of await page.getByRole('button', { name: 'One die more' }).all()) {
      await more.click()
      await more.click()
    }
    await rolls(page).click()
  },
  move: page => listed(page).first().click(),
  goOn: page => page.locator('.prompt').getByRole('button', { name: 'Go on' }).click(),
}

const byKeys: Way = {
  async readOn(page) {
    await on(page).focus()
    await page.keyboard.press('Enter')
  },
  async roll(page) {
    for (const stepper of await steppers(page).all()) {
      await stepper.focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Enter')
  },
  move: page => page.keyboard.press('1'),
  goOn: page => page.keyboard.press('Space'),
}

/** What the cards of the Malefactors showed while they were watched: each Line that was lit, by its card. */
type Lit = Set<string>

async function noteLines(page: Page): Promise<void> {
  await page.evaluate(() => {
    const lit: string[] = []
    Object.assign(window, { lit })
    const look = () => {
      const card = document.querySelector('.cvt-card')
      const line = card?.querySelector('[data-state="now"] p')?.textContent
      const text = line && `${card?.querySelector('h2')?.textContent}: ${line}`
      if (text && !lit.includes(text)) lit.push(text)
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
}

const litLines = async (page: Page): Promise<Lit> =>
  new Set(await page.evaluate(() => (window as unknown as { lit: string[] }).lit))

/** What may be offered at each step, and nothing else: it is what the step's text asks for. */
const offers: Readonly<Record<string, RegExp>> = {
  'Step 1 of 18': /^Hide among the dead$/,
  'Step 3 of 18': /^Be ready/,
  'Step 5 of 18': / begins at B3 |Slot/,
  'Step 6 of 18': /^Walk to B2 /,
  'Step 7 of 18': /^Shoulder Charge$|^Walk to D2 west$/,
  'Step 8 of 18': /Longsword: Pay 2 Vigor/,
  'Step 9 of 18': /ends up at C2 /,
  'Step 10 of 18': /^Put the Wound on Slot/,
  'Step 12 of 18': /^Slip Off$|top of the Pillar at C3|Slot/,
  'Step 13 of 18': /^Take Aim$/,
  'Step 14 of 18': /^Let 6 Hits and 2 Fumbles stand/,
  'Step 15 of 18': /^Your Champions have done enough$/,
  'Step 16 of 18': /^Minos goes: .* C3\.$/,
  'Step 17 of 18': /BACKFLIP|^LEAP to D3 /,
}
const last = 'Step 18 of 18'

/** Goes through the whole lesson, up to its last page; the steps at which a move was asked for. */
async function takeLesson(page: Page, way: Way): Promise<Set<string>> {
  const steps = new Set<string>()
  await page.goto('/learn/caravan')
  await lesson(page).waitFor()
  await noteLines(page)
  for (let presses = 0; ; presses++) {
    // What has been answered stays in sight until the next question.
    await on(page).or(rolls(page)).or(asked(page)).or(waits(page)).first().waitFor()
    const step = await at(page)
    expect(presses, step).toBeLessThan(60)
    if (await waits(page).isVisible()) {
      // While the Malefactors act, the lesson speaks of nothing else.
      expect(await lesson(page).locator('.lesson-text').count()).toBe(0)
      await way.goOn(page)
      await waits(page).waitFor({ state: 'detached' })
    } else if (await on(page).isVisible()) {
      if (step === last) return steps
      await way.readOn(page)
      await expect.poll(() => at(page)).not.toBe(step)
    } else if (await rolls(page).isVisible()) {
      // The lesson asks for two dice of each.
      await promptReady(page)
      await way.roll(page)
      await rolls(page).waitFor({ state: 'detached' })
    } else {
      await promptReady(page)
      const labels = await page.locator('.choice-label').allInnerTexts()
      const text = `${await promptTitle(page).innerText()} | ${await page.locator('.prompt-text').innerText()}`
      // What is said and what is offered are about the same thing.
      expect(text, step).not.toMatch(/can do anything more|nothing/i)
      for (const label of labels) expect(label, `${step}: ${text}`).toMatch(offers[step] ?? /never/)
      steps.add(step)
      const before = await entries(page)
      await way.move(page)
      // Where the Malefactors answer, they are watched before the log has it.
      const watch = page.locator('.prompt.watch')
      await expect.poll(async () => (await entries(page)) > before || (await watch.count()) > 0).toBe(true)
    }
  }
}

/** The Counterattack and the Action of the lesson are watched: their cards large, their Lines lit one after the other. */
async function expectWatched(page: Page): Promise<void> {
  const lit = [...(await litLines(page))]
  const cards = [...new Set(lit.map(line => line.slice(0, line.indexOf(': '))))]
  expect(cards.slice(0, 2)).toEqual(['Tail Sweep', 'Head-to-Head'])
  expect(lit.filter(line => line.startsWith('Tail Sweep: ')).length).toBeGreaterThan(1)
  expect(lit.find(line => line.startsWith('Head-to-Head: Minos MOVES 2'))).toBeTruthy()
  expect(lit.find(line => line.includes('HOLDS the Fiercest Champion here'))).toBeTruthy()
}

test('the lesson leads through a whole Round, and the Malefactors’ Turn is watched', async () => {
  const { page } = await house.person({ pace: 'fast' })
  const steps = await takeLesson(page, byPointer)
  expect([...steps]).toEqual(Object.keys(offers))
  await expectWatched(page)
  await on(page).click()
  await lesson(page).waitFor({ state: 'hidden' })
  await promptTitle(page).waitFor()
}, 300_000)

test('the lesson by keys alone', async () => {
  const { page } = await house.person({ pace: 'fast' })
  const steps = await takeLesson(page, byKeys)
  expect([...steps]).toEqual(Object.keys(offers))
  await expectWatched(page)
}, 300_000)
