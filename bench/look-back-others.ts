// What others notice of one guest who looks back at a long table: the time from when an honest player's move is due to its
// acknowledgement, at tables of Nine Circles, while the guest is there and while not, in turns. Moves are due at fixed times,
// whatever the server needs: those that wait for it are counted as well.

import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Group, report } from './bench.ts'
import { inDataFolder } from './data-folder.ts'
import { quantile } from './measure.ts'
import { Child } from './server/child.ts'
import { storeLongCaravan } from './server/long-caravan.ts'
import { withServer } from './server/ours-child.ts'
import { Party } from './server/party.ts'
import { Visitor } from './server/visitor.ts'

const STEPS = 4000
const TABLES = 20
const TURNS = 8
const TURN_SECONDS = 2.5
const MOVES_PER_SECOND = 100

const bench = {
  name: 'server/look-back-others',
  peerName: 'the same without looks back',
  unit: 'ms, 99 of 100 moves',
  /** A fifth longer at most. */
  goal: 0.83,
}

export const lookBackOthers: Group = {
  names: [bench.name],
  run: () =>
    inDataFolder(async folder => {
      const file = join(folder, 'ours.sqlite')
      const table = await storeLongCaravan(file, 1, STEPS)
      return withServer(file, async url => [await compare(url, table)])
    }),
}

async function compare(url: string, table: string) {
  const looker = new Child(join(import.meta.dirname, 'server/looker.ts'), url, table)
  try {
    const players: Player[] = []
    while (players.length < TABLES) players.push(await Player.enter(url))
    await playInTime(players)
    const alone: number[] = []
    const disturbed: number[] = []
    for (let i = 0; i < TURNS; i++) {
      alone.push(...(await playInTime(players)))
      await looker.ask('look')
      disturbed.push(...(await playInTime(players)))
      await looker.ask('rest')
    }
    for (const player of players) player.leave()
    const ours = quantile(disturbed, 0.99)
    const peer = quantile(alone, 0.99)
    return report(bench, { ours, peer, ratio: peer / ours })
  } finally {
    await looker.stop()
  }
}

/** Lets moves be played for one turn; returns the milliseconds of each. */
async function playInTime(players: readonly Player[]): Promise<number[]> {
  const times: Promise<number>[] = []
  const started = performance.now()
  for (let i = 0; i < TURN_SECONDS * MOVES_PER_SECOND; i++) {
    const due = started + (i * 1000) / MOVES_PER_SECOND
    const left = due - performance.now()
    if (left > 0) await sleep(left)
    times.push(players[i % players.length]!.play(due))
  }
  return Promise.all(times)
}

/** Plays alone, one game after the other. */
class Player {
  readonly #visitor: Visitor
  #party: Party
  #last: Promise<unknown> = Promise.resolve()

  static async enter(url: string): Promise<Player> {
    const visitor = await Visitor.enter(url)
    return new Player(visitor, await Party.open('nine-circles', [visitor]))
  }

  private constructor(visitor: Visitor, party: Party) {
    this.#visitor = visitor
    this.#party = party
  }

  /** Plays when the move before is done; the milliseconds from when it was due. */
  play(due: number): Promise<number> {
    const played = this.#last.then(async () => {
      await this.#party.play()
      return performance.now() - due
    })
    // The next game begins before its first move is due.
    this.#last = played.then(async () => {
      if (this.#party.over) this.#party = await Party.open('nine-circles', [this.#visitor])
    })
    return played
  }

  leave(): void {
    this.#visitor.leave()
  }
}
