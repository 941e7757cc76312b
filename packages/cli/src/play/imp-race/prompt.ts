import { joker } from '@acheron/games/imp-race/box/cards.ts'
import type { BidFrame } from '@acheron/games/imp-race/frames.ts'
import type { ImpRaceMove } from '@acheron/games/imp-race/moves.ts'
import type { Scene } from '../stage.ts'
import { asMoves, onRoute, seatName, topOf, viewOf } from './scene.ts'

/** What is to be done now, to the one who decides. */
export function promptText(scene: Scene): string {
  const { say } = scene
  const view = viewOf(scene)
  const can = (kind: ImpRaceMove['do']) => asMoves(scene.moves).some(move => move.do === kind)
  const frame = topOf(view)
  switch (frame?.kind) {
    case 'move': {
      const { die, plus } = view.turn
      if (!can('move')) return say('imp-race.ask.stuck')
      if (die === joker) return say('imp-race.ask.joker', { low: 1 + plus, high: 5 + plus })
      return say('imp-race.ask.move', { count: (die ?? 0) + plus })
    }
    case 'chain':
      return say('imp-race.ask.chain', { tile: say(`imp-race.tile.${frame.tile}`), square: frame.square })
    case 'step':
      return say(`imp-race.ask.step.${frame.cause}`)
    case 'full':
      return say(`imp-race.ask.full.${frame.draw}`)
    case 'bid':
      return bidding(scene, frame, can('stakeCard') || can('stakeGems'))
    case 'close': {
      if (can('trident')) return say('imp-race.ask.trident')
      const { imps = [] } = view.seats[view.turn.seat] ?? {}
      return can('buy') ? say('imp-race.ask.buy', { price: onRoute(imps) }) : say('imp-race.ask.close')
    }
    case 'parry':
      return say(can('parry') ? 'imp-race.ask.parry' : 'imp-race.ask.noParry', {
        who: seatName(scene, frame.attacker),
        square: frame.square,
      })
    default:
      if (can('roll')) return say(can('raise') ? 'imp-race.ask.all' : 'imp-race.ask.run')
      return say(can('raise') ? 'imp-race.ask.raise' : 'imp-race.ask.gather')
  }
}

/** R7.2 to R7.5. */
function bidding(scene: Scene, { attacker, defender, bidder, stakes, need }: BidFrame, canStake: boolean): string {
  const { say } = scene
  const attacks = bidder === attacker.seat
  const own = stakes[attacks ? 0 : 1].total
  const other = stakes[attacks ? 1 : 0].total
  const who = seatName(scene, attacks ? defender.seat : attacker.seat)
  if (own >= need) return say('imp-race.ask.bid.met', { own, other })
  if (!canStake) return say('imp-race.ask.bid.hopeless', { need })
  if (own + other === 0) return say('imp-race.ask.bid.open')
  return need > other
    ? say('imp-race.ask.bid.surpass', { other, need })
    : say('imp-race.ask.bid.equal', { who, own, need })
}
