import { type SeatRow, termsOf } from '../store/seating.ts'
import type { TableRow } from '../store/store.ts'
import { newSeed, openedTable } from '../tables/open.ts'
import type { Room } from '../tables/room.ts'
import { playerAt } from './holders.ts'
import { newParts } from './parts.ts'

/**
 * The table where the same people play again, whoever has resigned among them: the same options, everybody one seat further,
 * whoever asks for it in their seat and the others' seats kept for them.
 */
export function rematchOf({ state }: Room, me: string, at: number): TableRow {
  const { table, game, seating } = state
  const { name, options, visibility, rated = false } = table
  const again = seating.seats.map((seat, i): SeatRow => {
    const person = playerAt(seating, i)
    if (person === me) return { kind: 'person', person: me }
    if (person !== null) return { kind: 'open', kept: { person, name: null, link: null } }
    return seat.kind === 'bot' && !rated ? { kind: 'bot', bot: seat.bot } : { kind: 'open' }
  })
  const seats = again.map((_, i) => again[(i + again.length - 1) % again.length]!)
  return openedTable(game, {
    name,
    options,
    visibility,
    rated,
    seats,
    owner: me,
    seed: newSeed(),
    // Another game, another seed: everybody adds to it anew.
    agreed: { ...termsOf(seating), ...(seating.parts ? { parts: newParts(seats.length) } : {}) },
    at,
  })
}
