import { list, seatMark } from '@acheron/engine/words'
import type { EventOf } from '../events.ts'
import type { options } from '../meta.ts'
import { coinsText, familyName, sinName, type T, theGuardian } from '../names.ts'

/** Set-up 7, 12. */
export function setOut(event: EventOf<'gameStarted' | 'familyKept' | 'familyDealt'>, t: T): string {
  switch (event.e) {
    case 'gameStarted': {
      const guardians = event.guardians.map(guardian => theGuardian(guardian, t))
      const opening = t('log.gameStarted', {
        players: event.players,
        first: seatMark(event.first),
        guardians: list(t.lang, guardians),
      })
      const agreed = event.agreed.map(option => optionText(option, t))
      return agreed.length > 0
        ? `${opening} ${t('log.gameStarted.agreed', { options: list(t.lang, agreed) })}`
        : opening
    }
    case 'familyKept':
      return t('log.familyKept', { who: seatMark(event.seat) })
    case 'familyDealt': {
      const { seat, family, florins, drachmas, skulls } = event
      const sins = skulls.map(sin => sinName(sin, t))
      return t('log.familyDealt', {
        who: seatMark(seat),
        family: familyName(family, t),
        coins: coinsText({ florins, drachmas }, t),
        count: sins.length,
        sins: list(t.lang, sins),
      })
    }
  }
}

type OptionName = keyof typeof options

/** The event has each option with its value after a space. */
function parted(option: string): [name: OptionName, value: string] {
  const [name, value] = option.split(' ')
  return [name as OptionName, value ?? '']
}

/** "Gates: exclusive". */
function optionText(option: string, t: T): string {
  const [name, value] = parted(option)
  const said = /^\d+$/.test(value) ? value : t(`option.${name}.${value}` as 'option.guardians.chosen')
  return t('log.gameStarted.option', { name: t(`option.${name}.name`), value: said })
}
