import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isWhole, sample } from '../scripts/sampling.ts'
import { laptop, phone } from './browser.ts'
import type { House } from './house.ts'
import { barriers } from './looks.ts'
import { board } from './table-page.ts'

interface Looking<R> {
  /** Records that end at the moments to be looked at. */
  readonly moments: Readonly<Record<string, R>>
  open(page: Page, record: R): Promise<void>
  /** The selector of the game's board. */
  readonly table: string
  /** Whether the list of choices is unfolded on a phone. */
  readonly unfolded?: boolean
  /** The game's own checks at each moment. */
  seen(page: Page, moment: string, size: 'laptop' | 'phone', viewport: typeof laptop): Promise<void>
}

/**
 * Every moment at both sizes and in both themes: no barrier, and nothing wider than its place. `npm test` looks at each
 * moment at one of the sizes, `npm run proof` at both.
 */
export function lookAtEveryMoment<R>(house: House, { moments, open, table, unfolded = false, seen }: Looking<R>): void {
  const all = Object.entries(moments)
  const onPhone = sample(all, Math.ceil(all.length / 2), table)
  const looks = {
    phone: { viewport: phone, shown: onPhone },
    laptop: { viewport: laptop, shown: isWhole ? all : all.filter(each => !onPhone.includes(each)) },
  }
  describe.each(['laptop', 'phone'] as const)('%s', size => {
    const { viewport, shown } = looks[size]
    test('every moment is within reach and legible', async () => {
      const { page } = await house.person({ viewport, hasTouch: size === 'phone' })
      if (unfolded) await page.addInitScript(() => localStorage.setItem('acheron.choices', 'open'))
      for (const [moment, record] of shown) {
        await open(page, record)
        expect.soft(await barriers(page), `axe, ${moment}`).toEqual([])
        const over = await board(page)
          .locator(table)
          .evaluate(element => element.scrollWidth - innerWidth)
        expect.soft(over, `wider than its place, ${moment}`).toBeLessThanOrEqual(0)
        await seen(page, moment, size, viewport)
      }
    })
  })
}

/** On a laptop the board has most of the page, and the player's own things are not cut. */
export async function hasRoom(page: Page, own: string, viewport: typeof laptop, moment: string): Promise<void> {
  const [table, held] = [await board(page).boundingBox(), await board(page).locator(own).boundingBox()]
  expect.soft(table!.width / viewport.width, `the board's share, ${moment}`).toBeGreaterThan(0.6)
  expect.soft(held!.y + held!.height, `what one holds is cut, ${moment}`).toBeLessThanOrEqual(viewport.height)
}
