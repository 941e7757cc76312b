import type { SeatLink } from '@acheron/protocol'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Visitor } from '../packages/server/test/client.ts'
import type { Person } from './browser.ts'
import { openHouse } from './house.ts'
import { barriers } from './looks.ts'
import { playFirst, promptTitle } from './table-page.ts'

const house = openHouse()

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const players = (page: Page) => page.getByRole('region', { name: 'Players' })
const invite = (page: Page) => page.getByRole('dialog', { name: 'Bring somebody in' })
const hand = (page: Page) => page.getByRole('region', { name: /hand/i })

/** The same person for a script, faster than a page. */
async function visitorOf({ context }: Person, name: string): Promise<Visitor> {
  const visitor = await Visitor.guest(house.site.origin)
  await visitor.send('PUT', '/api/me', { name, language: 'en' })
  const cookies = visitor.cookie.split('; ').map(text => text.split('='))
  await context.addCookies(cookies.map(([key = '', value = '']) => ({ name: key, value, url: house.site.origin })))
  return visitor
}

test('a player lets one spectator look over the shoulder, all are told, and one press ends it', async () => {
  const [ana, bo, eva] = await Promise.all([house.person(), house.person(), house.person()])
  const [anas, bos] = [await visitorOf(ana, 'Ana'), await visitorOf(bo, 'Bo')]
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const { id } = await anas.open({ game: 'imp-race', options: {}, help: true, seats })
  await bos.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  await Promise.all([ana.page.goto(`/table/${id}`), bo.page.goto(`/table/${id}`)])
  await promptTitle(ana.page).waitFor()

  await button(ana.page, 'Invite').click()
  await invite(ana.page).getByRole('button', { name: 'Make a coach link' }).click()
  const link = await invite(ana.page).getByRole('textbox', { name: 'Coach link' }).inputValue()
  await invite(ana.page).getByRole('img', { name: 'QR code of the coach link' }).waitFor()
  expect.soft(await barriers(ana.page), 'axe, coach link').toEqual([])
  await ana.page.keyboard.press('Escape')

  await eva.page.goto(link)
  await eva.page.getByLabel(/^Your name/).fill('Eva')
  expect.soft(await barriers(eva.page), 'axe, coach landing').toEqual([])
  await eva.page.keyboard.press('Enter')
  await promptTitle(eva.page).waitFor()
  await eva.page.getByText('You look over Ana’s shoulder: you see what they see, and decide nothing.').waitFor()
  expect(new URL(eva.page.url()).hash).toBe('')

  // Everybody reads it, in the head and beside the seat.
  await players(bo.page).getByText('Eva looks over Ana’s shoulder').waitFor()
  await bo.page.locator('.bar-detail', { hasText: 'Eva looks over Ana’s shoulder' }).waitFor()
  await players(ana.page).getByText('Eva looks over your shoulder').waitFor()

  // The same hand, and nothing to press.
  const cards = async (page: Page) => hand(page).first().innerText()
  const own = await cards(ana.page)
  await expect.poll(() => cards(eva.page)).toBe(own)
  expect(await eva.page.locator('.prompt.yours').count()).toBe(0)
  expect(await button(eva.page, 'Undo').isDisabled()).toBe(true)
  expect.soft(await barriers(eva.page), 'axe, the coach').toEqual([])
  await playFirst(ana.page)
  await expect.poll(() => cards(eva.page)).toBe(await cards(ana.page))

  await players(ana.page).getByRole('button', { name: 'Send away' }).click()
  await players(bo.page).getByText('Eva looks over Ana’s shoulder').waitFor({ state: 'detached' })
  await eva.page.getByText('You are watching.').waitFor()
  await expect.poll(() => hand(eva.page).count()).toBe(0)

  // The link was good once.
  await eva.page.goto('about:blank')
  await eva.page.goto(link)
  await button(eva.page, 'Look over the shoulder').click()
  await eva.page.getByRole('main').getByText('This coach link is used up or was taken back.').waitFor()
  eva.complaints.length = 0
})

test('a coach goes by themselves, on a phone', async () => {
  const [ana, eva] = await Promise.all([
    house.person(),
    house.person({ viewport: { width: 390, height: 844 }, hasTouch: true }),
  ])
  const visitor = await visitorOf(ana, 'Ana')
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const
  // Nobody else plays, so help needs no leave.
  const { id } = await visitor.open({ game: 'imp-race', options: {}, seats })
  const { token } = await visitor.send<SeatLink>('POST', `/api/tables/${id}/coach`)
  await eva.page.goto(`/table/${id}#coach=${token}`)
  await button(eva.page, 'Look over the shoulder').tap()
  await eva.page.getByText(/You look over .+ shoulder: you see/).waitFor()
  await players(eva.page).getByRole('button', { name: 'Stop looking' }).tap()
  await eva.page.getByText('You are watching.').waitFor()
})
