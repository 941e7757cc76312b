import { recordOf, Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import type { CaravanEvent } from '@acheron/games/caravan/board.ts'
import { oneOfAlike } from '../packages/web/src/games/caravan/order/alike.ts'
import { quick } from './caravan-moments.ts'
import type { Step } from './caravan-plan.ts'

/** A decision in a fight of a plain player alone: the record up to it, the decision, and what it brings. */
export interface Eve {
  readonly record: Buffer
  readonly step: Step
  readonly events: readonly CaravanEvent[]
}

type State = Step['after']

const words = await caravan.words('en')

/** The first decision that is wanted. `passes`: the player passes as soon as that is possible. */
export function eveOf(wanted: (events: readonly CaravanEvent[], after: State) => boolean, passes: boolean): Eve {
  for (let seed = 0; seed < 12; seed++) {
    const table = new Table(caravan, { players: 1, options: quick, seed: `drama ${seed}` })
    for (let decision = 0; decision < 300; decision++) {
      const [seat] = table.actors()
      if (seat === undefined) break
      const before = structuredClone(table.state)
      const moves = table.moves(seat)
      const pass = passes && before.fight ? moves.find(move => move.do === 'pass') : undefined
      const move = pass ?? caravan.mind.policy!(before, seat, [...oneOfAlike(before, moves)])
      const record = Buffer.from(JSON.stringify(recordOf(table)))
      const outcome = table.submit(seat, move)
      if (!outcome.ok) throw new Error(outcome.message)
      if (!before.fight || !wanted(outcome.events, table.state) || (passes && !pass)) continue
      const label = caravan.describeMove(move, before, words)
      const after = structuredClone(table.state)
      return { record, step: { seat, move, label, before, after }, events: outcome.events }
    }
  }
  throw new Error('no such decision in the games tried')
}

/** A Turn of the Malefactors that hurts somebody at once, and asks nobody before the next Round. */
export const hurts = (events: readonly CaravanEvent[]): boolean =>
  ['damageTaken', 'modelMoved', 'roundBegan'].every(wanted => events.some(({ e }) => e === wanted))
