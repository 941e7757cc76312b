import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { descend, playOnBoard } from './nine-circles.ts'
import { isOver, rematch } from './table-page.ts'

const house = openHouse()

test('a whole descent by mouse on the board, to its end screen and into the results of the day', async () => {
  // Another guest begins from the same connection.
  const { page: another } = await house.person()
  expect((await another.request.post('/api/daily/nine-circles')).ok()).toBe(true)
  const { page } = await house.person({ permissions: ['clipboard-read', 'clipboard-write'] })
  await descend(page, 'Pia')
  await page.getByRole('heading', { name: 'Circle 1 of 9' }).waitFor()

  const kinds: string[] = []
  // 28 rolls, 9 changes, 9 claims and a declaration are the most that a sheet holds.
  while (!(await isOver(page)) && kinds.length < 50) kinds.push(await playOnBoard(page))
  await rematch(page).waitFor()
  expect(kinds).toContain('roll')

  const cleared = kinds.filter(kind => kind === 'claim').length
  const end = page.getByRole('main')
  const won = cleared === 9
  const few = ['No circle cleared', 'One circle of nine cleared'][cleared]
  const counted = won ? 'All nine circles cleared' : (few ?? `${cleared} circles of nine cleared`)
  await end.getByRole('heading', { name: counted }).waitFor()
  if (won) await end.getByText('Points', { exact: true }).waitFor()
  else await end.getByText('You still had').waitFor()

  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('Copied.').first().waitFor()
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared).toMatch(/^Nine Circles, \d+ [A-Z][a-z]+\n/)
  expect(shared).toContain(`${house.site.origin}/daily`)

  await page.getByRole('link', { name: 'Acheron' }).click()
  const mine = page.getByRole('region', { name: 'Today’s descent' }).getByRole('row', { name: 'Pia (you)' })
  await mine.waitFor()
  if (!won) expect(await mine.innerText()).toContain(`${cleared} of 9`)
  await page.getByRole('button', { name: 'Look at yours' }).waitFor()

  await page.getByRole('link', { name: 'All results' }).click()
  const guests = page.getByRole('region', { name: 'Guests' })
  await guests.getByRole('row', { name: 'Pia (you)' }).getByText('one of 2 from one connection').waitFor()
})
