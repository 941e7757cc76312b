import { championCard, copies, maneuver, maneuversOf } from '../box/index.ts'
import type { Archetype, Id } from '../box/vocabulary.ts'
import { take } from '../champions/decks.ts'
import { championLevel } from '../chronicle/conditions.ts'
import type { CaravanState, ChampionState, Ctx } from '../state.ts'
import { shuffleManeuvers } from './preparation.ts'

/** R2.4: the new card replaces the old one, whose skills stay; no level is taken twice. */
export function takeCard(state: CaravanState, champion: Archetype, card: Id, ctx: Ctx): void {
  if (championCard(card).level <= championLevel(state, champion)) return
  state.champions[champion].cards.push(card)
  ctx.emit({ e: 'championProgressed', champion, card })
}

/** R2.3: Maneuvers of a level that a Champion has taken, including those removed since. */
export const taken = (champion: ChampionState, level: number): Id[] =>
  [...champion.maneuvers, ...champion.setAside].filter(id => maneuver(id).level === level)

/** R2.3: the Maneuvers that it has not taken yet. */
export function untaken({ champions }: CaravanState, champion: Archetype, level: 2 | 3 | 4): Id[] {
  return without(copies(maneuversOf(champion, level)), taken(champions[champion], level))
}

/** R2.3: the new Maneuver takes the place of one of the seven, which is set aside. */
export function learn(state: CaravanState, champion: Archetype, card: Id, removed: Id, ctx: Ctx): void {
  const learner = state.champions[champion]
  replace(learner.maneuvers, removed, card)
  learner.setAside.push(removed)
  shuffleManeuvers(learner, ctx.random)
  ctx.emit({ e: 'maneuverLearnt', champion, card, instead: removed })
}

/**
 * Option casualDecks (R2.3): the exchanges of a Champion: a card of its deck for one of the same level that was set
 * aside or not chosen.
 */
export function exchanges({ champions }: CaravanState, champion: Archetype): { out: Id; in: Id }[] {
  const { maneuvers } = champions[champion]
  return [...new Set(maneuvers)].flatMap(out => {
    const { level } = maneuver(out)
    const others = without(copies(maneuversOf(champion, level)), maneuvers)
    return [...new Set(others)].map(card => ({ out, in: card }))
  })
}

/** The number of cards set aside stays the same: a card never chosen is exchanged for another one never chosen. */
export function exchange(state: CaravanState, champion: Archetype, swap: { out: Id; in: Id }, ctx: Ctx): void {
  const learner = state.champions[champion]
  replace(learner.maneuvers, swap.out, swap.in)
  if (learner.setAside.includes(swap.in)) replace(learner.setAside, swap.in, swap.out)
  shuffleManeuvers(learner, ctx.random)
  ctx.emit({ e: 'maneuverLearnt', champion, card: swap.in, instead: swap.out })
}

function replace(cards: Id[], old: Id, by: Id): void {
  const at = cards.indexOf(old)
  take(cards, old)
  cards.splice(at, 0, by)
}

function without(cards: readonly Id[], gone: readonly Id[]): Id[] {
  const left = [...cards]
  for (const id of gone) if (left.includes(id)) take(left, id)
  return left
}
