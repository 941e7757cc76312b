// node load.ts <kind> <url> <tables>: the guests of one server, in a process of their own. They play random legal
// moves while the parent lets them; a guest whose game is over opens a new table.

import { quantile } from '../measure.ts'
import { answer } from './answer.ts'
import type { Guest } from './guest.ts'

const [kind, url, tables] = process.argv.slice(2) as [string, string, string]
const { connect } = (await import(`./clients/${kind}.ts`)) as { connect(url: string): Promise<Guest<unknown>> }

class Player {
  readonly #guest: Guest<unknown>
  #moves: readonly unknown[] = []

  constructor(guest: Guest<unknown>) {
    this.#guest = guest
  }

  /** Plays at once, or at the time that `next` gives. */
  async play(next: () => Promise<void> | null): Promise<void> {
    for (;;) {
      await next()
      if (!playing) return
      if (this.#moves.length === 0) this.#moves = await this.#guest.open()
      const move = this.#moves[Math.floor(Math.random() * this.#moves.length)]!
      const started = performance.now()
      this.#moves = await this.#guest.play(move)
      latencies.push(performance.now() - started)
      acknowledged++
    }
  }
}

let playing = false
let acknowledged = 0
let latencies: number[] = []
let turn: Promise<unknown> = Promise.resolve()
const players: Player[] = []

/** Moves come when they are due: every `pause` milliseconds on average, however long the server takes for one. */
function pacer(pause: number): () => Promise<void> | null {
  if (pause === 0) return () => null
  let due = performance.now()
  return () => {
    due += 2 * pause * Math.random()
    const left = due - performance.now()
    return left > 0 ? new Promise(resolve => setTimeout(resolve, left)) : null
  }
}

answer({
  async connect() {
    while (players.length < Number(tables)) players.push(new Player(await connect(url)))
  },
  play({ pause }: { pause: number }) {
    playing = true
    latencies = []
    turn = Promise.all(players.map(player => player.play(pacer(pause))))
    turn.catch(() => {}) // reported when it rests
  },
  count: () => ({ acknowledged, at: performance.now() }),
  async rest() {
    playing = false
    await turn
    return { p99: quantile(latencies, 0.99) }
  },
})
