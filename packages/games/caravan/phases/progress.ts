import { enter, leave } from '@acheron/engine'
import type { Archetype, Id } from '../box/vocabulary.ts'
import { askSeatOf, callVote, takeAnswer } from '../campaign/asking.ts'
import { learn, takeCard, untaken } from '../campaign/progress.ts'
import { canCarry, put, sacredLeft } from '../campaign/treasures.ts'
import type { ProgressFrame, ProgressStep } from '../frames.ts'
import type { CaravanState, Ctx } from '../state.ts'
import { type CaravanPhase, keep, nobody } from './phase.ts'

type StepOf<W extends ProgressStep['what']> = Extract<ProgressStep, { what: W }>

/** R2.2 to R2.4: one step after another, decided by each Champion's seat, or by the team. */
export const progress: CaravanPhase<ProgressFrame> = {
  ...nobody,
  ...keep,
  auto(state, frame, ctx) {
    const [step] = frame.todo
    if (!step) leave(state)
    else if (step.what === 'card') progressCard(state, frame, step, ctx)
    else if (step.what === 'maneuver') progressDeck(state, frame, step, ctx)
    else drawSacred(state, frame, step, ctx)
    return true
  },
}

function done(frame: ProgressFrame): void {
  frame.todo.shift()
  frame.step = 0
  delete frame.answer
}

/** R2.2 (a). */
function progressCard(state: CaravanState, frame: ProgressFrame, { champion, options }: StepOf<'card'>, ctx: Ctx) {
  if (frame.step++ === 0) {
    askSeatOf(state, frame, champion, { what: 'championCard', champion }, options)
    return
  }
  takeCard(state, champion, frame.answer as Id, ctx)
  done(frame)
}

/** R2.3: first the new Maneuver, then the one that it replaces. */
function progressDeck(state: CaravanState, frame: ProgressFrame, step: StepOf<'maneuver'>, ctx: Ctx): void {
  const { champion, level } = step
  switch (frame.step++) {
    case 0: {
      const topic = { what: 'maneuverTaken', champion, level }
      askSeatOf(state, frame, champion, topic, [...new Set(untaken(state, champion, level))])
      break
    }
    case 1: {
      const card = takeAnswer<Id | null>(frame) ?? null
      const deck = [...new Set(state.champions[champion].maneuvers)]
      if (card === null) done(frame)
      else {
        const options = deck.map(removed => ({ card, removed }))
        askSeatOf(state, frame, champion, { what: 'maneuverRemoved', champion, card }, options)
      }
      break
    }
    default: {
      const { card, removed } = frame.answer as { card: Id; removed: Id }
      learn(state, champion, card, removed, ctx)
      done(frame)
    }
  }
}

/** R2.2 (c): one of two; by the team, who give it to somebody (R3.8), or by a Champion for itself (quickItems). */
function drawSacred(state: CaravanState, frame: ProgressFrame, step: StepOf<'sacred'>, ctx: Ctx): void {
  const { rank, for: owner } = step
  if (frame.step++ === 0) {
    const drawn = ctx.random.shuffle(sacredLeft(state, rank)).slice(0, 2)
    if (owner === null) callVote(state, frame, { what: 'sacred', rank }, drawn)
    else askSeatOf(state, frame, owner, { what: 'sacred', rank, champion: owner }, drawn)
    return
  }
  const card = takeAnswer<Id | null>(frame) ?? null
  done(frame)
  if (card === null) return
  if (owner === null) enter(state, { kind: 'treasure', card })
  else keepSacred(state, card, owner, ctx)
}

function keepSacred(state: CaravanState, card: Id, owner: Archetype, ctx: Ctx): void {
  const by = canCarry(state, owner, card) ? owner : 'box'
  put(state, card, by)
  ctx.emit({ e: 'treasureTaken', treasure: card, by })
}
