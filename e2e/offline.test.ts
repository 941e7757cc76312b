import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { activeValues, giveUp, openTable, rollRow } from './nine-circles.ts'
import { choices, entries, isOver, playFirst, playing, promptTitle, rematch, untilEntries } from './table-page.ts'

const house = openHouse()

test('a table of this device is opened, played and found again with the server stopped', async () => {
  const { page } = await house.person({ away: true })
  await page.goto('/')
  // The offline copy is complete when its worker has taken over.
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await house.site.stop()

  await page.reload()
  await page.getByText('The server does not answer').waitFor()
  await page.getByText('Today’s descent needs the server').waitFor()
  await openTable(page, { start: 9 })
  await rollRow(page, 2)
  await rollRow(page, 2)
  const before = await activeValues(page)
  await page.reload()
  await untilEntries(page, 2)
  expect(await activeValues(page)).toEqual(before)
  for (let moves = 0; !(await isOver(page)); moves++) {
    expect(moves).toBeLessThan(50)
    await playFirst(page)
  }
  await page.getByRole('link', { name: 'Acheron' }).click()
  const mine = page.getByRole('region', { name: 'Your tables' })
  await mine.getByRole('link', { name: /Nine Circles.*(you came through|the pit kept you).*this device/ }).waitFor()

  await house.site.start()
  await page.reload()
  await page.getByRole('button', { name: 'Descend' }).waitFor()
})

test('a game of this device goes into a file and comes back from it, in another browser too', async () => {
  const { page } = await house.person()
  await openTable(page, { start: 9 })
  await rollRow(page, 2)
  await rollRow(page, 3)
  await giveUp(page)
  const told = await page.getByRole('region', { name: 'Log' }).getByRole('link').allInnerTexts()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ])
  const file = await download.path()

  const other = await house.person()
  await other.page.goto('/')
  await other.page.getByLabel('Open a record file').setInputFiles(file)
  await other.page.waitForURL(/\/local\//)
  await rematch(other.page).waitFor()
  expect(await other.page.getByRole('region', { name: 'Log' }).getByRole('link').allInnerTexts()).toEqual(told)

  // A die changed by hand is detected.
  const record = JSON.parse(readFileSync(file, 'utf8')) as { seed: string }
  const forged = Buffer.from(JSON.stringify({ ...record, seed: `${record.seed}0` }))
  await other.page.getByRole('link', { name: 'Acheron' }).click()
  const field = other.page.getByLabel('Open a record file')
  await field.setInputFiles({ name: 'forged.json', mimeType: 'application/json', buffer: forged })
  await other.page.locator('.note').waitFor()
  expect(new URL(other.page.url()).pathname).toBe('/')
})

test('a move at a table of this device: how long from the click to the screen (reported, not judged)', async () => {
  const { page } = await house.person({ reducedMotion: 'no-preference' })
  await openTable(page)
  await promptTitle(page).waitFor()
  const times: number[] = []
  for (let moves = 0; moves < 12 && !(await isOver(page)); moves++) {
    await page.evaluate(() => {
      const list = document.querySelector('.passages')
      if (!list) throw new Error('no log')
      let clicked = 0
      addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true })
      new MutationObserver((_changes, observer) => {
        observer.disconnect()
        // The frame that shows it ends when the next one begins.
        requestAnimationFrame(() => {
          const drawn = new MessageChannel()
          drawn.port1.onmessage = () => document.body.setAttribute('data-took', String(performance.now() - clicked))
          drawn.port2.postMessage(null)
        })
      }).observe(list, { childList: true, subtree: true, characterData: true })
    })
    await playing(page, () => choices(page).first().click())
    await page.locator('body[data-took]').waitFor()
    times.push(Number(await page.locator('body').getAttribute('data-took')))
    await page.evaluate(() => document.body.removeAttribute('data-took'))
  }
  // The cost of the same path when there is no work on it.
  const empty = await page.evaluate(async () => {
    const began = performance.now()
    for (let frames = 0; frames < 20; frames++) {
      await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))
    }
    return (performance.now() - began) / 20
  })
  times.sort((a, b) => a - b)
  const middle = times[Math.floor(times.length / 2)] ?? Number.NaN
  console.log(
    `click to screen at a local table: median ${middle.toFixed(1)} ms, least ${times[0]?.toFixed(1)} ms, most ${times.at(-1)?.toFixed(1)} ms (${times.length} moves; an empty frame: ${empty.toFixed(1)} ms)`,
  )
  expect(await entries(page)).toBe(times.length)
})
