import { seatMark } from '@acheron/engine/words'
import type { EventOf } from '../events.ts'
import { coinsText, drachmasText, infamyText, quarterName, type T } from '../names.ts'

/** Coins, loans and infamy (R3). A purchase is told with the thing bought. */
export function purse(event: EventOf<'loanTaken' | 'infamyChanged' | 'coinsChanged' | 'bribePaid'>, t: T): string {
  switch (event.e) {
    case 'loanTaken':
      return t('log.loanTaken', {
        who: seatMark(event.seat),
        coins: drachmasText(event.drachmas, t),
        space: event.to,
      })
    case 'infamyChanged':
      return infamy(event, t)
    case 'coinsChanged':
      return coins(event, t)
    case 'bribePaid':
      return t('log.bribePaid', {
        who: seatMark(event.seat),
        coins: drachmasText(event.drachmas, t),
        quarter: quarterName(event.quarter, t),
      })
  }
}

function infamy({ seat, by, reason }: EventOf<'infamyChanged'>, t: T): string {
  const words = { who: seatMark(seat), infamy: infamyText(Math.abs(by), t) }
  switch (reason) {
    case 'tile':
    case 'dante':
      return t('log.infamyChanged.gained', words)
    case 'token':
    case 'loan':
    case 'council':
      return t(`log.infamyChanged.${reason}`, words)
    default:
      return ''
  }
}

function coins({ seat, florins, drachmas, reason }: EventOf<'coinsChanged'>, t: T): string {
  const amount = coinsText({ florins: Math.abs(florins), drachmas: Math.abs(drachmas) }, t)
  const words = { who: seatMark(seat), coins: amount }
  switch (reason) {
    case 'exchange':
      return t('log.coinsChanged.exchange', {
        who: seatMark(seat),
        florins: coinsText({ florins: -florins }, t),
        drachmas: coinsText({ drachmas }, t),
      })
    case 'fraud':
    case 'guardian':
    case 'styx':
      return t(`log.coinsChanged.${reason}`, words)
    case 'bank':
    case 'tile':
    case 'card':
    case 'effect':
      return t('log.coinsChanged.gained', words)
    default:
      return ''
  }
}
