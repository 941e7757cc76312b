import { games } from '@acheron/games'

/** The game of the day: the first on the register that is for one alone; null when there is none. */
export const dailyGame: string | null = games.find(({ meta }) => meta.seats.max === 1)?.meta.id ?? null
