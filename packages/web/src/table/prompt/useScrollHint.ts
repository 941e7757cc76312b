import { type RefObject, useEffect, useRef } from 'react'

/** Marks a box that has more below (`data-more`) and says how many rows (`--more`). The style sheet shows both. */
export function useScrollHint<T extends HTMLElement>(): RefObject<T | null> {
  const box = useRef<T>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      const more = element.scrollHeight - element.clientHeight - element.scrollTop > 4
      element.toggleAttribute('data-more', more)
      const count = more ? rowsBelow(element) : 0
      element.style.setProperty('--more', count > 0 ? `"+${count} ↓"` : '"↓"')
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    const contents = new MutationObserver(look)
    contents.observe(element, { childList: true, subtree: true })
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      contents.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  return box
}

/** Counts the rows of which less than half is seen. The hint panel sticks to the lower edge, and in some games the ending. */
function rowsBelow(box: HTMLElement): number {
  const last = box.querySelector('.choices.last')
  const stuck = last && getComputedStyle(last).position === 'sticky' ? last : null
  const feet = [stuck, box.querySelector('.hint-panel')].flatMap(foot => foot?.getBoundingClientRect().top ?? [])
  const edge = Math.min(box.getBoundingClientRect().bottom, ...feet)
  return [...box.querySelectorAll('.choice, .group-title')].filter(row => {
    const { top, height } = row.getBoundingClientRect()
    return !stuck?.contains(row) && height > 0 && top + height / 2 > edge
  }).length
}
