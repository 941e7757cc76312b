import type { Json } from '@acheron/engine'
import { abilityCalled } from '../abilities/lookup.ts'
import { isInvulnerable } from '../abilities/modifiers.ts'
import { areaOf, kindOf } from '../battle-board/standing.ts'
import type { Archetype, Effect } from '../box/vocabulary.ts'
import { cardInProgress, type Reader, readerOf } from '../cards/card.ts'
import { boxesOf, isFighting } from '../champions/champion.ts'
import { isChampion } from '../champions/deciders.ts'
import type { AskFrame, AttackFrame, Topic } from '../frames.ts'
import type { CaravanView, FightingView, ObjectId, Standing } from '../state.ts'
import { aims, bestAim } from './attacking.ts'
import { campaignWorth } from './chronicle.ts'
import { costOf, effectsGain, forEach, gainOn } from './effects.ts'
import { deckWorth } from './goals.ts'
import { isStrike, strikesOf } from './performing.ts'
import { pieceWorth, routeWorth, trapWorth } from './placing.ts'
import { cardRating } from './rating.ts'
import { asIfAt, placeWorth } from './walking.ts'

/** The worth of each answer to a question. */
export function answerGains(
  state: CaravanView,
  { topic }: Pick<AskFrame, 'topic'>,
  options: readonly Json[],
): number[] {
  if (!isFighting(state)) return options.map(option => outsideGain(state, topic, option))
  if (topic.what === 'attack') return attackGains(state, options)
  return options.map(option => answerGain(state, topic, option))
}

const outsideGain = (state: CaravanView, topic: Topic, option: Json): number =>
  topic.what === 'woundPlace' ? woundPlaceGain(state, option) : campaignWorth(state, topic, option)

function answerGain(state: FightingView, topic: Topic, option: Json): number {
  const object = objectOf(topic)
  switch (topic.what) {
    case 'target':
      return targetGain(state, option)
    case 'option':
      return branchGain(state, option)
    case 'may':
      return option === 'yes' ? mayGain(state) : 0
    case 'number':
    case 'pay-cards':
    case 'pay-vigor':
      return -Number(option)
    case 'collateral':
      return collateralGain(state, option)
    case 'wound':
    case 'woundPlace':
      return woundPlaceGain(state, option)
    case 'stun':
      return stunPlaceGain(state, topic.champion as Archetype, option)
    case 'yield':
      return typeof option === 'number'
        ? state.champions[topic.champion as Archetype].slots[option]!.maneuvers.length
        : 0
    case 'discard':
      return typeof option === 'string' ? -cardRating(option) : 0
    case 'recall':
      return typeof option === 'string' ? cardRating(option) : 0
    case 'copy':
    case 'perform':
      return ratingOf(option)
    case 'keep-finding':
      return option === 'new' ? 0.1 : 0
    case 'route':
      return routeWorth(state, String(topic.mover), option)
    case 'trap':
      return trapWorth(state, option)
    case 'trapTaken':
      return -trapWorth(state, option)
    case 'deck':
      return typeof option === 'string' ? deckWorth(state, option) : 0
    case 'lowestDeck':
      return typeof option === 'string' ? openDeckWorth(state, option) : 0
    case 'interactHow':
      return isChampion(String(option)) ? 1 : 0
    case 'amass':
      return -pieceWorth(state, option)
  }
  if (object !== null && isChampion(object) && isStanding(option)) return standGain(state, object, option)
  if (object !== null && kindOf(state, object) === 'malefactor') return routeWorth(state, object, [option])
  if (topic.what === 'palisade' || topic.what === 'place') return pieceWorth(state, option)
  return campaignWorth(state, topic, option)
}

/** A Wound on a deck; on one that loses no card now it is wasted. */
function openDeckWorth(state: FightingView, deck: string): number {
  return isInvulnerable(state, state.fight.decks[deck]!.owner!, deck) ? 0 : deckWorth(state, deck)
}

/** The Object that a question about places moves. */
function objectOf({ champion, object, mover }: Topic): ObjectId | null {
  const named = mover ?? object ?? champion
  return typeof named === 'string' ? named : null
}

const isStanding = (option: Json): option is Standing =>
  typeof option === 'string' && (option.startsWith('top:') || option.includes('.'))

const ratingOf = (option: Json): number =>
  typeof option === 'object' && option !== null && 'card' in option ? cardRating(String(option.card)) : 0

/** The asking effect, with its card; trials leave no mark on the card itself. */
function asking(state: FightingView): { fx: Effect; reader: Reader } | null {
  const { flow } = state
  const at = flow.findLastIndex(frame => frame.kind === 'effect')
  const frame = flow[at]
  const card = cardInProgress(state)
  if (frame?.kind !== 'effect' || !card) return null
  return { fx: frame.fx, reader: { state, card: { ...card, bound: { ...card.bound } } } }
}

/** The result of choosing it: the asking effect's own, and the card's other effects on `that`. */
function targetGain(state: FightingView, option: Json): number {
  const found = asking(state)
  if (option === 'done' || !found || typeof option !== 'string') return 0
  const { fx, reader } = found
  const manner = { card: reader.card.source.card, combo: reader.card.bound.combo, steps: 0 }
  if ('so' in fx) return 0
  if (fx.do === 'for') return forEach(reader, fx.fx, option, manner)
  if (fx.do === 'swap' && isChampion(option)) return 0.01 * state.champions[option].vigor
  const rest = reader.card.lines[reader.card.line]?.slice(reader.card.at) ?? []
  const more = rest.filter(each => 'to' in each && each.to === 'that')
  return gainOn(reader, fx, option) + (more.length > 0 ? forEach(reader, more, option, manner) : 0)
}

function branchGain(state: FightingView, option: Json): number {
  const found = asking(state)
  if (!found || 'so' in found.fx || found.fx.do !== 'choose') return 0
  const branch = found.fx.options[Number(option)]
  if (!branch) return 0
  const manner = { card: found.reader.card.source.card, combo: false, steps: 0 }
  return effectsGain(found.reader, branch.fx, manner) - costOf(found.reader, branch.cost)
}

function mayGain(state: FightingView): number {
  const found = asking(state)
  if (!found || 'so' in found.fx || (found.fx.do !== 'may' && found.fx.do !== 'may-repeat')) return 0.1
  const manner = { card: found.reader.card.source.card, combo: false, steps: 0 }
  return effectsGain(found.reader, found.fx.fx, manner) - costOf(found.reader, found.fx.cost)
}

function collateralGain(state: FightingView, option: Json): number {
  const keyed = typeof option === 'string' ? abilityCalled(state, option) : null
  if (keyed?.ability.kind !== 'collateral') return 0
  const attack = state.flow.findLast((frame): frame is AttackFrame => frame.kind === 'attack')
  const reader = readerOf(state, keyed.source, attack ? { attacker: attack.attacker, target: attack.target } : {})
  return (
    effectsGain(reader, keyed.ability.fx, { card: keyed.source.card, combo: false, steps: 0 }) -
    costOf(reader, keyed.ability.cost)
  )
}

/** The choice of an Attack's target. */
function attackGains(state: FightingView, options: readonly Json[]): number[] {
  const attack = state.flow.findLast((frame): frame is AttackFrame => frame.kind === 'attack')
  const found = asking(state)
  if (!attack || !found || !isStrike(found.fx)) return options.map(() => 0)
  const { card } = found.reader
  const manner = { card: card.source.card, combo: card.bound.combo, steps: card.bound.through.length }
  const judged = aims(state, attack.attacker, found.fx, manner)
  return options.map(option => {
    const { target, deck } = option as { target: ObjectId; deck: string | null }
    return judged.find(aim => aim.target === target && aim.deck === deck)?.worth ?? 0
  })
}

/** R15.6, R16.6: where a Wound hurts least: on a Cooldown, on what has been used, on the weakest box. */
function woundPlaceGain(state: CaravanView, option: Json): number {
  if (typeof option !== 'object' || option === null || !('slot' in option)) return 0
  const { champion: id, slot, from } = option as { champion: Archetype; slot: number; from: Json }
  const champion = state.champions[id]
  if (champion.player) {
    const { cond, maneuvers } = champion.slots[slot]!
    return cond === 'cooldown' ? 2 : maneuvers.length > 0 ? 1 : 0
  }
  const box = boxesOf(state, id)[slot]
  const strikes = box ? strikesOf(box.lines).length : 0
  return (from === 'off' ? 2 : from === 'ready' ? 0 : 1) - strikes
}

/** R15.11, R16.5: on what has been used already. */
function stunPlaceGain(state: FightingView, id: Archetype, option: Json): number {
  const champion = state.champions[id]
  if (champion.player) return typeof option === 'number' ? champion.slots[option]!.maneuvers.length : 0
  return option === 'ready' ? 0 : 1
}

/** A place for a Champion; what the card still lets it attack counts. */
function standGain(state: FightingView, id: Archetype, at: Standing): number {
  const card = cardInProgress(state)
  const worth = placeWorth(state, id, at)
  if (!card || card.source.you !== id || areaOf(state, id) === null) return worth
  const strike = card.lines.slice(card.line).flat().find(isStrike)
  if (!strike) return worth
  const manner = { card: card.source.card, combo: card.bound.combo, steps: 0 }
  return worth + 2 * asIfAt(state, id, at, () => Math.max(0, bestAim(state, id, strike, manner)?.worth ?? 0))
}
