import { judgeModsBy } from '../abilities/modifiers.ts'
import { attackInProgress } from '../attacks/in-progress.ts'
import { here } from '../battle-board/engagement.ts'
import type { Cond } from '../box/vocabulary.ts'
import type { Reader } from '../cards/card.ts'
import { isChampion } from '../champions/deciders.ts'
import { campaignHolds } from '../chronicle/conditions.ts'
import { deckSize, isEmpty, sturdiness, topOf } from '../malefactors/decks.ts'
import { candidates } from '../selectors/candidates.ts'
import { passes } from '../selectors/filters.ts'
import { refId } from '../selectors/references.ts'
import { compare } from './compare.ts'
import { num } from './numbers.ts'
import { attackedDeck } from './stats.ts'

judgeModsBy({ holds, num })

/** 4: whether a condition of a card holds, as things stand. */
export function holds(reader: Reader, cond: Cond): boolean {
  const { state, card } = reader
  const { fight } = state
  if ('and' in cond) return cond.and.every(each => holds(reader, each))
  if ('or' in cond) return cond.or.some(each => holds(reader, each))
  if ('not' in cond) return !holds(reader, cond.not)
  if ('exists' in cond) return candidates(reader, cond.exists).length > 0
  if ('none' in cond) return candidates(reader, cond.none).length === 0
  if ('count' in cond)
    return compare(candidates(reader, cond.count[0]).length, cond.count[1], num(reader, cond.count[2]))
  if ('is' in cond) {
    const id = refId(reader, cond.is[0])
    return id !== null && passes(reader, id, cond.is[1])
  }
  if ('compare' in cond) return compare(num(reader, cond.compare[0]), cond.compare[1], num(reader, cond.compare[2]))
  if ('attack' in cond)
    return card.bound.facts.includes(cond.attack) || (attackInProgress(state)?.facts.includes(cond.attack) ?? false)
  if ('overcomes' in cond) return overcomes(reader, cond.overcomes)
  if ('holding' in cond) return isHolding(reader, cond.holding)
  if ('reached' in cond) {
    const id = refId(reader, cond.reached)
    const self = card.source.self ?? card.source.you
    return id !== null && self !== null && here(state, self, id)
  }
  if ('moved' in cond) return compare(card.bound.through.length, ...cond.moved)
  if ('combo' in cond) return card.bound.combo || isCombo(reader)
  if ('top' in cond) {
    const deck = fight.decks[cond.deck ?? attackedDeck(state) ?? card.source.deck ?? '']
    return deck !== undefined && topOf(deck) === cond.top
  }
  if ('defeated' in cond) {
    const id = refId(reader, cond.defeated)
    return id !== null && (fight.malefactors[id]?.defeated ?? false)
  }
  if ('deckEmpty' in cond) return cond.deckEmpty in fight.decks && isEmpty(state, cond.deckEmpty)
  if ('minions' in cond) return compare(Object.keys(fight.minions).length, ...cond.minions)
  if ('round' in cond) return compare(fight.round, ...cond.round)
  if ('counter' in cond) return compare(fight.counters[cond.counter[0]] ?? 0, cond.counter[1], cond.counter[2])
  // Only of a Fail Forward: it is asked when the Caravan has been defeated (R7.4).
  if ('defeatedCaravan' in cond) return false
  return campaignHolds(state, cond)
}

/** Damage of n times the STURDINESS. */
function overcomes({ state }: Reader, times: number): boolean {
  const attack = attackInProgress(state)
  if (!attack?.deck || deckSize(state, attack.deck) === 0) return false
  return attack.damage >= times * sturdiness(state, attack.deck)
}

function isHolding({ state, card: { source } }: Reader, what: 'champion' | 'furniture' | 'any' | 'nothing'): boolean {
  const holding = source.self ? (state.fight.malefactors[source.self]?.holding ?? []) : []
  switch (what) {
    case 'nothing':
      return holding.length === 0
    case 'any':
      return holding.length > 0
    case 'champion':
      return holding.some(isChampion)
    case 'furniture':
      return holding.some(id => id in state.fight.pieces)
  }
}

/** K.COMBO, for a skill: the Maneuver that its Champion is performing lies on another one. */
function isCombo({ state: { flow }, card: { source } }: Reader): boolean {
  if (source.kind === 'maneuver' || source.you === null) return false
  const performed = flow.findLast(frame => frame.kind === 'maneuver' && frame.champion === source.you)
  return performed?.kind === 'maneuver' && performed.combo === true
}
