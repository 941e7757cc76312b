import {
  type Archetype,
  archetypes,
  type CaravanMove,
  type CaravanView,
  countHits,
  type MoveOf,
  mostEffort,
  type OrdealFrame,
} from '@acheron/games/caravan/board.ts'

/** The dice of Effort that a player has in mind, by Champion. */
export type Planned = Readonly<Partial<Record<Archetype, number>>>

/** Faces that lie; a die that is still to be rolled has none. */
export const lying = (faces: readonly number[]): number[] => faces.filter(face => face > 0)

export const hitsLying = ({ dice }: OrdealFrame): number =>
  archetypes.reduce((sum, champion) => sum + countHits(lying(dice[champion])), 0)

export const diceLying = ({ dice }: OrdealFrame): number =>
  archetypes.reduce((sum, champion) => sum + lying(dice[champion]).length, 0)

/** The Champions of a seat that are still to be decided for, in the order in which the rules ask. */
export const undecided = ({ champions }: CaravanView, { given }: OrdealFrame, seat: number): Archetype[] =>
  archetypes.filter(champion => champions[champion].seat === seat && !given.includes(champion))

/** The Champions of a seat whose Effort is asked for, in the order in which the rules ask. */
export const asked = (view: CaravanView, ordeal: OrdealFrame, seat: number): Archetype[] =>
  undecided(view, ordeal, seat).filter(champion => mostEffort(view.champions[champion]) > 0)

/** One move for each Champion: the rules ask for one after another. */
export function effortMoves(
  view: CaravanView,
  ordeal: OrdealFrame,
  seat: number,
  planned: Planned,
): MoveOf<'effort'>[] {
  return asked(view, ordeal, seat).map(champion => ({ do: 'effort', champion, dice: planned[champion] ?? 0 }))
}

/** Whether a plan may be carried out: a guided game offers a single number, and means it for every Champion. */
export function isOffered(moves: readonly CaravanMove[], plan: readonly MoveOf<'effort'>[]): boolean {
  const [only, another] = moves
  return another !== undefined || only?.do !== 'effort' || plan.every(({ dice }) => dice === only.dice)
}

/** All dice of Effort of a seat, planned and decided before, and what it knows of others. */
export function effortOf({ champions }: CaravanView, ordeal: OrdealFrame, seat: number, planned: Planned): number {
  const inMind = (champion: Archetype) => (champions[champion].seat === seat ? planned[champion] : undefined) ?? 0
  return archetypes.reduce((sum, champion) => sum + (ordeal.effort[champion] ?? inMind(champion)), 0)
}

/** Whether other seats add dice that are not known before the roll. Those of the same device are, once decided. */
export const isSecret = ({ champions }: CaravanView, { effort }: OrdealFrame, seat: number): boolean =>
  archetypes.some(
    champion => champions[champion].seat !== seat && effort[champion] === null && mostEffort(champions[champion]) > 0,
  )
