/** What a thing says about itself: its name, its kind, what it is or does, and its numbers. */
export interface Help {
  readonly title: string
  readonly kind?: string
  readonly lines: readonly string[]
  /** Names with their numbers: "gems 4". */
  readonly numbers?: readonly (readonly [name: string, number: string | number])[]
}

/** A text alone may begin with the thing's name: "Square 12: Treasure". */
type Said = Help | string

/** Asked only when it is shown; null where there is nothing to say now. */
export type HelpOf = Said | (() => Said | null)

/** The helps of the things that are on the page. */
const helps = new WeakMap<Element, HelpOf>()

/**
 * Makes a thing one that can be read, for an element's props. The page's one popover (`Explainer`) opens beside it by
 * pointing, by focus, by a long press and by `?`. The innermost thing speaks.
 */
export function explained(help: HelpOf | undefined) {
  if (help === undefined || help === '') return {}
  const ref = (element: Element | null) => {
    if (element) helps.set(element, help)
  }
  return { ref, 'data-explained': true }
}

/** The thing at a place of the page; null where nothing can be read. */
export function thingAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-explained]') : null
}

/** What a thing says now. */
export function helpOf(thing: Element): Help | null {
  const help = helps.get(thing)
  const said = typeof help === 'function' ? help() : help
  return typeof said === 'string' ? parted(said) : (said ?? null)
}

/** Whether a thing's own label says all of it. */
export function isLabel(thing: Element): boolean {
  const help = helps.get(thing)
  return typeof help === 'string' && help === thing.getAttribute('aria-label')
}

function parted(said: string): Help {
  const [, title = '', text = said] = /^([^:.]{2,40}): (.+)$/s.exec(said) ?? []
  return { title, lines: [text.charAt(0).toLocaleUpperCase() + text.slice(1)] }
}

/** All of it as one text, for a reader. */
export function textOf({ title, kind, lines, numbers = [] }: Help): string {
  const name = [title, kind].filter(Boolean).join(', ')
  const counted = numbers.map(([what, number]) => `${what}: ${number}.`)
  return [name && `${name}.`, ...lines, ...counted].filter(Boolean).join(' ')
}
