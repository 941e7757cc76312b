/** Milliseconds without news after which what was gathered is said. */
const silence = 400

/**
 * Gathers what is said in quick succession to one message: a reader drops a message that the next one replaces, and bots move
 * faster than it speaks.
 */
export class Gathered {
  readonly #say: (text: string) => void
  #texts: readonly string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(say: (text: string) => void) {
    this.#say = say
  }

  /** Says the texts with what comes right after them; with `now`, at once after what was gathered. */
  add(texts: readonly string[], now: boolean): void {
    this.#texts = [...this.#texts, ...texts.filter(Boolean)]
    clearTimeout(this.#timer)
    if (now) this.#flush()
    else this.#timer = setTimeout(() => this.#flush(), silence)
  }

  drop(): void {
    clearTimeout(this.#timer)
    this.#texts = []
  }

  #flush(): void {
    this.#say(this.#texts.join(' '))
    this.#texts = []
  }
}
