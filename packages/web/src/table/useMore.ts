import { type RefObject, useEffect, useRef } from 'react'

/**
 * A box that scrolls says with `data-more` that there is something below, and with `--more` how many rows; the style
 * sheet shows it.
 */
export function useMore<T extends HTMLElement>(): RefObject<T | null> {
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

/** The rows of which less than a half is seen; what sticks to the lower edge hides some of them. */
function rowsBelow(box: HTMLElement): number {
  const foot = box.querySelector('.hint-panel')?.getBoundingClientRect().top
  const edge = Math.min(box.getBoundingClientRect().bottom, foot ?? Number.POSITIVE_INFINITY)
  return [...box.querySelectorAll('.choice, .group-title')].filter(row => {
    const { top, height } = row.getBoundingClientRect()
    return height > 0 && top + height / 2 > edge
  }).length
}
