import type { Seat } from '@acheron/engine'
import { seatMark } from '@acheron/engine/words'
import { numbers } from '../box/numbers.ts'
import { spellOf } from '../box/spells.ts'
import { circleOf, type Square } from '../box/squares.ts'
import { type SourceId, sourceGain, type TraderId, tradeOf } from '../box/tiles.ts'
import { picksUpFreely } from '../items/owned.ts'
import { unlockPrice } from '../movement/steps.ts'
import type { HellgameMove } from '../moves.ts'
import {
  amountsText,
  castName,
  circleName,
  circleNameOf,
  curseName,
  demonsText,
  type HellgameWords,
  manaText,
  soulsText,
  speedText,
  spellName,
  squareAt,
  squareName,
  stepsText,
} from '../names.ts'
import { demonsOn } from '../square/contents.ts'
import type { HellgameView, SeatState } from '../state.ts'
import { multiply } from '../supply/amounts.ts'
import { pandoraGain } from '../texts.ts'

/** A move as an order to the one who decides, in the view in which it is legal. */
export function describeMove(move: HellgameMove, view: HellgameView, t: HellgameWords): string {
  switch (move.do) {
    case 'start':
      return t('move.start', { at: squareAt(move.square, view, t) })
    case 'step':
      return step(move.to, view, t)
    case 'portal':
      return t('move.portal', { square: move.to })
    case 'wayling':
    case 'flux':
      return t(`move.${move.do}`, { square: squareName(move.to, view, t) })
    case 'speed': {
      const { speedCost, speedAdds } = numbers.movement
      return t('move.speed', { price: speedText(speedCost, t), steps: stepsText(speedAdds, t) })
    }
    case 'forge':
      return t('move.forge', { price: speedText(numbers.movement.forgeCost, t) })
    case 'endMove':
    case 'pass':
    case 'stop':
    case 'accept':
      return t(`move.${move.do}`)
    case 'done':
      return t(demonsOn(view, placeOf(view)).length > 0 ? 'move.done' : 'move.done.none')
    case 'lantern':
      return t('move.lantern', { gain: gainAt(placeOf(view), view, t) })
    case 'trade':
    case 'ferry':
      return trade(move, view, t)
    case 'longer':
    case 'shorter':
      return t(`move.${move.do}`, { length: lengthAfter(move.do, view) })
    case 'circle':
      return t('move.circle', { circle: circleName(move.circle, t), count: demonsIn(move.circle, view) })
    case 'whirl':
      return t('move.whirl', { circle: circleName(move.circle, t), n: move.n })
    case 'square':
      return t(`move.square.${purposeOf(view)}`, { at: squareAt(move.square, view, t) })
    case 'source':
      return t('move.source', { gain: gainAt(move.square, view, t), at: squareAt(move.square, view, t) })
    case 'spell':
      return t('move.spell', { spell: spellName(move.spell, t) })
    case 'cast':
      return cast(move, view, t)
    case 'curse': {
      const words = { curse: curseName(move.curse, t), who: seatMark(move.target) }
      return move.curse === 'cast-out' ? t('move.curse.demon', words) : t('move.curse', words)
    }
    case 'shield': {
      const top = view.flow.at(-1)
      return t('move.shield', { cast: top?.kind === 'shield' ? castName(top.cast, t) : '' })
    }
    case 'buy': {
      const { pay, get } = numbers.curses.purchase
      return t('move.buy', { pay: amountsText(pay, t), get: amountsText(get, t) })
    }
    case 'place':
      return t('move.place', { demons: demonsText(move.n, t) })
    case 'pick': {
      const demons = demonsText(move.n, t)
      if (picksUpFreely(playerOf(view))) return t('move.pick.free', { demons })
      return t('move.pick', { demons, price: soulsText(move.n * numbers.pickUp.souls, t) })
    }
    case 'pandora':
      return t('move.pandora', { gain: amountsText(pandoraGain(move.take, view.options), t) })
  }
}

/** The seat in turn. */
const playerOf = ({ seats, turn }: HellgameView): SeatState => seats[turn.seat]!
const placeOf = (view: HellgameView): Square => playerOf(view).at ?? '1-0'

/** R3.4: stepping into a locked circle opens it. */
function step(to: Square, view: HellgameView, t: HellgameWords): string {
  const player = playerOf(view)
  const square = squareName(to, view, t)
  if (circleOf(to) <= player.unlocked) return t('move.step', { square })
  const price = soulsText(unlockPrice(player, circleOf(to)), t)
  return t('move.step.unlock', { square, circle: circleNameOf(to, t), price })
}

function gainAt(square: Square, view: HellgameView, t: HellgameWords): string {
  return amountsText(sourceGain(view.tiles[square] as SourceId, view.options.economy), t)
}

function trade(move: HellgameMove & { do: 'trade' | 'ferry' }, view: HellgameView, t: HellgameWords): string {
  const { pay, get, steps } = tradeOf(view.tiles[placeOf(view)] as TraderId, view.options.economy)
  if (steps !== undefined) return t('move.ferry', { pay: amountsText(pay, t), steps: stepsText(steps, t) })
  const times = move.do === 'trade' ? move.times : 1
  return t('move.trade', { pay: amountsText(multiply(pay, times), t), get: amountsText(multiply(get, times), t) })
}

const lengthAfter = (change: 'longer' | 'shorter', { track }: HellgameView): number =>
  track.length + (change === 'longer' ? 1 : -1)

function demonsIn(circle: number, { demons }: HellgameView): number {
  const squares = Object.keys(demons) as Square[]
  return squares.reduce((sum, square) => sum + (circleOf(square) === circle ? demons[square]!.length : 0), 0)
}

/** The purpose of choosing a square. */
function purposeOf({ flow }: HellgameView): 'recall' | 'portal' | 'obstacle' {
  const top = flow.at(-1)
  if (top?.kind === 'recall') return 'recall'
  return top?.kind === 'event' && top.event === 'place-portal' ? 'portal' : 'obstacle'
}

function cast(move: HellgameMove & { do: 'cast' }, view: HellgameView, t: HellgameWords): string {
  const { spell, target, square, length, slot } = move
  const words = { spell: spellName(spell, t), price: manaText(spellOf(spell).mana, t) }
  if (length) return t(`move.cast.${length}`, { ...words, length: lengthAfter(length, view) })
  if (slot) return t('move.cast.slot', { ...words, slot: view.track.slot + (slot === 'up' ? 1 : -1) })
  if (target === undefined)
    return square
      ? t(`move.cast.source.${view.down[square] ? 'up' : 'down'}`, { ...words, square })
      : t('move.cast', words)
  return aimed(target, square ?? (spell === 'convert-demon' ? placeOf(view) : null), words, view, t)
}

/** At a player, or at a demon of theirs. */
function aimed(
  target: Seat,
  square: Square | null,
  words: { readonly spell: string; readonly price: string },
  view: HellgameView,
  t: HellgameWords,
): string {
  const who = seatMark(target)
  if (square === null) return t('move.cast.target', { ...words, who })
  return t('move.cast.demon', { ...words, who, at: squareAt(square, view, t) })
}
