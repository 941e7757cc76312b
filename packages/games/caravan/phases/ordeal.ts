import type { Seat } from '@acheron/engine'
import type { Archetype } from '../box/vocabulary.ts'
import { askTeam } from '../campaign/asking.ts'
import { attribute, gainToken } from '../champions/champion.ts'
import { ownChampions } from '../champions/deciders.ts'
import {
  addDice,
  allHits,
  awarded,
  mayOffer,
  offeredFor,
  payEffort,
  pushHandOfFate,
  roll,
} from '../chronicle/ordeals.ts'
import { mostEffort, placeWound, sufferWound } from '../chronicle/wounds.ts'
import type { OrdealFrame, OrdealSteps } from '../frames.ts'
import { archetypes, type CaravanState } from '../state.ts'
import { type CaravanPhase, campaignSequence, finish } from './phase.ts'

/** The steps of R4.1. */
const steps = campaignSequence<OrdealFrame, OrdealSteps>({
  /** R4.2, R4.3. */
  roll(state, frame, ctx) {
    ctx.emit({ e: 'ordealBegan', attr: frame.attr, difficulty: frame.difficulty })
    for (const champion of archetypes) {
      addDice(frame, champion, attribute(state, champion, frame.attr))
      roll(frame, champion, ctx)
    }
    return 'effort'
  },
  /** R4.4: a Champion without Vigor suffers a Wound first; one that cannot make an Effort is not asked. */
  effort(state, frame, ctx) {
    const exhausted = archetypes.find(champion => state.champions[champion].vigor === 0)
    if (exhausted) return sufferWound(state, frame, 'exhausted', exhausted, 'vigor', ctx)
    for (const champion of archetypes) {
      if (mostEffort(state.champions[champion]) === 0) give(frame, 'effort', champion, 0)
    }
    if (!allGiven(frame)) return false
    frame.given = []
    for (const champion of archetypes) ctx.emit({ e: 'effortMade', champion, dice: frame.effort[champion]! })
    return 'check'
  },
  exhausted(state, _frame, ctx, place) {
    placeWound(state, place, ctx)
    return 'effort'
  },
  /** R4.4, R4.5: the Effort is paid for, the dice are rolled together, the Hits counted. */
  check(state, frame, ctx) {
    const unpaid = payEffort(state, frame, ctx)
    if (unpaid !== null) return unpaid
    for (const champion of archetypes) roll(frame, champion, ctx)
    frame.success = allHits(frame) >= frame.difficulty
    return frame.success ? 'award' : 'fate'
  },
  effortWound(state, _frame, ctx, place) {
    placeWound(state, place, ctx)
    return 'check'
  },
  /** R4.6. */
  fate(state, frame, ctx) {
    for (const champion of archetypes) {
      if (!mayOffer(state, frame, champion)) give(frame, 'fate', champion, false)
    }
    if (!allGiven(frame)) return false
    frame.given = []
    pushHandOfFate(state, frame, ctx)
    return 'final'
  },
  final(_state, frame) {
    frame.success = allHits(frame) >= frame.difficulty
    return 'award'
  },
  /** R4.7: ties are decided by the team. */
  award(state, frame, ctx) {
    const { success, difficulty, attr } = frame
    ctx.emit({ e: 'ordealEnded', success, hits: allHits(frame), difficulty })
    return frame.award ? askTeam(state, frame, 'awarded', { what: 'award', attr, success }, awarded(frame)) : 'end'
  },
  awarded(state, frame, ctx, champion) {
    if (champion === null) return 'end'
    if (!frame.success) return sufferWound(state, frame, 'failed', champion, 'ordeal', ctx)
    gainToken(state, champion, frame.attr, 1, ctx)
    return 'end'
  },
  failed(state, _frame, ctx, place) {
    placeWound(state, place, ctx)
    return 'end'
  },
  end: (state, frame) => finish(state, frame, frame.success),
})

/** R4: an Ordeal of all four Champions; it leaves with whether it succeeded. */
export const ordeal: CaravanPhase<OrdealFrame> = {
  ...steps,
  /** Effort and Hand of Fate: all seats at once, each for its Champions one after another. */
  actors: (state, frame) =>
    [...Array(state.players).keys()].filter(seat => undecided(state, frame, seat) !== undefined),
  moves(state, frame, seat) {
    const champion = undecided(state, frame, seat)!
    if (frame.step === 'fate') return [true, false].map(offer => ({ do: 'fate', champion, offer }))
    const most = mostEffort(state.champions[champion])
    return Array.from({ length: most + 1 }, (_, dice) => ({ do: 'effort', champion, dice }))
  },
  play(state, frame, seat, move) {
    if (move.do === 'effort') give(frame, 'effort', move.champion, move.dice)
    if (move.do !== 'fate') return
    const before = offeredFor(state, frame, seat)
    if (move.offer && before) frame.fate[before] = false
    give(frame, 'fate', move.champion, move.offer)
  },
}

const undecided = (state: CaravanState, { given }: OrdealFrame, seat: Seat): Archetype | undefined =>
  ownChampions(state, seat).find(champion => !given.includes(champion))

/** Secret until all have decided. */
function give<S extends 'effort' | 'fate'>(
  frame: OrdealFrame,
  step: S,
  champion: Archetype,
  decision: OrdealFrame[S][Archetype],
): void {
  if (frame.given.includes(champion)) return
  frame[step][champion] = decision
  frame.given.push(champion)
}

const allGiven = ({ given }: OrdealFrame): boolean => given.length === archetypes.length
