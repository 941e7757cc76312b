import type { GameRecord } from '@acheron/engine'
import type { Translate } from '@acheron/engine/words'
import type { Words } from '../words/compiled/keys.ts'
import { safeText } from './safe-text.ts'

/** The words of the command line. */
export type Say = Translate<Words>

/** The seats' names here: their numbers. */
export function seatNames(players: number, say: Say): string[] {
  return Array.from({ length: players }, (_, seat) => say('seat', { seat: seat + 1 }))
}

/** The seats' names in a record: people's names where it has them. A name has one line, whatever the file says. */
export function namesIn({ players, names = [] }: GameRecord, say: Say): string[] {
  return seatNames(players, say).map((name, seat) => safeText(names[seat] ?? name))
}
