import { nextOf, ways } from '../walk.ts'

/** Shift and an arrow go to the nearest thing that can be read, of use or not; returns whether there was one. */
export function readNext(key: string): boolean {
  const way = ways[key]
  const root = document.querySelector('dialog[open]') ?? document.querySelector('main')
  if (!way || !root) return false
  const things = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-explained]')].flatMap(thing => {
    const { x, y, width, height } = thing.getBoundingClientRect()
    return width > 0 && thing.checkVisibility() ? [{ thing, x: x + width / 2, y: y + height / 2 }] : []
  })
  const here = things.find(({ thing }) => thing === document.activeElement) ?? null
  const others = things.filter(each => each !== here)
  const next = others[nextOf(others, here, way)]?.thing
  if (!next) return false
  focusOn(next)
  return true
}

/** What is no button takes the focus only as long as it is read. */
function focusOn(thing: HTMLElement | SVGElement): void {
  if (thing.tabIndex < 0 && !thing.hasAttribute('tabindex')) {
    thing.setAttribute('tabindex', '-1')
    thing.addEventListener('blur', () => thing.removeAttribute('tabindex'), { once: true })
  }
  thing.focus()
}
