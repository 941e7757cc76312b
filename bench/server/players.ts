import { setTimeout as sleep } from 'node:timers/promises'
import { Party } from './party.ts'
import { Visitor } from './visitor.ts'

/** The players of one table, who begin a new game when one is over; their moves are due at given times. */
export class Players {
  readonly #game: string
  readonly #visitors: readonly Visitor[]
  #party: Party
  #last: Promise<unknown> = Promise.resolve()

  /** Each player has a socket of its own. */
  static async enter(url: string, game: string, seats: number): Promise<Players> {
    const visitors: Visitor[] = []
    while (visitors.length < seats) visitors.push(await Visitor.enter(url))
    return new Players(game, visitors, await Party.open(game, visitors))
  }

  private constructor(game: string, visitors: readonly Visitor[], party: Party) {
    this.#game = game
    this.#visitors = visitors
    this.#party = party
  }

  /** Plays once the move before is done; the milliseconds from when this one was due to its acknowledgement. */
  play(due: number): Promise<number> {
    const played = this.#last.then(async () => {
      await this.#party.play()
      return performance.now() - due
    })
    // The next game begins before its first move is due.
    this.#last = played.then(async () => {
      if (this.#party.over) this.#party = await Party.open(this.#game, this.#visitors)
    })
    return played
  }

  leave(): void {
    for (const visitor of this.#visitors) visitor.leave()
  }
}

/** Has moves played at the rate, whatever the server needs: those that wait for it count as well. The milliseconds of each. */
export async function playInTime(players: readonly Players[], rate: number, seconds: number): Promise<number[]> {
  const times: Promise<number>[] = []
  const started = performance.now()
  for (let i = 0; i < seconds * rate; i++) {
    const due = started + (i * 1000) / rate
    const left = due - performance.now()
    if (left > 0) await sleep(left)
    times.push(players[i % players.length]!.play(due))
  }
  return Promise.all(times)
}
