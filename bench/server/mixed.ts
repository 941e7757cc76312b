// node mixed.ts <url> <tables>: players at tables of every game in turn, all seats taken, in a process of their own.

import { games } from '@acheron/games'
import { answer } from './answer.ts'
import { Players, playInTime } from './players.ts'

const [url, tables] = process.argv.slice(2) as [string, string]
const SEATS = 4
const players: Players[] = []

answer({
  async connect() {
    while (players.length < Number(tables)) {
      const { id, seats } = games[players.length % games.length]!.meta
      players.push(await Players.enter(url, id, Math.min(SEATS, seats.max)))
    }
  },
  play: ({ rate, seconds }: { rate: number; seconds: number }) => playInTime(players, rate, seconds),
})
