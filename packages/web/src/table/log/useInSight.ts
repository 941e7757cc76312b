import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Pixels above the end at which the newest passage still counts as in sight. */
const slack = 48

interface Wanted {
  /** The moment looked at; null in the present. */
  readonly at: number | null
  /** Where its passage is; it comes among others with the earlier ones. */
  readonly here: 'alone' | 'among others' | 'nowhere'
  /** Another text when the newest passage is another one. */
  readonly newest: string
  /** The version of the last step, if it is the viewer's own. */
  readonly own: number | null
}

/**
 * Keeps in sight the passage of the moment looked at, or the newest, also when the panels above grow or shrink. Who has
 * scrolled up reads on undisturbed until they decide something themselves. Tells whether the newest is in sight.
 */
export function useInSight(
  list: RefObject<HTMLElement | null>,
  { at, here, newest, own }: Wanted,
): { seen(): boolean; scrolled(): void } {
  const atEnd = useRef(true)
  /** Where the end was when it was last shown. */
  const end = useRef(0)
  const present = at === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the look back ends and after each own step
  useLayoutEffect(() => {
    atEnd.current = true
  }, [present, own])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever a passage was added
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const show = () => {
      const current = at === null ? null : element.querySelector<HTMLElement>('[aria-current]')
      if (current)
        element.scrollTop = current.offsetTop - element.offsetTop - element.clientHeight / 2 + current.offsetHeight / 2
      else if (atEnd.current) {
        element.scrollTop = element.scrollHeight
        end.current = element.scrollTop
      }
    }
    show()
    const sizes = new ResizeObserver(show)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [newest, own, here, at])
  return {
    seen: () => atEnd.current,
    scrolled: () => {
      const element = list.current
      if (!element) return
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < slack
      // What grows above the log takes room from it before this is told: nobody has scrolled up then.
      atEnd.current = isNear || (atEnd.current && element.scrollTop >= end.current)
    },
  }
}
