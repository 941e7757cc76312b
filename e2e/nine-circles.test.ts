import { expect, test } from 'vitest'
import { laptop, phone, smallLaptop } from './browser.ts'
import { openHouse } from './house.ts'
import { openTable } from './nine-circles.ts'
import { board } from './table-page.ts'

const house = openHouse()

test.each([laptop, smallLaptop, phone])('at $width by $height the board says how one wins', async viewport => {
  const { page } = await house.person({ viewport, hasTouch: viewport === phone })
  await openTable(page)
  const goal = board(page).locator('.nc-goal')
  await goal.waitFor()
  const isSeen = await goal.evaluate(line => {
    const { left, top, bottom, height } = line.getBoundingClientRect()
    const hit = document.elementFromPoint(left + 20, top + height / 2)
    return bottom <= innerHeight && hit !== null && line.contains(hit)
  })
  expect(isSeen).toBe(true)
  expect(await goal.innerText()).toMatch(/nine/i)
})
