// What others notice of one guest who looks back at a long table: the time from when an honest player's move is due to its
// acknowledgement, at tables of Nine Circles, while the guest is there and while not, in turns. Moves are due at fixed times,
// whatever the server needs: those that wait for it are counted as well.

import { join } from 'node:path'
import { type Group, report } from './bench.ts'
import { inDataFolder } from './data-folder.ts'
import { quantile } from './measure.ts'
import { Child } from './server/child.ts'
import { storeLongCaravan } from './server/long-caravan.ts'
import { withServer } from './server/ours-child.ts'
import { Players, playInTime } from './server/players.ts'

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
    const players: Players[] = []
    while (players.length < TABLES) players.push(await Players.enter(url, 'nine-circles', 1))
    const turn = () => playInTime(players, MOVES_PER_SECOND, TURN_SECONDS)
    await turn()
    const alone: number[] = []
    const disturbed: number[] = []
    for (let i = 0; i < TURNS; i++) {
      alone.push(...(await turn()))
      await looker.ask('look')
      disturbed.push(...(await turn()))
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
