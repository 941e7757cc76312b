import { maneuver } from '../box/index.ts'
import { championName, nameOf } from '../box/names.ts'
import type { Archetype } from '../box/vocabulary.ts'
import { basicCost } from '../champions/actions.ts'
import { boxesOf, isFighting } from '../champions/champion.ts'
import type { MoveOf } from '../moves.ts'
import { maneuverText } from '../texts/cards.ts'
import { objectName } from '../texts/things.ts'
import { abilityOf } from './cards.ts'
import { slotText } from './options.ts'
import type { Scene } from './scene.ts'

type Acting = MoveOf<'maneuver' | 'move' | 'interact' | 'deliver' | 'free' | 'breakFree'>

/** The actions of a Champion in the Caravan's Turn (R12.5), with their costs and gains. */
export function actingOrder(move: Acting, scene: Scene): string {
  const { view, t } = scene
  const who = championName(t, move.champion)
  switch (move.do) {
    case 'maneuver':
      return maneuverOrder(move, scene)
    case 'move':
      return t('move.move', { who, n: costOf(move.champion, 'move', scene) })
    case 'interact':
      return t('move.interact', {
        who,
        what: objectName(view, move.with, t),
        n: costOf(move.champion, 'interact', scene),
      })
    case 'deliver': {
      const { finding } = view.champions[move.champion].equip
      return t('move.deliver', {
        who,
        what: finding ? nameOf(t, 'finding', finding) : t('move.finding'),
        to: championName(t, move.to),
        n: costOf(move.champion, 'deliver', scene),
      })
    }
    case 'free': {
      const { name, text } = abilityOf(move.ability, t)
      return t('move.free', { who, name, text })
    }
    case 'breakFree':
      return t('move.breakFree', { who })
  }
}

function costOf(champion: Archetype, action: 'move' | 'interact' | 'deliver', { view }: Scene): number {
  return isFighting(view) ? basicCost(view, champion, action) : 1
}

function maneuverOrder({ champion, card, slot, willpower }: MoveOf<'maneuver'>, { view, t }: Scene): string {
  const text = card ? maneuver(card) : boxesOf(view, champion)[slot]
  const name = text ? nameOf(t, 'maneuver', text.id) : ''
  const what = {
    who: championName(t, champion),
    card: name,
    slot: slotText(view, champion, slot, t),
    text: text ? maneuverText(text, t).join(' ') : '',
  }
  return t(willpower ? 'move.maneuver.willpower' : 'move.maneuver', what)
}
