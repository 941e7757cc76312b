/** Where a press fell, by all that is known of it. */
export interface Place {
  /** The key pressed; null for a pointer. */
  readonly key: string | null
  /** The point of a pointer in the window; null for a key, and where a reader presses. */
  readonly point: readonly [x: number, y: number] | null
  /** The row of the list or the thing on the board; null for anything else. */
  readonly spot: string | null
}

/** A press of a pointer or a key. Times are those of the page's own clock. */
export interface Press {
  readonly began: number
  readonly place: Place
}

/** Milliseconds after a change of the question in which a press at the same place is taken for one too many. */
export const settleMs = 350

/** Pixels between two presses of one pointer that still count as the same place. */
const near = 24

/**
 * Tells a press that is meant for the question shown from one that was meant for the question before. The latter began
 * before the change; or it came right after it, at the place pressed last. Where the question changed without the
 * viewer's doing, any press right after it may have been aimed at what stood there before.
 */
export class PressGuard {
  /** The last press, and whether the page still answers it. */
  #press: Press | null = null
  #answering = false
  /** The last press before the change. */
  #before: Press | null = null
  #changed = Number.NEGATIVE_INFINITY
  #acted = false
  #unforeseen = false

  /** The page answers this press now. */
  pressed(press: Press): void {
    this.#press = press
    this.#answering = true
  }

  /** The press is answered: what comes later follows from it, such as the next step of a walk. */
  answered(press: Press): void {
    if (this.#press === press) this.#answering = false
  }

  /** The viewer has acted, so the next change of the question is the viewer's own doing; false: it came to nothing. */
  acted(yes: boolean): void {
    this.#acted = yes
  }

  /** Whether a press is being answered; a board also makes moves by itself, such as those of a walk. */
  get isAnswering(): boolean {
    return this.#answering
  }

  get hasActed(): boolean {
    return this.#acted
  }

  /** Another question is shown; `instead` of one that a step has taken away. */
  changed(at: number, instead: boolean): void {
    this.#changed = at
    this.#before = this.#press
    this.#unforeseen = instead && !this.#acted
    this.#acted = false
  }

  /** Whether a move that is made now is meant for the question shown. */
  get isMeant(): boolean {
    const press = this.#press
    if (press === null || !this.#answering) return true
    if (press.began < this.#changed) return false
    if (press.began - this.#changed >= settleMs) return true
    return !this.#unforeseen && !(this.#before && isSame(this.#before.place, press.place))
  }
}

function isSame(a: Place, b: Place): boolean {
  if (a.spot !== null && a.spot === b.spot) return true
  if (a.key !== null || b.key !== null) return a.key === b.key
  return a.point !== null && b.point !== null && Math.hypot(a.point[0] - b.point[0], a.point[1] - b.point[1]) <= near
}
