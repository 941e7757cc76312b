import { seatMark } from '@acheron/engine/words'
import {
  type BidFrame,
  countOf,
  deciderOf,
  handLimit,
  type ImpRaceMove,
  type ImpRaceView,
  impsOnRoute,
  isStep,
  joker,
  type MoveOf,
  type Place,
  rivalOf,
  sacrilegePrice,
  stakesOf,
  stepsOf,
  strengthOf,
  type TileType,
  topFrame,
  wayName,
  wayOf,
} from '@acheron/games/imp-race/board.ts'
import { stopsOf } from './stage/arrivals.ts'
import type { Voice } from './words.ts'

/** The consequence of a move, for the right side of its line; empty if there is nothing to say. */
export function consequenceOf(view: ImpRaceView, move: ImpRaceMove, voice: Voice): string {
  const { t } = voice
  const own = view.seats[deciderOf(view) ?? view.turn.seat]
  const gems = own?.gems ?? 0
  const fight = topFrame(view)
  switch (move.do) {
    case 'move':
      return consequenceOfRun(view, move, voice)
    case 'roll':
      return t('cost.roll')
    case 'treasure':
      return t('cost.treasure', {
        percent: Math.round((100 * view.bag.red) / (view.bag.red + view.bag.blue)),
      })
    case 'stakeCard':
      return fight?.kind === 'bid' ? consequenceOfStake(fight, strengthOf(move.card), voice) : ''
    case 'stakeGems':
      return fight?.kind === 'bid' ? consequenceOfStake(fight, move.count, voice) : ''
    case 'stand':
      return fight?.kind === 'bid' ? t('cost.stand', { who: seatMark(rivalOf(fight)) }) : ''
    case 'concede':
      return fight?.kind === 'bid' ? t('cost.concede', { count: stakesOf(fight)[0].total }) : ''
    case 'buy': {
      const left = { count: gems - (own ? impsOnRoute(own) : 0) }
      return endsTurn(view, move) ? t('cost.left.over', left) : t('cost.left', left)
    }
    case 'sacrilege':
      return t('cost.left', { count: gems - sacrilegePrice })
    case 'banana':
      return view.turn.die === joker
        ? t('cost.banana.joker', { low: 2 + view.turn.plus, high: 6 + view.turn.plus })
        : t('cost.banana', { count: (view.turn.die ?? 0) + view.turn.plus + 1 })
    case 'endTurn':
      return t('cost.endTurn', { who: seatMark((view.turn.seat + 1) % view.seats.length) })
    default:
      return ''
  }
}

/** R1.3, R11.2: whether the turn is over with a purchase: no further card can be paid for, or may be bought. */
export function endsTurn(view: ImpRaceView, move: ImpRaceMove): boolean {
  const own = view.seats[view.turn.seat]
  if (move.do !== 'buy' || !own) return false
  const price = impsOnRoute(own)
  return own.gems < 2 * price || view.turn.bought + 1 >= price
}

/** How much strength the bidder still lacks; nothing below one gem is asked for. */
export function lackIn(fight: BidFrame): number {
  return Math.max(1, fight.need - stakesOf(fight)[0].total)
}

/** True if the stake is enough. */
function consequenceOfStake(fight: BidFrame, strength: number, { t }: Voice): string {
  const [own, other] = stakesOf(fight)
  const left = lackIn(fight) - strength
  if (left > 0 && own.total < fight.need) return t('cost.short', { count: left })
  return t(other.total === 0 ? 'cost.opens' : 'cost.enough')
}

/** The consequence for an imp where it lands, and where tiles carry it from there. */
export function consequenceOfRun(view: ImpRaceView, move: MoveOf<'move'>, voice: Voice): string {
  const { t } = voice
  const imps = view.seats[view.turn.seat]?.imps ?? []
  const stops = stopsOf(view, move)
  const trampled = stops.some(({ own }) => own)
  return stops
    .flatMap(({ place, own, rival, tile }, i) => {
      if (place === 'H') return countOf(imps, 'H') + 1 >= view.options.impsToWin ? t('then.win') : t('then.home')
      const next = stops[i + 1]?.place ?? null
      return [
        own ? t('then.ownImp') : '',
        rival === null ? '' : t('then.fight', { who: seatMark(rival) }),
        // Where a Banana has led, only what happens is worth a word.
        tile === null || (i > 0 && tile === 'blank') ? '' : tileOn(view, tile, { move, next, trampled }, voice),
      ]
    })
    .filter(Boolean)
    .join('; ')
}

interface Arriving {
  readonly move: MoveOf<'move'>
  /** Where the tile takes the imp. */
  readonly next: Place | null
  readonly trampled: boolean
}

/** The effect of a tile on an imp that comes from elsewhere. */
function tileOn(
  view: ImpRaceView,
  tile: TileType | 'blank',
  { move, next, trampled }: Arriving,
  { t, game }: Voice,
): string {
  const { from } = wayOf(view, move)
  const own = view.seats[view.turn.seat]
  const imps = own?.imps ?? []
  switch (tile) {
    case 'blank':
      return t('then.blank')
    case 'death':
      return t('then.death')
    case 'cherub': {
      const free = stepsOf(view).filter(step => step === from || !imps.includes(step)).length
      return (countOf(imps, 'D') > 0 || trampled) && free > 0 ? t('then.cherub') : t('then.cherub.none')
    }
    case 'treasure': {
      const running = impsOnRoute({ imps }) + (isStep(from) ? 1 : 0) - (trampled ? 1 : 0)
      return t('then.treasure', { count: 2 * running })
    }
    case 'card':
      return (own?.hand.length ?? 0) < handLimit ? t('then.card') : t('then.card.full')
    case 'banana':
      return t('then.banana', { to: wayName(next ?? 'H', game) })
    case 'return':
      return next === null ? t('then.return.start') : t('then.return', { to: wayName(next, game) })
  }
}
