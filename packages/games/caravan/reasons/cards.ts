import { seatMark } from '@acheron/engine/words'
import { canPay } from '../abilities/costs.ts'
import { abilitiesOf } from '../abilities/lookup.ts'
import { cannot } from '../abilities/modifiers.ts'
import { maneuver } from '../box/index.ts'
import { championName } from '../box/names.ts'
import type { Archetype, Id } from '../box/vocabulary.ts'
import { boxesOf } from '../champions/champion.ts'
import { costsOf } from '../champions/maneuvers.ts'
import { readyTokens, unblockedBoxes, usedBoxes } from '../champions/readiness.ts'
import { isPlayable, openSlots } from '../champions/slots.ts'
import { isUsedUp } from '../reactions/windows.ts'
import type { FightingView } from '../state.ts'
import { costText } from '../texts/costs.ts'
import { voice } from '../texts/effects.ts'

import { inFight, type Moment, type Touch } from './moment.ts'

/** Why a card cannot be played or used now (R12.7, R12.8, R16.3). */
export function whyNotCard(touch: Touch<'card'>, moment: Moment): string | null {
  const { view, seat, t } = moment
  const { champion, card } = touch
  const owner = view.champions[champion]
  const who = championName(t, champion)
  if (owner.seat !== seat) return t('why.foreign', { who, player: seatMark(owner.seat) })
  const fight = inFight(moment)
  if (!fight) return t('why.noFight')
  const { arrest } = fight.fight.fighters[champion]
  if (arrest) return t('why.arrested', { who })
  if (owner.maneuvers.includes(card) || owner.hand.includes(card)) return whyNotManeuver(touch, fight, moment)
  const box = owner.player ? -1 : boxesOf(view, champion).findIndex(({ id }) => id === card)
  return box >= 0 ? whyNotBox(box, champion, moment) : whyNotAbility(champion, card, fight, moment)
}

/** What bars a Maneuver in hand; null where only the moment does. */
export type ManeuverBar = 'arrested' | 'forbidden' | 'noSlot' | 'cost' | 'restriction'

export function maneuverBar(view: FightingView, champion: Archetype, card: Id): ManeuverBar | null {
  if (view.fight.fighters[champion].arrest) return 'arrested'
  if (cannot(view, champion, 'maneuver')) return 'forbidden'
  if (openSlots(view, champion).length === 0) return 'noSlot'
  if (unpayable(view, champion, card)) return 'cost'
  return maneuver(card).restriction?.if ? 'restriction' : null
}

const unpayable = (view: FightingView, champion: Archetype, card: Id) =>
  costsOf(view, champion, card, null).find(each => !canPay(view, champion, each, card, null))

function whyNotManeuver({ champion, card, slot }: Touch<'card'>, view: FightingView, { t }: Moment): string {
  const owner = view.champions[champion]
  const who = championName(t, champion)
  if (!owner.hand.includes(card)) {
    if (owner.slots.some(({ maneuvers }) => maneuvers.includes(card))) return t('why.onBoard')
    return t(owner.discard.includes(card) ? 'why.discarded' : 'why.notInHand')
  }
  const bar = maneuverBar(view, champion, card)
  if (bar === 'arrested') return t('why.arrested', { who })
  if (bar === 'forbidden') return t('why.cannotManeuver', { who })
  if (slot !== undefined && !openSlots(view, champion).includes(slot)) return whySlot(champion, slot, view, t)
  if (bar === 'noSlot') return t('why.noSlot', { who })
  const cost = unpayable(view, champion, card)
  if (cost) return t('why.cost', { cost: costText(voice(t, null), cost) })
  return t(bar === 'restriction' ? 'why.restriction' : 'why.notNow')
}

/** R15.1: what lies on the Slot. */
function whySlot(champion: Archetype, slot: number, view: FightingView, t: Moment['t']): string {
  const lying = view.champions[champion].slots[slot]!
  if (lying.cond && !isPlayable(view, lying)) return t(`why.slot.${lying.cond}`, { n: slot + 1 })
  return t('why.slot.occupied', { n: slot + 1 })
}

/** R16.2, R16.3. */
function whyNotBox(box: number, champion: Archetype, { view, t }: Moment): string {
  const companion = view.champions[champion]
  const who = championName(t, champion)
  if (!unblockedBoxes(companion).includes(box)) return t('why.box.wound')
  if (usedBoxes(companion).includes(box)) return t('why.box.used')
  return readyTokens(companion) === 0 ? t('why.noToken', { who }) : t('why.notNow')
}

/** Equipment, Findings, Sins and skills: spent, used up, not payable, or waiting for its moment. */
function whyNotAbility(champion: Archetype, card: Id, view: FightingView, { t }: Moment): string | null {
  const { equip, spent, sins } = view.champions[champion]
  if (equip.relic === card && spent) return t('why.spent')
  if (sins.includes(card)) return t('why.sin')
  const own = abilitiesOf(view, champion).filter(({ source }) => source.card === card)
  if (own.length === 0) return null
  if (equip.finding !== card && cannot(view, champion, 'use-equipment')) return t('why.cannotUse')
  for (const { key, ability, source } of own) {
    if ('limit' in ability && isUsedUp(view, ability.limit, key, null)) return t('why.usedUp')
    if ('cost' in ability && ability.cost && !canPay(view, champion, ability.cost, source.card, null))
      return t('why.cost', { cost: costText(voice(t, null), ability.cost) })
  }
  return own.some(({ ability }) => ability.kind === 'free-action') ? t('why.notNow') : t('why.moment')
}
