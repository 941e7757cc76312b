import { enter, leave } from '@acheron/engine'
import { modSum } from '../abilities/modifiers.ts'
import { woundMalefactor } from '../attacks/damage.ts'
import { minionType } from '../box/index.ts'
import { isChampion } from '../champions/deciders.ts'
import type { Happening, PacketFrame } from '../frames.ts'
import { lowestDeck, sturdiness } from '../malefactors/decks.ts'
import { removeMinion } from '../malefactors/minions.ts'
import { announce } from '../reactions/windows.ts'
import type { Ctx, FightingState } from '../state.ts'
import { type FightPhase, keep, nobody } from './phase.ts'

/** R14.5 to R14.7: a packet of damage closes. */
export const packet: FightPhase<PacketFrame> = {
  ...nobody,
  ...keep,
  auto(state, frame, ctx) {
    const { victim } = frame.packet
    if (isChampion(victim)) onChampion(state, frame, ctx)
    else if (victim in state.fight.malefactors) onMalefactor(state, frame)
    else onMinion(state, frame, ctx)
    return true
  },
}

function onChampion(state: FightingState, frame: PacketFrame, ctx: Ctx): void {
  const { packet } = frame
  const { victim, cause } = packet
  if (!isChampion(victim)) return
  const champion = state.champions[victim]
  switch (frame.step) {
    case 0:
      if (packet.inflicted > 0) packet.inflicted = Math.max(0, packet.inflicted + modSum(state, victim, 'damage-taken'))
      if (packet.inflicted > 0) announceDamage(state, frame, 'damage-inflicted')
      else frame.step = 2
      return
    case 1:
      take(frame)
      frame.step = 2
      return
    case 2:
      if (packet.suffered > 0) announceDamage(state, frame, 'damage-suffered')
      else frame.step = 4
      return
    case 3:
      take(frame)
      frame.step = 4
      return
    case 4: {
      const loss = packet.inflicted + packet.suffered
      if (loss <= 0) {
        leave(state)
        return
      }
      ctx.emit({ e: 'damageTaken', champion: victim, inflicted: packet.inflicted, suffered: packet.suffered })
      packet.inflicted = loss
      packet.suffered = 0
      frame.step = 5
      return
    }
    case 5: {
      // K.AGGRAVATED: what is left after a Wound goes on.
      const before = champion.vigor
      champion.vigor = Math.max(0, before - packet.inflicted)
      packet.inflicted -= before
      ctx.emit({ e: 'vigorChanged', champion: victim, by: champion.vigor - before, to: champion.vigor })
      if (champion.vigor > 0) {
        leave(state)
        return
      }
      frame.step = 6
      enter(state, { kind: 'wound', victim, cause, step: 0 })
      return
    }
    default:
      if (packet.aggravated && packet.inflicted > 0) frame.step = 5
      else leave(state)
  }
}

function announceDamage(state: FightingState, frame: PacketFrame, name: 'damage-inflicted' | 'damage-suffered'): void {
  const { victim, cause, inflicted, suffered } = frame.packet
  announce(state, frame, { name, subject: victim, cause, inflicted, suffered })
}

/** What the reactions left of it. */
function take(frame: PacketFrame): void {
  const { inflicted, suffered } = frame.answer as Happening
  frame.packet.inflicted = inflicted
  frame.packet.suffered = suffered
}

/** R14.7: outside an Attack; no Counterattack. */
function onMalefactor(state: FightingState, { packet }: PacketFrame): void {
  const { victim, inflicted, suffered, cause } = packet
  leave(state)
  const deck = lowestDeck(state, victim)
  if (deck !== null)
    woundMalefactor(state, victim, Math.floor((inflicted + suffered) / sturdiness(state, deck)), cause, deck)
}

/** R18.9. */
function onMinion(state: FightingState, { packet }: PacketFrame, ctx: Ctx): void {
  const minion = state.fight.minions[packet.victim]
  leave(state)
  if (minion && packet.inflicted + packet.suffered >= minionType(minion.type).sturdiness)
    removeMinion(state, packet.victim, packet.cause, ctx)
}
