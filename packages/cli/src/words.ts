import type { GameRecord } from '@acheron/engine'
import type { Translate } from '@acheron/engine/words'
import type { Words } from '../words/compiled/keys.ts'

/** How the command line says something. */
export type Say = Translate<Words>

/** What the seats of a table are called here: by their number. */
export function seatNames(players: number, say: Say): string[] {
  return Array.from({ length: players }, (_, seat) => say('seat', { seat: seat + 1 }))
}

/** What they are called in a record: people by their names, if it tells them. */
export function namesIn({ players, names = [] }: GameRecord, say: Say): string[] {
  return seatNames(players, say).map((name, seat) => names[seat] ?? name)
}
