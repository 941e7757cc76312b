import { seatMark } from '@acheron/engine/words'
import { demonsOf, demonsText, lastingAt, soulsText } from '../names.ts'
import type { Of, T, Table } from './event.ts'

type Legions = Of<
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
export function legions(event: Legions, view: Table, t: T): string {
  if (event.e === 'throneHeld')
    return event.seat === null ? t('told.throne.lost') : t('told.throne.held', { who: seatMark(event.seat) })
  const at = lastingAt(event.square, view, t)
  switch (event.e) {
    case 'demonsReturned':
      // A purged circle is told of as a whole.
      if (event.by === 'clear-circle') return ''
      return event.by === 'banish'
        ? t('told.returned.banish', { who: seatMark(event.seat), at })
        : t('told.returned.total-recall', { who: seatMark(event.seat), demons: demonsText(event.n, t), at })
    case 'demonConverted':
      return t('told.converted', { who: seatMark(event.seat), other: seatMark(event.from), at })
    case 'demonCastOut':
      return t('told.castOut', { who: seatMark(event.owner), at })
    case 'demonsPlaced':
      return t('told.placed', { who: seatMark(event.seat), demons: demonsText(event.n, t), at })
    case 'demonsPicked': {
      const picked = { who: seatMark(event.seat), demons: demonsText(event.n, t), at }
      return event.price === 0
        ? t('told.picked.free', picked)
        : t('told.picked', { ...picked, price: soulsText(event.price, t) })
    }
    case 'fought':
      return fought(event, at, t)
    case 'factoryFlipped':
      return event.side === 'two' ? t('told.factory.two', { at }) : ''
  }
}

/** R6.3, step by step: who won or that nobody did, then those for whom there was no room. */
function fought({ most, killed, trimmed }: Of<'fought'>, at: string, t: T): string {
  const sentences: string[] = []
  if (most === null) sentences.push(t('told.fought.drawn', { at }))
  else if (killed.length > 0)
    sentences.push(t('told.fought.won', { who: seatMark(most), at, dead: demonsOf(killed, t) }))
  if (trimmed.length > 0) sentences.push(t('told.fought.crush', { dead: demonsOf(trimmed, t) }))
  return sentences.join(' ')
}
