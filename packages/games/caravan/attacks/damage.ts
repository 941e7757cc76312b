import { enter } from '@acheron/engine'
import { hasMod } from '../abilities/modifiers.ts'
import { malefactor as cardOfMalefactor } from '../box/index.ts'
import type { Archetype, Id } from '../box/vocabulary.ts'
import { cardInProgress, currentCard } from '../cards/card.ts'
import { isDefeated } from '../champions/champion.ts'
import { objectivesMet } from '../confrontation/objectives.ts'
import type { AttackFrame, Packet, Snapshot } from '../frames.ts'
import { lowestDecks } from '../malefactors/decks.ts'
import { archetypes, type Ctx, type FightingState, type ObjectId } from '../state.ts'

export { currentCard }

/**
 * R14.3: falling and collision damage joins the open packet of that Character, or opens one. Damage to the target of an
 * Attack joins that Attack's (R13.8).
 */
export function scenarioDamage(
  state: FightingState,
  victim: ObjectId,
  n: number,
  sparedBy?: 'no-falling' | 'no-collision',
): void {
  if (n <= 0 || (sparedBy && hasMod(state, victim, sparedBy))) return
  const attack = attackOn(state, victim)
  if (attack?.kind === 'attack') attack.extra += n
  else if (attack) attack.damage += n
  else if (cardInProgress(state)) packetOf(state, victim).suffered += n
}

/** The Attack on somebody that is being made, or has been made in this Line and is still to be finished. */
function attackOn({ flow }: FightingState, victim: ObjectId): AttackFrame | (Snapshot & { kind?: never }) | null {
  for (let i = flow.length - 1; i >= 0; i--) {
    const frame = flow[i]!
    // The effects of a Counterattack are no part of the Line that provoked it.
    if (frame.kind === 'counter') return null
    if (frame.kind === 'attack' && frame.target === victim) return frame
    const pending = frame.kind === 'card' ? frame.attacks.find(({ target }) => target === victim) : undefined
    if (pending) return pending
  }
  return null
}

/** The open packet of a Character in the card in progress; a new one if there is none. */
function packetOf(state: FightingState, victim: ObjectId): Packet {
  const { packets } = currentCard(state)
  const open = packets.find(packet => packet.victim === victim)
  if (open) return open
  const packet = { victim, inflicted: 0, suffered: 0, aggravated: false, cause: null, byEffect: false }
  packets.push(packet)
  return packet
}

/**
 * R14.2: a packet that the next damage, STUN or Wound effect on the Character closes: it is taken out to be closed. A
 * damage effect joins one that holds Scenario damage only (R14.3).
 */
export function packetToClose(state: FightingState, victim: ObjectId, by: 'damage' | 'other'): Packet | null {
  const packets = cardInProgress(state)?.packets ?? []
  const at = packets.findIndex(packet => packet.victim === victim && (packet.byEffect || by === 'other'))
  return at < 0 ? null : packets.splice(at, 1)[0]!
}

/** Damage of an effect goes into the Character's packet. */
export function inflict(
  state: FightingState,
  victim: ObjectId,
  n: number,
  {
    cause = null,
    aggravated = false,
    kind = 'inflict',
  }: {
    cause?: ObjectId | null
    aggravated?: boolean
    kind?: 'inflict' | 'suffer'
  } = {},
): void {
  // R14.10.
  if (n <= 0) return
  const packet = packetOf(state, victim)
  packet.byEffect = true
  packet.cause = cause
  packet.aggravated ||= aggravated
  if (kind === 'inflict') packet.inflicted += n
  else packet.suffered += n
}

/** R14.8: a deck of a Malefactor loses cards at once. */
export function woundDeck(state: FightingState, deck: Id, n: number, cause: ObjectId | null): void {
  if (n > 0) enter(state, { kind: 'loss', deck, n, revealedFirst: false, cause, felled: false, step: 'discard' })
}

/** R14.8: the deck with the lowest STURDINESS does; of several the attacker chooses one, if anybody attacks. */
export function woundMalefactor(
  state: FightingState,
  malefactor: Id,
  n: number,
  cause: ObjectId | null,
  attacker: Archetype | null,
): void {
  const [deck, ...others] = lowestDecks(state, malefactor)
  if (deck === undefined || n <= 0) return
  if (others.length === 0) woundDeck(state, deck, n, cause)
  else
    enter(state, {
      kind: 'loss',
      deck,
      n,
      revealedFirst: false,
      cause,
      felled: false,
      chooser: attacker,
      step: 'choose',
    })
}

/** R7.3, R7.8. */
export function hasNoCards({ fight }: FightingState, malefactor: Id): boolean {
  return cardOfMalefactor(malefactor).decks.every(({ id }) => {
    const deck = fight.decks[id]
    return !deck || (deck.cards.length === 0 && deck.playing === null)
  })
}

/** R7.5: after every change of a deck, a Slot, a box or a counter. If both hold, defeat counts. */
export function checkObjectives(state: FightingState, _ctx: Ctx): void {
  const { fight } = state
  if (fight.over || fight.turn === 'setup') return
  if (archetypes.some(id => isDefeated(state.champions[id]))) {
    defeatCaravan(state)
    return
  }
  const [forward] = objectivesMet(state, 'fail-forward', false)
  if (forward !== undefined) {
    fight.over = { result: 'fail-forward', objective: forward }
    return
  }
  const [met, ...others] = objectivesMet(state, 'victory', false)
  if (met === undefined) return
  fight.claims = [met, ...others]
  fight.over = { result: 'victory', objective: met }
}

/** R7.4: the Caravan is defeated, unless an Objective makes a fail-forward of it. */
export function defeatCaravan(state: FightingState): void {
  const [forward = null] = objectivesMet(state, 'fail-forward', true)
  state.fight.over ??= { result: forward ? 'fail-forward' : 'defeat', objective: forward }
}
