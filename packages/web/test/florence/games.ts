import { clone, Generator, Table } from '@acheron/engine'
import { florence } from '@acheron/games/florence'
import type { FlorenceMove } from '@acheron/games/florence/board.ts'

/** A random game without undo and secrets, for many positions quickly. */
export class Game {
  readonly state: Parameters<typeof florence.moves>[0]
  readonly #random: Generator

  constructor(players: number, seed: string, options: object = {}) {
    this.#random = Generator.seeded(seed)
    this.state = { ...clone(new Table(florence, { players, options, seed }).state), rng: this.#random.rng }
  }

  get seat(): number | undefined {
    return florence.actors(this.state)[0]
  }

  moves(seat: number): readonly FlorenceMove[] {
    return florence.moves(this.state, seat)
  }

  view(seat: number) {
    return clone(florence.view(this.state, seat))
  }

  /** One decision; false when the game is over. */
  step(): boolean {
    const { seat } = this
    if (seat === undefined) return false
    const move = this.#random.pick(this.moves(seat))
    florence.play(this.state, seat, move, { random: this.#random, emit: () => {} })
    return true
  }
}
