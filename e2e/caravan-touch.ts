import type { Locator, Page } from 'playwright-core'

/** Real pointers in the arena: they hit whatever lies on top, as a person's do. */

interface Middle {
  readonly x: number
  readonly y: number
  /** What lies there on top: `thing` itself, the name of another, or the markup of something else. */
  readonly hit: string
}

/** The middle of a thing of the arena on the screen: of a Space that of its triangle, of anybody that of the picture. */
export const middleOf = (thing: Locator): Promise<Middle> =>
  thing.evaluate(element => {
    const [shape] = element.querySelectorAll<SVGPathElement>(':scope > path')
    const box = element.getBoundingClientRect()
    let [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const matrix = shape?.getScreenCTM()
    if (shape && matrix) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] =
        shape
          .getAttribute('d')
          ?.match(/-?[\d.]+/g)
          ?.map(Number) ?? []
      const middle = new DOMPoint((x1 + x2 + x3) / 3, (y1 + y2 + y3) / 3).matrixTransform(matrix)
      ;[x, y] = [middle.x, middle.y]
    }
    const top = document.elementFromPoint(x, y)
    const above = top?.closest('[data-thing]')?.getAttribute('data-thing') ?? top?.outerHTML.slice(0, 80)
    const hit = element.contains(top) ? 'thing' : (above ?? 'nothing')
    return { x, y, hit }
  })

/** Touches a thing of the arena in its middle, with a mouse or a finger. */
export async function touchMiddle(page: Page, thing: Locator, by: 'mouse' | 'finger' = 'mouse'): Promise<void> {
  await thing.scrollIntoViewIfNeeded()
  const { x, y, hit } = await middleOf(thing)
  if (hit !== 'thing') throw new Error(`${await thing.getAttribute('data-thing')} is covered by ${hit}`)
  if (by === 'finger') await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

/**
 * The lit Spaces in sight that a touch of their middle does not reach, each with what lies there. Others in front of them, on
 * higher ground too, may hide Spaces: the arena is turned for these, or moved under its own buttons. A piece hands the touch on.
 */
export async function coveredSpaces(page: Page): Promise<string[]> {
  const inSight = await page.locator('.cv-scroll').boundingBox()
  const covered: string[] = []
  for (const space of await page.locator('.cv-arena .cv-place[data-lit="true"]').all()) {
    const { x, y, hit } = await middleOf(space)
    const isSeen =
      x > inSight!.x && y > inSight!.y && x < inSight!.x + inSight!.width && y < inSight!.y + inSight!.height
    if (isSeen && hit !== 'thing' && !/^(place:|object:|<button)/.test(hit))
      covered.push(`${await space.getAttribute('data-thing')}: ${hit}`)
  }
  return covered
}

/** A lit Space behind a piece that is of no use now: its name, and where a touch would go. */
export async function spaceBehindPiece(page: Page): Promise<{ name: string; x: number; y: number } | null> {
  for (const space of await page.locator('.cv-arena .cv-place[data-lit="true"]').all()) {
    const { x, y, hit } = await middleOf(space)
    const isPiece = hit.startsWith('object:') && (await page.locator(`[data-thing="${hit}"] .cv-figure`).count()) === 0
    if (isPiece && (await page.locator(`[data-thing="${hit}"][data-lit="true"]`).count()) === 0)
      return { name: (await space.getAttribute('data-thing'))!, x, y }
  }
  return null
}
