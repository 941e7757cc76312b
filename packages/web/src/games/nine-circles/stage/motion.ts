import { type RefObject, useLayoutEffect, useRef } from 'react'
import { orientation } from '../../../board/cube.ts'
import type { Dice, Die } from './dice.ts'

interface Seen {
  readonly die: Die
  readonly x: number
  readonly y: number
  readonly size: number
}

const easeOut = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** Animates dice from where they were to where they are; a new step ends the animation of the one before. */
export function useDiceMotion(root: RefObject<HTMLElement | null>, dice: Dice, motion: boolean): void {
  const seen = useRef(new Map<number, Seen>())
  const known = useRef<Dice | null>(null)
  const running = useRef<Animation[]>([])

  useLayoutEffect(() => {
    const stage = root.current
    if (!stage) return
    const news = known.current !== dice
    // Drawing the same dice again must not restart their animation.
    if (!news && running.current.some(each => each.playState === 'running')) return
    for (const animation of running.current) animation.cancel()
    running.current = []
    const before = seen.current
    seen.current = new Map()
    const origin = stage.getBoundingClientRect()
    let order = 0
    for (const die of dice) {
      const element = stage.querySelector<HTMLElement>(`[data-die="${die.id}"]`)
      if (!element) continue
      const box = element.getBoundingClientRect()
      // The button may be larger than the die, for fingers: the die in its middle is what travels.
      const size = element.querySelector<HTMLElement>('.nc-body')?.offsetWidth ?? box.width
      const now = { die, x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y, size }
      seen.current.set(die.id, now)
      const then = before.get(die.id)
      if (!news || known.current === null || !then) continue
      const plan = motion ? travel(then, now, order) : fade(then, now)
      if (!plan) continue
      if (die.rolls !== then.die.rolls) order++
      const cube = element.querySelector('.nc-cube')
      if (plan.body) running.current.push(element.animate(plan.body, plan.timing))
      if (plan.cube && cube) running.current.push(cube.animate(plan.cube, plan.timing))
      const husk = element.querySelector('.nc-husk')
      if (plan.husk && husk) running.current.push(husk.animate(plan.husk, plan.timing))
    }
    known.current = dice
  })
}

interface Plan {
  readonly body?: Keyframe[]
  readonly cube?: Keyframe[]
  /** The die as it was, fading while it falls. */
  readonly husk?: Keyframe[]
  readonly timing: KeyframeAnimationOptions
}

function fade(then: Seen, now: Seen): Plan | null {
  if (then.die === now.die) return null
  return { body: [{ opacity: 0 }, { opacity: 1 }], timing: { duration: 180, easing: 'ease-out' } }
}

function travel(then: Seen, now: Seen, order: number): Plan | null {
  const dx = then.x - now.x
  const dy = then.y - now.y
  const scale = now.size > 0 ? then.size / now.size : 1
  if (now.die.rolls > then.die.rolls) return tumble(now.die, dx, dy, scale, order)
  if (now.die.place === 'gone' && then.die.place !== 'gone') return fall(dx, dy, scale)
  if (now.die.place === 'active' && then.die.place === 'active' && now.die.value !== then.die.value)
    return turn(then, now, dx, dy)
  if (Math.abs(dx) + Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) return null
  const start = `translate(${dx}px, ${dy}px) scale(${scale})`
  const far = now.die.place !== then.die.place
  return {
    body: far
      ? [
          { transform: start, zIndex: 3 },
          { transform: `translate(${dx / 2}px, ${dy / 2 - 18}px)`, zIndex: 3 },
          { transform: 'none', zIndex: 3 },
        ]
      : [{ transform: start }, { transform: 'none' }],
    timing: { duration: far ? 380 : 220, easing: easeOut },
  }
}

/** A throw: the die spins up in a bow, comes down and bounces once. */
function tumble(die: Die, dx: number, dy: number, scale: number, order: number): Plan {
  const [x, y] = orientation(die.value)
  const side = die.id % 2 === 0 ? 1 : -1
  const sway = ((die.id * 29 + die.rolls * 17) % 44) - 22
  const at = (px: number, py: number, size: number, angle = 0) =>
    `translate(${px}px, ${py}px) scale(${size}) rotate(${angle}deg)`
  return {
    body: [
      { transform: at(dx, dy, scale), zIndex: 4, easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' },
      {
        transform: at(dx * 0.3 + sway, dy * 0.3 - 58, 1.16, side * 38),
        zIndex: 4,
        offset: 0.42,
        easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)',
      },
      { transform: at(sway * 0.25, 0, 1, side * 8), zIndex: 4, offset: 0.74, easing: 'ease-out' },
      { transform: at(sway * 0.1, -9, 1.02, side * 3), zIndex: 4, offset: 0.86, easing: 'ease-in' },
      { transform: at(0, 0, 1), zIndex: 4 },
    ],
    cube: [
      {
        transform: `rotateX(${x + side * 540}deg) rotateY(${y + 720 + sway * 4}deg)`,
        easing: 'cubic-bezier(0.25, 0.5, 0.45, 1)',
      },
      { transform: `rotateX(${x}deg) rotateY(${y}deg)`, offset: 0.86 },
      { transform: `rotateX(${x}deg) rotateY(${y}deg)` },
    ],
    timing: { duration: 560, delay: Math.min(order, 5) * 28, fill: 'backwards' },
  }
}

/** A change by Virgil: the die turns on its way to its new place. */
function turn(then: Seen, now: Seen, dx: number, dy: number): Plan {
  const [x, y] = orientation(now.die.value)
  const [fromX, fromY] = orientation(then.die.value)
  return {
    body: [
      { transform: `translate(${dx}px, ${dy}px)`, zIndex: 3 },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 16}px) scale(1.1)`, zIndex: 3, offset: 0.5 },
      { transform: 'none', zIndex: 3 },
    ],
    cube: [
      { transform: `rotateX(${fromX}deg) rotateY(${fromY}deg)` },
      { transform: `rotateX(${x}deg) rotateY(${y}deg)` },
    ],
    timing: { duration: 420, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' },
  }
}

/** A loss: the die tips over the edge and drops. */
function fall(dx: number, dy: number, scale: number): Plan {
  return {
    body: [
      {
        transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
        opacity: 1,
        zIndex: 3,
        easing: 'cubic-bezier(0.5, 0, 0.8, 0.4)',
      },
      {
        transform: `translate(${dx * 0.82}px, ${dy * 0.8 + 26}px) scale(${scale * 0.8}) rotate(70deg)`,
        opacity: 0.9,
        zIndex: 3,
        offset: 0.4,
      },
      { transform: 'none', opacity: 1, zIndex: 3 },
    ],
    husk: [{ opacity: 1 }, { opacity: 1, offset: 0.45 }, { opacity: 0 }],
    timing: { duration: 560, easing: easeOut },
  }
}
