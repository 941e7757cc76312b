import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react'
import './board.css'

/** What a card or a thing says: its name, what it is, and its text. */
export interface Help {
  readonly title: string
  readonly kind?: string
  readonly lines: readonly string[]
}

/** Shows the help beside a thing; null hides it. */
type Show = (help: Help | null, beside?: Element) => void

const ShowContext = createContext<Show>(() => {})

interface Open {
  readonly help: Help
  readonly beside: Element
}

/** How far the card lies from the thing, and from the edges of the board. */
const gap = 8

/** A board whose things can be read: the card lies above it. It is placed in the nearest positioned element. */
export function HoverHelp({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null)
  const card = useRef<HTMLDivElement>(null)
  const show = useMemo<Show>(() => (help, beside) => setOpen(help && beside ? { help, beside } : null), [])
  useLayoutEffect(() => {
    const element = card.current
    const frame = element?.offsetParent
    if (!element || !open || !frame) return
    // The thing may have left the board meanwhile.
    if (!open.beside.isConnected) return setOpen(null)
    const within = frame.getBoundingClientRect()
    const { x, y } = placeOf(open.beside.getBoundingClientRect(), element, within, window.innerHeight)
    element.style.transform = `translate(${x - within.left}px, ${y - within.top}px)`
  }, [open])
  return (
    <ShowContext value={show}>
      {children}
      {open && (
        <div className="board-help" role="tooltip" ref={card}>
          <b>{open.help.title}</b>
          {open.help.kind && <i>{open.help.kind}</i>}
          {open.help.lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </ShowContext>
  )
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Size {
  readonly offsetWidth: number
  readonly offsetHeight: number
}

/**
 * The position of the card: above the thing, else below it, else at its side; always on the board and in the window.
 */
export function placeOf(
  at: Box,
  { offsetWidth: width, offsetHeight: height }: Size,
  within: Box,
  windowHeight: number,
) {
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))
  const top = Math.max(within.top, 0)
  const bottom = Math.min(within.bottom, windowHeight)
  const above = at.top - gap - height
  const below = at.bottom + gap
  const fitsAbove = above >= top + gap
  const fits = fitsAbove || below + height <= bottom - gap
  const aside = at.right + gap + width <= within.right ? at.right + gap : at.left - gap - width
  return {
    x: clamp(fits ? (at.left + at.right - width) / 2 : aside, within.left + gap, within.right - width - gap),
    y: fitsAbove ? above : fits ? below : clamp(at.top, top + gap, bottom - height - gap),
  }
}

/** For a thing that can be read: its help opens while it is pointed at, pressed or focused; `look` is told the same. */
export function useHelp(help: (() => Help | null) | undefined, look?: (at: boolean) => void) {
  const show = useContext(ShowContext)
  const come = ({ currentTarget }: { readonly currentTarget: Element }) => {
    if (help) show(help(), currentTarget)
    look?.(true)
  }
  const go = () => {
    if (help) show(null)
    look?.(false)
  }
  return { onPointerEnter: come, onPointerLeave: go, onFocus: come, onBlur: go }
}

interface TipProps {
  readonly help: Help
  readonly className?: string
  readonly children: ReactNode
}

/** A picture that says what it is when it is pointed at or touched; nothing else can be done with it. */
export function Tip({ help, className = '', children }: TipProps) {
  return (
    <button type="button" className={`board-tip ${className}`} {...useHelp(() => help)}>
      {children}
      <span className="visually-hidden">
        {help.title}: {help.lines.join(' ')}
      </span>
    </button>
  )
}
