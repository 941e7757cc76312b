import { abilityCalled } from '../abilities/lookup.ts'
import { countHits } from '../attacks/dice.ts'
import type { Archetype, Effect } from '../box/vocabulary.ts'
import { readerOf } from '../cards/card.ts'
import { isChampion } from '../champions/deciders.ts'
import type { AttackFrame, Happening, WindowFrame } from '../frames.ts'
import { sturdiness } from '../malefactors/decks.ts'
import type { CaravanMove } from '../moves.ts'
import { attackOf, prowessKey } from '../reactions/windows.ts'
import type { FightingView } from '../state.ts'
import { blowCost } from './attacking.ts'
import { costOf, effectsGain } from './effects.ts'
import { deckWorth } from './goals.ts'
import { blocked, damageCost, woundPrice } from './health.ts'
import { weights } from './weights.ts'

/** R19.3: the worth of each reaction; passing is 0. */
export function reactionGains(state: FightingView, frame: WindowFrame, moves: readonly CaravanMove[]): number[] {
  return moves.map(move =>
    move.do === 'react' ? reactionGain(state, frame.happening, move.champion, move.ability) : 0,
  )
}

function reactionGain(state: FightingView, happening: Happening, you: Archetype, key: string): number {
  if (key.startsWith(prowessKey)) return saved(state, happening, 6) - 0.6 * weights.prowess
  const keyed = abilityCalled(state, key)
  // BACKFLIP: 2 damage instead of the blow.
  if (!keyed)
    return happening.name === 'about-to-hold' ? 0.5 : saved(state, happening, 99) - damageCost(state, you, 2) - 0.1
  const { ability, source } = keyed
  if (ability.kind !== 'reaction') return 0
  const { subject, cause } = happening
  const reader = readerOf(state, source, { subject, cause, ...attackOf(happening) })
  let gain = 0
  for (const fx of ability.fx) gain += 'so' in fx ? 0 : doing(state, happening, you, fx)
  gain += effectsGain(
    reader,
    ability.fx.filter(fx => !isAnswer(fx)),
    { card: source.card, combo: false, steps: 0 },
  )
  const kept = source.kind === 'sin' ? yieldCost(state, you) : source.kind === 'finding' ? 0.3 : 0.05
  return gain - costOf(reader, ability.cost) - kept
}

const answers = ['block', 'block-wound', 'redirect', 'take-wound', 'cancel', 'add-hits', 'reroll', 'turn-fumble']
const isAnswer = (fx: Effect): boolean => 'do' in fx && answers.includes(fx.do)

/** R15.9: a Sin on a Slot is as bad as a Wound, but a hand full of Sins leaves no Maneuvers. */
function yieldCost(state: FightingView, you: Archetype): number {
  const champion = state.champions[you]
  const clogged = weights.clogged[Math.min(weights.clogged.length - 1, champion.sins.length)]!
  return blocked(champion) >= 2 ? 99 : woundPrice(champion) - clogged
}

/** The effect on the current event. */
function doing(
  state: FightingView,
  happening: Happening,
  you: Archetype,
  fx: Exclude<Effect, { so: unknown }>,
): number {
  switch (fx.do) {
    case 'block':
      return saved(state, happening, fx.n === 'all' ? 99 : typeof fx.n === 'number' ? fx.n : 2)
    case 'block-wound':
      return isChampion(happening.subject) ? woundPrice(state.champions[happening.subject]) : 0
    case 'redirect':
      return redirected(state, happening, you)
    case 'take-wound': {
      const { subject } = happening
      if (!isChampion(subject)) return 0
      return woundPrice(state.champions[subject]) - woundPrice(state.champions[you]) - 0.1
    }
    case 'cancel':
      return cancelled(state, you)
    case 'add-hits':
      return typeof fx.n === 'number' ? moreHits(state, fx.n) : 0
    case 'reroll':
      return 0.3
    case 'turn-fumble':
      return 0.3
    default:
      return 0
  }
}

/** Prevented damage: its full cost less the cost of the rest. */
function saved(state: FightingView, { subject, inflicted, suffered, name }: Happening, n: number): number {
  if (!isChampion(subject)) return 0
  const all = inflicted + suffered
  // The amount of damage is known only when it is inflicted.
  const coming = all === 0 && name.startsWith('about-to') ? 3 : all
  return damageCost(state, subject, coming) - damageCost(state, subject, Math.max(0, coming - n))
}

function redirected(state: FightingView, { subject, inflicted }: Happening, you: Archetype): number {
  if (!isChampion(subject)) return 0
  const damage = Math.max(2, inflicted)
  if (subject === you) {
    const others = state.fight.track.filter(id => id !== you).map(id => damageCost(state, id, damage))
    return damageCost(state, you, damage) - Math.min(...others)
  }
  return damageCost(state, subject, damage) - damageCost(state, you, damage)
}

/** The Counterattack that is CANCELLED. */
function cancelled(state: FightingView, you: Archetype): number {
  const counter = state.flow.findLast(frame => frame.kind === 'counter')
  if (counter?.kind !== 'counter' || counter.snapshot.from === null) return 0
  const { attacker, target, from, surplus } = counter.snapshot
  if (!(target in state.fight.malefactors)) return 0
  return attacker === you ? blowCost(state, you, target, from, Math.max(0, surplus)) : 0
}

/** Hits that are added to the Attack in progress. */
function moreHits(state: FightingView, n: number): number {
  const attack = state.flow.findLast((frame): frame is AttackFrame => frame.kind === 'attack')
  if (!attack?.deck) return 0
  const sturdy = sturdiness(state, attack.deck)
  const hits = attack.hits + (attack.step === 'turn' || attack.step === 'collateral' ? 0 : countHits(attack.dice))
  return deckWorth(state, attack.deck) * (Math.floor((hits + n) / sturdy) - Math.floor(hits / sturdy))
}
