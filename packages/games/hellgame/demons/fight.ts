import type { Seat } from '@acheron/engine'
import type { Square } from '../box/squares.ts'
import type { Ctx } from '../events.ts'
import { addedBy } from '../items/owned.ts'
import { kindOf, placesOn, soleOwner } from '../square/contents.ts'
import type { HellgameState, HellgameView } from '../state.ts'

/**
 * The outcome of a fight: the seat with the one highest count, the demons that die in step 1 and in step 2, and the
 * survivors (R6.3).
 */
export interface Fight {
  readonly most: Seat | null
  readonly killed: readonly Seat[]
  readonly trimmed: readonly Seat[]
  readonly after: readonly Seat[]
}

/** R6.3: the fight among these demons on the square. */
export function fightAmong(state: HellgameView, square: Square, demons: readonly Seat[]): Fight {
  const most = highest(state, square, demons)
  const killed = most === null ? [] : demons.filter(owner => owner !== most)
  const survivors = most === null ? demons : demons.filter(owner => owner === most)
  const places = state.options.overcrowding === 'keep' ? survivors.length : placesOn(state, square)
  return { most, killed, trimmed: survivors.slice(places), after: survivors.slice(0, places) }
}

/** Fights it out; returns the order of the demons that are left. */
export function fight(state: HellgameState, square: Square, demons: readonly Seat[], ctx: Ctx): readonly Seat[] {
  const { most, killed, trimmed, after } = fightAmong(state, square, demons)
  const deaths = killed.length + trimmed.length
  state.tally.killed += deaths
  if (deaths > 0 || (demons.length > 1 && soleOwner(demons) === null))
    ctx.emit({ e: 'fought', square, kind: kindOf(state, square), before: demons, most, killed, trimmed, after })
  return after
}

/** The one player with the highest count, items included (R10, `whip`); null if none or several have it. */
function highest(state: HellgameView, square: Square, demons: readonly Seat[]): Seat | null {
  let best: Seat | null = null
  let most = 0
  for (const owner of new Set(demons)) {
    const player = state.seats[owner]!
    const own = demons.reduce((count, other) => count + Number(other === owner), 0)
    const count = own + (player.at === square ? addedBy(player, 'fightBonus') : 0)
    if (count === most) best = null
    else if (count > most) {
      most = count
      best = owner
    }
  }
  return best
}
