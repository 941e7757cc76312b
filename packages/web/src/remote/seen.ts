/** Milliseconds between two messages: bots move faster than that. */
const pause = 500

/** How far the viewer has seen a table, and the telling of it: at once, what follows quickly a moment later. */
export class ToldSeen {
  readonly #tell: (version: number) => boolean
  #version = -1
  /** The last that was told on this line. */
  #told = -1
  #resting: ReturnType<typeof setTimeout> | undefined

  /** `tell` gives false where nobody can be told now. */
  constructor(tell: (version: number) => boolean) {
    this.#tell = tell
  }

  /** The last version that was seen; -1 where nothing is known. */
  get version(): number {
    return this.#version
  }

  note(version: number): void {
    this.#version = Math.max(version, this.#version)
    this.due()
  }

  /** Tells what has not been told, if something may be told now. */
  due(): void {
    if (this.#resting !== undefined || this.#version <= this.#told || !this.#tell(this.#version)) return
    this.#told = this.#version
    this.#resting = setTimeout(() => {
      this.#resting = undefined
      this.due()
    }, pause)
  }

  /** What was told on a lost line may not have arrived. */
  lost(): void {
    this.#told = -1
  }

  /** Tells the last of it at once. */
  close(): void {
    this.#rest()
    this.due()
    this.#rest()
  }

  #rest(): void {
    clearTimeout(this.#resting)
    this.#resting = undefined
  }
}
