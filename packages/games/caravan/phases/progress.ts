import { done, enter } from '@acheron/engine'
import type { Archetype, Id } from '../box/vocabulary.ts'
import { askSeatOf, askTeam } from '../campaign/asking.ts'
import { learn, takeCard, untaken } from '../campaign/progress.ts'
import { canCarry, drawSacred, put } from '../campaign/treasures.ts'
import type { ProgressFrame, ProgressStep, ProgressSteps } from '../frames.ts'
import type { CaravanState, Ctx } from '../state.ts'
import { campaignSequence } from './phase.ts'

/** R2.2 to R2.4: one step after another, decided by each Champion's seat, or by the team. */
export const progress = campaignSequence<ProgressFrame, ProgressSteps>({
  next(state, frame, ctx) {
    const [step] = frame.todo
    if (!step) return done(state)
    if (step.what === 'card') return askForCard(state, frame, step)
    return step.what === 'maneuver' ? askForManeuver(state, frame, step) : askForSacred(state, frame, step, ctx)
  },
  takeCard(state, frame, ctx, card) {
    const { champion } = first(frame, 'card')
    if (card !== null) takeCard(state, champion, card, ctx)
    return goOn(frame)
  },
  /** R2.3: first the new Maneuver, then the one that it replaces. */
  takeManeuver(state, frame, _ctx, card) {
    if (card === null) return goOn(frame)
    const { champion } = first(frame, 'maneuver')
    const options = [...new Set(state.champions[champion].maneuvers)].map(removed => ({ card, removed }))
    return askSeatOf(state, frame, 'removeManeuver', champion, { what: 'maneuverRemoved', champion, card }, options)
  },
  removeManeuver(state, frame, ctx, change) {
    const { champion } = first(frame, 'maneuver')
    if (change !== null) learn(state, champion, change.card, change.removed, ctx)
    return goOn(frame)
  },
  takeSacred(state, frame, ctx, card) {
    const { for: owner } = first(frame, 'sacred')
    const next = goOn(frame)
    if (card === null) return next
    if (owner === null) enter(state, { kind: 'treasure', card, step: 'offer' })
    else keepSacred(state, card, owner, ctx)
    return next
  },
})

type StepOf<W extends ProgressStep['what']> = Extract<ProgressStep, { what: W }>

/** The current decision; the step that asked for it was of this kind. */
const first = <W extends ProgressStep['what']>({ todo }: ProgressFrame, _what: W): StepOf<W> => todo[0] as StepOf<W>

function goOn(frame: ProgressFrame): 'next' {
  frame.todo.shift()
  return 'next'
}

/** R2.2 (a). */
function askForCard(state: CaravanState, frame: ProgressFrame, { champion, options }: StepOf<'card'>) {
  return askSeatOf(state, frame, 'takeCard', champion, { what: 'championCard', champion }, options)
}

function askForManeuver(state: CaravanState, frame: ProgressFrame, { champion, level }: StepOf<'maneuver'>) {
  const options = [...new Set(untaken(state, champion, level))]
  return askSeatOf(state, frame, 'takeManeuver', champion, { what: 'maneuverTaken', champion, level }, options)
}

/** R2.2 (c): one of two; by the team, who give it to somebody (R3.8), or by a Champion for itself (quickItems). */
function askForSacred(state: CaravanState, frame: ProgressFrame, { rank, for: owner }: StepOf<'sacred'>, ctx: Ctx) {
  const drawn = drawSacred(state, rank, ctx.random)
  return owner === null
    ? askTeam(state, frame, 'takeSacred', { what: 'sacred', rank }, drawn)
    : askSeatOf(state, frame, 'takeSacred', owner, { what: 'sacred', rank, champion: owner }, drawn)
}

function keepSacred(state: CaravanState, card: Id, owner: Archetype, ctx: Ctx): void {
  const by = canCarry(state, owner, card) ? owner : 'box'
  put(state, card, by)
  ctx.emit({ e: 'treasureTaken', treasure: card, by })
}
