import { seatMark } from '@acheron/engine/words'
import { coinsText, drachmasText, infamyText, quarterName, type T } from '../names.ts'
import type { Of } from './event.ts'

/** Coins, loans and infamy (R3); what is bought is told where it is got. */
export function purse(event: Of<'loanTaken' | 'infamyChanged' | 'coinsChanged' | 'bribePaid'>, t: T): string {
  switch (event.e) {
    case 'loanTaken':
      return t('told.loanTaken', {
        who: seatMark(event.seat),
        coins: drachmasText(event.drachmas, t),
        space: event.to,
      })
    case 'infamyChanged':
      return infamy(event, t)
    case 'coinsChanged':
      return coins(event, t)
    case 'bribePaid':
      return t('told.bribePaid', {
        who: seatMark(event.seat),
        coins: drachmasText(event.drachmas, t),
        quarter: quarterName(event.quarter, t),
      })
  }
}

function infamy({ seat, by, reason }: Of<'infamyChanged'>, t: T): string {
  const words = { who: seatMark(seat), infamy: infamyText(Math.abs(by), t) }
  switch (reason) {
    case 'tile':
    case 'dante':
      return t('told.infamy.gained', words)
    case 'token':
    case 'loan':
    case 'council':
      return t(`told.infamy.${reason}`, words)
    default:
      return ''
  }
}

function coins({ seat, florins, drachmas, reason }: Of<'coinsChanged'>, t: T): string {
  const amount = coinsText({ florins: Math.abs(florins), drachmas: Math.abs(drachmas) }, t)
  const words = { who: seatMark(seat), coins: amount }
  switch (reason) {
    case 'exchange':
      return t('told.exchanged', {
        who: seatMark(seat),
        florins: coinsText({ florins: -florins }, t),
        drachmas: coinsText({ drachmas }, t),
      })
    case 'fraud':
    case 'guardian':
    case 'styx':
      return t(`told.paid.${reason}`, words)
    case 'bank':
    case 'tile':
    case 'card':
    case 'effect':
      return t('told.gained', words)
    default:
      return ''
  }
}
