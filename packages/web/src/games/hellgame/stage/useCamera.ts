import type { Square } from '@acheron/games/hellgame/board.ts'
import { type PointerEvent, useRef, useState } from 'react'
import { cellAt, centre, depth, type Point, size } from './geometry.ts'

/** What part of the drawing is seen: its middle, and how much nearer it is. */
interface Shot extends Point {
  readonly near: number
}

const whole: Shot = { x: centre, y: centre, near: 1 }
const nearest = 4

/** The pixels of a square that a finger is offered, and the least with which it may still play. */
const finger = 44
export const leastTouch = 30

/** The depth of a square in pixels, on a drawing of that width. */
export const pixelsOf = (width: number, near: number): number => (depth * near * width) / size

/** How near a drawing of that width must be for a finger; 1 if it is large enough. */
export const nearFor = (width: number): number => Math.max(1, finger / pixelsOf(width, 1))

/** Whether a square is out of the frame that is seen from so near another one. */
export function isBeyond(square: Square, from: Square, near: number): boolean {
  const [there, here] = [cellAt(square), within({ ...cellAt(from), near })]
  const half = centre / here.near
  return Math.abs(there.x - here.x) > half || Math.abs(there.y - here.y) > half
}

export interface Camera {
  readonly near: number
  /** Moves the drawing so that the shot fills its frame. */
  readonly transform: string
  /** True while it follows a finger: then it must not lag behind. */
  readonly held: boolean
  to(point: Point, near?: number): void
  closer(by: number): void
  back(): void
  readonly hands: {
    onPointerDown(event: PointerEvent<Element>): void
    onPointerMove(event: PointerEvent<Element>): void
    onPointerUp(event: PointerEvent<Element>): void
    onPointerCancel(event: PointerEvent<Element>): void
  }
  /** Whether the last touch moved the drawing: then it was no touch of a square. */
  dragged(): boolean
}

/** The drawing never leaves its frame. */
function within({ x, y, near }: Shot): Shot {
  const closest = Math.max(1, Math.min(nearest, near))
  const half = centre / closest
  const keep = (value: number) => Math.max(half, Math.min(size - half, value))
  return { x: keep(x), y: keep(y), near: closest }
}

/** Nearer with buttons, by two fingers, and moved by one. */
export function useCamera(): Camera {
  const [shot, setShot] = useState<Shot>(whole)
  const [held, setHeld] = useState(false)
  const fingers = useRef(new Map<number, Point>())
  const moved = useRef(false)
  const { x, y, near } = shot
  const release = (event: PointerEvent<Element>) => {
    fingers.current.delete(event.pointerId)
    if (fingers.current.size === 0) setHeld(false)
  }
  return {
    near,
    held,
    transform: `scale(${near}) translate(${centre / near - x}px, ${centre / near - y}px)`,
    to: (point, closer = 2.4) => setShot(within({ ...point, near: closer })),
    closer: by => setShot(within({ ...shot, near: near * by })),
    back: () => setShot(whole),
    dragged: () => moved.current,
    hands: {
      onPointerDown(event) {
        if (fingers.current.size === 0) moved.current = false
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove(event) {
        const before = fingers.current.get(event.pointerId)
        if (!before) return
        const now = { x: event.clientX, y: event.clientY }
        const others = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
        const [other] = others
        const [dx, dy] = [now.x - before.x, now.y - before.y]
        if (near === 1 && !other) return
        if (!moved.current && !other && Math.hypot(dx, dy) < 8) return
        moved.current = true
        if (!held) setHeld(true)
        fingers.current.set(event.pointerId, now)
        const scale = size / event.currentTarget.getBoundingClientRect().width / near
        const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
        const wider = other ? far(now, other) / Math.max(1, far(before, other)) : 1
        setShot(last => within({ x: last.x - dx * scale, y: last.y - dy * scale, near: last.near * wider }))
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  }
}
