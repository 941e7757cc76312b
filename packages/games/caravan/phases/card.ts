import { enter, leave } from '@acheron/engine'
import { malefactorsInOrder } from '../battle-board/standing.ts'
import { championCard, companionSide, maneuver } from '../box/index.ts'
import type { Effect } from '../box/vocabulary.ts'
import { enterCard } from '../cards/card.ts'
import { isChampion } from '../champions/deciders.ts'
import type { CardFrame, EffectFrame } from '../frames.ts'
import type { FightingState } from '../state.ts'
import { type FightPhase, keep, nobody } from './phase.ts'

export const effectOf = (fx: Effect): EffectFrame => ({ kind: 'effect', fx, step: 0, at: 0, found: [], memo: {} })

/** R18.3, R19.1: Line by Line: its effects, the packets they opened, the Attacks they made. */
export const card: FightPhase<CardFrame> = {
  ...nobody,
  ...keep,
  auto(state, frame) {
    delete frame.answer
    switch (frame.step) {
      case 'effects':
        effects(state, frame)
        break
      case 'packets':
        closePacket(state, frame)
        break
      case 'attacks':
        finishAttack(state, frame)
        break
      case 'line-end':
        endLine(state, frame)
        break
      case 'card-end':
        if (!runDelay(state, frame, 'card-end')) endCard(state, frame)
        break
    }
    return true
  },
}

function effects(state: FightingState, frame: CardFrame): void {
  if (frame.at === 0 && isCutShort(state, frame)) frame.ended = true
  const fx = frame.ended ? undefined : frame.lines[frame.line]?.[frame.at]
  if (fx === undefined) {
    frame.step = 'packets'
    return
  }
  frame.at++
  enter(state, effectOf(fx))
}

/** R12.12: the performer has been ARRESTED, or is no longer the one it was. */
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
function closePacket(state: FightingState, frame: CardFrame): void {
  const { packets } = frame
  if (packets.length === 0) {
    frame.step = 'attacks'
    return
  }
  const { track } = state.fight
  const rank = (id: string) => {
    if (isChampion(id)) return track.indexOf(id)
    const at = malefactorsInOrder(state.fight).indexOf(id)
    return at < 0 ? 99 : 10 + at
  }
  const next = packets.reduce((first, each) => (rank(each.victim) < rank(first.victim) ? each : first))
  packets.splice(packets.indexOf(next), 1)
  enter(state, { kind: 'packet', packet: next, step: 0 })
}

/** R13.10: in the order in which they were made. */
function finishAttack(state: FightingState, frame: CardFrame): void {
  const snapshot = frame.attacks.shift()
  if (snapshot) enter(state, { kind: 'counter', snapshot, revealed: null, step: 0 })
  else frame.step = 'line-end'
}

function endLine(state: FightingState, frame: CardFrame): void {
  // What a Counterattack did to somebody outside its own card.
  if (frame.packets.length > 0) {
    frame.step = 'packets'
    return
  }
  if (runDelay(state, frame, 'line-end')) return
  expire(state, 'line-end', frame.serial)
  frame.line++
  frame.at = 0
  frame.step = frame.ended || frame.line >= frame.lines.length ? 'card-end' : 'effects'
}

function endCard(state: FightingState, frame: CardFrame): void {
  expire(state, 'card-end', frame.serial)
  leave(state)
}

function expire({ fight }: FightingState, until: 'line-end' | 'card-end', serial: number): void {
  if (fight.mods.length > 0) fight.mods = fight.mods.filter(mod => mod.until !== until || mod.serial !== serial)
}

/** Effects that were waiting for this moment of the card. */
function runDelay(state: FightingState, frame: CardFrame, until: 'line-end' | 'card-end'): boolean {
  const { delays } = state.fight
  const at = delays.findIndex(delay => delay.until === until && delay.serial === frame.serial)
  if (at < 0) return false
  const [delay] = delays.splice(at, 1)
  enterCard(state, delay!.source, [delay!.fx], delay!.bound)
  return true
}
