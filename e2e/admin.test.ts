import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { Visitor } from '../packages/server/test/client.ts'
import { openHouse } from './house.ts'
import { barriers } from './looks.ts'

const house = openHouse()

test('an admin finds a table by the name of somebody there, looks at it, and closes it; the account leads to order', async () => {
  const [admin, dante] = [await house.person({ away: true }), await Visitor.guest(house.site.origin)]
  await dante.send('PUT', '/api/me', { name: 'Dante', language: 'en' })
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const { id } = await dante.open({ game: 'imp-race', name: 'At the gate', options: {}, visibility: 'invited', seats })
  await dante.send('POST', '/api/reports', { table: id, reason: 'other', words: 'The lamp is broken' })
  await admin.page.goto('/account')
  await admin.page.getByRole('heading', { name: 'Peace and order' }).waitFor()
  expect.soft(await barriers(admin.page), 'axe, account').toEqual([])
  await admin.page.getByRole('link', { name: 'Look', exact: true }).click()
  await admin.page.waitForURL('**/order')

  const { id: person } = (await (await admin.page.request.get('/api/me')).json()) as { id: string }
  await house.site.stop()
  const data = new DatabaseSync(house.site.data)
  data.prepare('insert into admin (person, at) values (?, 1)').run(person)
  data.close()
  await house.site.start()

  await admin.page.goto('/admin')
  await admin.page.getByText('The lamp is broken').waitFor()
  await admin.page.getByText(/^\d+ \w+, \d\d:\d\d · The Race of the Imps · Look at the table$/).waitFor()
  await admin.page.getByRole('button', { name: 'Tables' }).click()
  await admin.page.getByRole('heading', { name: 'At the gate' }).waitFor()
  const field = admin.page.getByRole('searchbox')
  await field.fill('nobody there')
  await field.press('Enter')
  await admin.page.getByText('There is no such table.').waitFor()
  await field.fill('Dan')
  await field.press('Enter')
  const card = admin.page.getByRole('article')
  await card.getByText('The Race of the Imps · waits for people · Invited only').waitFor()
  expect.soft(await barriers(admin.page), 'axe, tables').toEqual([])
  await card.getByText('Close the table').first().click()
  await card.getByRole('textbox').fill('testing')
  await card.getByRole('button', { name: 'Close the table' }).click()
  await admin.page.getByText('There is no such table.').waitFor()
  expect((await dante.request('GET', `/api/tables/${id}`)).status).toBe(404)
  admin.complaints.length = 0
})
