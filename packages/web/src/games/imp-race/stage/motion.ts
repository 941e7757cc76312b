import type { CardId, ImpRaceEvent, ImpRaceView } from '@acheron/games/imp-race/board.ts'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { orientation } from '../../../board/cube.ts'
import { copyOf, type Point, Sky, type Stop } from './flights.ts'
import type { Stair } from './geometry.ts'
import { itineraries, type Leg } from './itinerary.ts'

interface Scene {
  readonly view: ImpRaceView
  readonly events: readonly ImpRaceEvent[]
  readonly drawing: Stair
  readonly mine: number | null
  readonly motion: boolean
}

interface Memory {
  view: ImpRaceView
  events: readonly ImpRaceEvent[]
  imps: Map<string, Point>
  cards: Map<string, { at: Point; copy: HTMLElement }>
}

/** Animates the events: imps run, gems come out of the bag, cards slide, the die tumbles. */
export function useMotion(root: RefObject<HTMLElement | null>, scene: Scene): void {
  const memory = useRef<Memory | null>(null)
  const sky = useRef<Sky | null>(null)
  useLayoutEffect(() => {
    const stage = root.current
    const layer = stage?.querySelector<HTMLElement>('.ir-flights')
    if (!stage || !layer) return
    const known = memory.current
    const news = known !== null && known.view !== scene.view
    if (known && !news) return
    sky.current ??= new Sky(layer)
    sky.current.clear()
    const places = new Places(stage)
    if (news && known.events !== scene.events) play(places, sky.current, scene, known)
    memory.current = {
      view: scene.view,
      events: scene.events,
      imps: places.imps(),
      cards: scene.motion ? places.cards() : new Map(),
    }
  })
}

/** Where things are on the page, measured from the stage's corner. */
class Places {
  readonly #stage: HTMLElement
  readonly #origin: DOMRect

  constructor(stage: HTMLElement) {
    this.#stage = stage
    this.#origin = stage.getBoundingClientRect()
  }

  find(selector: string): HTMLElement | null {
    return this.#stage.querySelector<HTMLElement>(selector)
  }

  middle(element: Element | null): Point | null {
    if (!element) return null
    const box = element.getBoundingClientRect()
    if (box.width === 0) return null
    return { x: box.x + box.width / 2 - this.#origin.x, y: box.y + box.height / 2 - this.#origin.y }
  }

  imps(): Map<string, Point> {
    const found = new Map<string, Point>()
    for (const element of this.#stage.querySelectorAll<HTMLElement>('[data-imp]')) {
      const at = this.middle(element)
      if (at) found.set(element.dataset.imp ?? '', at)
    }
    return found
  }

  /** The viewer's cards as they lie, with copies for the way they will go. */
  cards(): Memory['cards'] {
    const found: Memory['cards'] = new Map()
    for (const element of this.#stage.querySelectorAll<HTMLElement>('.ir-hand [data-card]')) {
      const at = this.middle(element)
      const face = element.querySelector<HTMLElement>('.ir-card')
      if (at && face) found.set(element.dataset.card ?? '', { at, copy: copyOf(face) })
    }
    return found
  }

  /** A square of the route, or the throne. */
  square(position: number, drawing: Stair): Point | null {
    const stair = this.find('.ir-ground')?.getBoundingClientRect()
    const spot = position >= 40 ? drawing.throne : drawing.spots[position]
    if (!stair || !spot) return null
    return {
      x: stair.x - this.#origin.x + (spot.x / drawing.shape.width) * stair.width,
      y: stair.y - this.#origin.y + (spot.y / drawing.shape.height) * stair.height,
    }
  }
}

function play(places: Places, sky: Sky, scene: Scene, known: Memory): void {
  const { events } = scene
  const { legs, time } = itineraries(events)
  if (!scene.motion) {
    for (const key of legs.keys())
      places.find(`[data-imp="${key}"]`)?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180 })
    return
  }
  for (const [key, way] of legs) run(places, sky, scene.drawing, key, way, known)
  for (const event of events) if (event.e === 'dieRolled') tumble(places, event.face)
  let later = time
  for (const event of events) later = handle(places, sky, scene, known, event, later)
}

/** An imp along its legs; the piece itself waits where the last one ends. */
function run(places: Places, sky: Sky, drawing: Stair, key: string, way: readonly Leg[], known: Memory): void {
  const piece = places.find(`[data-imp="${key}"]`)
  const from = known.imps.get(key)
  const to = places.middle(piece)
  const [first] = way
  const last = way.at(-1)
  if (!piece || !from || !to || !first || !last) return
  const stops: Stop[] = [{ ...from, at: first.start }]
  for (const leg of way) {
    const there = leg === last ? to : typeof leg.to === 'number' ? places.square(leg.to, drawing) : null
    if (!there) continue
    const before = stops.at(-1)!
    if (leg.start > before.at) stops.push({ ...before, at: leg.start })
    const [x, y] = [(before.x + there.x) / 2, Math.min(before.y, there.y) - 12]
    if (leg.end - leg.start > 60) stops.push({ x, y, at: (leg.start + leg.end) / 2, scale: 1.08 })
    stops.push({ ...there, at: leg.end })
  }
  sky.fly(copyOf(piece), stops, piece)
}

/** Gems and cards; gives the time at which the next may start. */
function handle(places: Places, sky: Sky, scene: Scene, known: Memory, event: ImpRaceEvent, time: number): number {
  switch (event.e) {
    case 'gemsDrawn':
      event.drawn.forEach((colour, i) => {
        gem(places, sky, event.seat, colour, time + i * 110)
      })
      return time + event.drawn.length * 110
    case 'gemTaken':
      if (event.count > 0) gem(places, sky, event.seat, 'red', time)
      return time
    case 'cardDrawn':
      draw(places, sky, scene, event.seat, event.card, time)
      return time + 120
    case 'cardPlayed':
    case 'cardDiscarded':
      lay(places, sky, known, event.seat, event.card, '.ir-discard')
      return time
    case 'staked':
      if (event.card) lay(places, sky, known, event.seat, event.card, `[data-total="${event.seat}"]`)
      return time
    default:
      return time
  }
}

/** A gem out of the bag: a red one to its new owner, a blue one is shown and put back. */
function gem(places: Places, sky: Sky, seat: number, colour: 'red' | 'blue', at: number): void {
  const from = places.middle(places.find('.ir-bag'))
  const to = places.middle(places.find(`[data-seat="${seat}"] .ir-gems`))
  const picture = places.find('.ir-bag-counts .ir-icon')
  if (!from || !to || !picture) return
  const copy = document.createElement('span')
  copy.className = 'ir-gem'
  copy.dataset.gem = colour
  copy.append(picture.cloneNode(true))
  const up = { x: from.x, y: from.y - 46 }
  const end = colour === 'red' ? to : from
  sky.fly(copy, [
    { ...from, at, scale: 0.4, opacity: 0 },
    { ...up, at: at + 160, scale: 1.2 },
    { ...up, at: at + 260, scale: 1.2 },
    { ...end, at: at + 560, scale: 0.8, opacity: colour === 'red' ? 1 : 0.3 },
  ])
}

/** A card from the deck to its owner: a back, until it lies in the own hand. */
function draw(places: Places, sky: Sky, { mine }: Scene, seat: number, card: CardId | null, at: number): void {
  const deck = places.find('.ir-deck .ir-card')
  const own = seat === mine && card ? places.find(`.ir-hand [data-card="${card}"]`) : null
  const from = places.middle(deck)
  const to = places.middle(own ?? places.find(`[data-seat="${seat}"] .ir-backs`))
  if (!deck || !from || !to) return
  const stops = [
    { ...from, at },
    { ...to, at: at + 340, scale: own ? 1 : 0.4 },
  ]
  sky.fly(copyOf(deck), stops, own)
}

/** A card from a hand to the pile or into the fight. */
function lay(places: Places, sky: Sky, known: Memory, seat: number, card: CardId, selector: string): void {
  const held = known.cards.get(card)
  const to = places.middle(places.find(selector))
  const from = held?.at ?? places.middle(places.find(`[data-seat="${seat}"] .ir-backs`))
  const face = held?.copy ?? copyOfFace(places)
  if (!from || !to || !face) return
  sky.fly(face, [
    { ...from, at: 0, scale: held ? 1 : 0.4 },
    { ...to, at: 320, scale: 0.7, opacity: 0.9 },
  ])
}

function copyOfFace(places: Places): HTMLElement | null {
  const face = places.find('.ir-discard .ir-card')
  return face && copyOf(face)
}

/** The die is thrown: it rises in an arc, spins and falls. */
function tumble(places: Places, face: number): void {
  const die = places.find('[data-die]')
  const cube = places.find('.ir-cube')
  if (!die || !cube) return
  const [x, y] = orientation(face)
  die.animate(
    [
      { transform: 'none' },
      { transform: 'translateY(-46px) rotate(28deg) scale(1.15)', offset: 0.4 },
      { transform: 'translateY(0) rotate(6deg)', offset: 0.75 },
      { transform: 'translateY(-7px) rotate(2deg)', offset: 0.87 },
      { transform: 'none' },
    ],
    { duration: 560, easing: 'ease-in-out' },
  )
  cube.animate(
    [
      { transform: `rotateX(${x + 540}deg) rotateY(${y - 720}deg)` },
      { transform: `rotateX(${x}deg) rotateY(${y}deg)`, offset: 0.86 },
      { transform: `rotateX(${x}deg) rotateY(${y}deg)` },
    ],
    { duration: 560, easing: 'cubic-bezier(0.25, 0.5, 0.45, 1)' },
  )
}
