import { membersOfAKind } from '../box/counts.ts'
import type { Count } from '../box/effects.ts'
import { hellFor } from '../box/hell.ts'
import { sins } from '../box/sins.ts'
import type { PanelCount } from '../box/tower.ts'
import type { FlorenceView, SeatState } from '../state.ts'
import { floorsAdded, guestsIn, ownedBarrels, shelteredIn } from '../tower/pieces.ts'

const coinsPerInfamy = 2

/** `deep` looks at the lying souls of these circles. */
const deepCircles = [8, 9]

/** The counts of fraud cards (2.13) and of the supply panel (2.6). */
export const counts: Readonly<Record<Count | PanelCount, (seat: SeatState, state: FlorenceView) => number>> = {
  urchins: seat => membersOfAKind - seat.reserve,
  floors: floorsAdded,
  guests: guestsIn,
  barrels: ownedBarrels,
  discs: seat => seat.discs.length,
  coins: seat => Math.floor((seat.florins + seat.drachmas) / coinsPerInfamy),
  diplomas: seat => seat.diplomas.length,
  sheltered: shelteredIn,
  skulls: seat => sins.filter(sin => seat.skulls[sin] > 0).length,
  deep: (_, state) => {
    const { circles } = hellFor(state.players)
    const deep = deepCircles.flatMap(circle => circles[circle]!)
    return deep.filter(shield => state.hell[shield] && state.hell[shield].pose !== 'standing').length
  },
}
