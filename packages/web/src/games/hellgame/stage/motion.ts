import {
  type Amounts,
  circleSizes,
  type HellgameEvent,
  type HellgameView,
  holdings,
  neighbours,
  positionOf,
  type Square,
} from '@acheron/games/hellgame/board.ts'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Point, Sky } from './flights.ts'
import { leg } from './geometry.ts'
import { type Holding, holdingIcons, iconElement } from './Icon.tsx'

interface Scene {
  readonly view: HellgameView
  readonly events: readonly HellgameEvent[]
  readonly motion: boolean
}

/** Times in milliseconds: a step, a leap, a wind, and how far apart coins start. */
const times = { step: 190, leap: 380, wind: 480, apart: 70 }
const easeOut = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** Animates the events: pieces travel along links, demons come and go, sources turn, coins fly. */
export function useMotion(root: RefObject<HTMLElement | null>, scene: Scene): void {
  const known = useRef<Pick<Scene, 'view' | 'events'> | null>(null)
  const sky = useRef<Sky | null>(null)
  useLayoutEffect(() => {
    const stage = root.current
    const layer = stage?.querySelector<HTMLElement>('.hg-flights')
    if (!stage || !layer) return
    const before = known.current
    if (before?.view === scene.view) return
    known.current = { view: scene.view, events: scene.events }
    sky.current ??= new Sky(layer)
    sky.current.clear()
    if (before === null || before.events === scene.events) return
    if (scene.motion) new Play(stage, sky.current).all(scene.events)
    else fade(stage, scene.events)
  })
}

/** Reduced motion: what has changed fades in. */
function fade(stage: HTMLElement, events: readonly HellgameEvent[]): void {
  for (const event of events)
    if (event.e === 'moved' || event.e === 'pieceStarted')
      stage.querySelector(`[data-piece="${event.seat}"]`)?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180 })
}

class Play {
  readonly #stage: HTMLElement
  readonly #sky: Sky
  readonly #origin: DOMRect
  /** When the next thing starts, and the ways of pieces that go several legs. */
  #time = 0
  readonly #ways = new Map<number, { path: string; takes: number }[]>()
  #first = 0

  constructor(stage: HTMLElement, sky: Sky) {
    this.#stage = stage
    this.#sky = sky
    this.#origin = stage.getBoundingClientRect()
  }

  all(events: readonly HellgameEvent[]): void {
    for (const event of events) if (event.e === 'moved') this.#go(event.seat, event.from, event.to)
    for (const [seat, way] of this.#ways) this.#walk(seat, way)
    for (const event of events) this.#show(event)
  }

  #go(seat: number, from: Square, to: Square): void {
    const linked = neighbours[from]?.includes(to) ?? false
    const way = this.#ways.get(seat) ?? []
    way.push({ path: leg(from, to, linked), takes: linked ? times.step : times.leap })
    this.#ways.set(seat, way)
  }

  /** Moves a piece along its legs, in units of the drawing, to the place that the view gives it. */
  #walk(seat: number, way: readonly { path: string; takes: number }[]): void {
    const piece = this.#find(`[data-piece="${seat}"]`)
    if (!piece) return
    const total = way.reduce((sum, { takes }) => sum + takes, 0)
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    const frames: Keyframe[] = []
    let start = 0
    for (const { path, takes } of way) {
      line.setAttribute('d', path)
      const length = line.getTotalLength()
      const stops = 8
      for (let i = frames.length === 0 ? 0 : 1; i <= stops; i++) {
        const { x, y } = line.getPointAtLength((length * i) / stops)
        frames.push({
          transform: `translate(${x}px, ${y}px)`,
          offset: Math.min(1, (start + (takes * i) / stops) / total),
        })
      }
      start += takes
    }
    // The last stop is the place beside those who stand there already.
    frames[frames.length - 1] = { transform: (piece as SVGElement).style.transform, offset: 1 }
    this.#sky.play(piece, frames, { duration: total, easing: 'linear' })
    this.#first = Math.max(this.#first, total)
    this.#time = this.#first
  }

  #find(selector: string): Element | null {
    return this.#stage.querySelector(selector)
  }

  #middle(selector: string): Point | null {
    const box = this.#find(selector)?.getBoundingClientRect()
    if (!box || box.width === 0) return null
    return { x: box.x + box.width / 2 - this.#origin.x, y: box.y + box.height / 2 - this.#origin.y }
  }

  #square = (square: Square) => `[data-square="${square}"]`
  #count = (seat: number, what: string) => `[data-seat="${seat}"] [data-count="${what}"]`

  /** Coins from one place to another, one after the other. */
  #coins(from: string, to: string, what: Holding, count: number): void {
    const [start, end] = [this.#middle(from), this.#middle(to)]
    if (!start || !end) return
    const shown = Math.min(count, 5)
    for (let i = 0; i < shown; i++) {
      this.#sky.fly(iconElement(holdingIcons[what], `hg-coin-${what}`), start, end, this.#time + i * times.apart)
    }
    // A counter swells; a square or a ring would leap out of the drawing.
    const counter = this.#find(`${to}.hg-tally`)
    if (counter)
      this.#sky.play(
        counter,
        [{ transform: 'scale(1)' }, { transform: 'scale(1.28)', offset: 0.5 }, { transform: 'scale(1)' }],
        { duration: 320, delay: this.#time + 430, easing: easeOut, fill: 'none' },
      )
  }

  #gains(from: string, seat: number, gain: Amounts): void {
    for (const what of holdings) if (gain[what]) this.#coins(from, this.#count(seat, what), what, gain[what] ?? 0)
  }

  #losses(to: string, seat: number, paid: Amounts): void {
    for (const what of holdings) if (paid[what]) this.#coins(this.#count(seat, what), to, what, paid[what] ?? 0)
  }

  /** Something on a square turns over, or comes up. */
  #turn(square: Square, how: 'turn' | 'pop'): void {
    const tile = this.#find(`[data-laid="${square}"] .hg-tile`)
    const frames =
      how === 'turn'
        ? [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(1)' }]
        : [{ transform: 'scale(0)' }, { transform: 'scale(1.3)', offset: 0.6 }, { transform: 'scale(1)' }]
    if (tile) this.#sky.play(tile, frames, { duration: 360, delay: this.#time, easing: easeOut })
  }

  /** The dead rise from the square and fade. */
  #dead(square: Square, count: number): void {
    const from = this.#middle(this.#square(square))
    if (!from) return
    for (let i = 0; i < count; i++) {
      const to = { x: from.x + (i - (count - 1) / 2) * 22, y: from.y - 46 }
      this.#sky.fly(iconElement('gargoyle', 'hg-dead'), from, to, this.#time + i * 90, 760)
    }
  }

  #show(event: HellgameEvent): void {
    switch (event.e) {
      case 'pieceStarted': {
        const piece = this.#find(`[data-piece="${event.seat}"] > .hg-piece`)
        if (piece)
          this.#sky.play(
            piece,
            [
              { transform: 'scale(2.4)', opacity: 0 },
              { transform: 'none', opacity: 1 },
            ],
            {
              duration: 320,
              easing: easeOut,
            },
          )
        break
      }
      case 'whirled':
        for (const { seat, from, to } of event.pieces) this.#blow(seat, from, to)
        break
      case 'unlocked':
        this.#coins(this.#count(event.seat, 'souls'), `.hg-band[data-circle="${event.circle}"]`, 'souls', event.price)
        this.#open(event.circle)
        break
      case 'sourceTaken':
        this.#turn(event.square, 'turn')
        this.#gains(this.#square(event.square), event.seat, event.gain)
        break
      case 'tilesTurned':
        for (const square of event.squares) this.#turn(square, 'turn')
        break
      case 'hinderancePlaced':
      case 'portalPlaced':
        this.#turn(event.square, 'pop')
        break
      case 'traded':
        this.#losses(this.#square(event.square), event.seat, event.paid)
        this.#gains(this.#square(event.square), event.seat, event.gain)
        break
      case 'ferryTaken':
        this.#losses(this.#square(event.square), event.seat, event.paid)
        break
      case 'demonsPlaced':
        this.#coins(this.#count(event.seat, 'demons'), this.#square(event.square), 'demons', event.n)
        this.#time += 160
        break
      case 'demonsPicked':
      case 'demonsReturned':
        this.#coins(this.#square(event.square), this.#count(event.seat, 'demons'), 'demons', event.n)
        break
      case 'fought':
        this.#dead(event.square, event.killed.length + event.trimmed.length)
        break
      case 'demonCastOut':
        this.#dead(event.square, 1)
        break
      case 'stolen':
        this.#coins(this.#count(event.from, event.what), this.#count(event.seat, event.what), event.what, event.count)
        break
      case 'gained':
        this.#gains('.hg-rings', event.seat, event.gain)
        break
      case 'income':
        this.#gains(this.#square(event.square), event.seat, event.gain)
        this.#time += 110
        break
      case 'upkeepGain':
        for (const seat of this.#stage.querySelectorAll<HTMLElement>('[data-seat]'))
          this.#gains('.hg-track', Number(seat.dataset.seat), event.gain)
        break
    }
  }

  /** Along the ring, clockwise. */
  #blow(seat: number, from: Square, to: Square): void {
    const circle = Number(from[0])
    const around = circleSizes[circle - 1] ?? 1
    const far = (positionOf(to) - positionOf(from) + around) % around
    const legs = Array.from({ length: far }, (_, i) => {
      const [a, b]: Square[] = [
        `${circle}-${(positionOf(from) + i) % around}`,
        `${circle}-${(positionOf(from) + i + 1) % around}`,
      ]
      return { path: leg(a as Square, b as Square, true), takes: times.wind / far }
    })
    if (legs.length > 0) this.#walk(seat, legs)
  }

  /** A ring lights up as it opens. */
  #open(circle: number): void {
    const band = this.#find(`.hg-band[data-circle="${circle}"]`)
    if (!band) return
    this.#sky.play(band, [{ strokeOpacity: 1 }, { strokeOpacity: 0.2 }], {
      duration: 900,
      delay: this.#time,
      easing: 'ease-out',
      fill: 'none',
    })
  }
}
