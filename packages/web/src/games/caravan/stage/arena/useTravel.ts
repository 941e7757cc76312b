import type { CaravanEvent, FightingView, ObjectId } from '@acheron/games/caravan/board.ts'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { project, type Turn } from './iso.ts'
import { type Ground, levelsOf, type Slot, type Standee } from './scene.ts'
import { journey, type Leg, stopsOf } from './travel.ts'

interface Scene {
  readonly view: FightingView
  readonly grounds: readonly Ground[]
  readonly events: readonly CaravanEvent[]
  readonly motion: boolean
  readonly turn: Turn
}

interface Journey {
  readonly id: ObjectId
  readonly legs: readonly Leg[]
  readonly animation: Animation
}

type Slots = ReadonlyMap<ObjectId, Slot>
const none: Slots = new Map()

/**
 * Lets standees travel from where they stood, Area by Area. Returns where each that is under way is drawn now: it changes
 * its depth as it goes.
 */
export function useTravel(
  root: RefObject<SVGSVGElement | null>,
  { view, grounds, events, motion, turn }: Scene,
): Slots {
  const [slots, setSlots] = useState<Slots>(none)
  const known = useRef<{ grounds: readonly Ground[]; turn: Turn } | null>(null)
  const under = useRef<readonly Journey[]>([])
  useLayoutEffect(() => {
    const svg = root.current
    const before = known.current
    if (!svg || before?.grounds === grounds) return
    known.current = { grounds, turn }
    for (const { animation } of under.current) animation.cancel()
    under.current = before?.turn === turn ? setOut(svg, before.grounds, { view, grounds, events, motion, turn }) : []
    setSlots(slotsOf(under.current))
  })
  const travels = slots.size > 0
  useEffect(() => {
    if (!travels) return
    let frame = 0
    const look = () => {
      const now = slotsOf(under.current)
      setSlots(before => (isSame(before, now) ? before : now))
      frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [travels])
  return slots
}

/** Starts everybody who stands elsewhere than before; whoever is new fades in. */
function setOut(svg: SVGSVGElement, before: readonly Ground[], scene: Scene): Journey[] {
  const { view, grounds, events, motion, turn } = scene
  const stood = new Map(before.flatMap(({ standees }) => standees.map(each => [each.id, each])))
  return grounds.flatMap(({ standees }) =>
    standees.flatMap(to => {
      const from = stood.get(to.id)
      if (from && isThere(from, to)) return []
      const parts = [
        ...svg.querySelectorAll(`[data-object="${CSS.escape(to.id)}"], [data-outline="${CSS.escape(to.id)}"]`),
      ]
      if (!from || !motion) {
        for (const part of parts) part.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 150 })
        return []
      }
      const legs = journey(stopsOf(view, { id: to.id, from, to, events, turn }), levelsOf(view), turn)
      const [animation] = parts.map(part => part.animate(framesOf(legs, turn), { duration: legs.at(-1)!.ms }))
      return animation ? [{ id: to.id, legs, animation }] : []
    }),
  )
}

const isThere = (a: Standee, b: Standee): boolean => a.at.x === b.at.x && a.at.y === b.at.y

function framesOf(legs: readonly Leg[], turn: Turn): Keyframe[] {
  const length = legs.at(-1)?.ms || 1
  return legs.map(({ ms, spot, level }) => {
    const { x, y } = project(spot, level, turn)
    return { transform: `translate(${x}px, ${y}px)`, offset: ms / length }
  })
}

function slotsOf(journeys: readonly Journey[]): Slots {
  return new Map(
    journeys.flatMap(({ id, legs, animation }) => {
      if (animation.playState === 'finished' || animation.playState === 'idle') return []
      const now = Number(animation.currentTime ?? 0)
      const leg = legs.findLast(({ ms }) => ms <= now) ?? legs[0]
      return leg ? [[id, { area: leg.area, depth: leg.depth }] as const] : []
    }),
  )
}

/** Depth within an Area changes all the time; only the order counts, and that by steps of a tenth. */
function isSame(a: Slots, b: Slots): boolean {
  if (a.size !== b.size) return false
  return [...a].every(([id, slot]) => {
    const other = b.get(id)
    return other?.area === slot.area && Math.abs(other.depth - slot.depth) < 0.1
  })
}
