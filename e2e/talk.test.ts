import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { openHouse } from './house.ts'

const house = openHouse()

/** Dante's table for two; Virgil, who reads Swedish, sits down, and both and Beatrice on a phone have it open. */
async function party(options: object = {}) {
  const dante = await house.person()
  const virgil = await house.person({ locale: 'sv-SE' })
  const beatrice = await house.person({ viewport: phone, hasTouch: true })
  // Before the page has met the server, a request of the test would make another guest.
  for (const { page } of [dante, virgil, beatrice])
    await Promise.all([page.waitForResponse(answer => answer.url().endsWith('/api/me')), page.goto('/')])
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const opened = await dante.page.request.post('/api/tables', {
    data: { game: 'imp-race', options: {}, seats, ...options },
  })
  const { id } = (await opened.json()) as { id: string }
  await virgil.page.request.post(`/api/tables/${id}/sit`, { data: { seat: 1 } })
  for (const { page } of [dante, virgil, beatrice]) await page.goto(`/table/${id}`)
  return { id, dante: dante.page, virgil: virgil.page, beatrice: beatrice.page }
}

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })
const said = (page: Page) => page.locator('.chat-list .said')

test('players talk, each reads phrases in their own language, and a watcher hears nothing of it', async () => {
  const { dante, virgil, beatrice } = await party()
  await tab(dante, /^Chat/).click()
  await dante.getByText(/The dice are sealed: \w{4} \w{4}\.$/).waitFor()
  const field = dante.getByRole('textbox', { name: 'Say something to the table' })
  await field.fill('<b>Hello</b> https://x.example')
  await field.press('Enter')
  await dante.getByRole('button', { name: 'Well played' }).click()
  await said(dante).nth(1).waitFor()
  expect(await field.inputValue()).toBe('')
  // Virgil looks at the chronicle: the tab counts what he has not read, and a reader hears it.
  await tab(virgil, /Chatt.*2 olästa/).waitFor()
  await virgil.locator('[data-live="polite"]', { hasText: 'Bra spelat' }).waitFor({ state: 'attached' })
  await tab(virgil, /^Chatt/).click()
  expect(await said(virgil).allTextContents()).toEqual([
    expect.stringContaining('<b>Hello</b> https://x.example'),
    expect.stringContaining('Bra spelat'),
  ])
  // Links are no links.
  expect(await virgil.locator('.chat-list a').count()).toBe(0)
  await virgil.reload()
  await tab(virgil, /^Chatt/).waitFor()
  expect(await tab(virgil, /olästa/).count()).toBe(0)

  await beatrice.getByRole('button', { name: /^Talk/ }).tap()
  const apart = beatrice.getByRole('textbox', { name: 'Say something to the watchers' })
  await apart.fill('Who wins?')
  await beatrice.getByRole('button', { name: 'Send' }).tap()
  await said(beatrice).first().waitFor()
  expect(await said(beatrice).allTextContents()).toEqual([expect.stringContaining('Who wins?')])
  expect(await dante.getByText('Who wins?').count()).toBe(0)
  // Who goes is told between the words.
  await virgil.goto('/')
  await dante.locator('.happened', { hasText: /is away, \d\d:\d\d$/ }).waitFor()
})

test('somebody is muted from their message, and reported', async () => {
  const { dante, virgil } = await party()
  await tab(virgil, /^Chatt/).click()
  const field = virgil.getByRole('textbox', { name: 'Säg något till bordet' })
  await field.fill('rude')
  await field.press('Enter')
  await tab(dante, /^Chat/).click()
  await dante.getByRole('button', { name: /mute, block or report/ }).click()
  await dante.getByRole('button', { name: 'Send the report' }).click()
  await dante.getByText('Thank you. It is reported.').first().waitFor()
  await dante.getByRole('button', { name: /mute, block or report/ }).click()
  await dante.getByRole('button', { name: /^Mute here/ }).click()
  await dante.getByRole('dialog').waitFor({ state: 'detached' })
  await field.fill('ruder')
  await field.press('Enter')
  await said(virgil).nth(1).waitFor()
  await dante.reload()
  await dante.getByText('Nobody has said anything yet.').waitFor()
})

test('whoever has said nothing is reported and blocked from where they sit', async () => {
  const { dante, virgil } = await party({ talk: 'none', name: 'At the gate' })
  const open = () => dante.getByRole('button', { name: 'Block or report', exact: true }).click()
  const whom = dante.getByRole('dialog', { name: 'Block or report' })
  await open()
  await whom.getByRole('button', { name: 'The table itself' }).click()
  const about = dante.getByRole('dialog', { name: 'At the gate' })
  await about.getByRole('combobox', { name: 'Why' }).selectOption('Name')
  await about.getByRole('button', { name: 'Send the report' }).click()
  await dante.getByText('Thank you. It is reported.').first().waitFor()
  await open()
  await whom.getByRole('button', { name: /^Guest \d+$/ }).click()
  await dante
    .getByRole('button', { name: /^Block/ })
    .last()
    .click()
  await dante
    .getByText(/^Guest \d+ is blocked\.$/)
    .first()
    .waitFor()
  await dante.goto('/order')
  await dante.getByRole('button', { name: 'Hear again' }).waitFor()
  await virgil.getByRole('button', { name: 'Blockera eller anmäl' }).waitFor()
})

test('whether Virgil may help stands in the head, and his quill is gone where he may not', async () => {
  const off = await party()
  for (const [page, words] of [
    [off.dante, 'Virgil off'],
    [off.virgil, 'utan Vergilius'],
  ] as const)
    await page.locator('.bar-detail', { hasText: words }).waitFor()
  const on = await party({ help: true })
  await on.dante.locator('.bar-detail', { hasText: 'Virgil allowed' }).waitFor()
  const quills = await Promise.all(
    [off.dante, off.virgil, on.dante, on.virgil].map(page => page.locator('.hint-ask').count()),
  )
  expect(quills.slice(0, 2)).toEqual([0, 0])
  expect(quills.slice(2)).toContain(1)
})
