import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { firstChoice, listed, playing, promptReady, promptTitle } from './table-page.ts'
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

test('the lesson leads through a whole Round', async () => {
  const { page } = await house.person()
  await page.goto('/learn/caravan')
  const lesson = page.getByRole('region', { name: 'First game' })
  const at = () => lesson.locator('.lesson-head .muted').innerText()
  const on = lesson.getByRole('button', { name: /^(Go on|Play on)$/ })
  const roll = page.locator('.effort-roll')
  for (let presses = 0; (await at()) !== 'Step 18 of 18'; presses++) {
    expect(presses, await at()).toBeLessThan(40)
    await on.or(roll).or(listed(page)).first().waitFor()
    if (await on.isVisible()) {
      const before = await at()
      await on.click()
      await expect.poll(at).not.toBe(before)
    } else if (await roll.isVisible()) {
      // The lesson asks for two dice of each.
      await promptReady(page)
      for (const more of await page.getByRole('button', { name: 'One die more' }).all()) {
        await more.click()
        await more.click()
      }
      await roll.click()
      await roll.waitFor({ state: 'detached' })
    } else await playing(page, () => listed(page).first().click())
  }
  await on.click()
  await lesson.waitFor({ state: 'hidden' })
  await promptTitle(page).waitFor()
}, 120_000)
