import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Reading } from '../names.ts'

/** Shows the text of what is pointed at, pressed or focused, beside it. */
type Read = (reading: Reading | null, beside?: Element) => void

const ReadContext = createContext<Read>(() => {})

interface Open {
  readonly reading: Reading
  readonly beside: Element
}

/** How far from the thing, and from the edges of the stage. */
const gap = 8

/** The stage, and above it the card that is being read. */
export function Readers({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null)
  const card = useRef<HTMLDivElement>(null)
  const read = useMemo<Read>(() => (reading, beside) => setOpen(reading && beside ? { reading, beside } : null), [])
  useLayoutEffect(() => {
    const element = card.current
    const frame = element?.offsetParent
    if (!element || !open || !frame) return
    // What it lies beside may be gone by now.
    if (!open.beside.isConnected) return setOpen(null)
    const [at, within] = [open.beside.getBoundingClientRect(), frame.getBoundingClientRect()]
    const bottom = Math.min(within.bottom, window.innerHeight)
    const top = Math.max(within.top, 0)
    const { offsetWidth: width, offsetHeight: height } = element
    const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))
    const above = at.top - gap - height
    const below = at.bottom + gap
    const fits = above >= top + gap || below + height <= bottom - gap
    // Where there is no room above or below, it lies at its side.
    const aside = at.right + gap + width <= within.right ? at.right + gap : at.left - gap - width
    const x = clamp(fits ? at.x + at.width / 2 - width / 2 : aside, within.left + gap, within.right - width - gap)
    const y = above >= top + gap ? above : fits ? below : clamp(at.top, top + gap, bottom - height - gap)
    element.style.transform = `translate(${x - within.left}px, ${y - within.top}px)`
  }, [open])
  return (
    <ReadContext value={read}>
      {children}
      {open && (
        <div className="cv-reading" role="tooltip" ref={card}>
          <b>{open.reading.title}</b>
          <i>{open.reading.kind}</i>
          {open.reading.lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </ReadContext>
  )
}

/** For a thing that can be read: the text opens while it is pointed at, pressed or focused. */
export function useReading(reading: () => Reading | null, look: (at: boolean) => void) {
  const read = useContext(ReadContext)
  const come = ({ currentTarget }: { readonly currentTarget: Element }) => {
    read(reading(), currentTarget)
    look(true)
  }
  const go = () => {
    read(null)
    look(false)
  }
  return { onPointerEnter: come, onPointerLeave: go, onFocus: come, onBlur: go }
}
