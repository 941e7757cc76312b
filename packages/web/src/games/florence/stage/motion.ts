import type { EventOf, FlorenceEvent, FlorenceView, ShieldId } from '@acheron/games/florence/board.ts'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Air, words } from './flights.ts'
import type { Point } from './geometry.ts'
import { type IconName, iconElement, pieceIcons } from './Icon.tsx'
import { Places } from './places.ts'

interface Scene {
  readonly view: FlorenceView
  readonly events: readonly FlorenceEvent[]
  readonly seat: number | null
  readonly motion: boolean
}

/** Times in milliseconds: from shield to shield, through the air, and how far apart things start. */
const times = { leg: 190, air: 480, apart: 110, most: 2600 }

/** Moves souls along their ways, lets members, coins and cards fly, and makes changed things pop. */
export function useMotion(root: RefObject<HTMLElement | null>, scene: Scene): void {
  const known = useRef<Pick<Scene, 'view' | 'events'> | null>(null)
  const air = useRef<Air | null>(null)
  useLayoutEffect(() => {
    const stage = root.current
    const layer = stage?.querySelector<HTMLElement>('.fl-flights')
    if (!stage || !layer) return
    const before = known.current
    if (before?.view === scene.view) return
    known.current = { view: scene.view, events: scene.events }
    air.current ??= new Air(layer)
    air.current.settle()
    if (before === null || before.events === scene.events || !scene.motion) return
    new Play(new Places(stage, scene.seat), air.current).all(scene.events)
  })
}

class Play {
  readonly #at: Places
  readonly #air: Air
  /** When the next thing starts. */
  #time = 0

  constructor(places: Places, air: Air) {
    this.#at = places
    this.#air = air
  }

  all(events: readonly FlorenceEvent[]): void {
    for (const event of events) {
      this.#show(event)
      this.#time = Math.min(times.most, this.#time)
    }
  }

  /** A soul along its way; its own figure appears when it arrives. */
  #run(from: Point | null, path: readonly ShieldId[], to: ShieldId): void {
    const real = this.#at.find(`[data-soul="${to}"]`)
    const soul = real?.querySelector('svg')
    const way = [...(from ? [from] : []), ...path.flatMap(id => this.#at.middle(`[data-thing="shield:${id}"]`) ?? [])]
    if (!real || !soul || way.length < 2) return
    const time = times.leg * (way.length - 1)
    const face = soul.cloneNode(true) as SVGElement
    // It moves upright and lies down at the end.
    face.dataset.pose = 'standing'
    this.#air.fly({ face, way, delay: this.#time, time, real })
    this.#time += time
  }

  /** A picture from one place to another. */
  #carry(name: IconName, from: Point | null, to: Point | null, className = ''): void {
    if (!from || !to) return
    this.#air.fly({ face: iconElement(name, className), way: [from, to], delay: this.#time, time: times.air })
    this.#time += times.apart
  }

  #pop(selector: string): void {
    const element = this.#at.find(selector)
    if (element) this.#air.pop(element, this.#time)
  }

  #coins({ seat, florins, drachmas, reason }: EventOf<'coinsChanged'>): void {
    const till = this.#at.till(reason)
    for (const [count, what, icon] of [
      [florins, 'florins', 'crown-coin'],
      [drachmas, 'drachmas', 'token'],
    ] as const) {
      const purse = this.#at.count(seat, what)
      for (let i = 0; i < Math.min(4, Math.abs(count)); i++) {
        const [from, to] = count > 0 ? [till, purse] : [purse, till]
        this.#carry(icon, from, to, `fl-coin-${what}`)
      }
    }
  }

  #infamy(seat: number, by: number, from: Point | null): void {
    const to = this.#at.count(seat, 'infamy')
    if (!from || !to || by === 0) return
    const face = words(by > 0 ? `+${by}` : `−${-by}`)
    this.#air.fly({ face, way: [from, to], delay: this.#time, time: times.air * 1.4 })
    this.#time += times.apart
  }

  #show(event: FlorenceEvent): void {
    const at = this.#at
    switch (event.e) {
      case 'soulEntered':
        this.#run(at.grave(event.sin), event.path, event.to)
        break
      case 'soulMoved':
        this.#run(at.middle(`[data-thing="shield:${event.from}"]`), event.path, event.to)
        break
      case 'soulShifted':
        this.#run(at.middle(`[data-thing="shield:${event.from}"]`), [event.to], event.to)
        break
      case 'soulLaid': {
        const shield = `[data-thing="shield:${event.shield}"]`
        this.#pop(shield)
        this.#infamy(event.seat, event.points, at.middle(shield))
        break
      }
      case 'soulPetrified':
        this.#pop(`[data-thing="shield:${event.shield}"]`)
        break
      case 'soulReturned':
        this.#carry('floating-ghost', at.middle(`[data-thing="shield:${event.from}"]`), at.grave(event.sin))
        break
      case 'soulBuried':
        this.#pop(`[data-grave="${event.sin}"]`)
        break
      case 'plagueRevealed':
        for (const sin of event.souls) this.#carry('floating-ghost', at.middle('[data-thing="plague"]'), at.grave(sin))
        break
      case 'infamyChanged':
        // A soul's points rise from its shield.
        if (event.reason !== 'soul') this.#infamy(event.seat, event.by, at.middle(at.home(event.seat)))
        break
      case 'coinsChanged':
        this.#coins(event)
        break
      default:
        this.#city(event)
        break
    }
  }

  /** Events in Florence, in the houses and beside the circles. */
  #city(event: FlorenceEvent): void {
    const at = this.#at
    switch (event.e) {
      case 'memberSent':
        this.#carry(
          pieceIcons[event.kind],
          at.middle(at.home(event.seat)),
          at.location(event.location),
          at.hue(event.seat),
        )
        break
      case 'memberSheltered':
        this.#carry(
          pieceIcons[event.kind],
          at.location(event.location),
          at.floor(event.seat, event.floor),
          at.hue(event.seat),
        )
        break
      case 'familyHome':
        for (const { kind, from, count } of event.members)
          for (let left = count; left > 0; left--)
            this.#carry(pieceIcons[kind], at.location(from), at.middle(at.home(event.seat)), at.hue(event.seat))
        break
      case 'memberHome': {
        const from = typeof event.from === 'number' ? at.floor(event.seat, event.from) : at.location(event.from)
        this.#carry(pieceIcons[event.kind], from, at.middle(at.home(event.seat)), at.hue(event.seat))
        break
      }
      case 'barrelTaken':
        this.#carry(pieceIcons[event.barrel], at.location('market'), at.floor(event.seat, event.floor))
        break
      case 'guestInvited':
        this.#carry(pieceIcons[event.guest], at.location('palace'), at.floor(event.seat, event.floor))
        break
      case 'barrelReturned':
        this.#carry(pieceIcons[event.barrel], at.floor(event.seat, event.floor), at.location('market'))
        break
      case 'guestReturned':
        this.#carry(pieceIcons[event.guest], at.floor(event.seat, event.floor), at.location('palace'))
        break
      case 'barrelToPanel':
        this.#pop(`[data-thing="panel:${event.barrel}"]`)
        break
      case 'urchinAdopted':
        this.#pop(event.to === 'haystack' ? '[data-location="haystack"] .fl-members' : '[data-thing="home:urchin"]')
        break
      case 'floorBuilt':
        this.#pop(at.tower(event.seat))
        break
      case 'discPlaced':
        this.#pop(`[data-thing="gate:${event.gate}"]`)
        break
      case 'cubeMoved':
        this.#pop(`[data-cube="${event.sin}"]`)
        break
      case 'guardianMoved':
        this.#pop(`[data-thing="guardian:${event.guardian}"]`)
        break
      case 'skullRaised':
        this.#pop(`[data-skull="${event.seat} ${event.sin}"]`)
        break
      case 'diplomaAwarded':
        this.#pop(`[data-diploma="${event.seat} ${event.sin}"]`)
        break
      case 'danteMoved':
        this.#pop('[data-dante="true"]')
        break
      case 'fraudPlayed':
      case 'lineUpRefilled':
        this.#pop(`[data-thing="card:${event.card}"]`)
        break
    }
  }
}
