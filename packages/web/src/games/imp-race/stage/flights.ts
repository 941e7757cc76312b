/** Pieces in the air: copies that travel above the table while the real ones wait, hidden, where the copies land. */

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Stop extends Point {
  /** When it is there, in milliseconds. */
  readonly at: number
  readonly scale?: number
  readonly opacity?: number
}

const ease = 'cubic-bezier(0.3, 0.6, 0.3, 1)'

export class Sky {
  readonly #layer: HTMLElement
  readonly #under = new Set<() => void>()

  constructor(layer: HTMLElement) {
    this.#layer = layer
  }

  /** Ends all flights at once. */
  clear(): void {
    for (const land of [...this.#under]) land()
  }

  /** Lets a copy travel from stop to stop; what it stands for is hidden until it lands. */
  fly(copy: HTMLElement, stops: readonly Stop[], real: HTMLElement | null = null): void {
    const total = stops.at(-1)?.at ?? 0
    const [first] = stops
    if (!first || total <= 0) return
    copy.classList.add('ir-flying')
    copy.style.visibility = 'visible'
    this.#layer.append(copy)
    if (real) real.style.visibility = 'hidden'
    const frames = stops.map(({ x, y, at, scale = 1, opacity = 1 }) => ({
      transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`,
      opacity,
      offset: at / total,
      easing: ease,
    }))
    if (first.at > 0) frames.unshift({ ...frames[0]!, offset: 0 })
    const animation = copy.animate(frames, { duration: total, fill: 'both' })
    const land = () => {
      if (!this.#under.delete(land)) return
      animation.cancel()
      copy.remove()
      if (real) real.style.visibility = ''
    }
    this.#under.add(land)
    animation.finished.then(land, land)
  }
}

/** A copy of a piece in its present size, hidden from screen readers. */
export function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  copy.style.width = `${element.offsetWidth}px`
  copy.style.height = `${element.offsetHeight}px`
  for (const name of ['data-imp', 'data-card', 'id']) copy.removeAttribute(name)
  return copy
}
