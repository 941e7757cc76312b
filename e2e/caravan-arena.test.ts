import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { caravanUntil, openCaravanRecord } from './caravan.ts'
import { moments, quick } from './caravan-moments.ts'
import { openHouse } from './house.ts'
import { board, entries, promptReady } from './table-page.ts'

/** The arena of a fight: it turns, it is read, and whoever walks is drawn where it is. */

const house = openHouse()

const arena = (page: Page): Locator => board(page).locator('.cv-arena')
const popover = (page: Page): Locator => page.getByRole('tooltip')
const thing = (page: Page, kind: string): Locator => arena(page).locator(`.cv-object.cv-${kind}`).first()

/** Whether the champions may walk, and an Ark, a Pillar and Stairs are there. */
const ready = caravanUntil(({ flow, fight }) => {
  const kinds = new Set(Object.values(fight?.pieces ?? {}).flatMap(({ kind, at }) => (at ? [kind] : [])))
  return flow.at(-1)?.kind === 'act' && (['ark', 'pillar', 'stairs'] as const).every(kind => kinds.has(kind))
}, quick)

test('turning by keys and buttons: the compass turns, and the buttons stay where they are', async () => {
  const { page } = await house.person()
  await openCaravanRecord(page, ready)
  const turn = () => arena(page).getAttribute('data-turn')
  const buttons = board(page).getByRole('button', { name: /^Turn the arena/ })
  const places = async () => Promise.all((await buttons.all()).map(each => each.boundingBox()))
  const before = await places()
  const compass = board(page).getByRole('img', { name: /^Compass/ })
  const north = await compass.getAttribute('aria-label')
  for (const press of [
    () => page.keyboard.press(']'),
    () => buttons.last().click(),
    () => page.keyboard.press(']'),
    () => page.keyboard.press(']'),
  ]) {
    const was = await turn()
    await press()
    await expect.poll(turn).not.toBe(was)
    expect(await places()).toEqual(before)
    if ((await turn()) !== '0') expect(await compass.getAttribute('aria-label')).not.toBe(north)
  }
  expect(await turn()).toBe('0')
  await page.keyboard.press('[')
  await expect.poll(turn).toBe('3')
  // The list may have these letters.
  await page.keyboard.press('q')
  await page.keyboard.press('e')
  expect(await turn()).toBe('3')
})

test('what stands in an Area is read by focus and by a long press, and nothing is spent', async () => {
  const { page } = await house.person({ viewport: phone, hasTouch: true })
  await openCaravanRecord(page, ready)
  const before = await entries(page)
  const vigor = () => board(page).locator('.cv-vigor').allInnerTexts()
  const had = await vigor()
  const texts = { ark: /Finding/, pillar: /climbs/, stairs: /connect/ } as const
  for (const [kind, text] of Object.entries(texts)) {
    await thing(page, kind).focus()
    await page.keyboard.press('?')
    await popover(page).filter({ hasText: text }).waitFor()
    await page.keyboard.press('Escape')
  }
  // A finger that lies on a token.
  const token = thing(page, 'malefactor')
  await token.evaluate(each => each.scrollIntoView({ block: 'center', inline: 'center' }))
  const { x, y, width, height } = (await token.locator('.cv-plaque').boundingBox())!
  const touch = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await popover(page).filter({ hasText: 'Malefactor' }).waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await entries(page)).toBe(before)
  expect(await vigor()).toEqual(had)
})

test('a Space within reach shows its price and its way, and whoever walks changes depth on the way', async () => {
  const { page } = await house.person({ pace: 'normal', reducedMotion: 'no-preference' })
  await openCaravanRecord(page, ready)
  const chosen = await board(page).locator('.cv-plate[data-open="true"]').getAttribute('data-champion')
  const token = arena(page).locator(`[data-object="${chosen}"]`)
  const from = await areaUnder(token)
  const near = arena(page).locator(`.cv-area:not([data-area="${from}"]) .cv-place[data-price="1"]`).first()
  await near.focus()
  const plate = board(page).locator('.cv-walk-plate')
  await plate.filter({ hasText: '1 Vigor' }).waitFor()
  expect(await arena(page).locator('.cv-way, .cv-ghost').count()).toBe(2)
  const to = await near.evaluate(each => each.closest('.cv-area')?.getAttribute('data-area'))

  await promptReady(page)
  await page.keyboard.press('Enter')
  // The first journey into the other Area is held and looked at.
  await page.waitForFunction(
    ({ chosen, to }) => {
      const element = document.querySelector(`.cv-arena [data-object="${chosen}"]`)
      const [journey] = element?.getAnimations() ?? []
      journey?.pause()
      return journey !== undefined && document.querySelector(`.cv-area[data-area="${to}"]`) !== null
    },
    { chosen, to },
  )
  const hold = (share: number) =>
    token.evaluate((element, share) => {
      const [journey] = element.getAnimations()
      const length = Number(journey!.effect!.getComputedTiming().duration)
      journey!.currentTime = length * share
    }, share)
  await hold(0.05)
  await expect.poll(() => areaUnder(token)).toBe(from)
  await hold(0.95)
  await expect.poll(() => areaUnder(token)).toBe(to)
  await token.evaluate(element => element.getAnimations()[0]?.finish())
  await expect.poll(() => areaUnder(token)).toBe(to)
})

/** The Area after which something is drawn. */
function areaUnder(token: Locator): Promise<string | undefined> {
  return token.evaluate(element => {
    let each = element.previousElementSibling
    while (each && !each.matches('.cv-area')) each = each.previousElementSibling
    return each instanceof SVGElement ? each.dataset.area : undefined
  })
}

test('on a phone the arena is near: whoever is out of sight is a chip that leads there, and the lens shows all', async () => {
  const { page } = await house.person({ viewport: phone, hasTouch: true })
  await openCaravanRecord(page, moments['to act'])
  const chips = board(page).locator('.cv-chip')
  await chips.first().waitFor()
  const name = (await chips.first().innerText()).trim()
  await chips.first().click()
  await expect.poll(async () => (await chips.allInnerTexts()).map(each => each.trim())).not.toContain(name)
  await board(page).getByRole('button', { name: 'See the arena near' }).click()
  await expect.poll(() => chips.count()).toBe(0)
  const { width } = (await arena(page).boundingBox())!
  expect(width).toBeLessThanOrEqual(phone.width)
})

test('a pointer reads what stands in the arena, and nothing is spent; a Palisade says what it does', async () => {
  const { page } = await house.person()
  await openCaravanRecord(page, ready)
  const before = await entries(page)
  for (const [kind, part, text] of [
    ['ark', 'path, use, rect', /Finding/],
    ['malefactor', '.cv-plaque', /Malefactor/],
  ] as const) {
    const box = (await thing(page, kind).locator(part).first().boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await popover(page).filter({ hasText: text }).waitFor()
    await page.mouse.move(2, 2)
    await popover(page).waitFor({ state: 'detached' })
  }
  expect(await entries(page)).toBe(before)

  const heresy = caravanUntil(({ flow }) => flow.at(-1)?.kind === 'act', { ...quick, startCircle: 6 })
  await openCaravanRecord(page, heresy)
  await thing(page, 'palisade').focus()
  await page.keyboard.press('?')
  await popover(page).filter({ hasText: 'INTERACT moves it' }).waitFor()
  await popover(page).filter({ hasText: 'suffers a Wound and stops' }).waitFor()
})

test('whoever stands behind a building is outlined through it, from whichever side one looks', async () => {
  const behind = caravanUntil(({ flow, fight }) => {
    const placed = Object.values(fight?.fighters ?? {}).filter(({ at }) => at !== null)
    return flow.at(-1)?.kind === 'act' && placed.length === 4 && fight!.round > 1
  }, quick)
  const { page } = await house.person()
  await openCaravanRecord(page, behind)
  const outlines = arena(page).locator('.cv-outlines [data-by="blocks"] .cv-outline')
  const seen = new Set<string>()
  for (let turn = 0; turn < 4; turn++) {
    for (const id of await outlines.evaluateAll(all => all.map(each => each.getAttribute('data-outline') ?? ''))) {
      seen.add(id)
      // It is drawn where the thing itself is, and only inside what hides it.
      const outline = outlines.and(arena(page).locator(`[data-outline="${id}"]`)).first()
      const clip = await outline.evaluate(each => each.parentElement?.getAttribute('clip-path'))
      expect(clip, id).toMatch(/^url\(#/)
    }
    const was = await arena(page).getAttribute('data-turn')
    await page.keyboard.press(']')
    await expect.poll(() => arena(page).getAttribute('data-turn')).not.toBe(was)
  }
  expect(seen.size, 'nobody is ever hidden by a building').toBeGreaterThan(0)
})
