import { seatMark, type Translate } from '@acheron/engine/words'
import { strengthOf } from '../box/cards.ts'
import { prices } from '../box/prices.ts'
import { typeOf } from '../box/tiles.ts'
import { ownStake } from '../fight/bidding.ts'
import type { Frame } from '../frames.ts'
import type { ImpRaceMove } from '../moves.ts'
import { placeName, strongName, tileName, wayName } from '../names.ts'
import { impsOnRoute, placeAt, positionOf } from '../route/places.ts'
import type { ImpRaceView, Place } from '../state.ts'
import { earlierReturn } from '../tiles/moves.ts'
import type { Words } from '../words/compiled/keys.ts'

type T = Translate<Words>

/** A move as an order to the seat that decides. The view is one in which the move is legal. */
export function describeMove(move: ImpRaceMove, view: ImpRaceView, t: T): string {
  switch (move.do) {
    case 'gather':
    case 'roll':
    case 'noMove':
    case 'skipDraw':
    case 'concede':
    case 'endTurn':
      return t(`move.${move.do}`)
    case 'raise':
      return t('move.raise', { step: placeName(move.step, t) })
    case 'angel':
      return t('move.angel', { card: strongName(move.card, t), step: placeName(move.step, t) })
    case 'dieCard':
    case 'banana':
      return t(`move.${move.do}`, { card: strongName(move.card, t) })
    case 'treasure':
      return t('move.treasure', { card: strongName(move.card, t), count: prices[runners(view)]?.gems ?? 0 })
    case 'sacrilege':
      return sacrilege(move.square, view, t)
    case 'move': {
      const from = view.seats[view.turn.seat]!.imps[move.imp]!
      return t('move.move', { from: wayName(from, t), to: wayName(ahead(from, move.n), t) })
    }
    case 'goOn':
      return goOn(view, t)
    case 'step':
      return t(`move.step.${topOf(view, 'step')?.cause ?? 'cherub'}`, { step: placeName(move.step, t) })
    case 'discard':
    case 'parry':
      return t(`move.${move.do}`, { card: strongName(move.card, t) })
    case 'stakeCard':
      return t('move.stakeCard', {
        card: strongName(move.card, t),
        total: ownTotal(view) + strengthOf(move.card),
      })
    case 'stakeGems':
      return t('move.stakeGems', { gems: t('gems', { count: move.count }), total: ownTotal(view) + move.count })
    case 'stand':
      return t('move.stand', { total: ownTotal(view) })
    case 'trident': {
      const square = ahead(view.turn.rested ?? 'S1', 1)
      const victim = view.seats.findIndex(({ imps }) => imps.includes(square))
      return t('move.trident', {
        card: strongName(move.card, t),
        who: seatMark(victim),
        square: placeName(square, t),
      })
    }
    case 'accept':
      return t('move.accept', { square: placeName(topOf(view, 'parry')?.square ?? 0, t) })
    case 'buy': {
      const gems = t('gems', { count: prices[runners(view)]?.price ?? 0 })
      return move.discard ? t('move.buy.discard', { card: strongName(move.discard, t), gems }) : t('move.buy', { gems })
    }
  }
}

/** A tile that was seen once is known to all, also while it lies face down. */
function sacrilege(square: number, view: ImpRaceView, t: T): string {
  const { up, seen, tile } = view.route[square] ?? { up: false, seen: false, tile: null }
  const place = { square: placeName(square, t) }
  if (!seen || tile === null) return t('move.sacrilege.unseen', place)
  return t(`move.sacrilege.${up ? 'down' : 'up'}`, { ...place, tile: tileName(typeOf(tile), t) })
}

/** R6.5, R6.6. */
function goOn(view: ImpRaceView, t: T): string {
  const chain = topOf(view, 'chain')
  if (chain?.tile === 'banana') return t('move.goOn.banana', { to: wayName(ahead(chain.square, 1), t) })
  const back = earlierReturn(view, chain?.square ?? 0)
  return back === 0 ? t('move.goOn.start') : t('move.goOn.return', { to: wayName(back, t) })
}

/** Steps count as squares (2.2). */
function ahead(place: Place, n: number): Place {
  return placeAt(positionOf(place) + n)
}

function runners({ seats, turn }: ImpRaceView): number {
  return impsOnRoute(seats[turn.seat]!)
}

function ownTotal(view: ImpRaceView): number {
  const bid = topOf(view, 'bid')
  return bid ? ownStake(bid).total : 0
}

/** The frame on top, if it is of that kind; a move is described while its decision is open. */
function topOf<K extends Frame['kind']>(view: ImpRaceView, kind: K): Extract<Frame, { kind: K }> | undefined {
  const top = view.flow.at(-1)
  return top?.kind === kind ? (top as Extract<Frame, { kind: K }>) : undefined
}
