import { done, enter, type Next } from '@acheron/engine'
import { malefactorsInOrder } from '../battle-board/standing.ts'
import { championCard, companionSide, maneuver } from '../box/index.ts'
import { enterEffect } from '../cards/card.ts'
import { isChampion } from '../champions/deciders.ts'
import type { CardFrame, CardSteps } from '../frames.ts'
import { runDelay } from '../reactions/delays.ts'
import type { Ctx, FightingState } from '../state.ts'
import { fightSequence } from './phase.ts'

/** R18.3, R19.1: Line by Line: its effects, the packets they opened, the Attacks they made. */
export const card = fightSequence<CardFrame, CardSteps>({
  effects(state, frame, ctx) {
    if (frame.at === 0 && isCutShort(state, frame)) frame.ended = true
    if (frame.at === 0 && !frame.ended) tellLine(frame, ctx)
    const fx = frame.ended ? undefined : frame.lines[frame.line]?.[frame.at]
    if (fx === undefined) return 'packets'
    frame.at++
    enterEffect(state, fx)
    return 'effects'
  },
  packets: closePacket,
  /** R13.10: in the order in which they were made. */
  attacks(state, frame) {
    const snapshot = frame.attacks.shift()
    if (!snapshot) return 'lineEnd'
    enter(state, { kind: 'counter', snapshot, revealed: null, step: 'provoke' })
    return 'attacks'
  },
  lineEnd(state, frame) {
    // The effects of a Counterattack on Characters outside its own card.
    if (frame.packets.length > 0) return 'packets'
    if (runDelay(state, 'line-end', frame.serial)) return 'lineEnd'
    expire(state, 'line-end', frame.serial)
    frame.line++
    frame.at = 0
    return frame.ended || frame.line >= frame.lines.length ? 'cardEnd' : 'effects'
  },
  cardEnd(state, frame) {
    if (runDelay(state, 'card-end', frame.serial)) return 'cardEnd'
    expire(state, 'card-end', frame.serial)
    return done(state)
  },
})

/** Each Line of a card that was turned over is told as it begins. */
function tellLine({ source: { kind, card, deck }, line }: CardFrame, ctx: Ctx): void {
  if (deck === null || (kind !== 'action' && kind !== 'counter' && kind !== 'arcana' && kind !== 'event')) return
  ctx.emit({ e: 'lineBegan', deck, card, side: kind, line })
}

/** R12.12: the performer has been ARRESTED or has changed its form. */
function isCutShort({ fight, champions }: FightingState, { source, line }: CardFrame): boolean {
  const { kind, you, card } = source
  if (kind !== 'maneuver' || you === null || line === 0) return false
  if (fight.fighters[you].arrest) return true
  const isCapybaras = champions[you].player
    ? maneuver(card).owner === 'capybara'
    : companionSide(championCard('capybara').companion).maneuvers.some(({ id }) => id === card)
  return isCapybaras !== fight.fighters[you].polymorphed
}

/** R14.4: Champions by Fierceness, then Malefactors by tray, then Minions. */
function closePacket(state: FightingState, { packets }: CardFrame): Next<CardSteps> {
  if (packets.length === 0) return 'attacks'
  const { track } = state.fight
  const rank = (id: string) => {
    if (isChampion(id)) return track.indexOf(id)
    const at = malefactorsInOrder(state.fight).indexOf(id)
    return at < 0 ? 99 : 10 + at
  }
  const next = packets.reduce((first, each) => (rank(each.victim) < rank(first.victim) ? each : first))
  packets.splice(packets.indexOf(next), 1)
  enter(state, { kind: 'packet', packet: next, step: 'close' })
  return 'packets'
}

function expire({ fight }: FightingState, until: 'line-end' | 'card-end', serial: number): void {
  if (fight.mods.length > 0) fight.mods = fight.mods.filter(mod => mod.until !== until || mod.serial !== serial)
}
