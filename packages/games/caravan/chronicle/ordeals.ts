import type { Next, Seat } from '@acheron/engine'
import { countHits } from '../attacks/dice.ts'
import type { Archetype } from '../box/vocabulary.ts'
import { loseVigor } from '../champions/champion.ts'
import { offerArcana } from '../champions/decks.ts'
import type { OrdealFrame, OrdealSteps } from '../frames.ts'
import { archetypes, type CaravanState, type CaravanView, type Ctx } from '../state.ts'
import { extremes } from './selecting.ts'
import { sufferWound } from './wounds.ts'

/** A die that has been paid for and is still to be rolled. */
const unrolled = 0

/** R4.5: the Hits of a Champion's dice. */
export const hits = ({ dice }: Pick<OrdealFrame, 'dice'>, champion: Archetype): number => countHits(dice[champion])

export const allHits = (frame: Pick<OrdealFrame, 'dice'>): number =>
  archetypes.reduce((sum, champion) => sum + hits(frame, champion), 0)

/** R4.3, R4.4, R4.6: rolls what is still to be rolled. */
export function roll({ dice }: OrdealFrame, champion: Archetype, ctx: Ctx): void {
  const faces: number[] = []
  dice[champion] = dice[champion].map(face => {
    if (face !== unrolled) return face
    faces.push(ctx.random.die(6))
    return faces.at(-1)!
  })
  if (faces.length > 0) ctx.emit({ e: 'diceRolled', champion, faces })
}

/** Dice that are to be rolled next. */
export function addDice({ dice }: OrdealFrame, champion: Archetype, n: number): void {
  for (let i = 0; i < n; i++) dice[champion].push(unrolled)
}

/**
 * R4.4: the next Champion that owes Vigor for its Effort pays as much as it has; at 0 it suffers a Wound and goes on
 * paying. Null when all is paid.
 */
export function payEffort(state: CaravanState, frame: OrdealFrame, ctx: Ctx): Next<OrdealSteps> {
  const champion = archetypes.find(each => owed(frame, each) > 0)
  if (!champion) return null
  const n = Math.min(owed(frame, champion), state.champions[champion].vigor)
  loseVigor(state, champion, n, 'paid', ctx)
  addDice(frame, champion, n)
  if (state.champions[champion].vigor > 0) return 'check'
  return sufferWound(state, frame, 'effortWound', champion, 'effort', ctx)
}

const owed = ({ effort, dice }: OrdealFrame, champion: Archetype): number =>
  (effort[champion] ?? 0) - dice[champion].filter(face => face === unrolled).length

/** R4.6: the Champions that may push the Hand of Fate; without dice there is nothing to reroll. */
export const mayOffer = ({ decks }: CaravanState, { dice }: OrdealFrame, champion: Archetype): boolean =>
  decks.arcana.length > 0 && dice[champion].length > 0

/** R4.6, ruling 12: the Champion for whom the seat has Offered its one Arcana; null if it may still do so. */
export function offeredFor({ options, champions }: CaravanView, { fate }: OrdealFrame, seat: Seat): Archetype | null {
  if (options.handOfFate === 'champion') return null
  return archetypes.find(champion => champions[champion].seat === seat && fate[champion]) ?? null
}

/** R4.6: in seat order, as long as there are Arcana: all dice of the Champion are rolled again. */
export function pushHandOfFate(state: CaravanState, frame: OrdealFrame, ctx: Ctx): void {
  const inOrder = archetypes.toSorted((a, b) => state.champions[a].seat - state.champions[b].seat)
  for (const champion of inOrder) {
    if (!frame.fate[champion] || !mayOffer(state, frame, champion)) continue
    ctx.emit({ e: 'fateOffered', champion })
    offerArcana(state, 1, ctx)
    frame.dice[champion].fill(unrolled)
    roll(frame, champion, ctx)
  }
}

/** R4.7: the most Hits of an Ordeal that succeeded, the fewest of one that failed. */
export const awarded = (frame: OrdealFrame): Archetype[] =>
  extremes(archetypes, champion => (frame.success ? hits(frame, champion) : -hits(frame, champion)))
