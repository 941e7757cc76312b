import { recordOf, Table } from '@acheron/engine'
import { florence } from '@acheron/games/florence'
import type { Locator, Page } from 'playwright-core'
import { board, goldComes, press, promptTitle } from './table-page.ts'

/** How people play Florence on the page (in English), by touching the board. */

export interface FlorenceWish {
  readonly where?: 'On this device' | 'With friends'
  /** Who sits on the second seat. */
  readonly rival?: string
}

/** Opens a table of Florence for two by the dialog on the home page. */
export async function openFlorence(page: Page, { where = 'On this device', rival }: FlorenceWish = {}): Promise<void> {
  await page.goto('/')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Florence', exact: true }) })
  await card.getByRole('button', { name: /^Options/ }).click()
  const dialog = page.getByRole('dialog', { name: 'New table: Florence' })
  await dialog.getByRole('radio', { name: where }).check()
  await dialog.getByLabel(/^Players/).selectOption('2')
  if (rival) await dialog.getByLabel('Seat 2').selectOption({ label: rival })
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await promptTitle(page).waitFor()
}

/** Opens a record as a table of this device, in any language, and takes the device of whoever has to decide. */
export async function openFlorenceRecord(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/')
  const file = { name: 'florence.json', mimeType: 'application/json', buffer }
  await page.locator('input[type="file"]').first().setInputFiles(file)
  await page.waitForURL(/\/local\//)
  await board(page).locator('.florence').waitFor()
  await page.locator('.hand-over').getByRole('button').click()
  await page.locator('.prompt.yours .choice, .prompt.yours .group-title').first().waitFor()
}

type State = ReturnType<typeof florence.setup>

/** The record of a game among plain players up to the first moment that is wanted. */
export function florenceUntil(wanted: (state: State) => boolean, players = 2): Buffer {
  for (let seed = 0; seed < 12; seed++) {
    const table = new Table(florence, { players, options: {}, seed: `florence ${seed}` })
    for (let decision = 0; decision < 900; decision++) {
      if (wanted(table.state)) return Buffer.from(JSON.stringify(recordOf(table)))
      const [seat] = table.actors()
      if (seat === undefined) break
      const moves = table.moves(seat)
      table.submit(seat, florence.mind.policy?.(table.state, seat, [...moves]) ?? moves[0]!)
    }
  }
  throw new Error('no such moment in the games tried')
}

/** A thing on the table by its name. */
export const thing = (page: Page, name: string): Locator => board(page).locator(`[data-thing="${name}"]`).first()
/** What is gold on the table. */
export const gold = (page: Page, what = ''): Locator => board(page).locator(`${what}[data-lit="true"]`)

/** What a person touches first: a member who can accuse, a floor for the accuser, the end of a way, the end of an errand. */
const liked = [
  '.fl-own-member',
  '[data-thing^="floor:"]',
  '.fl-shield',
  '.fl-waits',
  '.fl-part-buttons > .board-button',
]

/** Touches something gold, not always the same. */
export async function touchGold(page: Page, touched: number): Promise<void> {
  for (const what of [...liked, '']) {
    const lit = gold(page, what)
    const count = await lit.count()
    if (count === 0) continue
    return press(lit.nth((touched * 7) % count))
  }
  await goldComes(page)
}

/** Pairs of things on the board that overlap, so that a touch there is ambiguous. */
export const oneOverAnother = (page: Page): Promise<string[]> =>
  board(page)
    .locator('button:visible')
    .evaluateAll(buttons => {
      const places = buttons.map(button => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return { name: button.getAttribute('data-thing') ?? button.textContent, left, right, top, bottom }
      })
      return places.flatMap((a, i) =>
        places
          .slice(i + 1)
          .filter(b => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.1)
          .filter(b => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.1)
          .map(b => `${a.name} and ${b.name}`),
      )
    })

/** Names on the board that are cut off or overflow their place. */
export const runningOut = (page: Page): Promise<string[]> =>
  board(page)
    .locator('.board-spot *, .fl-quarter h3 > *, .fl-ware')
    .evaluateAll(all =>
      all.flatMap(element => {
        const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        const place = element.closest('.board-spot, .fl-quarter')?.getBoundingClientRect()
        if (!place || own.length === 0 || !element.checkVisibility() || element.closest('.visually-hidden')) return []
        const text = document.createRange()
        text.selectNodeContents(element)
        const { left, right } = text.getBoundingClientRect()
        const cut = getComputedStyle(element).overflow !== 'visible' && element.scrollWidth > element.clientWidth + 1
        return cut || left < place.left - 0.5 || right > place.right + 0.5 ? [element.textContent ?? ''] : []
      }),
    )

/** Circles whose name does not stand between the shields above and its own. */
export const wronglyHeaded = (page: Page): Promise<string[]> =>
  board(page)
    .locator('.fl-circle')
    .evaluateAll(circles => {
      const edges = circles.map(circle => {
        const of = (what: string) => [...circle.querySelectorAll(what)].map(each => each.getBoundingClientRect())
        const [head] = of('.fl-circle-head')
        const shields = of('.fl-shield-face')
        return {
          name: circle.querySelector('.fl-name')?.textContent ?? '',
          from: head?.top ?? 0,
          to: head?.bottom ?? 0,
          top: Math.min(...shields.map(({ top }) => top)),
          bottom: Math.max(...shields.map(({ bottom }) => bottom)),
        }
      })
      return edges
        .filter(({ from, to, top }, i) => to > top || from < (edges[i - 1]?.bottom ?? 0))
        .map(({ name }) => name)
    })
