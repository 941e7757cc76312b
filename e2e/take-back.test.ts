import { Generator } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitorOf } from './accounts.ts'
import { type Person, phone } from './browser.ts'
import { openHouse } from './house.ts'
import { barriers, sideways } from './looks.ts'
import { promptTitle } from './table-page.ts'

const house = openHouse()

const asked = (page: Page) => page.getByRole('region', { name: 'Take back' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Take back' })

/** The server knows the person from then on. */
async function visit({ page, context }: Person) {
  await page.goto('/')
  await expect.poll(async () => (await context.cookies()).length).toBeGreaterThan(0)
  return visitorOf(house.site.origin, context)
}

/** Chooses the last so many; the page may still be about to show the last of them. */
const choose = (page: Page, count: number) =>
  expect
    .poll(async () => {
      await dialog(page)
        .getByRole('listitem')
        .nth(count - 1)
        .getByRole('button')
        .click()
      return dialog(page).getByRole('button', { pressed: true }).count()
    })
    .toBe(count)

/** Ana opens a table of the Imp Race for two, where Bo sits down with a phone. */
async function together(): Promise<[Person, Person, string]> {
  const [ana, bo] = await Promise.all([house.person(), house.person({ viewport: phone, hasTouch: true })])
  const [me, other] = [await visit(ana), await visit(bo)]
  const { id } = await me.open({ game: 'imp-race', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }] })
  await other.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  for (const { page } of [ana, bo]) await page.goto(`/table/${id}`)
  for (const { page } of [ana, bo]) await promptTitle(page).waitFor()
  return [ana, bo, id]
}

const nowOf = async ({ context }: Person, id: string) =>
  (await (await visitorOf(house.site.origin, context)).get<OpenTable>(`/api/tables/${id}`)).now

/** Both play the first of the listed moves until so many are played. */
async function playOn(people: readonly Person[], id: string, entries: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const before = await nowOf(people[0]!, id)
    if (before.entries >= entries) return
    for (const person of people) {
      const { seat, version, moves } = await nowOf(person, id)
      if (moves.length === 0) continue
      const line = await (await visitorOf(house.site.origin, person.context)).socket()
      expect(await line.ask({ type: 'move', table: id, seat, version, move: moves[0] })).toMatchObject({ type: 'done' })
      await line.end()
      break
    }
  }
}

test('what one asks to take back stands in words at the other, who agrees or plays on', async () => {
  const [ana, bo, id] = await together()
  await playOn([ana, bo], id, 9)
  for (let n = 10; n < 30 && (await nowOf(ana, id)).actors[0] !== 1; n++) await playOn([ana, bo], id, n)
  const { entries, version } = await nowOf(ana, id)
  await ana.page.getByRole('button', { name: 'Take back…' }).click()
  const rows = dialog(ana.page).getByRole('listitem')
  await choose(ana.page, 4)
  const words = await rows.nth(3).getByRole('button').innerText()
  expect.soft(await barriers(ana.page), 'axe, dialog').toEqual([])
  await dialog(ana.page).getByRole('button', { name: 'Ask to take back these 4' }).click()
  await dialog(ana.page).waitFor({ state: 'detached' })

  // Bo is told in words, and would rather play on.
  await asked(bo.page).getByText('asks everybody to take these 4 back:').waitFor()
  // Not all of it has room on a phone, and that is seen.
  await asked(bo.page).locator('.back-asked[data-more]').waitFor()
  // Each by their own name: what was done reads the same.
  expect(words).toContain('let the imps rest')
  expect(await asked(bo.page).getByRole('listitem').first().innerText()).toContain('let the imps rest')
  expect.soft(await barriers(bo.page), 'axe, asked').toEqual([])
  expect(await sideways(bo.page)).toBe(0)
  await asked(bo.page).getByText('1 of 2 have agreed.').waitFor()
  // Bo is to decide, and still sees the choices under the question, on a phone.
  const choice = await bo.page.locator('.choices .choice').first().boundingBox()
  expect(choice!.y + choice!.height).toBeLessThanOrEqual(phone.height)
  await asked(bo.page).getByRole('button', { name: 'Play on without taking back' }).waitFor()
  await asked(ana.page).getByRole('button', { name: 'No longer ask' }).waitFor()
  await asked(bo.page).getByRole('button', { name: 'Play on without taking back' }).click()
  await asked(ana.page).getByText('would rather play on').waitFor()
  // Who has said so is not told.
  await asked(bo.page).waitFor({ state: 'detached' })
  expect(await nowOf(ana, id)).toMatchObject({ entries, version })

  // The next move ends the question, and it can be asked again.
  await playOn([ana, bo], id, entries + 1)
  await asked(ana.page).waitFor({ state: 'detached' })
  await ana.page.getByRole('button', { name: 'Take back…' }).click()
  await choose(ana.page, 4)
  await dialog(ana.page)
    .getByRole('button', { name: /^Ask to take back these 4/ })
    .click()
  await asked(bo.page).getByRole('button', { name: 'Agree to take it back' }).click()
  for (const { page } of [ana, bo]) await asked(page).waitFor({ state: 'detached' })
  await expect.poll(async () => (await nowOf(bo, id)).entries).toBeLessThan(entries + 1)
  const gone = await nowOf(bo, id)
  // The log tells of it.
  await ana.page
    .getByText(/took back \d+ decisions, from here on: .* All agreed\./)
    .first()
    .waitFor()
  // Nothing is left of one's own: Undo asks.
  await ana.page.keyboard.press('u')
  await dialog(ana.page).waitFor()
  await ana.page.keyboard.press('Escape')
  await playOn([ana, bo], id, gone.entries + 2)
  for (const { page } of [ana, bo]) await promptTitle(page).waitFor()
})

test('several steps of one’s own are taken back at once, chosen in words', async () => {
  const person = await house.person()
  const { page } = person
  const me = await visit(person)
  const { id } = await me.open({
    game: 'florence',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  })
  await page.goto(`/table/${id}`)
  await promptTitle(page).waitFor()
  const line = await me.socket()
  await line.watch(id)
  const random = Generator.seeded('own steps')
  const now = async () => (await me.get<OpenTable>(`/api/tables/${id}`)).now
  for (let tries = 0; tries < 80 && ((await now()).undos ?? 0) < 2; tries++) {
    const { version, moves } = await now()
    if (moves.length > 0) await line.ask({ type: 'move', table: id, seat: 0, version, move: random.pick(moves) })
    // Whether it can be taken back is found out when the table is still.
    await page.waitForTimeout(400)
  }
  expect((await now()).undos).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Take back…' }).click()
  await expect.poll(async () => (await dialog(page).getByRole('listitem').count()) === (await now()).undos).toBe(true)
  await choose(page, 2)
  const { entries } = await now()
  await dialog(page).getByRole('button', { name: 'Take back these 2' }).click()
  await expect.poll(async () => (await now()).entries).toBe(entries - 2)
  await expect.poll(() => page.getByRole('button', { name: 'Redo' }).isEnabled()).toBe(true)
})
