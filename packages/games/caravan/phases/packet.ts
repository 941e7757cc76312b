import { done, leave } from '@acheron/engine'
import { modSum } from '../abilities/modifiers.ts'
import { woundMalefactor } from '../attacks/damage.ts'
import { seen } from '../battle-board/seen.ts'
import { minionType } from '../box/index.ts'
import type { Archetype } from '../box/vocabulary.ts'
import { enterWound } from '../champions/champion.ts'
import { isChampion } from '../champions/deciders.ts'
import type { Happening, Packet, PacketFrame, PacketSteps } from '../frames.ts'
import { lowestDeck, sturdiness } from '../malefactors/decks.ts'
import { removeMinion } from '../malefactors/minions.ts'
import { announce } from '../reactions/windows.ts'
import type { Ctx, FightingState } from '../state.ts'
import { fightSequence } from './phase.ts'

/** R14.5 to R14.7: a packet of damage closes. */
export const packet = fightSequence<PacketFrame, PacketSteps>({
  close(state, frame, ctx) {
    const { packet } = frame
    const { victim } = packet
    if (victim in state.fight.malefactors) return onMalefactor(state, packet)
    if (!isChampion(victim)) return onMinion(state, packet, ctx)
    if (packet.inflicted > 0) packet.inflicted = Math.max(0, packet.inflicted + modSum(state, victim, 'damage-taken'))
    return packet.inflicted > 0 ? announce(state, frame, 'inflicted', about(packet, 'damage-inflicted')) : 'suffer'
  },
  inflicted(_state, { packet }, ctx, left) {
    take(packet, left, ctx)
    return 'suffer'
  },
  suffer: (state, frame) =>
    frame.packet.suffered > 0 ? announce(state, frame, 'suffered', about(frame.packet, 'damage-suffered')) : 'total',
  suffered(_state, { packet }, ctx, left) {
    take(packet, left, ctx)
    return 'total'
  },
  total(state, frame, ctx) {
    const { packet } = frame
    const { inflicted, suffered, cause: by } = packet
    if (inflicted + suffered <= 0) return done(state)
    ctx.emit({ e: 'damageTaken', champion: victimOf(frame), inflicted, suffered, by, ...seen(state.fight, by) })
    packet.inflicted = inflicted + suffered
    packet.suffered = 0
    return 'loseVigor'
  },
  loseVigor(state, frame, ctx) {
    const victim = victimOf(frame)
    const champion = state.champions[victim]
    // K.AGGRAVATED: what is left after a Wound goes on.
    const before = champion.vigor
    champion.vigor = Math.max(0, before - frame.packet.inflicted)
    frame.packet.inflicted -= before
    ctx.emit({ e: 'vigorChanged', champion: victim, by: champion.vigor - before, to: champion.vigor, why: 'damage' })
    if (champion.vigor > 0) return done(state)
    enterWound(state, victim, frame.packet.cause, 'damage')
    return 'afterWound'
  },
  afterWound: (state, { packet }) => (packet.aggravated && packet.inflicted > 0 ? 'loseVigor' : done(state)),
})

/** Only a Champion's packet gets beyond the first step. */
const victimOf = ({ packet }: PacketFrame): Archetype => packet.victim as Archetype

const about = ({ victim, cause, inflicted, suffered }: Packet, name: 'damage-inflicted' | 'damage-suffered') => ({
  name,
  subject: victim,
  cause,
  inflicted,
  suffered,
})

/** The remaining damage after reactions. */
function take(packet: Packet, { inflicted, suffered }: Happening, ctx: Ctx): void {
  const by = packet.inflicted + packet.suffered - inflicted - suffered
  if (by > 0 && isChampion(packet.victim)) ctx.emit({ e: 'damageReduced', champion: packet.victim, by })
  packet.inflicted = inflicted
  packet.suffered = suffered
}

/** R14.7: outside an Attack; no Counterattack. */
function onMalefactor(state: FightingState, { victim, inflicted, suffered, cause }: Packet): null {
  const deck = lowestDeck(state, victim)
  leave(state)
  if (deck === null) return null
  const wounds = Math.floor((inflicted + suffered) / sturdiness(state, deck))
  woundMalefactor(state, victim, wounds, cause, isChampion(cause) ? cause : null)
  return null
}

/** R18.9. */
function onMinion(state: FightingState, { victim, inflicted, suffered, cause }: Packet, ctx: Ctx): null {
  const minion = state.fight.minions[victim]
  leave(state)
  if (minion && inflicted + suffered >= minionType(minion.type).sturdiness) removeMinion(state, victim, cause, ctx)
  return null
}
