import { seatMark } from '@acheron/engine/words'
import { amountsText, atSquareOfKind, type HellgameWords, soulsText, theItem } from '../names.ts'
import type { EventOf } from './event.ts'

type Wealth = EventOf<
  'sourceTaken' | 'tilesTurned' | 'itemTaken' | 'traded' | 'gained' | 'stolen' | 'halved' | 'demonBought' | 'upkeepGain'
>

/** What is gained, paid and taken (R4, R8). */
export function tellGains(event: Wealth, t: HellgameWords): string {
  switch (event.e) {
    case 'sourceTaken':
      return t(`log.sourceTaken.${event.by}`, {
        who: seatMark(event.seat),
        gain: amountsText(event.gain, t),
        at: atSquareOfKind(event.square, 'source', t),
      })
    case 'tilesTurned':
      return tilesTurned(event, t)
    case 'itemTaken':
      return t('log.itemTaken', {
        who: seatMark(event.seat),
        item: theItem(event.item, t),
        at: atSquareOfKind(event.square, 'plain', t),
      })
    case 'traded':
      return t('log.traded', {
        who: seatMark(event.seat),
        paid: amountsText(event.paid, t),
        gain: amountsText(event.gain, t),
        at: atSquareOfKind(event.square, 'trader', t),
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
        bought: amountsText(event.gain, t),
        paid: amountsText(event.paid, t),
      })
    case 'upkeepGain':
      return t('log.upkeepGain', { gain: amountsText(event.gain, t) })
  }
}

function tilesTurned({ squares, kind, up }: EventOf<'tilesTurned'>, t: HellgameWords): string {
  const [square] = squares
  if (kind !== 'both' && squares.length === 1 && square !== undefined)
    return t(`log.tilesTurned.${kind}.${up ? 'up' : 'down'}`, { square })
  return t(kind === 'source' ? 'log.tilesTurned.sources' : 'log.tilesTurned.both', { count: squares.length })
}
