import { type GameDefinition, type GameMeta, InputError } from '@acheron/engine'
import { meta as caravan } from './caravan/meta.ts'
import { meta as charonsObol } from './charons-obol/meta.ts'
import { meta as florence } from './florence/meta.ts'
import { meta as hellgame } from './hellgame/meta.ts'
import { meta as impRace } from './imp-race/meta.ts'
import { meta as nineCircles } from './nine-circles/meta.ts'

/** A game on the shelf: its box, and the way to open it. */
export interface GameEntry {
  readonly meta: GameMeta
  /** The rules, loaded on demand: listing the games must not load all of them. */
  load(): Promise<GameDefinition>
}

export const games: readonly GameEntry[] = [
  { meta: nineCircles, load: async () => (await import('./nine-circles/index.ts')).nineCircles },
  { meta: impRace, load: async () => (await import('./imp-race/index.ts')).impRace },
  { meta: hellgame, load: async () => (await import('./hellgame/index.ts')).hellgame },
  { meta: florence, load: async () => (await import('./florence/index.ts')).florence },
  { meta: caravan, load: async () => (await import('./caravan/index.ts')).caravan },
]

/** The game that others are begun from: it can be asked for by its id, and stands on no shelf. */
const example: GameEntry = {
  meta: charonsObol,
  load: async () => (await import('./charons-obol/index.ts')).charonsObol,
}

export function findGame(id: string): GameEntry {
  const entry = [...games, example].find(game => game.meta.id === id)
  if (entry) return entry
  throw new InputError(`unknown game '${id}'; known: ${games.map(game => game.meta.id).join(', ')}`)
}
