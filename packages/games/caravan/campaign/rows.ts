import { championCard, championCards } from '../box/index.ts'
import type { Archetype } from '../box/vocabulary.ts'
import { championLevel } from '../chronicle/conditions.ts'
import type { ProgressStep } from '../frames.ts'
import { archetypes, type CaravanState } from '../state.ts'
import { taken } from './progress.ts'

type Row = { card: 1 | 2 | 3 | 4; maneuver?: 2 | 3 | 4; sacred?: 1 | 2 | 3 }

/** Table 2.7: the gains of a passage through the circles before, from circle 1. */
export const rows: readonly Row[] = [
  { card: 1, sacred: 1 },
  { card: 2, maneuver: 2, sacred: 1 },
  { card: 2, maneuver: 2, sacred: 1 },
  { card: 3 },
  { card: 3, maneuver: 3, sacred: 2 },
  { card: 3, maneuver: 3, sacred: 2 },
  { card: 4 },
  { card: 4, maneuver: 4, sacred: 2 },
  { card: 4, maneuver: 4, sacred: 3 },
]

/**
 * R2.2: the remaining gains of the rows from one circle to another, without anything that the Campaign, or an earlier
 * row, has already given.
 */
export function applyRows(state: CaravanState, from: number, to: number): ProgressStep[] {
  const steps: ProgressStep[] = []
  for (let circle = from; circle <= to; circle++) {
    const { card, maneuver, sacred } = rows[circle - 1]!
    for (const champion of archetypes) {
      if (card > 1 && championLevel(state, champion) < card && !steps.some(isCardStep(champion, card))) {
        steps.push({ what: 'card', champion, options: variants(champion, card) })
      }
    }
    if (maneuver) steps.push(...learning(state, steps, circle, maneuver))
    if (sacred) {
      const owners = state.options.quickItems === 'champion' ? archetypes : [null]
      steps.push(...owners.map(owner => ({ what: 'sacred', rank: sacred, for: owner }) as const))
    }
  }
  return steps
}

const isCardStep = (champion: Archetype, level: number) => (step: ProgressStep) =>
  step.what === 'card' && step.champion === champion && championCard(step.options[0]!).level === level

/** R2.2 (b): the Champions with fewer Maneuvers of the level than the rows up to this one would have given. */
function learning(
  { champions }: CaravanState,
  steps: readonly ProgressStep[],
  circle: number,
  level: 2 | 3 | 4,
): ProgressStep[] {
  const due = rows.slice(0, circle).filter(({ maneuver }) => maneuver === level).length
  const coming = (champion: Archetype) =>
    steps.filter(step => step.what === 'maneuver' && step.champion === champion && step.level === level).length
  return archetypes
    .filter(champion => taken(champions[champion], level).length + coming(champion) < due)
    .map(champion => ({ what: 'maneuver', champion, level }))
}

const variants = (champion: Archetype, level: number) =>
  championCards.filter(card => card.archetype === champion && card.level === level).map(({ id }) => id)
