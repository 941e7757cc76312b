import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Box, type Corner, coreOf, cornerFor, forms, type Place } from './corner.ts'

/** What the panel must not lie on: Spaces that are lit, and whoever stands in the arena. */
const things =
  '.cv-arena [data-lit="true"], .cv-arena [data-thing^="object:"], .cv-course, .cv-turning, .chr [data-lit="true"]'

/** The distance to the edge of the stage, in pixels. */
const edge = 16

const whole: Corner = { side: 'right', form: 'whole' }

/** The corner in which the panel covers nothing that matters; it is looked for again when the stage changes. */
export function useCorner(panel: RefObject<HTMLElement | null>, id: string): Corner {
  const [corner, setCorner] = useState<Corner>(whole)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each roll looks for its own place
  useLayoutEffect(() => {
    const board = panel.current?.closest('.board')
    if (!panel.current || !board) return
    const look = () => {
      // On a phone it lies over the sheet.
      const free = panel.current && getComputedStyle(panel.current).position === 'fixed'
      if (free) setCorner(before => same(before, whole))
      else if (panel.current) setCorner(before => same(before, found(panel.current!, board)))
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(board)
    const changes = new MutationObserver(look)
    changes.observe(board, { subtree: true, attributes: true, attributeFilter: ['data-turn', 'data-lit'] })
    return () => {
      sizes.disconnect()
      changes.disconnect()
    }
  }, [panel, id])
  return corner
}

const same = (before: Corner, after: Corner): Corner =>
  before.side === after.side && before.form === after.form ? before : after

/** The panel is measured in each of its forms. */
function found(panel: HTMLElement, board: Element): Corner {
  const area = board.getBoundingClientRect()
  const { form: now } = panel.dataset
  const heights = forms.map(form => {
    panel.dataset.form = form
    return panel.offsetHeight
  })
  panel.dataset.form = now
  const width = panel.offsetWidth
  const places = forms.flatMap((form, i) =>
    (['right', 'left'] as const).map((side): Place => {
      const left = side === 'right' ? area.right - edge - width : area.left + edge
      const top = area.top + edge
      return { side, form, box: { left, top, right: left + width, bottom: top + heights[i]! } }
    }),
  )
  const boxes: Box[] = [...board.querySelectorAll(things)].map(thing => coreOf(thing.getBoundingClientRect()))
  return cornerFor(places, boxes)
}
