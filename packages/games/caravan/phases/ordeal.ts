import { leave, type Seat } from '@acheron/engine'
import type { Archetype } from '../box/vocabulary.ts'
import { callVote, takeAnswer } from '../campaign/asking.ts'
import { attribute, gainToken } from '../champions/champion.ts'
import { ownChampions } from '../champions/deciders.ts'
import { addDice, allHits, awarded, mayOffer, payEffort, pushHandOfFate, roll } from '../chronicle/ordeals.ts'
import { mostEffort, placeWound, sufferWound } from '../chronicle/wounds.ts'
import type { OrdealFrame } from '../frames.ts'
import { archetypes, type CaravanState, type Ctx } from '../state.ts'
import { type CaravanPhase, keep } from './phase.ts'

/** R4: an Ordeal of all four Champions; it leaves with whether it succeeded. */
export const ordeal: CaravanPhase<OrdealFrame> = {
  ...keep,
  /** Effort and Hand of Fate: all seats at once, each for its Champions one after another. */
  actors: (state, frame) =>
    [...Array(state.players).keys()].filter(seat => undecided(state, frame, seat) !== undefined),
  moves(state, frame, seat) {
    const champion = undecided(state, frame, seat)!
    if (frame.step === 'fate') return [true, false].map(offer => ({ do: 'fate', champion, offer }))
    const most = mostEffort(state.champions[champion])
    return Array.from({ length: most + 1 }, (_, dice) => ({ do: 'effort', champion, dice }))
  },
  play(_state, frame, _seat, move) {
    if (move.do === 'effort') give(frame, 'effort', move.champion, move.dice)
    if (move.do === 'fate') give(frame, 'fate', move.champion, move.offer)
  },
  auto(state, frame, ctx) {
    return placeWound(state, frame, ctx) || steps[frame.step](state, frame, ctx)
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

/** The steps of R4.1; each tells whether something happened. */
const steps: { [step in OrdealFrame['step']]: (state: CaravanState, frame: OrdealFrame, ctx: Ctx) => boolean } = {
  /** R4.2, R4.3. */
  roll(state, frame, ctx) {
    ctx.emit({ e: 'ordealBegan', attr: frame.attr, difficulty: frame.difficulty })
    for (const champion of archetypes) {
      addDice(frame, champion, attribute(state, champion, frame.attr))
      roll(frame, champion, ctx)
    }
    frame.step = 'effort'
    return true
  },
  /** R4.4: whoever has no Vigor suffers a Wound first; who cannot make an Effort is not asked. */
  effort(state, frame, ctx) {
    const exhausted = archetypes.find(champion => state.champions[champion].vigor === 0)
    if (exhausted) {
      sufferWound(state, frame, exhausted, ctx)
      return true
    }
    for (const champion of archetypes) {
      if (mostEffort(state.champions[champion]) === 0) give(frame, 'effort', champion, 0)
    }
    if (!allGiven(frame)) return false
    frame.given = []
    for (const champion of archetypes) ctx.emit({ e: 'effortMade', champion, dice: frame.effort[champion]! })
    frame.step = 'check'
    return true
  },
  /** R4.4, R4.5: the Effort is paid for, the dice are rolled together, the Hits counted. */
  check(state, frame, ctx) {
    if (payEffort(state, frame, ctx)) return true
    for (const champion of archetypes) roll(frame, champion, ctx)
    frame.success = allHits(frame) >= frame.difficulty
    frame.step = frame.success ? 'award' : 'fate'
    return true
  },
  /** R4.6. */
  fate(state, frame, ctx) {
    for (const champion of archetypes) {
      if (!mayOffer(state, frame, champion)) give(frame, 'fate', champion, false)
    }
    if (!allGiven(frame)) return false
    frame.given = []
    pushHandOfFate(state, frame, ctx)
    frame.step = 'final'
    return true
  },
  final(_state, frame) {
    frame.success = allHits(frame) >= frame.difficulty
    frame.step = 'award'
    return true
  },
  /** R4.7: ties are decided by the team. */
  award(state, frame, ctx) {
    if (frame.answer === undefined) {
      ctx.emit({ e: 'ordealEnded', success: frame.success, hits: allHits(frame), difficulty: frame.difficulty })
      if (frame.award)
        callVote(state, frame, { what: 'award', attr: frame.attr, success: frame.success }, awarded(frame))
      else frame.step = 'done'
      return true
    }
    const champion = takeAnswer<Archetype>(frame)!
    frame.step = 'done'
    if (frame.success) gainToken(state, champion, frame.attr, 1, ctx)
    else sufferWound(state, frame, champion, ctx)
    return true
  },
  done(state, frame) {
    leave(state, frame.success)
    return true
  },
}
