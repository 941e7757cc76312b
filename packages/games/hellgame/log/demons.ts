import { seatMark } from '@acheron/engine/words'
import { atSquareOfKind, demonsOf, demonsText, type HellgameWords, soulsText } from '../names.ts'
import type { EventOf } from './event.ts'

type Legions = EventOf<
  | 'demonsReturned'
  | 'demonConverted'
  | 'demonCastOut'
  | 'demonsPlaced'
  | 'demonsPicked'
  | 'fought'
  | 'factoryFlipped'
  | 'throneHeld'
>

/** Demons on the board (R6). */
export function tellDemons(event: Legions, t: HellgameWords): string {
  if (event.e === 'throneHeld')
    return event.seat === null ? t('log.throneHeld.lost') : t('log.throneHeld', { who: seatMark(event.seat) })
  if (event.e === 'factoryFlipped')
    return event.side === 'two' ? t('log.factoryFlipped.two', { at: atSquareOfKind(event.square, 'factory', t) }) : ''
  const at = atSquareOfKind(event.square, event.kind, t)
  switch (event.e) {
    case 'demonsReturned':
      // `circleChosen` tells a purged circle as a whole.
      if (event.by === 'clear-circle') return ''
      return event.by === 'banish'
        ? t('log.demonsReturned.banish', { who: seatMark(event.seat), at })
        : t('log.demonsReturned.total-recall', { who: seatMark(event.seat), demons: demonsText(event.n, t), at })
    case 'demonConverted':
      return t('log.demonConverted', { who: seatMark(event.seat), other: seatMark(event.from), at })
    case 'demonCastOut':
      return t('log.demonCastOut', { who: seatMark(event.owner), at })
    case 'demonsPlaced':
      return t('log.demonsPlaced', { who: seatMark(event.seat), demons: demonsText(event.n, t), at })
    case 'demonsPicked': {
      const picked = { who: seatMark(event.seat), demons: demonsText(event.n, t), at }
      return event.price === 0
        ? t('log.demonsPicked.free', picked)
        : t('log.demonsPicked', { ...picked, price: soulsText(event.price, t) })
    }
    case 'fought':
      return fought(event, at, t)
  }
}

/** R6.3, step by step: the winner or a draw, then the demons without room. */
function fought({ most, killed, trimmed }: EventOf<'fought'>, at: string, t: HellgameWords): string {
  const sentences: string[] = []
  if (most === null) sentences.push(t('log.fought.drawn', { at }))
  else if (killed.length > 0)
    sentences.push(t('log.fought.won', { who: seatMark(most), at, dead: demonsOf(killed, t) }))
  if (trimmed.length > 0) sentences.push(t('log.fought.crush', { dead: demonsOf(trimmed, t) }))
  return sentences.join(' ')
}
