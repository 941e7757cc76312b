import type { caravan } from '@acheron/games/caravan'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { caravanUntil, openCaravanRecord } from './caravan.ts'
import { quick } from './caravan-moments.ts'
import { touchMiddle } from './caravan-touch.ts'
import { openHouse } from './house.ts'
import { barriers, tooSmall } from './looks.ts'
import { board, promptTitle } from './table-page.ts'

const house = openHouse()

type State = ReturnType<typeof caravan.setup>
const top = ({ flow }: State) => flow.at(-1)?.kind

/** A Player Champion with a hand and three Companions, in the second Round. */
const toAct = caravanUntil(state => top(state) === 'act' && state.fight!.round === 2, quick)
/** Something is asked in the Malefactors' Turn that only the arena answers. */
const theirs = caravanUntil(
  state => state.fight?.turn === 'malefactors' && top(state) === 'ask' && isPlace(state.flow.at(-1)),
  quick,
)

/** An Attack whose dice lie and may be left as they are. */
const rolled = caravanUntil(({ flow }) => {
  const frame = flow.at(-1)
  return frame?.kind === 'attack' && frame.dice.length > 0
}, quick)

function isPlace(frame: State['flow'][number] | undefined): boolean {
  return frame?.kind === 'ask' && frame.options.every(option => /^[A-E][1-3]/.test(String(option)))
}

/** The first moment at which the Champions act in a circle. */
const inCircle = (circle: number): Buffer =>
  caravanUntil(state => top(state) === 'act', { ...quick, startCircle: circle })

const sizes = {
  desk: { width: 1440, height: 900 },
  laptop: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
}

/** The parts of a fight that never lie on one another. */
const parts = ['.head', '.cv-middle', '.cv-party', '.cv-board', '.ask']

interface Seen {
  readonly what: string
  readonly x: number
  readonly y: number
  readonly right: number
  readonly bottom: number
}

/** Where the parts are. */
const placesOf = (page: Page, wanted: readonly string[]): Promise<Seen[]> =>
  page.evaluate(
    wanted =>
      wanted.flatMap(what =>
        [...document.querySelectorAll(what)].map(each => {
          const { x, y, right, bottom } = each.getBoundingClientRect()
          return { what, x, y, right, bottom }
        }),
      ),
    wanted,
  )

/** Cards whose text or title is cut, broken or too small to be read. */
const illegible = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.cv-board .cv-card')].flatMap(card => {
      const [title, text] = [card.querySelector('b'), card.querySelector('.cv-card-text')]
      if (!title || !text) return []
      const small = [title, text].some(each => Number.parseFloat(getComputedStyle(each).fontSize) < 13)
      const cut = title.scrollWidth > title.clientWidth || text.scrollHeight > text.clientHeight + 1
      return small || cut ? [`${title.textContent}: ${small ? 'small' : 'cut'}`] : []
    }),
  )

const rows = (page: Page): Promise<string[]> => page.locator('.ask [data-choice] .choice-label').allInnerTexts()
/** The places that are gold in the arena. */
const litPlaces = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.cv-arena [data-lit="true"]')].map(each => each.getAttribute('data-thing') ?? ''),
  )
const tray = (page: Page, champion: string) => board(page).locator(`.cv-board[data-champion="${champion}"]`)
const tab = (page: Page, champion: string) => board(page).locator(`.cv-plate[data-champion="${champion}"]`)

describe.each(Object.entries(sizes))('a fight at the size of a %s', (size, viewport) => {
  const open = async (record: Buffer) => {
    const { page } = await house.person({ viewport, hasTouch: size === 'phone' })
    await openCaravanRecord(page, record)
    return page
  }

  test('all is in one screen, nothing lies on another part, and the hand can be read', async () => {
    const page = await open(toAct)
    await tray(page, 'mercenary').waitFor()
    const seen = await placesOf(page, [...parts, '.cv-plate'])
    expect(seen).toHaveLength(parts.length + 4)
    for (const { what, x, y, right, bottom } of seen) {
      expect.soft(Math.min(x, y), `${what} begins outside`).toBeGreaterThanOrEqual(0)
      expect.soft(right, `${what} ends beside the screen`).toBeLessThanOrEqual(viewport.width + 0.5)
      expect.soft(bottom, `${what} ends below the screen`).toBeLessThanOrEqual(viewport.height + 0.5)
    }
    const main = seen.filter(({ what }) => parts.includes(what))
    for (const [i, one] of main.entries())
      for (const other of main.slice(i + 1)) {
        const width = Math.min(one.right, other.right) - Math.max(one.x, other.x)
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y)
        expect.soft(Math.min(width, height), `${one.what} and ${other.what} overlap`).toBeLessThanOrEqual(1)
      }
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    expect(scrolls, 'the page scrolls').toBeLessThanOrEqual(0)
    await expect.poll(() => illegible(page)).toEqual([])
    // What ends the Turn is in sight, however long the list; on a phone it is in the open sheet.
    const isSeen = (row: Element) => {
      const { x, y, width, height } = row.getBoundingClientRect()
      return row.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    if (size !== 'phone') await expect.poll(() => page.locator('.ask .choice.ends').evaluate(isSeen)).toBe(true)
    // A Companion has boxes and no hand.
    await tab(page, 'artist').click()
    await tray(page, 'artist').waitFor()
    await expect.poll(() => illegible(page)).toEqual([])
    expect.soft(await barriers(page), 'axe').toEqual([])
    if (size === 'phone') expect.soft((await tooSmall(page)).filter(each => /^cv-/.test(each))).toEqual([])
  })

  test('in the Malefactors’ Turn the hand is away, and a touch brings it', async () => {
    const page = await open(theirs)
    await board(page).locator('.cv-party[data-away="true"]').waitFor()
    expect(await board(page).locator('.cv-board').count()).toBe(0)
    const [arena] = await placesOf(page, ['.cv-middle'])
    await tab(page, 'mercenary').click()
    await tray(page, 'mercenary').waitFor()
    const [smaller] = await placesOf(page, ['.cv-middle'])
    expect(smaller!.bottom).toBeLessThan(arena!.bottom)
    await tab(page, 'mercenary').click()
    await expect.poll(() => board(page).locator('.cv-board').count()).toBe(0)
  })
})

test('a chosen Champion is followed by list, hand and arena: by tab, token and key', async () => {
  const { page } = await house.person({ viewport: sizes.desk })
  await openCaravanRecord(page, toAct)
  await tray(page, 'mercenary').waitFor()
  const [list, places] = [await rows(page), await litPlaces(page)]
  expect(places.length).toBeGreaterThan(0)

  await tab(page, 'outlaw').click()
  await tray(page, 'outlaw').waitFor()
  await expect.poll(() => rows(page)).not.toEqual(list)
  await expect.poll(() => litPlaces(page)).not.toEqual(places)
  const ofOutlaw = await rows(page)

  await touchMiddle(page, board(page).locator('[data-object="devotee"] [data-thing="object:devotee"]'))
  await tray(page, 'devotee').waitFor()
  await expect.poll(() => rows(page)).not.toEqual(ofOutlaw)

  await page.keyboard.press('z')
  await tray(page, 'mercenary').waitFor()
  await expect.poll(() => rows(page)).toEqual(list)
  await expect.poll(() => litPlaces(page)).toEqual(places)
  // The key of a card is that of its row.
  const card = board(page).locator('.cv-card[data-lit="true"]:has(kbd)').first()
  const key = await card.locator('kbd').innerText()
  const name = await card.locator('b').innerText()
  expect(
    (await page.locator(`[data-choice="${key.toLowerCase()}"] .choice-label`).innerText()).toLowerCase(),
  ).toContain(name.toLowerCase())
})

test('on a phone a tab is tapped, three moves are in sight, and ending is last in the open sheet', async () => {
  const { page } = await house.person({ viewport: sizes.phone, hasTouch: true })
  await openCaravanRecord(page, toAct)
  await tray(page, 'mercenary').waitFor()
  const visible = page.locator('.ask [data-choice]').filter({ visible: true })
  expect(await visible.count()).toBe(3)
  expect(await visible.locator('xpath=self::*[contains(@class,"ends")]').count()).toBe(0)
  const list = await rows(page)
  await tab(page, 'artist').tap()
  await tray(page, 'artist').waitFor()
  await expect.poll(() => rows(page)).not.toEqual(list)
  await page.getByRole('button', { name: /^More/ }).tap()
  await expect.poll(() => visible.count()).toBeGreaterThan(3)
  await expect.poll(() => visible.last().getAttribute('class')).toContain('ends')
  // Bar, players and log are in the menu.
  await page.getByRole('button', { name: 'Menu, players and log' }).tap()
  await page.getByRole('button', { name: 'Rules', exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Log' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('heading', { name: 'Log' }).isVisible()).toBe(false)
})

test('answers that nothing on the stage stands for are beside the arena, and on a phone in the sheet alone', async () => {
  const { page } = await house.person({ viewport: sizes.desk })
  await openCaravanRecord(page, rolled)
  const beside = board(page).locator('.cv-actions button')
  await beside.first().waitFor()
  await page.setViewportSize(sizes.phone)
  await expect.poll(() => beside.first().isVisible()).toBe(false)
  expect(await page.locator('.ask [data-choice]').filter({ visible: true }).count()).toBeGreaterThan(0)
})

test('three foes on a low page leave the first moves in sight', async () => {
  const { page } = await house.person({ viewport: sizes.laptop })
  await openCaravanRecord(page, inCircle(9))
  const inSight = () =>
    page.locator('.ask [data-choice]').evaluateAll(rows => {
      const isSeen = (row: Element) => {
        const { x, y, width, height } = row.getBoundingClientRect()
        return row.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }
      return rows.filter(isSeen).length
    })
  await expect.poll(inSight).toBeGreaterThanOrEqual(2)
})

/** The lists of foes' cards whose text is cut. */
const cut = (page: Page): Promise<string[]> =>
  page
    .locator('.cvt-foe ol')
    .evaluateAll(lists =>
      lists
        .filter(list => list.clientHeight > 0 && list.scrollHeight > list.clientHeight + 1)
        .map(({ textContent }) => textContent ?? ''),
    )

describe.each(Object.entries(sizes))('the cards of foes at the size of a %s', (size, viewport) => {
  test.each([5, 9])('circle %i: focus or a touch unfolds them, and a mouse reads one whole', async circle => {
    const hasTouch = size === 'phone'
    const { page } = await house.person({ viewport, hasTouch })
    await openCaravanRecord(page, inCircle(circle))
    const foes = page.locator('.cvt-foes')
    const folded = await cut(page)
    if (size !== 'desk' || circle === 9) expect(folded.length).toBeGreaterThan(0)
    await foes.focus()
    await expect.poll(() => cut(page)).toEqual([])
    // The last line is on the screen, at the latest after scrolling to it.
    const last = page.locator('.cvt-foe li').last()
    await last.scrollIntoViewIfNeeded()
    const { y, height } = (await last.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(viewport.height)
    await foes.blur()
    await expect.poll(() => cut(page)).toEqual(folded)
    if (hasTouch) {
      await page
        .locator('.cvt-foe')
        .first()
        .tap({ position: { x: 6, y: 6 } })
      await expect.poll(() => cut(page)).toEqual([])
    } else if (folded.length > 0) {
      const foe = page.locator('.cvt-foe').filter({ hasText: folded[0]!.slice(0, 40) })
      const lines = await foe.locator('li').count()
      await foe.locator('ol').hover()
      await expect.poll(() => page.locator('.explained p').count()).toBeGreaterThanOrEqual(lines)
    }
  })
})

test.each(['es', 'sv'])('the hand can be read in every language: %s', async language => {
  const { page } = await house.person({ viewport: sizes.desk })
  await openCaravanRecord(page, toAct)
  // Before the page reads them: the page that is left may write its own once more.
  await page.addInitScript(language => {
    const settings = JSON.parse(localStorage.getItem('acheron.settings') ?? '{}')
    localStorage.setItem('acheron.settings', JSON.stringify({ ...settings, language }))
  }, language)
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport)
    await page.reload()
    await promptTitle(page).waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language)
    await tray(page, 'mercenary').locator('.cv-card').first().waitFor()
    await expect.poll(() => illegible(page), { message: `${viewport.width}` }).toEqual([])
  }
})
