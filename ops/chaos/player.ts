import { setTimeout as sleep } from 'node:timers/promises'
import type { GameDefinition, Move, Seat } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import type { Guest } from '../house/guest.ts'
import type { Random } from '../house/random.ts'
import type { Recorder } from './recorder.ts'
import type { Supervised } from './supervised.ts'
import { Visit } from './visit.ts'

/** What everybody in the house shares. */
export interface World {
  readonly processes: readonly Supervised[]
  readonly recorder: Recorder
  readonly random: Random
  /** Nobody begins anything new. */
  stopped: boolean
}

/** A process that serves at the moment; waits until there is one. Null when all is over. */
export async function anyProcess(world: World): Promise<Supervised | null> {
  for (;;) {
    const serving = world.processes.filter(({ address }) => address)
    if (serving.length > 0) return world.random.pick(serving)
    if (world.stopped) return null
    await sleep(50)
  }
}

/** Asks a process for a table by REST; the version that was shown. */
export async function readTable(world: World, guest: Guest, table: string, process: Supervised): Promise<void> {
  const { address, name } = process
  if (!address) return
  const at = performance.now()
  const answer = await guest.get<OpenTable>(address, `/api/tables/${table}`).catch(() => null)
  if (!answer?.ok) {
    world.recorder.readsFailed++
    return
  }
  const { version } = answer.body.now
  world.recorder.add({ type: 'read', table, process: name, at, end: performance.now(), way: 'rest', version })
}

/** A guest at a table: plays, takes back, looks through other processes, leaves and comes back elsewhere. */
export class Player {
  readonly #world: World
  readonly #guest: Guest
  readonly #table: string
  readonly #game: GameDefinition
  /** Null for a spectator. */
  readonly #seat: Seat | null
  #known: number | null = null
  #over = false

  constructor(world: World, guest: Guest, table: string, game: GameDefinition, seat: Seat | null) {
    this.#world = world
    this.#guest = guest
    this.#table = table
    this.#game = game
    this.#seat = seat
  }

  /** Until the game is over, or all is. */
  async run(): Promise<void> {
    const { random, recorder } = this.#world
    while (!this.#over && !this.#world.stopped) {
      const process = await anyProcess(this.#world)
      const visit = process && (await Visit.open(recorder, this.#guest, this.#table, process))
      if (!visit) {
        await sleep(random.between(50, 200))
        continue
      }
      // A page that is loaded anew knows nothing, one whose line broke knows what it had.
      if (await visit.watch(random.chance(0.7) ? this.#known : null)) await this.#stay(visit)
      visit.leave()
    }
  }

  async #stay(visit: Visit): Promise<void> {
    const { random } = this.#world
    const until = performance.now() + random.between(1000, 12_000)
    while (visit.isOpen && performance.now() < until && !this.#over && !this.#world.stopped) {
      await this.#act(visit)
      this.#known = visit.now!.version
      this.#over = visit.now!.result !== null
      await sleep(random.between(20, 150))
    }
  }

  async #act(visit: Visit): Promise<void> {
    const { random } = this.#world
    const { version, actors, moves, canUndo, canRedo } = visit.now!
    const seat = this.#seat
    const offered = moves.filter(move => !this.#game.concedes(move))
    if (seat === null || (!actors.includes(seat) && !canUndo && !canRedo)) {
      if (random.chance(0.05)) this.#look(1)
      return
    }
    let outcome: string
    if (canRedo && random.chance(0.3)) outcome = await visit.wish('redo', seat, version, null)
    else if (canUndo && random.chance(0.05)) outcome = await visit.wish('undo', seat, version, null)
    else if (offered.length > 1 && random.chance(0.1)) outcome = await this.#twice(visit, seat, offered)
    else if (offered.length > 0) outcome = await visit.wish('move', seat, version, random.pick(offered))
    else return
    if (outcome === 'done') this.#look(0.4)
    // The news follow the answer; deciding before would be deciding at an old version.
    for (let tries = 0; visit.isOpen && visit.now!.version === version && tries < 20; tries++) await sleep(10)
  }

  /** The same person at two pages decides twice at once, by two processes: one of them is refused. */
  async #twice(visit: Visit, seat: Seat, offered: readonly Move[]): Promise<string> {
    const { random, recorder } = this.#world
    const { version } = visit.now!
    const process = await anyProcess(this.#world)
    const other = process && (await Visit.open(recorder, this.#guest, this.#table, process))
    if (!other) return 'refused'
    const outcomes = await Promise.all([
      visit.wish('move', seat, version, random.pick(offered)),
      other.wish('move', seat, version, random.pick(offered)),
    ])
    other.leave()
    return outcomes.includes('done') ? 'done' : 'refused'
  }

  /** Reads through each process with that chance, and does not wait for it. */
  #look(chance: number): void {
    const { processes, random } = this.#world
    for (const process of processes)
      if (random.chance(chance)) void readTable(this.#world, this.#guest, this.#table, process)
  }
}
