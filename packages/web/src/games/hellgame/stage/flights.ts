/** Small pictures that fly above the table. */

export interface Point {
  readonly x: number
  readonly y: number
}

const ease = 'cubic-bezier(0.3, 0.6, 0.3, 1)'

export class Sky {
  readonly #layer: HTMLElement
  readonly #under = new Set<Animation>()

  constructor(layer: HTMLElement) {
    this.#layer = layer
  }

  /** Finishes all animations at once. */
  clear(): void {
    for (const animation of this.#under) animation.finish()
    this.#under.clear()
    this.#layer.replaceChildren()
  }

  /** An animation of something that stays where it is. */
  play(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    const animation = element.animate(frames, { fill: 'backwards', ...options })
    this.#under.add(animation)
    const done = () => this.#under.delete(animation)
    animation.finished.then(done, done)
  }

  /** A picture flies from one point to another in a low arc, then disappears. */
  fly(picture: Node, from: Point, to: Point, delay: number, time = 520): void {
    const copy = document.createElement('span')
    copy.className = 'hg-flying'
    copy.append(picture)
    this.#layer.append(copy)
    const at = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`
    const over = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 24 }
    const animation = copy.animate(
      [
        { transform: at(from, 0.4), opacity: 0 },
        { transform: at(from, 1.15), opacity: 1, offset: 0.2 },
        { transform: at(over, 1), opacity: 1, offset: 0.6 },
        { transform: at(to, 0.7), opacity: 0.4 },
      ],
      { duration: time, delay, easing: ease, fill: 'both' },
    )
    this.#under.add(animation)
    const land = () => {
      this.#under.delete(animation)
      copy.remove()
    }
    animation.finished.then(land, land)
  }
}
