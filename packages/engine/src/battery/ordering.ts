import type { GameDefinition, GameEvent, GameState, Move, Seat, View } from '../game.ts'
import { equal, findEqual } from '../json.ts'
import {
  answerByOrder,
  giveOrder,
  noOrders,
  type Order,
  offeredOrders,
  reviewOrders,
  type SeatOrders,
} from '../orders.ts'
import type { Step } from '../steps.ts'
import { languages } from '../words.ts'
import type { Check } from './checks.ts'
import { BatteryError, type Situation, sprint } from './walk.ts'

/** A seat gives an order at one of so many decisions. */
const seldom = 6

/**
 * Players who give orders at random come to the end of their games. An order answers with a legal move or not at all, its name is
 * declared, and it has its words in every language. What it answers depends on nothing that is hidden from its owner: with all of
 * that dealt anew it is the same.
 */
export const ordering: Check = async (game, settings) => {
  const { orders } = game
  if (!orders) return
  const met: Order[] = []
  for (const each of settings) {
    const held = new Map<Seat, SeatOrders>()
    let version = 0
    let last: Step | null = null
    const choose = (_: GameDefinition, { state, seat, moves, random }: Situation<GameState, Move>): Move => {
      const actors = () => game.actors(state)
      const table = { game, state, version, entryCount: version, actors, moves: (at: Seat) => game.moves(state, at) }
      for (const [at, known] of held) held.set(at, reviewOrders(table, at, known, last ? [last] : []))
      const offered = random.index(seldom) === 0 ? offeredOrders(table, seat) : []
      if (offered.length > 0) {
        const order = random.pick(offered)
        if (!orders.names.includes(order.order)) throw new BatteryError(`order '${order.order}' is not declared`)
        if (!met.some(known => equal(known, order))) met.push(order)
        const given = giveOrder(table, seat, held.get(seat) ?? noOrders, JSON.parse(JSON.stringify(order)))
        if (!given) throw new BatteryError(`offered and refused: ${JSON.stringify(order)}`)
        held.set(seat, given)
      }
      const known = held.get(seat) ?? noOrders
      const dealt = known.standing.length > 0 ? game.determinize(state, seat, random) : state
      for (const { order, mark } of known.standing) {
        const answerIn = (at: GameState) =>
          orders.answer(game.view(at, null) as View, seat, order, at === state ? moves : game.moves(at, seat))
        const answer = answerIn(state)
        if (answer && !findEqual(moves, answer))
          throw new BatteryError(`${JSON.stringify(order)} answers ${JSON.stringify(answer)}, which is not legal`)
        const endingIn = (at: GameState) => orders.ending(game.view(at, null) as View, seat, order, mark)
        if (!equal(answerIn(dealt), answer) || endingIn(dealt) !== endingIn(state))
          throw new BatteryError(`what ${JSON.stringify(order)} does depends on something hidden from its owner`)
      }
      const answer = answerByOrder(table, seat, known)
      const played = moves.filter(move => !game.concedes(move))
      const move = answer ?? random.pick(played.length > 0 ? played : moves)
      const entry = { seat, move, chance: [], rules: 0, hash: '' } as unknown as Step['entry']
      last = { version: ++version, kind: 'move', entry, events: [] as GameEvent[], ...(answer && { ordered: true }) }
      return move
    }
    sprint(game, each, {}, choose)
  }
  for (const language of languages) {
    const t = await game.words(language)
    for (const order of met)
      if (!/\p{L}/u.test(orders.describe(order, t)))
        throw new BatteryError(`no words in ${language} for ${JSON.stringify(order)}`)
  }
}
