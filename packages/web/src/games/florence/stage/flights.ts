import type { Point } from './geometry.ts'

/** Small pictures that fly over the board, and things that pop where they are. */

const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

export interface Flight {
  /** What flies. */
  readonly face: Element
  readonly way: readonly Point[]
  readonly delay: number
  readonly time: number
  /** The element it stands for, hidden until it lands. */
  readonly real?: HTMLElement | null
}

export class Air {
  readonly #layer: HTMLElement
  readonly #landings = new Set<() => void>()

  constructor(layer: HTMLElement) {
    this.#layer = layer
  }

  /** Ends all flights at once. */
  settle(): void {
    for (const land of [...this.#landings]) land()
  }

  fly({ face, way, delay, time, real = null }: Flight): void {
    const copy = document.createElement('span')
    copy.className = 'fl-flying'
    copy.append(face)
    this.#layer.append(copy)
    if (real) real.style.visibility = 'hidden'
    const last = way.length - 1
    const frames = way.map(({ x, y }, i) => ({
      transform: `translate(${x}px, ${y}px) translate(-50%, -50%)`,
      opacity: 1,
      offset: last === 0 ? 1 : i / last,
    }))
    this.#until(
      copy.animate(frames, { duration: time, delay, easing: last > 1 ? 'linear' : ease, fill: 'both' }),
      () => {
        copy.remove()
        if (real) real.style.visibility = ''
      },
    )
  }

  /** Makes something pop where it lies. */
  pop(element: Element, delay: number): void {
    const frames = [{ scale: '1' }, { scale: '1.35', offset: 0.4 }, { scale: '1' }]
    this.#until(element.animate(frames, { duration: 420, delay, easing: ease }), () => {})
  }

  #until(animation: Animation, then: () => void): void {
    const land = () => {
      if (!this.#landings.delete(land)) return
      animation.cancel()
      then()
    }
    this.#landings.add(land)
    animation.finished.then(land, land)
  }
}

/** Words that fly: "+4". */
export function words(text: string): HTMLElement {
  const span = document.createElement('b')
  span.className = 'fl-flying-words'
  span.textContent = text
  return span
}
