/** A player who plays alone at one table after the other. */
export interface Guest<Move> {
  /** Opens a new table; the legal moves there. */
  open(): Promise<readonly Move[]>
  /** Plays a move; the legal moves once the server has acknowledged it, none when the game is over. */
  play(move: Move): Promise<readonly Move[]>
}

/** An answer that is waited for. */
export class Reply<T> {
  #settle: { resolve(value: T): void; reject(error: Error): void } | null = null

  next(): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
    })
  }

  came(value: T): void {
    this.#settle?.resolve(value)
  }

  failed(problem: string): void {
    this.#settle?.reject(new Error(problem))
  }
}
