import { setTimeout as sleep } from 'node:timers/promises'
import type { Seat } from '@acheron/engine'
import type { GameEntry } from '@acheron/games'
import type { NewTable, SeatPlan, TableInfo } from '@acheron/protocol'
import type { Guest } from '../house/guest.ts'
import { anyProcess, Player, type World } from './player.ts'

/** A table that was opened, and who may look at it. */
export interface KnownTable {
  readonly id: string
  readonly game: GameEntry
  readonly guests: readonly Guest[]
}

/** A few people who play one table after the other. */
export class Party {
  readonly #world: World
  readonly #newGuest: () => Guest
  readonly #tables: KnownTable[]
  /** The table that is being played; null before and between. */
  current: KnownTable | null = null

  constructor(world: World, newGuest: () => Guest, tables: KnownTable[]) {
    this.#world = world
    this.#newGuest = newGuest
    this.#tables = tables
  }

  async run(game: GameEntry): Promise<void> {
    while (!this.#world.stopped) {
      await this.#playOne(game)
      this.current = null
    }
  }

  async #playOne(game: GameEntry): Promise<void> {
    const { random } = this.#world
    const { min, max } = game.meta.seats
    const count = min + random.below(Math.min(max, min + 2) - min + 1)
    const host = await this.#guest()
    if (!host) return
    const plan = Array.from({ length: count }, (_, seat): SeatPlan => {
      if (seat === 0) return { kind: 'me' }
      return random.chance(0.2) ? { kind: 'bot', bot: 'random' } : { kind: 'open' }
    })
    const id = await this.#open({ game: game.meta.id, options: {}, seats: plan }, host)
    if (id === null) return
    const seated: [Seat, Guest][] = [[0, host]]
    for (const [seat, { kind }] of plan.entries()) {
      const guest = kind === 'open' ? await this.#guest() : null
      if (guest && (await this.#sit(id, seat, guest))) seated.push([seat, guest])
    }
    const spectator = random.chance(0.4) ? await this.#guest() : null
    const guests = seated.map(([, guest]) => guest)
    this.current = { id, game, guests: spectator ? [...guests, spectator] : guests }
    this.#tables.push(this.current)
    const rules = await game.load()
    const players = [...seated, ...(spectator ? [[null, spectator] as const] : [])].map(
      ([seat, guest]) => new Player(this.#world, guest, id, rules, seat),
    )
    await Promise.all(players.map(player => player.run()))
  }

  /** A new guest with a cookie; null when all is over. */
  async #guest(): Promise<Guest | null> {
    const guest = this.#newGuest()
    return this.#try(async address => {
      await guest.enter(address)
      return guest
    })
  }

  #open(table: NewTable, host: Guest): Promise<string | null> {
    return this.#try(async address => {
      const answer = await host.post<TableInfo>(address, '/api/tables', table)
      return answer.ok ? answer.body.id : null
    })
  }

  /** Takes a seat, as often as it takes; false when all is over. */
  async #sit(table: string, seat: Seat, guest: Guest): Promise<boolean> {
    const { recorder } = this.#world
    const sits = await this.#try(async (address, process) => {
      const about = { type: 'sat', table, process, seat, person: guest.id, at: performance.now() } as const
      const answer = await guest.post(address, `/api/tables/${table}/sit`, { seat }).catch(() => null)
      const end = performance.now()
      if (answer?.ok) recorder.add({ ...about, end, outcome: 'done', answer: '' })
      // Only these say that it has not happened.
      else if (answer && (answer.status < 500 || answer.code === 'not-stored'))
        recorder.add({ ...about, end, outcome: 'refused', answer: answer.code })
      else recorder.add({ ...about, end, outcome: 'unknown', answer: answer?.code ?? 'closed' })
      return answer?.ok || answer?.code === 'already-seated' ? true : null
    })
    return sits ?? false
  }

  /** Asks one process after the other until there is an answer; null when all is over. */
  async #try<T>(ask: (address: string, process: string) => Promise<T | null>): Promise<T | null> {
    while (!this.#world.stopped) {
      const process = await anyProcess(this.#world)
      if (!process?.address) continue
      const answer = await ask(process.address, process.name).catch(() => null)
      if (answer !== null) return answer
      await sleep(200)
    }
    return null
  }
}
