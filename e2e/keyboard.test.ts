import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { focused } from './looks.ts'
import { entries, isOver, listed, playing, promptTitle, rematch } from './table-page.ts'
import { cardOf } from './visit.ts'

const house = openHouse()

/** Presses a key and checks that something has a visible focus. Gives its name. */
async function press(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key)
  return focus(page, key)
}

async function focus(page: Page, after: string): Promise<string> {
  await expect.poll(() => focused(page), { message: `nothing has the focus after ${after}` }).not.toBeNull()
  const now = await focused(page)
  expect(now?.ring, `the focus on '${now?.name}' is not to be seen after ${after}`).toBe(true)
  return now?.name ?? ''
}

/** Presses Tab until something of that name has the focus, at most once around the page. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  let rounds = 0
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab')
    if ((await focused(page)) === null && rounds++ === 0) continue
    if (name.test(await focus(page, 'Tab'))) return
  }
  expect.fail(`${name} cannot be reached with Tab`)
}

/** To the first move of the list: with the arrows from another one, with Tab from elsewhere. */
async function toFirst(page: Page): Promise<void> {
  const first = listed(page).first()
  const isThere = () => first.evaluate(row => row === document.activeElement)
  const inList = await listed(page).evaluateAll(rows => rows.some(row => row === document.activeElement))
  if (!inList) return tabTo(page, /^1\D/)
  for (let presses = 0; !(await isThere()); presses++) {
    expect(presses, 'the arrows do not lead to the first move').toBeLessThan(30)
    await press(page, 'ArrowDown')
  }
}

async function refuseMouse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const kind of ['mousedown', 'pointerdown', 'touchstart']) {
      addEventListener(kind, () => console.error(`${kind} in a game by keyboard alone`), { capture: true })
    }
  })
}

test('a whole descent by keyboard alone, from the home page to the replay', async () => {
  const { page } = await house.person()
  await refuseMouse(page)
  await page.goto('/')
  await cardOf(page).getByRole('button', { name: /^Play/ }).waitFor()
  await tabTo(page, /^Play: Nine Circles$/)
  await page.keyboard.press('Enter')
  await promptTitle(page).waitFor()

  // On the board: two dice are taken up and rolled.
  await tabTo(page, /^Fresh die in the pool$/)
  await press(page, 'Space')
  await press(page, 'ArrowRight')
  await press(page, 'Space')
  await page.getByRole('button', { name: 'Roll two dice' }).waitFor()
  for (let presses = 0; !(await focused(page))?.name.startsWith('Roll two'); presses++) {
    expect(presses, 'the arrows do not lead to the roll').toBeLessThan(20)
    await press(page, presses < 2 ? 'ArrowUp' : 'Shift+Tab')
  }
  await playing(page, () => page.keyboard.press('Enter'))
  await focus(page, 'a roll on the board')

  // By the list: the arrows walk, Enter plays; or the key of the move.
  for (let moves = 0; !(await isOver(page)); moves++) {
    expect(moves).toBeLessThan(50)
    if ((await listed(page).count()) === 0) {
      await tabTo(page, /hanges by Virgil/)
      await press(page, 'Enter')
    }
    if (moves % 3 === 0) await playing(page, () => page.keyboard.press('1'))
    else {
      await toFirst(page)
      await playing(page, () => page.keyboard.press('Enter'))
    }
    await focus(page, `move ${await entries(page)}`)
  }

  await rematch(page).waitFor()
  await tabTo(page, /^Replay$/)
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Replay' }).waitFor()
  await tabTo(page, /^Move$/)
  await press(page, 'ArrowRight')
  await page.getByText('Move 1 of').first().waitFor()
})

test('keys open and close the rule book and the list of keys, and the focus comes back', async () => {
  const { page } = await house.person()
  await page.goto('/')
  await cardOf(page).getByRole('button', { name: /^Play/ }).waitFor()
  await tabTo(page, /^Play: Nine Circles$/)
  await page.keyboard.press('Enter')
  await promptTitle(page).waitFor()
  const before = await press(page, 'ArrowDown')
  await press(page, 'r')
  await page.getByRole('dialog', { name: 'Nine Circles: rules' }).waitFor()
  expect(await press(page, 'Escape')).toBe(before)
  await press(page, '?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  expect(await press(page, 'Escape')).toBe(before)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('l')
  await expect.poll(async () => (await focused(page))?.name).toBe('Log')
})
