import type { GameEvent } from '@acheron/engine'
import type { CaravanEvent, FightingView } from '@acheron/games/caravan/board.ts'
import { type RefObject, useLayoutEffect, useRef } from 'react'

interface Scene {
  readonly view: FightingView
  readonly events: readonly GameEvent[]
  readonly motion: boolean
}

/** Times in milliseconds. */
const times = { rise: 900, apart: 140 }
const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** Lets what is lost or gained rise above those it happens to. */
export function useMotion(root: RefObject<HTMLElement | null>, { view, events, motion }: Scene): void {
  const known = useRef<Scene | null>(null)
  useLayoutEffect(() => {
    const before = known.current
    if (before?.view === view) return
    known.current = { view, events, motion }
    const stage = root.current
    if (stage && before && before.events !== events) rise(stage, events as readonly CaravanEvent[], motion)
  })
}

/** A short word above a Character for each event. */
function wordOf(event: CaravanEvent): { readonly of: string; readonly text: string; readonly bad: boolean } | null {
  switch (event.e) {
    case 'vigorChanged':
      return event.by === 0 ? null : { of: event.champion, text: signed(event.by), bad: event.by < 0 }
    case 'malefactorWounded':
      return { of: event.malefactor, text: signed(-event.cards.length), bad: true }
    case 'tokenChanged':
      return { of: event.object, text: signed(event.by), bad: event.by < 0 }
    default:
      return null
  }
}

const signed = (n: number) => (n > 0 ? `+${n}` : `\u2212${-n}`)

function rise(stage: HTMLElement, events: readonly CaravanEvent[], motion: boolean): void {
  const layer = stage.querySelector('.cv-flights')
  if (!layer || !motion) return
  const origin = layer.getBoundingClientRect()
  let delay = 0
  for (const event of events) {
    const word = wordOf(event)
    const box = word && stage.querySelector(`[data-object="${CSS.escape(word.of)}"]`)?.getBoundingClientRect()
    if (!word || !box) continue
    const span = document.createElement('span')
    span.className = 'cv-rising'
    span.dataset.bad = String(word.bad)
    span.textContent = word.text
    layer.append(span)
    const at = (y: number) =>
      `translate(${box.x + box.width / 2 - origin.x}px, ${box.y - origin.y + y}px) translate(-50%, 0)`
    const flight = span.animate(
      [
        { transform: at(10), opacity: 0 },
        { transform: at(-6), opacity: 1, offset: 0.25 },
        { transform: at(-34), opacity: 0 },
      ],
      { duration: times.rise, delay, easing: ease, fill: 'both' },
    )
    const land = () => span.remove()
    flight.finished.then(land, land)
    delay += times.apart
  }
}
