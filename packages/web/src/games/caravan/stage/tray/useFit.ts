import { type RefObject, useLayoutEffect } from 'react'

/** The steps by which a card makes room for its text: smaller first, then wider. */
const steps = ['whole', 'small', 'smallest', 'wide', 'widest'] as const

/** Gives each card of a row the first step at which nothing of its text is cut; again when the row has another size. */
export function useFit(row: RefObject<HTMLElement | null>, content: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content decides the fit
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const fit = () => {
      for (const card of element.querySelectorAll<HTMLElement>('.cv-card')) fitCard(card)
    }
    fit()
    const watch = new ResizeObserver(fit)
    watch.observe(element)
    return () => watch.disconnect()
  }, [row, content])
}

function fitCard(card: HTMLElement): void {
  const text = card.querySelector('.cv-card-text')
  if (!text) return
  for (const step of steps) {
    card.dataset.fit = step
    if (text.scrollHeight <= text.clientHeight) return
  }
}
