import type { View } from '@acheron/engine'
import { seatMark, type Translate } from '@acheron/engine/words'
import { strengthOf } from './cards.ts'
import { chronicle } from './chronicle.ts'
import { ownStake } from './fight.ts'
import { placeName, strongName, tileName, wayName } from './names.ts'
import { impsOnRoute, placeAt, positionOf } from './places.ts'
import { prices } from './prices.ts'
import type { Frame, ImpRaceEvent, ImpRaceMove, ImpRaceState, Place } from './state.ts'
import { typeOf } from './tiles.ts'
import type { Words } from './words/compiled/keys.ts'

type T = Translate<Words>
type Table = View<ImpRaceState>

/**
 * A move as an order to the one who decides; an event as a sentence of the chronicle, or nothing where another event of
 * the same step tells it better. A move is described from the view it can be made in; an event says everything itself.
 */
export function describe(thing: ImpRaceMove | ImpRaceEvent, view: Table, t: T): string {
  return 'do' in thing ? describeMove(thing, view, t) : chronicle(thing, t)
}

function describeMove(move: ImpRaceMove, view: Table, t: T): string {
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
function sacrilege(square: number, view: Table, t: T): string {
  const { up, seen, tile } = view.route[square] ?? { up: false, seen: false, tile: null }
  const place = { square: placeName(square, t) }
  if (!seen || tile === null) return t('move.sacrilege.unseen', place)
  return t(`move.sacrilege.${up ? 'down' : 'up'}`, { ...place, tile: tileName(typeOf(tile), t) })
}

/** R6.5, R6.6. */
function goOn(view: Table, t: T): string {
  const chain = topOf(view, 'chain')
  if (chain?.tile === 'banana') return t('move.goOn.banana', { to: wayName(ahead(chain.square, 1), t) })
  const back = earlierReturn(view, chain?.square ?? 0)
  return back === null ? t('move.goOn.start') : t('move.goOn.return', { to: wayName(back, t) })
}

/** R6.6: the nearest earlier Return that lies face up. */
function earlierReturn(view: Table, from: number): number | null {
  for (let square = from - 1; square > 0; square--) {
    const tile = view.route[square]
    if (tile?.up && typeOf(tile.tile) === 'return') return square
  }
  return null
}

/** Steps count as squares (2.2). */
function ahead(place: Place, n: number): Place {
  return placeAt(positionOf(place) + n)
}

function runners({ seats, turn }: Table): number {
  return impsOnRoute(seats[turn.seat]!)
}

function ownTotal(view: Table): number {
  const bid = topOf(view, 'bid')
  return bid ? ownStake(bid).total : 0
}

/** The frame on top, if it is of that kind; a move is described while its decision is open. */
function topOf<K extends Frame['kind']>(view: Table, kind: K): Extract<Frame, { kind: K }> | undefined {
  const top = view.flow.at(-1)
  return top?.kind === kind ? (top as Extract<Frame, { kind: K }>) : undefined
}
