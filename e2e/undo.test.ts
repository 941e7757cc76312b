import type { ServerMessage } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { activeDice, activeValues, openTable, rollRow } from './nine-circles.ts'
import { board, entries, playing, untilEntries } from './table-page.ts'

const house = openHouse()

for (const where of ['On this device', 'On the server'] as const) {
  test(`undo goes back to the last roll and not beyond; redo goes on again (${where})`, async () => {
    const { page } = await house.person()
    // Three sixes are not met by two dice: no claim comes in between.
    await openTable(page, { where, start: 9 })
    const undo = page.getByRole('button', { name: 'Undo' })
    const redo = page.getByRole('button', { name: 'Redo' })
    expect(await undo.isDisabled()).toBe(true)
    await rollRow(page, 2)
    const rolled = await activeValues(page)
    expect(await undo.isDisabled()).toBe(true)

    await activeDice(page).first().click()
    const fan = board(page).getByRole('group', { name: 'What Virgil can make' })
    await playing(page, () => fan.getByRole('button').first().click())
    const changed = await activeValues(page)
    expect(changed).not.toEqual(rolled)
    await board(page).getByRole('img', { name: 'Virgil: 8 pips left' }).waitFor()

    await undo.click()
    await board(page).getByRole('img', { name: 'Virgil: 9 pips left' }).waitFor()
    expect(await activeValues(page)).toEqual(rolled)
    expect(await entries(page)).toBe(1)
    expect(await undo.isDisabled()).toBe(true)

    await redo.click()
    await untilEntries(page, 2)
    expect(await activeValues(page)).toEqual(changed)
    await expect.poll(() => redo.isDisabled()).toBe(true)

    await page.keyboard.press('u')
    await board(page).getByRole('img', { name: 'Virgil: 9 pips left' }).waitFor()
    // The board may be a moment ahead of the bar above it.
    await expect.poll(() => redo.isEnabled()).toBe(true)
    await page.keyboard.press('Shift+U')
    await board(page).getByRole('img', { name: 'Virgil: 8 pips left' }).waitFor()

    // Another roll ends it.
    await rollRow(page, 1)
    expect(await undo.isDisabled()).toBe(true)
    expect(await redo.isDisabled()).toBe(true)
  })
}

test('a step that may be taken back after all, told a while later: the button comes alive where it stands', async () => {
  const { page } = await house.person()
  let tell = () => {}
  await page.routeWebSocket('**/api/socket', line => {
    const server = line.connectToServer()
    server.onMessage(text => {
      const messages = JSON.parse(String(text)) as ServerMessage[]
      const last = messages.findLast(message => message.type === 'steps')
      if (last) {
        const { table, now } = last
        tell = () => line.send(JSON.stringify([{ type: 'canUndo', table, version: now.version }]))
      }
      // The server has not found it out yet.
      const sent = messages.filter(({ type }) => type !== 'canUndo')
      line.send(JSON.stringify(sent).replaceAll('"canUndo":true', '"canUndo":false'))
    })
  })
  await openTable(page, { where: 'On the server', start: 9 })
  await rollRow(page, 2)
  await activeDice(page).first().click()
  const fan = board(page).getByRole('group', { name: 'What Virgil can make' })
  await playing(page, () => fan.getByRole('button').first().click())
  const undo = page.getByRole('button', { name: 'Undo' })
  expect(await undo.isDisabled()).toBe(true)
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('button, h1, h2, .board, .passage')].map(part =>
        JSON.stringify(part.getBoundingClientRect()),
      ),
    )
  const before = await places()
  tell()
  await expect.poll(() => undo.isEnabled()).toBe(true)
  expect(await places()).toEqual(before)
  await undo.click()
  await board(page).getByRole('img', { name: 'Virgil: 9 pips left' }).waitFor()
})

test('undo without use is reached by keys and says why', async () => {
  const { page } = await house.person()
  await openTable(page)
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('.note', { hasText: 'There is nothing to take back' }).waitFor()
})
