import { enter } from '@acheron/engine'
import type { Archetype, Id } from '../box/vocabulary.ts'
import type { CampaignFrame } from '../frames.ts'
import { archetypes, type CaravanState, type Ctx } from '../state.ts'
import { askSeatOf, callVote, takeAnswer } from './asking.ts'
import { type Change, change, possibleChanges } from './changes.ts'
import { prepareChapter } from './preparation.ts'
import { exchange, exchanges } from './progress.ts'
import { applyRows } from './rows.ts'

export const lastChapter = 9

/** Option casualDecks: an exchange, or the Champion keeps its deck. */
type Exchange = { deck: Archetype; out: Id; in: Id } | { deck: Archetype; keep: true }
/** R1.3: without a Chronicle to the Confrontation of this circle, or of a later one. */
type Skip = { skipTo: number }
/** The answers to the questions at the start of a chapter; each tells which question it answers. */
type Answer = 'go' | 'skip' | 'change' | 'back' | Exchange | Skip | Change

/**
 * The start of a chapter: decks may be changed (R2.3); then the team goes on, or skips the Chronicle (R1.3), or changes
 * something (3.1, R20.4) and is asked again. A Quick Combat has no Chronicle (R2.1).
 */
export function beginChapter(state: CaravanState, frame: CampaignFrame, ctx: Ctx): void {
  const answer = takeAnswer<Answer>(frame)
  if (answer === undefined) {
    ctx.emit({ e: 'chapterBegan', chapter: state.chapter })
    if (state.options.mode === 'quick') skip(state, frame, state.record.length === 0 ? 1 : state.chapter, ctx)
    else askForExchange(state, frame, archetypes[0])
  } else if (typeof answer === 'object' && 'deck' in answer) {
    if ('out' in answer) exchange(state, answer.deck, answer, ctx)
    askForExchange(state, frame, 'out' in answer ? answer.deck : archetypes[archetypes.indexOf(answer.deck) + 1])
  } else follow(state, frame, answer, ctx)
}

/** Option casualDecks: one Champion after another, as often as it likes. */
function askForExchange(state: CaravanState, frame: CampaignFrame, deck: Archetype | undefined): void {
  if (deck === undefined || state.options.casualDecks === 'off') {
    askTeam(state, frame)
    return
  }
  const options = exchanges(state, deck).map(each => ({ deck, ...each }))
  askSeatOf(state, frame, deck, { what: 'exchange', champion: deck }, [{ deck, keep: true }, ...options])
}

function askTeam(state: CaravanState, frame: CampaignFrame): void {
  callVote(state, frame, { what: 'chapter', chapter: state.chapter }, ['go', 'skip', 'change'])
}

function follow(state: CaravanState, frame: CampaignFrame, answer: Exclude<Answer, Exchange>, ctx: Ctx): void {
  if (answer === 'go') frame.step = 'chronicle'
  else if (answer === 'skip') callVote(state, frame, { what: 'skip' }, [...circlesAhead(state), 'back'])
  else if (answer === 'change') callVote(state, frame, { what: 'change' }, [...possibleChanges(state), 'back'])
  else if (answer === 'back') askTeam(state, frame)
  else if ('skipTo' in answer) skipTo(state, frame, answer.skipTo, ctx)
  else {
    change(state, answer)
    askTeam(state, frame)
  }
}

/** R1.3: never backward. */
function circlesAhead(state: CaravanState): Skip[] {
  return Array.from({ length: lastChapter - state.chapter + 1 }, (_, i) => ({ skipTo: state.chapter + i }))
}

function skipTo(state: CaravanState, frame: CampaignFrame, circle: number, ctx: Ctx): void {
  const from = state.chapter
  if (circle > from) {
    state.chapter = circle
    ctx.emit({ e: 'chapterBegan', chapter: circle })
  }
  skip(state, frame, from, ctx)
}

/** R1.3, R2.1, R2.2: the rows from a circle to the present one, instead of what the Chronicles would have brought. */
function skip(state: CaravanState, frame: CampaignFrame, from: number, ctx: Ctx): void {
  frame.step = 'transition'
  prepareChapter(state, ctx.random)
  enter(state, { kind: 'progress', todo: applyRows(state, from, state.chapter), step: 0 })
}
