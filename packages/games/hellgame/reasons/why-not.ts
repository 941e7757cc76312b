import { list, seatMark } from '@acheron/engine/words'
import { type ItemId, items } from '../box/items.ts'
import { numbers } from '../box/numbers.ts'
import { type Square, startSquares } from '../box/squares.ts'
import { type TraderId, tradeOf } from '../box/tiles.ts'
import { amountsText, castName, itemName, squareAt } from '../names.ts'
import { kindOf } from '../square/contents.ts'
import { canPay } from '../supply/amounts.ts'
import { itemText } from '../texts.ts'
import { whyNotCurse, whyNotPlayer, whyNotSpell, whyTrack } from './cast.ts'
import { whyNotEvent, whyNotRecall } from './lay.ts'
import type { Intent, Moment } from './moment.ts'
import { whyNotFlux, whyNotForge, whyNotGo, whyNotSpeed } from './way.ts'

/** The reason why the touch means no legal move; null for touches without a meaning. */
export function whyNot(touch: Intent, moment: Moment): string | null {
  // Items explain themselves at any time.
  if (touch.kind === 'item') return whyNotItem(touch.item, moment)
  return whyPressing(touch, moment) ?? whyHere(touch, moment)
}

/** Decisions that come before anything else. */
function whyPressing(touch: Intent, moment: Moment): string | null {
  const { frame, t } = moment
  switch (frame.kind) {
    case 'start':
      return touch.kind === 'square' ? whyNotStart(touch.square, moment) : t('why.start.first')
    case 'lantern':
      return t('why.lantern.first')
    case 'trader':
      return t('why.trade.first')
    case 'event':
      return whyNotEvent(touch, frame, moment)
    case 'recall':
      return whyNotRecall(frame, moment)
    case 'shield':
      return t('why.shield.first', { cast: castName(frame.cast, t) })
    case 'purchase': {
      const { pay, get } = numbers.curses.purchase
      return t('why.purchase.first', { pay: amountsText(pay, t), get: amountsText(get, t) })
    }
    case 'pandora':
      return t('why.pandora.first')
    default:
      return null
  }
}

/** Movement, spell and demons: everything may be asked about. */
function whyHere(touch: Intent, moment: Moment): string | null {
  const { frame } = moment
  switch (touch.kind) {
    case 'square':
      if (frame.kind === 'movement' || frame.kind === 'ferry') return whyNotGo(touch.square, moment)
      return whyNotThere(touch.square, moment)
    case 'spell':
      return whyNotSpell(touch.spell, moment)
    case 'curse':
      return whyNotCurse(touch.curse, moment)
    case 'speed':
      return whyNotSpeed(moment)
    case 'forge':
      return whyNotForge(moment)
    case 'track':
      return whyTrack(moment)
    case 'player':
      return whyNotPlayer(touch.seat, moment)
    default:
      return null
  }
}

/** Section 3, 6. */
function whyNotStart(square: Square, { view, t }: Moment): string {
  return startSquares.includes(square)
    ? t('why.start.taken', { at: squareAt(square, view, t) })
    : t('why.start', { squares: list(t.lang, startSquares) })
}

/** After the movement only the piece's own square counts. */
function whyNotThere(square: Square, moment: Moment): string {
  const { view, frame, me, t } = moment
  if (square !== me.at) return t(frame.kind === 'demons' ? 'why.demons.here' : 'why.moved')
  switch (kindOf(view, square)) {
    case 'trader':
      return whyNoTrade(view.tiles[square] as TraderId, moment)
    case 'source':
      return t(view.down[square] ? 'why.source.down' : 'why.demons.kind')
    case 'plain':
    case 'factory':
    case 'throne':
      return t('why.demons.later')
    default:
      return t('why.demons.kind')
  }
}

/** R4.3, R4.4: the trader asks only where a trade is possible. */
function whyNoTrade(tile: TraderId, { view, me, t }: Moment): string {
  const { turn, options } = view
  const { pay, get } = tradeOf(tile, options.economy)
  if (turn.traded) return t('why.trade.once')
  if (view.down[me.at!]) return t('why.trade.down')
  if (!get && turn.slowed) return t('why.ride.slowed')
  if (!get && turn.opened) return t('why.ride.opened')
  if (!canPay(me, pay)) return t('why.trade.price', { pay: amountsText(pay, t) })
  return t('why.trade.past')
}

/** R10: most items work by themselves; the others are turned over at their own moment. */
function whyNotItem(item: ItemId, moment: Moment): string {
  const { view, seat, me, t } = moment
  const own = me.items.filter(({ id }) => id === item)
  if (own.length === 0) {
    const owner = Object.keys(view.seats).find(other => view.seats[Number(other)]!.items.some(({ id }) => id === item))
    return owner === undefined
      ? t('why.item.none')
      : t('why.item.foreign', { item: itemName(item, t), who: seatMark(Number(owner)) })
  }
  if (own.every(({ upright }) => !upright)) return t('why.item.turned', { item: itemName(item, t) })
  const moves = items[item].turns === 'toPortal' && view.turn.seat === seat
  return moves ? whyNotFlux(moment) : itemText(item, view.options, t)
}
