import { seatMark, withNames } from '@acheron/engine/words'
import {
  type CardId,
  cardName,
  countOf,
  fightIn,
  type ImpRaceView,
  impOn,
  kindOf,
  strengthOf,
  tileName,
  typeOf,
} from '@acheron/games/imp-race/board.ts'
import type { Help } from '../../../board/explain/help.ts'
import type { Key } from '../../../board/gestures.ts'
import type { Voice } from '../words.ts'
import { splitKey } from './things.ts'
import type { Stage } from './useStage.ts'

/** The name and effect of a thing, for a touch in vain; empty if it needs no words. */
export function aboutOf(key: Key, view: ImpRaceView, voice: Voice): string {
  const [kind, name] = splitKey(key)
  if (kind === 'square') return squareText(view, Number(name), voice)
  if (kind !== 'card') return ''
  const { title, lines } = cardHelp(name as CardId, voice)
  return `${title}: ${lines.join(' ')}`
}

/** A square: what its tile does, and who stands there. */
export function squareHelp(square: number, stage: Stage, voice: Voice): Help {
  const imps = impsOn(stage.view, square).map(({ seat }) => voice.t('square.imp', { who: seatMark(seat) }))
  return {
    title: voice.t('square.title', { square }),
    lines: [squareText(stage.view, square, voice), ...imps.map(text => withNames(text, stage.names))],
  }
}

/** A seat: what it has. */
export function seatHelp(seat: number, { view, names }: Stage, { t }: Voice): Help {
  const { gems = 0, hand = [], imps = [] } = view.seats[seat] ?? {}
  return {
    title: names[seat] ?? '',
    lines: [],
    numbers: [
      [t('number.gems'), gems],
      [t('number.cards'), hand.length],
      [t('number.home'), countOf(imps, 'H')],
      [t('number.dead'), countOf(imps, 'D')],
    ],
  }
}

/** The effect of a card besides being staked. */
export function cardHelp(card: CardId, { t, game }: Voice): Help {
  const title = t('card', { name: cardName(card, game), strength: strengthOf(card) })
  return { title, lines: [t(`card.about.${kindOf(card)}`)] }
}

/** The effect of the tile on a square. */
function squareText(view: ImpRaceView, square: number, { t, game }: Voice): string {
  const tile = view.route[square]
  const type = tile?.tile ? typeOf(tile.tile) : null
  if (tile?.up && type) return t('square.about', { type })
  const blank = t('square.about', { type: 'none' })
  return type ? `${blank} ${t('square.memory', { tile: tileName(type, game) })}` : blank
}

/** In a fight two stand on one square, the attacker first. */
export function impsOn(view: ImpRaceView, square: number): { seat: number; imp: number }[] {
  const fight = fightIn(view)
  if (fight?.square === square) return [fight.attacker, fight.defender]
  const imp = impOn(view, square)
  return imp ? [imp] : []
}
