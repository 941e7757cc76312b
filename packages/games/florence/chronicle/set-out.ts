import { list, seatMark } from '@acheron/engine/words'
import { options } from '../meta.ts'
import { coinsText, familyName, sinName, type T, theGuardian } from '../names.ts'
import type { Of } from './event.ts'

/** Set-up 7, 12. */
export function setOut(event: Of<'gameStarted' | 'familyKept' | 'familyDealt'>, t: T): string {
  switch (event.e) {
    case 'gameStarted': {
      const guardians = event.guardians.map(guardian => theGuardian(guardian, t))
      const opening = t('told.gameStarted', {
        players: event.players,
        first: seatMark(event.first),
        guardians: list(t.lang, guardians),
      })
      const agreed = event.options.filter(isUnusual).map(option => optionText(option, t))
      return agreed.length > 0 ? `${opening} ${t('told.agreed', { options: list(t.lang, agreed) })}` : opening
    }
    case 'familyKept':
      return t('told.familyKept', { who: seatMark(event.seat) })
    case 'familyDealt': {
      const { seat, family, florins, drachmas, skulls } = event
      const sins = skulls.map(sin => sinName(sin, t))
      return t('told.familyDealt', {
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

function isUnusual(option: string): boolean {
  const [name, value] = parted(option)
  const schema = options[name]
  return value !== (schema.kind === 'draw' ? 'random' : String(schema.default))
}

/** "Gates: exclusive". */
function optionText(option: string, t: T): string {
  const [name, value] = parted(option)
  const schema = options[name]
  const said = schema.kind === 'integer' ? value : t(`option.${name}.${value}` as 'option.guardians.chosen')
  return t('told.option', { name: t(`option.${name}.name`), value: said })
}
