import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { choices, firstChoice, promptReady, promptTitle } from './table-page.ts'
import { cardOf } from './visit.ts'

const house = openHouse()

test('the form asks three questions, and people lead their bots', async () => {
  const { page } = await house.person()
  const stories: string[] = []
  page.on('request', request => /story|\/en-/.test(request.url()) && stories.push(request.url()))
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

test('the lesson leads through a whole Round, and no step is at odds with its question', async () => {
  const { page } = await house.person()
  await page.goto('/learn/caravan')
  const lesson = page.getByRole('region', { name: 'First game' })
  const told = lesson.locator('.lesson-head .muted')
  const on = lesson.getByRole('button', { name: /^(Go on|Play on)$/ })
  const count = 18
  const steps = new Set<string>()
  for (let presses = 0; presses < 60 && (await lesson.isVisible()); presses++) {
    const before = `${await told.textContent()} ${await page.locator('.side').textContent()}`
    steps.add(String(await told.textContent()))
    if (await on.isVisible()) await on.click()
    else {
      await promptReady(page)
      // Effort: two dice for each of the four; before, nothing is rolled.
      const more = page.getByRole('button', { name: 'One die more' })
      if ((await more.count()) > 0) {
        expect(await page.locator('.effort-roll').getAttribute('aria-disabled')).toBe('true')
        for (const each of await more.all()) for (const _ of [1, 2]) await each.click()
      }
      await (await firstChoice(page)).click()
    }
    // The next question, the next step, or the end of the lesson.
    await expect
      .poll(
        async () =>
          !(await lesson.isVisible()) ||
          `${await told.textContent()} ${await page.locator('.side').textContent()}` !== before,
      )
      .toBe(true)
  }
  expect([...steps].at(-1)).toContain(`${count} of ${count}`)
  expect(steps.size).toBe(count)
  await expect.poll(() => choices(page).count(), { timeout: 10_000 }).toBeGreaterThan(1)
}, 120_000)
