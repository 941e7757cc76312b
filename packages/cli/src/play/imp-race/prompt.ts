import {
  type BidFrame,
  type ImpRaceMove,
  impsOnRoute,
  joker,
  rivalOf,
  stakesOf,
  topFrame,
} from '@acheron/games/imp-race/board.ts'
import type { Scene } from '../stage.ts'
import { asMoves, seatName, viewOf } from './scene.ts'

/** The instruction to the player who decides. */
export function promptText(scene: Scene): string {
  const { say } = scene
  const view = viewOf(scene)
  const can = (kind: ImpRaceMove['do']) => asMoves(scene.moves).some(move => move.do === kind)
  const frame = topFrame(view)
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
      return can('buy') ? say('imp-race.ask.buy', { price: impsOnRoute({ imps }) }) : say('imp-race.ask.close')
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
function bidding(scene: Scene, fight: BidFrame, canStake: boolean): string {
  const { say } = scene
  const { need } = fight
  const [{ total: own }, { total: other }] = stakesOf(fight)
  if (own >= need) return say('imp-race.ask.bid.met', { own, other })
  if (!canStake) return say('imp-race.ask.bid.hopeless', { need })
  if (own + other === 0) return say('imp-race.ask.bid.open')
  return need > other
    ? say('imp-race.ask.bid.surpass', { other, need })
    : say('imp-race.ask.bid.equal', { who: seatName(scene, rivalOf(fight)), own, need })
}
