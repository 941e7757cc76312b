import type { CoinReason, LocationId, SoulSin } from '@acheron/games/florence/board.ts'
import type { Point } from './geometry.ts'

/** Where coins come from and go to. */
const tills: Readonly<Partial<Record<CoinReason, string>>> = {
  fare: '.fl-grave-name',
  bribe: '.fl-grave-name',
  bank: '[data-location="bank"]',
  palace: '[data-location="palace"]',
  exchange: '.fl-city',
  fraud: '[data-thing="deck"]',
  styx: '.fl-graves',
}

/** Where the things of the table are on the page. */
export class Places {
  readonly #stage: HTMLElement
  readonly #seat: number | null
  readonly #origin: DOMRect

  constructor(stage: HTMLElement, seat: number | null) {
    this.#stage = stage
    this.#seat = seat
    this.#origin = stage.getBoundingClientRect()
  }

  find(selector: string): HTMLElement | null {
    return this.#stage.querySelector<HTMLElement>(selector)
  }

  middle(selector: string): Point | null {
    const box = this.find(selector)?.getBoundingClientRect()
    if (!box || box.width === 0) return null
    return { x: box.x + box.width / 2 - this.#origin.x, y: box.y + box.height / 2 - this.#origin.y }
  }

  grave(sin: SoulSin): Point | null {
    return this.middle(`[data-grave="${sin}"]`) ?? this.middle('.fl-graves')
  }

  location(location: LocationId): Point | null {
    return this.middle(`[data-location="${location}"] .fl-members`) ?? this.middle(`[data-location="${location}"]`)
  }

  /** Where a seat's house is: the viewer's at the foot, the others beside Hell. */
  home(seat: number): string {
    return seat === this.#seat ? '.fl-house > :first-child' : `.fl-neighbour[data-seat="${seat}"]`
  }

  tower(seat: number): string {
    return seat === this.#seat ? '.fl-house .fl-tower' : `${this.home(seat)} .fl-small-tower`
  }

  floor(seat: number, floor: number): Point | null {
    return (
      (seat === this.#seat ? this.middle(`[data-thing="floor:${floor}"]`) : null) ??
      this.middle(this.tower(seat)) ??
      this.middle(this.home(seat))
    )
  }

  /** The place of a player's coins or infamy. */
  count(seat: number, what: 'florins' | 'drachmas' | 'infamy'): Point | null {
    return this.middle(`[data-seat="${seat}"] [data-count="${what}"]`)
  }

  till(reason: CoinReason): Point | null {
    return this.middle(tills[reason] ?? '.fl-graves')
  }

  hue(seat: number): string {
    return `player-${(seat % 5) + 1}`
  }
}
