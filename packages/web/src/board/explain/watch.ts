import { type Help, helpOf, thingAt } from './help.ts'
import { readNext } from './readNext.ts'

/** The thing that is explained now. */
export interface Open {
  readonly thing: Element
  readonly help: Help
  /** A mouse over it, the focus on it, a long press, or the key `?`. */
  readonly by: 'point' | 'focus' | 'press' | 'key'
}

/** Milliseconds. A mouse that passes on its way to a move opens nothing. */
const wait = { point: 250, focus: 250, press: 450 }
/** A finger that moves further than this many pixels scrolls or drags. */
const still = 10

let close = () => {}
let openAt = (_thing: Element) => {}

/** Closes what is explained: the board has changed below it. A finger that still lies on a thing goes on pressing. */
export function closeExplained(): void {
  close()
}

/** Explains a thing as a long press does, where a first touch is only a look. */
export function openExplained(thing: Element): void {
  openAt(thing)
}

/**
 * Listens on the whole page to what asks for an explanation, and tells what to show. No move is made by asking: the click
 * at the end of a long press goes nowhere.
 */
export function watch(show: (open: Open | null) => void, isPopover: (target: EventTarget | null) => boolean) {
  let open: Open | null = null
  let soon: ReturnType<typeof setTimeout> | undefined
  let press: ReturnType<typeof setTimeout> | undefined
  /** The thing under the mouse: it opens once, and again when the mouse comes back. */
  let over: Element | null = null
  /** Where the finger lies. */
  let finger: { readonly x: number; readonly y: number; readonly thing: Element } | null = null
  let swallows = false
  /** A key that walks is going down: what gets the focus now is what the player went to. */
  let walks = false

  const set = (next: Open | null) => {
    clearTimeout(soon)
    if (open !== next) show(next)
    open = next
  }
  const openNow = (thing: Element, by: Open['by']): boolean => {
    const help = thing.isConnected ? helpOf(thing) : null
    if (help) set({ thing, help, by })
    return help !== null
  }
  const openSoon = (thing: Element, by: 'point' | 'focus') => {
    clearTimeout(soon)
    soon = setTimeout(() => openNow(thing, by), wait[by])
  }
  const lift = () => {
    clearTimeout(press)
    finger = null
  }

  const onMove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') {
      if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > still) lift()
      return
    }
    const thing = thingAt(event.target)
    if (event.buttons !== 0) set(null)
    if (thing === over) return
    over = thing
    clearTimeout(soon)
    if (open?.by === 'point') set(null)
    if (thing && event.buttons === 0) openSoon(thing, 'point')
  }
  const onOut = (event: PointerEvent) => {
    if (event.relatedTarget !== null) return
    over = null
    if (open?.by === 'point') set(null)
    clearTimeout(soon)
  }
  const onLong = () => {
    if (!finger || swallows) return
    swallows = true
    openNow(finger.thing, 'press')
  }
  const onDown = (event: PointerEvent) => {
    // What lies below the popover is not touched through it.
    swallows = isPopover(event.target)
    set(null)
    lift()
    const thing = thingAt(event.target)
    if (event.pointerType === 'mouse' || !event.isPrimary || !thing) return
    finger = { x: event.clientX, y: event.clientY, thing }
    press = setTimeout(onLong, wait.press)
  }
  const onClick = (event: MouseEvent) => {
    if (!swallows) return set(null)
    swallows = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  /** A phone's own long press may come before ours; its menu would lie over what is explained. */
  const onMenu = (event: Event) => {
    if (!finger) return
    event.preventDefault()
    onLong()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab' || event.key.startsWith('Arrow')) {
      walks = true
      setTimeout(() => {
        walks = false
      })
      if (event.shiftKey && !takesText(event.target) && readNext(event.key)) stop(event)
      return
    }
    const asked = open?.by === 'key' || open?.by === 'press'
    if (event.key === 'Escape') {
      set(null)
      if (asked) stop(event)
      return
    }
    const thing = thingAt(document.activeElement)
    if (event.key !== '?' || !thing || takesText(event.target)) return
    if (open?.by === 'key' && open.thing === thing) set(null)
    else if (!openNow(thing, 'key')) return
    stop(event)
  }
  const onFocus = (event: FocusEvent) => {
    const thing = thingAt(event.target)
    if (walks && thing) openSoon(thing, 'focus')
  }
  const onBlur = () => {
    if (open?.by === 'focus' || open?.by === 'key') set(null)
    clearTimeout(soon)
  }
  const onScroll = (event: Event) => {
    if (open && event.target instanceof Node && event.target.contains(open.thing)) set(null)
  }
  const onAway = () => {
    lift()
    set(null)
  }

  close = () => set(null)
  openAt = thing => openNow(thing, 'press')
  const ears = new AbortController()
  const { signal } = ears
  const early = { capture: true, signal }
  document.addEventListener('pointermove', onMove, early)
  document.addEventListener('pointerout', onOut, early)
  document.addEventListener('pointerdown', onDown, early)
  document.addEventListener('pointerup', lift, early)
  document.addEventListener('pointercancel', lift, early)
  document.addEventListener('click', onClick, early)
  document.addEventListener('contextmenu', onMenu, early)
  document.addEventListener('keydown', onKey, early)
  document.addEventListener('focusin', onFocus, early)
  document.addEventListener('focusout', onBlur, early)
  document.addEventListener('scroll', onScroll, early)
  window.addEventListener('resize', onAway, { signal })
  window.addEventListener('blur', onAway, { signal })
  return () => {
    ears.abort()
    onAway()
    close = () => {}
    openAt = () => {}
  }
}

/** The page has no other use for the key. */
function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea')
}
