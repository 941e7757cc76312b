import type { JsonObject } from '@acheron/engine'
import { findGame, games } from '@acheron/games'

/** What a new table begins with, opened at once or by the form. */
export function suggestedOptions(id: string, players: number): JsonObject {
  return findGame(id).meta.suggested?.[players] ?? {}
}

/** The game of the day: the first on the shelf that is for one alone; null when there is none. */
export const dailyGame: string | null = games.find(({ meta }) => meta.seats.max === 1)?.meta.id ?? null
