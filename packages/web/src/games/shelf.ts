import type { JsonObject } from '@acheron/engine'
import { games } from '@acheron/games'
import type { Say } from '../app/words.tsx'
import { byAnyKey } from '../board/voices.ts'

/** What the house says of a game before the game itself is loaded; one that is not known here has nothing said. */

/** What a game is about, in two sentences. */
export function aboutOf(id: string, t: Say): string {
  return said(`game.${id}.about`, {}, t) ?? ''
}

/** Options that a game's rules suggest for a number of players, where that is not their default. */
const suggestions: Readonly<Record<string, (players: number) => JsonObject>> = {
  'imp-race': players => ({ impsToWin: players === 2 ? 3 : 2 }),
}

/** What a new table begins with, opened at once or by the form. */
export function suggestedOptions(id: string, players: number): JsonObject {
  return suggestions[id]?.(players) ?? {}
}

/** How far one came in a day's game: "4 of 9". */
export function depthOf(id: string, cleared: number, t: Say): string {
  return said(`game.${id}.depth`, { cleared }, t) ?? String(cleared)
}

/** The house's words under a key that only the shelf knows; null when it has none. */
function said(key: string, params: Record<string, number>, t: Say): string | null {
  const text = byAnyKey(t)(key, params)
  return text === key ? null : text
}

/** The game of the day: the first on the shelf that is for one alone; null when there is none. */
export const dailyGame: string | null = games.find(({ meta }) => meta.seats.max === 1)?.meta.id ?? null
