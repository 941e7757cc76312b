import { isInvulnerable } from '../abilities/modifiers.ts'
import { confrontation, malefactor } from '../box/index.ts'
import type { Cond, Id } from '../box/vocabulary.ts'
import { cardsLeft, isEmpty } from '../malefactors/decks.ts'
import type { FightingView } from '../state.ts'
import { once } from './look.ts'
import { weights } from './weights.ts'

/** Decks that must be empty for a condition. */
function decksIn(cond: Cond): Id[] {
  if ('deckEmpty' in cond) return [cond.deckEmpty]
  if ('and' in cond) return cond.and.flatMap(decksIn)
  return []
}

/** Decks that each victory Objective asks for, by Confrontation and Objective. */
const asked = new Map<Id, Map<Id, readonly Id[]>>()
function askedFor(id: Id): Map<Id, readonly Id[]> {
  const known = asked.get(id)
  if (known) return known
  const found = new Map(
    confrontation(id)
      .objectives.filter(({ result }) => result === 'victory')
      .map(({ id: objective, when }): [Id, readonly Id[]] => [objective, decksIn(when)]),
  )
  asked.set(id, found)
  return found
}

/** More cards than any Objective asks for. */
const shut = 99

export type Goal = { decks: readonly Id[]; cards: number }

/** The decks of the Objective laid out that is nearest (R7.2), and how many cards it still takes. */
export const nearestGoal = (state: FightingView): Goal => once(state, 'goal', () => findGoal(state))

function findGoal(state: FightingView): Goal {
  const { fight } = state
  let best: Goal = { decks: [], cards: 99 }
  for (const [objective, decks] of askedFor(fight.id)) {
    if (decks.length === 0 || !fight.objectives.includes(objective)) continue
    const cards = decks.reduce((sum, id) => {
      const deck = fight.decks[id]
      if (!deck) return sum + 99
      // A shut deck can lose no card: it is a goal only if there is no other.
      const isShut = isInvulnerable(state, deck.owner!, id)
      return sum + cardsLeft(deck) + (isShut && decks.length === 1 ? shut : 0)
    }, 0)
    if (cards < best.cards) best = { decks, cards }
  }
  return best
}

/** True if a Malefactor takes part that feeds on the remaining Arks. */
export const arksFeed = ({ fight }: FightingView): boolean => Object.keys(fight.malefactors).some(feedsOnArks)

const feeders = new Map<Id, boolean>()
function feedsOnArks(id: Id): boolean {
  const known = feeders.get(id)
  if (known !== undefined) return known
  const found = malefactor(id).skills.some(
    skill =>
      skill.kind === 'trigger' &&
      skill.if !== undefined &&
      'exists' in skill.if &&
      typeof skill.if.exists === 'object' &&
      skill.if.exists.of === 'ark',
  )
  feeders.set(id, found)
  return found
}

/** The worth of a card of each deck. */
export function deckWorth(state: FightingView, deck: Id, goal = nearestGoal(state)): number {
  if (isEmpty(state, deck)) return 0
  if (!goal.decks.includes(deck)) return weights.aside
  // Malefactors grow stronger, so waiting loses. The last cards win.
  const urgency = 1 + weights.urgency * Math.max(0, state.fight.round - 3)
  return urgency * (goal.cards <= 3 ? 1.6 : 1)
}
