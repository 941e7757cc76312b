import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Box, type Corner, coreOf, cornerFor, type Place } from './corner.ts'

/** What the panel must not lie on: Spaces that are lit, and whoever stands in the arena. */
const things = '.cv-arena [data-lit="true"], .cv-arena [data-thing^="object:"], .cv-course, .cv-turning'

/** The distance to the edge of the stage, and the height of the panel when it is folded. */
const edge = 16
const low = 176

/** The corner in which the panel covers nothing that matters; it is looked for again when the stage changes. */
export function useCorner(panel: RefObject<HTMLElement | null>, id: string): Corner {
  const [corner, setCorner] = useState<Corner>({ side: 'right', folded: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each roll looks for its own place
  useLayoutEffect(() => {
    const board = panel.current?.closest('.board')
    if (!panel.current || !board) return
    const look = () => {
      if (panel.current) setCorner(before => same(before, found(panel.current!, board)))
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
  before.side === after.side && before.folded === after.folded ? before : after

function found(panel: HTMLElement, board: Element): Corner {
  const area = board.getBoundingClientRect()
  const width = panel.offsetWidth
  const full = panel.dataset.folded === 'true' ? Number(panel.dataset.full) : panel.offsetHeight
  panel.dataset.full = String(full)
  const place = (side: Corner['side'], folded: boolean): Place => {
    const left = side === 'right' ? area.right - edge - width : area.left + edge
    const top = area.top + edge
    const bottom = top + (folded ? Math.min(full, low) : full)
    return { side, folded, box: { left, top, right: left + width, bottom } }
  }
  const boxes: Box[] = [...board.querySelectorAll(things)].map(thing => coreOf(thing.getBoundingClientRect()))
  return cornerFor([place('right', false), place('left', false), place('right', true), place('left', true)], boxes)
}
