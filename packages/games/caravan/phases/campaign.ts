import { done, enter, type Next } from '@acheron/engine'
import { chapter, confrontationOf } from '../box/index.ts'
import { askTeam } from '../campaign/asking.ts'
import { askForChange, change } from '../campaign/changes.ts'
import { askOnward, chapterSteps, lastChapter } from '../campaign/chapters.ts'
import { waysAfterLoss } from '../campaign/losses.ts'
import { prepareChapter, unexplored } from '../campaign/preparation.ts'
import { lostIn, points, record, refuseForward } from '../campaign/records.ts'
import { keepSave, loadSave, loadStart, save } from '../campaign/saves.ts'
import { beginEntry } from '../chronicle/carrying-out.ts'
import { clearFight } from '../confrontation/end.ts'
import type { CampaignFrame, CampaignSteps } from '../frames.ts'
import type { CampaignEnd, CaravanState, Ctx, FightResult } from '../state.ts'
import { type CaravanPhase, call, campaignSequence } from './phase.ts'

const steps = campaignSequence<CampaignFrame, CampaignSteps>({
  /** 3.1. */
  draft(state) {
    enter(state, { kind: 'draft', picks: [] })
    return 'chapter'
  },
  ...chapterSteps,
  /** 3.2, R3. */
  chronicle(state, _frame, ctx) {
    prepareChapter(state, ctx)
    enter(state, beginEntry(state, chapter(state.chapter).introduction, ctx))
    return 'transition'
  },
  /** R6.1, R6.2. */
  transition(state, frame) {
    const { hands } = frame
    delete frame.hands
    state.exploration = unexplored()
    enter(state, { kind: 'transition', ready: {}, enhanced: [], step: 'change', ...(hands && { hands }) })
    return 'fight'
  },
  /** R6.4, 3.3, R7. */
  fight(state, _frame, ctx) {
    save(state)
    keepSave(state, ctx, { at: 'confrontation' })
    return call(state, { kind: 'confrontation', step: 'layOut', at: 0 }, 'result')
  },
  /** R7.2, R7.4, R7.6. The outcome is kept until the chapter is over. */
  result(state, frame, ctx, fought) {
    const { result } = fought
    frame.fought = fought
    record(state, result, state.fight?.round ?? 0)
    clearFight(state, ctx.random)
    keepSave(state, ctx, { at: 'after', result })
    if (result === 'fail-forward' && mayTryAgain(state)) return askAfterLoss(state, frame, fought)
    if (isQuick(state)) return 'next'
    if (result !== 'defeat') return 'rewards'
    const defeat = chapter(state.chapter).entries.find(({ id }) => id === `defeat-${state.chapter}`)
    if (defeat) enter(state, beginEntry(state, defeat.id, ctx))
    return 'next'
  },
  /** Ruling 109: rewards first. */
  rewards(state) {
    enter(state, { kind: 'entry', entry: null, todo: [...confrontationOf(state.chapter).rewards], step: 'begin' })
    return 'outcome'
  },
  outcome(state, { fought }, ctx) {
    const met = confrontationOf(state.chapter).objectives.find(({ id }) => id === fought?.objective)
    if (met) enter(state, beginEntry(state, met.outcome, ctx))
    return 'next'
  },
  /** R1.2, R2.1, R7.4. */
  next(state, frame, ctx) {
    const { fought } = frame
    delete frame.fought
    if (fought?.result === 'defeat')
      return mayTryAgain(state)
        ? askAfterLoss(state, frame, fought)
        : end(state, { ending: null, cause: 'defeat' }, ctx)
    if (state.chapter === lastChapter)
      return end(state, { ending: null, cause: isQuick(state) ? 'quick' : 'ending' }, ctx)
    if (!isQuick(state)) return nextChapter(state)
    return askOnward(state, frame)
  },
  /** R7.4. */
  retry(state, frame, ctx, decision) {
    if (decision === 'forward') return isQuick(state) ? 'next' : 'rewards'
    if (frame.fought) refuseForward(state)
    delete frame.fought
    if (decision === null || decision === 'giveUp' || decision === 'stop')
      return end(state, { ending: null, cause: 'givenUp' }, ctx)
    if (decision === 'restart') return restart(state, frame, ctx)
    loadSave(state, ctx)
    ctx.emit({ e: 'triedAgain', lost: state.lost })
    if (typeof decision === 'object') change(state, decision)
    if (decision !== 'equipment') return 'fight'
    frame.hands = true
    return 'transition'
  },
  onward(state, frame, ctx, decision) {
    if (decision === 'change') return askForChange(state, frame)
    if (decision === 'regroup') frame.hands = true
    return decision === 'onward' || decision === 'regroup'
      ? nextChapter(state)
      : end(state, { ending: null, cause: 'quick' }, ctx)
  },
})

/** R1.2: the whole game, chapter after chapter. */
export const campaign: CaravanPhase<CampaignFrame> = {
  ...steps,
  auto(state, frame, ctx) {
    if (!state.end) return steps.auto!(state, frame, ctx)
    end(state, state.end, ctx)
    return true
  },
  resume(state, frame, value, ctx) {
    if (state.end) end(state, state.end, ctx)
    else steps.resume!(state, frame, value, ctx)
  },
}

const isQuick = ({ options }: CaravanState): boolean => options.mode === 'quick'

/** Option `retry` (ruling 25). */
const mayTryAgain = ({ options }: CaravanState): boolean => options.retry === 'free'

function askAfterLoss(state: CaravanState, frame: CampaignFrame, fought: FightResult): Next<CampaignSteps> {
  return askTeam(state, frame, 'retry', { what: 'retry', lost: state.lost }, waysAfterLoss(state, fought))
}

function nextChapter(state: CaravanState): 'chapter' {
  state.chapter++
  state.lost = lostIn(state, state.chapter)
  state.save = null
  return 'chapter'
}

/** R1.4: the chapter again, from its beginning. */
function restart(state: CaravanState, frame: CampaignFrame, ctx: Ctx): 'chapter' {
  frame.again = true
  loadStart(state, ctx.random)
  state.lost = lostIn(state, state.chapter)
  return 'chapter'
}

/** 6.2. */
function end(state: CaravanState, end: CampaignEnd, ctx: Ctx): null {
  state.end = end
  state.save = null
  ctx.emit({ e: 'campaignEnded', cause: end.cause, points: points(state) })
  return done(state)
}
