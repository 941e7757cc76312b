import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { wordsOn } from './looks.ts'
import { descent, openTable, rollRow } from './nine-circles.ts'
import { playFirst, promptTitle } from './table-page.ts'
import { foreignTo, keys } from './words.ts'

const house = openHouse()

const speakers = [
  { language: 'es', locale: 'es-MX', game: 'Nueve círculos', rules: 'Reglas', settings: 'Ajustes', own: 'Español' },
  { language: 'sv', locale: 'sv-SE', game: 'Nio kretsar', rules: 'Regler', settings: 'Inställningar', own: 'Svenska' },
] as const

for (const { language, locale, game, rules, settings, own } of speakers) {
  const foreign = foreignTo(language)
  const known = keys()
  const speaksOnly = async (page: Page, where: string) => {
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    // A game's own words are fetched when the language is chosen: they come a moment after the page's.
    const onPage = async (kind: ReadonlySet<string>) => (await wordsOn(page)).filter(word => kind.has(word))
    await expect.poll(() => onPage(foreign), { message: `English ${where}`, timeout: 10_000 }).toEqual([])
    expect(await onPage(known), `bare keys ${where}`).toEqual([])
  }

  test(`the same table speaks ${own}: to a guest whose browser does, and to its owner who switches`, async () => {
    const host = await house.person()
    await openTable(host.page, { where: 'On the server', start: 9 })
    await rollRow(host.page, 2)
    const english = await wordsOn(host.page)
    expect(english.some(word => foreign.has(word))).toBe(true)

    const guest = await house.person({ locale })
    await guest.page.goto(host.page.url())
    await guest.page.getByRole('heading', { name: game, level: 1 }).waitFor()
    await promptTitle(guest.page).waitFor()
    await speaksOnly(guest.page, 'at the table')
    await guest.page.getByRole('button', { name: rules }).click()
    await guest.page.getByRole('dialog').getByRole('searchbox').waitFor()
    await speaksOnly(guest.page, 'in the rules')
    await guest.page.keyboard.press('Escape')

    await host.page.getByRole('button', { name: 'Settings' }).click()
    await host.page.getByRole('radio', { name: own }).check()
    await host.page.getByRole('dialog', { name: settings }).waitFor()
    await host.page.getByRole('heading', { name: game, level: 1, includeHidden: true }).waitFor()
    await speaksOnly(host.page, 'in the settings')
    await host.page.keyboard.press('Escape')
    await promptTitle(host.page).waitFor()
    await speaksOnly(host.page, 'at the owner’s table')
  })

  test(`home, new table, first game, end, replay, daily and lost pages speak ${own}`, async () => {
    const { page, complaints } = await house.person({ locale })
    await page.goto('/')
    await page.getByRole('heading', { name: game }).waitFor()
    await speaksOnly(page, 'at home')
    await page.locator('.game-card').first().locator('button').last().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('group').nth(2).waitFor()
    await dialog.locator('summary').click()
    await speaksOnly(page, 'in the new table dialog')
    await dialog.locator('form button[type=submit]').click()
    await promptTitle(page).waitFor()
    await speaksOnly(page, 'at the new table')
    await page.keyboard.press('?')
    await dialog.waitFor()
    await speaksOnly(page, 'in the list of keys')
    await page.keyboard.press('Escape')
    await page.goto('/learn/nine-circles')
    await page.getByRole('progressbar').waitFor()
    await speaksOnly(page, 'in the first game')
    await page.goto('/about')
    await page.getByRole('link', { name: 'game-icons.net' }).waitFor()
    await speaksOnly(page, 'on the about page')
    await page.goto('/')
    await page.locator('input[type=file]').setInputFiles(descent())
    await page.waitForURL(/\/local\//)
    await page.locator('.nc-scale').waitFor()
    await speaksOnly(page, 'at the end')
    await page.goto(`${page.url()}#move=16`)
    await page.getByRole('slider').waitFor()
    await speaksOnly(page, 'in the replay')
    await page.goto('/daily')
    await page.locator('.daily-page button.primary').waitFor()
    await speaksOnly(page, 'on the page of the day')
    await page.goto('/puzzles/florence')
    await page.locator('.practice-choices').waitFor()
    await speaksOnly(page, 'at a puzzle')
    await page.locator('.practice-ways .button').first().click()
    await page.locator('.considered').waitFor()
    await speaksOnly(page, 'at the answer of a puzzle')
    await page.goto('/nowhere')
    await page.getByRole('main').getByRole('link').waitFor()
    await speaksOnly(page, 'on a page that is not there')
    // The browser's own message about the answer is no fault of the page.
    expect(complaints.splice(0).filter(text => !/status of 404.*\/nowhere/.test(text))).toEqual([])
  })
}

test('an English page speaks English', async () => {
  const { page } = await house.person()
  await openTable(page)
  await playFirst(page)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  const known = keys()
  expect((await wordsOn(page)).filter(word => known.has(word))).toEqual([])
})
