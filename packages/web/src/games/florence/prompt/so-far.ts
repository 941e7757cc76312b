import { list } from '@acheron/engine/words'
import {
  type FlorenceView,
  type Frame,
  type LocationId,
  quarterName,
  sinName,
  toLocation,
} from '@acheron/games/florence/board.ts'
import type { Voice } from '../words.ts'

/** The actions of this turn, as far as the view shows them. The prompt names them until the turn is over. */
export function soFar(view: FlorenceView, { t, game }: Voice): string {
  const { quarter } = view.turn
  const deeds = [
    ...(quarter ? [t('deed.led', { quarter: quarterName(quarter, game) })] : []),
    ...view.flow.flatMap(frame => deedsOf(frame, { t, game })),
  ]
  return deeds.length > 0 ? t('deeds', { deeds: list(t.lang, deeds) }) : ''
}

function deedsOf(frame: Frame, { t, game }: Voice): string[] {
  const sent = (to: LocationId) => t('deed.sent', { to: toLocation(to, game) })
  switch (frame.kind) {
    case 'accusation':
      return [t('deed.accused', { sin: sinName(frame.sin, game) }), ...(frame.step === 'end' ? [t('deed.dante')] : [])]
    case 'courtyard':
      return [sent('courtyard'), ...(frame.home ? [t('deed.home')] : [])]
    case 'tower':
      return frame.steps > 0 ? [t('deed.steps', { count: frame.steps })] : []
    case 'bonfire':
      return [
        sent('bonfire'),
        ...(frame.exchanged ? [t('deed.exchanged')] : []),
        ...(frame.worked ? [t('deed.worked')] : []),
        ...(frame.called ? [t('deed.called')] : []),
      ]
    case 'cityWall':
      return [
        sent('city-wall'),
        ...(frame.exchanged ? [t('deed.exchanged')] : []),
        ...(frame.played ? [t('deed.played')] : []),
        ...(frame.stored ? [t('deed.stored')] : []),
      ]
    case 'market':
      return [sent('market')]
    case 'palace':
      return [sent('palace')]
    default:
      return []
  }
}
