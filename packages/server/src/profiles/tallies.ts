import type { Streak, Tally } from '@acheron/protocol'
import type { Finished } from '../store/subjects/profiles.ts'

export const isWon = ({ result, seat }: Pick<Finished, 'result' | 'seat'>) => result.winners.includes(seat)

/** How often somebody has played and won, by game and number of players. */
export function tallies(games: readonly Finished[]): Tally[] {
  const found = new Map<string, { game: string; players: number; played: number; won: number }>()
  for (const each of games) {
    const { players } = each
    const key = `${each.game} ${players}`
    const tally = found.get(key) ?? { game: each.game, players, played: 0, won: 0 }
    tally.played++
    if (isWon(each)) tally.won++
    found.set(key, tally)
  }
  return [...found.values()].sort((a, b) => (a.game < b.game ? -1 : a.game > b.game ? 1 : a.players - b.players))
}

/** The daily streaks, by game. A streak goes on while yesterday's descent was ended: today's may still be. */
export function streaks(games: readonly Finished[], today: string): Streak[] {
  const days = new Map<string, Set<number>>()
  for (const { game, daily } of games) {
    if (daily === null) continue
    const there = days.get(game) ?? new Set()
    there.add(dayNumber(daily))
    days.set(game, there)
  }
  return [...days].map(([game, all]) => {
    const lengths = [...all].filter(day => !all.has(day + 1)).map(last => ({ last, length: lengthTo(all, last) }))
    const now = lengths.find(({ last }) => last >= dayNumber(today) - 1)?.length ?? 0
    return { game, now, longest: Math.max(...lengths.map(({ length }) => length)), days: all.size }
  })
}

function lengthTo(days: ReadonlySet<number>, last: number): number {
  let length = 0
  while (days.has(last - length)) length++
  return length
}

const dayNumber = (day: string) => Date.parse(day) / 86_400_000
