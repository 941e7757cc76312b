import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Box, type Corner, coreOf, cornerFor, forms, overlap, type Place } from './corner.ts'

/** What the panel must not lie on: Spaces that are lit, whoever stands in the arena, and what is read or answered. */
const things = [
  '.cv-arena [data-lit="true"]',
  '.cv-arena [data-thing^="object:"]',
  '.cv-course',
  '.cv-turning',
  '.cv-actions > *',
  '.chr [data-lit="true"]',
  '.chr-now p',
].join(', ')

/** The distance to the edge of the stage, in pixels. */
const edge = 16

const whole: Corner = { side: 'right', form: 'whole' }
const line: Corner = { side: 'right', form: 'line' }

/** The corner in which the panel covers nothing that matters; it is looked for again when the stage changes. */
export function useCorner(panel: RefObject<HTMLElement | null>, id: string, open: boolean): Corner {
  const [corner, setCorner] = useState<Corner>(whole)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each roll looks for its own place
  useLayoutEffect(() => {
    const board = panel.current?.closest('.board')
    if (!panel.current || !board) return
    const look = () => {
      if (!panel.current) return
      const after = hasBand(panel.current) ? inBand(panel.current, board, open) : found(panel.current, board)
      setCorner(before => (before.side === after.side && before.form === after.form ? before : after))
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
  }, [panel, id, open])
  return corner
}

/** Where room is short the stage leaves a band free for the line (line.css). */
const hasBand = (panel: HTMLElement): boolean => getComputedStyle(panel).getPropertyValue('--cvv-band') === '1'

/** What is over stays in its band. What is still asked about is shown whole, unless it covers what may be chosen. */
function inBand(panel: HTMLElement, board: Element, open: boolean): Corner {
  if (!open) return line
  const [box] = measured(panel, ['whole'], () => panel.getBoundingClientRect())
  const lit = [...board.querySelectorAll('[data-lit="true"]')].map(thing => coreOf(thing.getBoundingClientRect()))
  return lit.some(thing => overlap(box!, thing)) ? line : whole
}

/** Measures the panel in each of these forms. */
function measured<T>(panel: HTMLElement, all: readonly Corner['form'][], measure: () => T): T[] {
  const { form: now } = panel.dataset
  const found = all.map(form => {
    panel.dataset.form = form
    return measure()
  })
  panel.dataset.form = now
  return found
}

function found(panel: HTMLElement, board: Element): Corner {
  const area = board.getBoundingClientRect()
  const ground = board.querySelector('.cv-middle')?.getBoundingClientRect() ?? area
  const sizes = measured(panel, forms, () => [panel.offsetWidth, panel.offsetHeight] as const)
  panel.style.setProperty('--cvv-foot', `${area.bottom - ground.bottom}px`)
  const places = forms.flatMap((form, i) => {
    const [width, height] = sizes[i]!
    const sides: readonly Corner['side'][] = form === 'line' ? ['right', 'foot', 'left'] : ['right', 'left']
    return sides.map((side): Place => {
      const left = side === 'left' ? area.left + edge : area.right - edge - width
      const top = side === 'foot' ? ground.bottom - edge - height : area.top + edge
      return { side, form, box: { left, top, right: left + width, bottom: top + height } }
    })
  })
  const boxes: Box[] = [...board.querySelectorAll(things)].map(thing => coreOf(thing.getBoundingClientRect()))
  return cornerFor(places, boxes)
}
