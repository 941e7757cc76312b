import { type RefObject, useEffect, useRef } from 'react'

/** A box that scrolls says with `data-more` that there is something below; the style sheet shows it. */
export function useMore<T extends HTMLElement>(): RefObject<T | null> {
  const box = useRef<T>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      const more = element.scrollHeight - element.clientHeight - element.scrollTop > 4
      element.toggleAttribute('data-more', more)
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
