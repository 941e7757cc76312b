import { cardName, type ImpRaceView, kindOf, tileName, typeOf } from '@acheron/games/imp-race/board.ts'
import type { Voice } from '../words.ts'
import type { Thing } from './offers.ts'

/** What a thing is and does, for whoever points at it or touches it in vain; nothing for what needs no words. */
export function aboutOf(thing: Thing, view: ImpRaceView, { t, game }: Voice): string {
  if (thing.kind === 'card') return `${cardName(thing.card, game)}: ${t(`card.about.${kindOf(thing.card)}`)}`
  if (thing.kind !== 'square') return ''
  const tile = view.route[thing.square]
  const type = tile?.tile ? typeOf(tile.tile) : null
  if (tile?.up && type) return t('square.about', { type })
  const blank = t('square.about', { type: 'none' })
  return type ? `${blank} ${t('square.memory', { tile: tileName(type, game) })}` : blank
}
