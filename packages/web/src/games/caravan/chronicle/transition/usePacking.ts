import type { CaravanView } from '@acheron/games/caravan/board.ts'
import { type PointerEvent, useMemo, useRef, useState } from 'react'
import { useEscape } from '../../../../board/useEscape.ts'
import type { Tale } from '../useTale.ts'
import { type Give, givesOf } from './gives.ts'

/** So many pixels make a press a drag. */
const slack = 6

export interface Packing {
  /** The Treasure in the hand. */
  readonly held: string | null
  /** Where it is dragged to; null while it is only held. */
  readonly drag: { readonly x: number; readonly y: number } | null
  /** Whoever is pointed at, for the comparison. */
  readonly over: string | null
  look(to: string | null): void
  /** Whether a Treasure can be taken up. */
  may(card: string): boolean
  /** What happens if the held one goes there. */
  giveTo(to: string): Give | null
  touch(card: string): void
  drop(to: string): void
  /** Handlers of a thing that can be dragged by a mouse or a pen. */
  dragging(card: string): { onPointerDown?(event: PointerEvent<HTMLElement>): void }
}

/** Treasures are handed round: touched and touched, or dragged. */
export function usePacking(tale: Tale): Packing {
  const { view, moves } = tale
  const gives = useMemo(() => givesOf(view, moves), [view, moves])
  const [hold, setHold] = useState<{ readonly view: CaravanView; readonly card: string } | null>(null)
  const [drag, setDrag] = useState<Packing['drag']>(null)
  const [over, look] = useState<string | null>(null)
  // The click that ends a drag is none.
  const dragged = useRef(false)
  const held = hold?.view === view && gives.some(({ card }) => card === hold.card) ? hold.card : null
  const take = (card: string | null) => {
    setHold(card === null ? null : { view, card })
    look(null)
  }
  useEscape(() => {
    if (held === null) return false
    take(null)
    return true
  })
  const find = (card: string | null, to: string) => gives.find(give => give.card === card && give.to === to) ?? null
  const play = (give: Give | null) => {
    take(null)
    if (give) tale.act(give.move, give.next)
  }
  const begin = (card: string, event: PointerEvent<HTMLElement>) => {
    dragged.current = false
    if (event.pointerType === 'touch' || event.button !== 0) return
    const [x, y] = [event.clientX, event.clientY]
    const listening = new AbortController()
    const { signal } = listening
    const onMove = (at: globalThis.PointerEvent) => {
      if (!dragged.current && Math.hypot(at.clientX - x, at.clientY - y) < slack) return
      dragged.current = true
      setHold({ view, card })
      setDrag({ x: at.clientX, y: at.clientY })
      look(dropAt(at.clientX, at.clientY))
    }
    const onUp = (at: globalThis.PointerEvent) => {
      listening.abort()
      setDrag(null)
      if (!dragged.current) return
      const to = at.type === 'pointerup' ? dropAt(at.clientX, at.clientY) : null
      play(to === null ? null : find(card, to))
    }
    document.addEventListener('pointermove', onMove, { signal })
    document.addEventListener('pointerup', onUp, { signal })
    document.addEventListener('pointercancel', onUp, { signal })
  }
  const may = (card: string) => gives.some(give => give.card === card)
  return {
    held,
    drag,
    over,
    look,
    may,
    giveTo: to => (held === null ? null : find(held, to)),
    touch(card) {
      if (dragged.current) dragged.current = false
      else take(held === card ? null : card)
    },
    drop: to => play(find(held, to)),
    dragging: card => (may(card) ? { onPointerDown: event => begin(card, event) } : {}),
  }
}

/** The owner at a place of the page. */
const dropAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null
