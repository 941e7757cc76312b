import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Milliseconds in which the old passage slides up. */
const sliding = 350

interface Newest {
  readonly leaf: RefObject<HTMLDivElement | null>
  readonly now: RefObject<HTMLDivElement | null>
  /** It has just come and fades in, paragraph by paragraph. */
  readonly isNew: boolean
  showAll(): void
}

/** Opens the book at its newest passage; one that comes while it is open pushes the old one up. */
export function useNewest(entry: string | null, scrolls: boolean, motion: boolean): Newest {
  const leaf = useRef<HTMLDivElement>(null)
  const now = useRef<HTMLDivElement>(null)
  const known = useRef<string | null | undefined>(undefined)
  const scrolled = useRef(scrolls)
  const [fresh, setFresh] = useState<string | null>(null)
  useLayoutEffect(() => {
    const [page, newest] = [leaf.current, now.current]
    if (!page || !newest) return
    const isFirst = known.current === undefined
    const isNew = known.current !== entry
    // A device that was turned has another leaf: it opens at the newest passage too.
    const isTurned = scrolled.current !== scrolls
    known.current = entry
    scrolled.current = scrolls
    if (!scrolls) {
      if (isTurned) newest.scrollIntoView({ block: 'start', behavior: 'instant' })
      else if (isNew && !isFirst) newest.scrollIntoView({ block: 'start', behavior: motion ? 'smooth' : 'instant' })
      return
    }
    const from = page.scrollTop
    if (isNew || isTurned) page.scrollTop = newest.offsetTop
    if (!isNew || isFirst || !motion) return
    const way = Math.min(page.clientHeight, Math.max(80, page.scrollTop - from))
    newest.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], {
      duration: sliding,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    })
    setFresh(entry)
  }, [entry, scrolls, motion])
  const showAll = useCallback(() => setFresh(null), [])
  return { leaf, now, isNew: fresh !== null && fresh === entry, showAll }
}
