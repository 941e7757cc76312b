import { enter, leave } from '@acheron/engine'
import { chapter, confrontationOf } from '../box/index.ts'
import { callVote, takeAnswer } from '../campaign/asking.ts'
import { beginChapter, lastChapter } from '../campaign/chapters.ts'
import { prepareChapter, unexplored } from '../campaign/preparation.ts'
import { points, record } from '../campaign/records.ts'
import { loadSave, save } from '../campaign/saves.ts'
import { beginEntry } from '../chronicle/carrying-out.ts'
import { clearFight } from '../confrontation/end.ts'
import type { CampaignFrame } from '../frames.ts'
import type { CampaignEnd, CaravanState, Ctx, FightResult } from '../state.ts'
import { type CaravanPhase, keep, nobody } from './phase.ts'

/** R1.2: the whole game, chapter after chapter. */
export const campaign: CaravanPhase<CampaignFrame> = {
  ...nobody,
  ...keep,
  auto(state, frame, ctx) {
    if (state.end) finish(state, state.end, ctx)
    else steps[frame.step](state, frame, ctx)
    return true
  },
}

const steps: { [step in CampaignFrame['step']]: (state: CaravanState, frame: CampaignFrame, ctx: Ctx) => void } = {
  /** 3.1. */
  draft(state, frame) {
    frame.step = 'chapter'
    enter(state, { kind: 'draft', picks: [] })
  },
  chapter: beginChapter,
  /** 3.2, R3. */
  chronicle(state, frame, ctx) {
    frame.step = 'transition'
    prepareChapter(state, ctx.random)
    enter(state, beginEntry(state, chapter(state.chapter).introduction, ctx))
  },
  /** R6.1, R6.2. */
  transition(state, frame) {
    frame.step = 'fight'
    state.exploration = unexplored()
    enter(state, { kind: 'transition', ready: {}, enhanced: [] })
  },
  /** R6.4, 3.3, R7. */
  fight(state, frame) {
    frame.step = 'result'
    save(state)
    enter(state, { kind: 'confrontation', step: 0, at: 0 })
  },
  /** R7.2, R7.4, R7.6. What came of it stays in `answer` until the next chapter. */
  result(state, frame, ctx) {
    const { result } = frame.answer as FightResult
    record(state, result, state.fight?.round ?? 0)
    clearFight(state, ctx.random)
    if (isQuick(state)) frame.step = 'next'
    else if (result !== 'defeat') frame.step = 'rewards'
    else {
      frame.step = 'next'
      const defeat = chapter(state.chapter).entries.find(({ id }) => id === `defeat-${state.chapter}`)
      if (defeat) enter(state, beginEntry(state, defeat.id, ctx))
    }
  },
  /** Ruling 109: rewards first. */
  rewards(state, frame) {
    frame.step = 'outcome'
    enter(state, { kind: 'entry', entry: null, todo: [...confrontationOf(state.chapter).rewards], step: 0 })
  },
  outcome(state, frame, ctx) {
    frame.step = 'next'
    const { objective } = frame.answer as FightResult
    const met = confrontationOf(state.chapter).objectives.find(({ id }) => id === objective)
    if (met) enter(state, beginEntry(state, met.outcome, ctx))
  },
  /** R1.2, R2.1, R7.4. */
  next(state, frame, ctx) {
    const answer = takeAnswer<FightResult | 'again' | 'giveUp' | 'onward' | 'stop'>(frame)
    if (answer === 'again') tryAgain(state, frame, ctx)
    else if (answer === 'onward') nextChapter(state, frame)
    else if (answer === 'giveUp') finish(state, { ending: null, cause: 'givenUp' }, ctx)
    else if (answer === 'stop') finish(state, { ending: null, cause: 'quick' }, ctx)
    else if (answer?.result === 'defeat') afterDefeat(state, frame, ctx)
    else if (state.chapter === lastChapter)
      finish(state, { ending: null, cause: isQuick(state) ? 'quick' : 'ending' }, ctx)
    else if (isQuick(state)) callVote(state, frame, { what: 'onward', chapter: state.chapter + 1 }, ['onward', 'stop'])
    else nextChapter(state, frame)
  },
}

const isQuick = ({ options }: CaravanState): boolean => options.mode === 'quick'

/** Option `retry` (ruling 25). */
function afterDefeat(state: CaravanState, frame: CampaignFrame, ctx: Ctx): void {
  if (state.options.retry === 'none') finish(state, { ending: null, cause: 'defeat' }, ctx)
  else callVote(state, frame, { what: 'retry', lost: state.lost }, ['again', 'giveUp'])
}

/** R7.4. */
function tryAgain(state: CaravanState, frame: CampaignFrame, ctx: Ctx): void {
  loadSave(state)
  frame.step = 'fight'
  ctx.emit({ e: 'triedAgain', lost: state.lost })
}

function nextChapter(state: CaravanState, frame: CampaignFrame): void {
  state.chapter++
  state.lost = 0
  state.save = null
  frame.step = 'chapter'
}

/** 6.2. */
function finish(state: CaravanState, end: CampaignEnd, ctx: Ctx): void {
  state.end = end
  state.save = null
  ctx.emit({ e: 'campaignEnded', cause: end.cause, points: points(state) })
  leave(state)
}
