import { games } from '@acheron/games'
import type { Say } from '../app/words.tsx'

/** What the house says of a game before the game itself is loaded; one that is not known here has nothing said. */

/** What a game is about, in two sentences. */
export function aboutOf(id: string, t: Say): string {
  return id === 'nine-circles' ? t('game.nine-circles.about') : ''
}

/** How far one came in a day's game: "4 of 9". */
export function depthOf(id: string, cleared: number, t: Say): string {
  return id === 'nine-circles' ? t('game.nine-circles.depth', { cleared }) : String(cleared)
}

/** The game of the day: the first on the shelf that is for one alone; null when there is none. */
export const dailyGame: string | null = games.find(({ meta }) => meta.seats.max === 1)?.meta.id ?? null
