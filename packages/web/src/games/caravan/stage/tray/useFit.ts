import { type RefObject, useLayoutEffect } from 'react'

/** The steps by which a card makes room for its text: smaller first, then wider. */
const steps = ['whole', 'small', 'smallest', 'wide', 'wider', 'widest'] as const
/** The steps by which a title makes room for its longest word, because none is broken. */
const sizes = ['large', 'medium', 'small', 'smallest'] as const

/** Gives each card of a row the first step at which nothing on it is cut, whatever changes: size, fonts, foot. */
export function useFit(row: RefObject<HTMLElement | null>, content: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content decides the fit
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const cards = [...element.querySelectorAll<HTMLElement>('.cv-card')]
    let width = 0
    const fit = () => {
      if (element.clientWidth !== width) begin(cards)
      width = element.clientWidth
      fitAll(cards)
    }
    fit()
    const watch = new ResizeObserver(fit)
    watch.observe(element)
    // The foot takes room from the text.
    for (const card of cards) for (const part of card.children) watch.observe(part)
    document.fonts.addEventListener('loadingdone', fit)
    return () => {
      watch.disconnect()
      document.fonts.removeEventListener('loadingdone', fit)
    }
  }, [row, content])
}

function begin(cards: readonly HTMLElement[]): void {
  for (const card of cards) [card.dataset.fit, card.dataset.title] = [steps[0], sizes[0]]
}

/** A card that grows wider leaves less to the others: all are looked at again until none changes. */
function fitAll(cards: readonly HTMLElement[]): void {
  let changed = true
  while (changed) changed = cards.map(fitCard).some(Boolean)
}

function fitCard(card: HTMLElement): boolean {
  const title = card.querySelector('b')
  if (title && title.scrollWidth > title.clientWidth && next(card, 'title', sizes)) return true
  const text = card.querySelector('.cv-card-text')
  return text !== null && text.scrollHeight > text.clientHeight + 1 && next(card, 'fit', steps)
}

function next(card: HTMLElement, name: 'fit' | 'title', all: readonly string[]): boolean {
  const step = all[all.indexOf(card.dataset[name] ?? '') + 1]
  if (step !== undefined) card.dataset[name] = step
  return step !== undefined
}
