import { countCap } from '../box/effects.ts'
import { cityWallFee, endEffect, endSide, instantEffect, instantSide } from '../box/fraud-cards.ts'
import { cubeValue, topLevel } from '../box/tracks.ts'
import { costOf } from '../fraud/play.ts'
import type { MoveOf } from '../moves.ts'
import { cardName, floorText, sinName } from '../names.ts'
import { endText, instantText } from '../texts.ts'
import { counts } from '../verbs/counts.ts'
import { cube, disc } from './hell.ts'
import { home } from './house.ts'
import { borrows, type Order, order, pays, type Scene, scores } from './order.ts'

/** Fraud cards on both their sides, and the diplomas of the final scoring. */
export function cardOrder(move: MoveOf<'fraud' | 'option' | 'end' | 'diploma'>, scene: Scene): Order {
  switch (move.do) {
    case 'fraud':
      return play(move, scene)
    case 'option':
      return order(instant(move, scene))
    case 'end':
      return end(move, scene)
    case 'diploma':
      return diploma(move, scene)
  }
}

/** R9.2; from a deck that lies face down the card is not known. */
function play({ from, card, loans }: MoveOf<'fraud'>, scene: Scene): Order {
  const { frame, t } = scene
  const text = card ? t(`move.fraud.${from}`, { card: cardName(card, t) }) : t('move.fraud.unknown')
  const price = frame?.kind === 'cityWall' ? cityWallFee : 0
  return order(text, [...pays({ drachmas: costOf(from, price) }, t), ...borrows(loans, scene)])
}

/** R9.4: with the effect's result here and now. */
function instant({ option, gate, sin, members }: MoveOf<'option'>, { view, frame, me, t }: Scene): string {
  if (gate) return disc(gate, t)
  if (sin) return cube(sin, view.cubes[sin] + 1, t)
  if (members) return home(members, t)
  if (frame?.kind !== 'fraudOption') return ''
  const code = instantSide(frame.card)[option]
  const effect = instantEffect(code)
  if (effect.verb === 'skull' && me.skulls[effect.sin] < topLevel)
    return t('move.option.skull', { sin: sinName(effect.sin, t), level: me.skulls[effect.sin] + 1 })
  if (effect.verb === 'floor') return t('move.option.floor', { floor: floorText(me.tower.length, t) })
  return instantText(code, t)
}

/** Final scoring, step 1. */
function end({ option }: MoveOf<'end'>, { view, frame, me, t }: Scene): Order {
  if (frame?.kind !== 'endFraud') return order('')
  const code = endSide(frame.card)[option]
  const effect = endEffect(code)
  const points = effect.verb === 'count' ? Math.min(countCap, counts[effect.of](me, view)) : 0
  return order(t('move.end', { card: cardName(frame.card, t), effect: endText(code, t) }), scores(points, t))
}

/** Final scoring, step 3: the cubes do not move any more, so the points are known. */
function diploma({ sin }: MoveOf<'diploma'>, { view, me, t }: Scene): Order {
  return order(t('move.diploma', { sin: sinName(sin, t) }), scores(cubeValue(view.cubes[sin]) * me.skulls[sin], t))
}
