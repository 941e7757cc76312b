import { type CardId, cardName, type ImpRaceView, kindOf, tileName, typeOf } from '@acheron/games/imp-race/board.ts'
import type { Key } from '../../../board/gestures.ts'
import type { Help } from '../../../board/HoverHelp.tsx'
import type { Voice } from '../words.ts'
import { splitKey } from './things.ts'

/** The name and effect of a thing, for a touch in vain; empty if it needs no words. */
export function aboutOf(key: Key, view: ImpRaceView, voice: Voice): string {
  const [kind, name] = splitKey(key)
  if (kind === 'square') return squareText(view, Number(name), voice)
  if (kind !== 'card') return ''
  const { title, lines } = cardHelp(name as CardId, voice)
  return `${title}: ${lines.join(' ')}`
}

/** The effect of a card besides being staked. */
export function cardHelp(card: CardId, { t, game }: Voice): Help {
  return { title: cardName(card, game), lines: [t(`card.about.${kindOf(card)}`)] }
}

/** The effect of the tile on a square. */
export function squareText(view: ImpRaceView, square: number, { t, game }: Voice): string {
  const tile = view.route[square]
  const type = tile?.tile ? typeOf(tile.tile) : null
  if (tile?.up && type) return t('square.about', { type })
  const blank = t('square.about', { type: 'none' })
  return type ? `${blank} ${t('square.memory', { tile: tileName(type, game) })}` : blank
}
