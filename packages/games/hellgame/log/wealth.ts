import { seatMark } from '@acheron/engine/words'
import { amountsText, lastingAt, soulsText, theItem } from '../names.ts'
import { numbers } from '../box/numbers.ts'
import { kindOf } from '../square/contents.ts'
import type { Of, T, Table } from './event.ts'

type Wealth = Of<
  'sourceTaken' | 'tilesTurned' | 'itemTaken' | 'traded' | 'gained' | 'stolen' | 'halved' | 'demonBought' | 'upkeepGain'
>

/** What is gained, paid and taken (R4, R8). */
export function wealth(event: Wealth, view: Table, t: T): string {
  switch (event.e) {
    case 'sourceTaken':
      return t(`log.sourceTaken.${event.by}`, {
        who: seatMark(event.seat),
        gain: amountsText(event.gain, t),
        at: lastingAt(event.square, view, t),
      })
    case 'tilesTurned':
      return tilesTurned(event, view, t)
    case 'itemTaken':
      return t('log.itemTaken', {
        who: seatMark(event.seat),
        item: theItem(event.item, t),
        at: lastingAt(event.square, view, t),
      })
    case 'traded':
      return t('log.traded', {
        who: seatMark(event.seat),
        paid: amountsText(event.paid, t),
        gain: amountsText(event.gain, t),
        at: lastingAt(event.square, view, t),
      })
    case 'gained': {
      const by = event.by === 'spell' || event.by === 'pandora' ? event.by : 'event'
      return t(`log.gained.${by}`, { who: seatMark(event.seat), gain: amountsText(event.gain, t) })
    }
    case 'stolen':
      return t('log.stolen', {
        who: seatMark(event.seat),
        other: seatMark(event.from),
        loot: amountsText({ [event.what]: event.count }, t),
      })
    case 'halved':
      return t('log.halved', { who: seatMark(event.seat), lost: soulsText(event.lost, t), left: event.left })
    case 'demonBought':
      return t('log.demonBought', {
        who: seatMark(event.seat),
        bought: amountsText(numbers.curses.purchase.get, t),
        paid: amountsText(event.paid, t),
      })
    case 'upkeepGain':
      return t('log.upkeepGain', { gain: amountsText(event.gain, t) })
  }
}

function tilesTurned({ squares, up }: Of<'tilesTurned'>, view: Table, t: T): string {
  const [square] = squares
  const isSource = squares.every(each => kindOf(view, each) === 'source')
  if (squares.length === 1 && square !== undefined)
    return t(`log.tilesTurned.${isSource ? 'source' : 'trader'}.${up ? 'up' : 'down'}`, { square })
  return t(isSource ? 'log.tilesTurned.sources' : 'log.tilesTurned.both', { count: squares.length })
}
