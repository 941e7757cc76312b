import { enter, type Next, type Sequence } from '@acheron/engine'
import type { Archetype, Id } from '../box/vocabulary.ts'
import type { CampaignFrame, CampaignSteps } from '../frames.ts'
import { archetypes, type CaravanState, type Ctx } from '../state.ts'
import { askSeatOf, askTeam } from './asking.ts'
import { change, possibleChanges } from './changes.ts'
import { prepareChapter } from './preparation.ts'
import { exchange, exchanges } from './progress.ts'
import { applyRows } from './rows.ts'
import { keepSave } from './saves.ts'

export const lastChapter = 9

/** Option casualDecks: an exchange, or that the Champion's deck stays so. */
export type Exchange = { deck: Archetype; out: Id; in: Id } | { deck: Archetype; keep: true }
/** R1.3: without a Chronicle to the Confrontation of this circle, or of a later one. */
export type Skip = { skipTo: number }

type ChapterSteps = Pick<CampaignSteps, 'chapter' | 'exchange' | 'decide' | 'skip' | 'change'>
type Steps = Sequence<[state: CaravanState, frame: CampaignFrame, ctx: Ctx], CampaignSteps>

/**
 * The start of a chapter: decks may be changed (R2.3); then the team goes on, or skips the Chronicle (R1.3), or changes
 * something (3.1, R20.4) and is asked again. A Quick Combat has no Chronicle (R2.1).
 */
export const chapterSteps: Pick<Steps, keyof ChapterSteps> = {
  chapter(state, frame, ctx) {
    ctx.emit({ e: 'chapterBegan', chapter: state.chapter })
    if (state.options.mode === 'quick') return skip(state, state.record.length === 0 ? 1 : state.chapter, ctx)
    keepSave(state, ctx, { at: 'chapter' })
    return askForExchange(state, frame, archetypes[0])
  },
  exchange(state, frame, ctx, answer) {
    if (answer === null) return askWhatNext(state, frame)
    if ('out' in answer) exchange(state, answer.deck, answer, ctx)
    const next = 'out' in answer ? answer.deck : archetypes[archetypes.indexOf(answer.deck) + 1]
    return askForExchange(state, frame, next)
  },
  decide(state, frame, _ctx, answer) {
    if (answer === 'skip') return askTeam(state, frame, 'skip', { what: 'skip' }, [...circlesAhead(state), 'back'])
    if (answer === 'change')
      return askTeam(state, frame, 'change', { what: 'change' }, [...possibleChanges(state), 'back'])
    return 'chronicle'
  },
  skip(state, frame, ctx, answer) {
    if (answer === 'back' || answer === null) return askWhatNext(state, frame)
    const from = state.chapter
    if (answer.skipTo > from) {
      state.chapter = answer.skipTo
      ctx.emit({ e: 'chapterBegan', chapter: answer.skipTo })
    }
    return skip(state, from, ctx)
  },
  change(state, frame, _ctx, answer) {
    if (answer !== 'back' && answer !== null) change(state, answer)
    return askWhatNext(state, frame)
  },
}

/** Option casualDecks: one Champion after another, as often as it likes. */
function askForExchange(state: CaravanState, frame: CampaignFrame, deck: Archetype | undefined): Next<CampaignSteps> {
  if (deck === undefined || state.options.casualDecks === 'off') return askWhatNext(state, frame)
  const options: Exchange[] = [{ deck, keep: true }, ...exchanges(state, deck).map(each => ({ deck, ...each }))]
  return askSeatOf(state, frame, 'exchange', deck, { what: 'exchange', champion: deck }, options)
}

function askWhatNext(state: CaravanState, frame: CampaignFrame): Next<CampaignSteps> {
  return askTeam(state, frame, 'decide', { what: 'chapter', chapter: state.chapter }, ['go', 'skip', 'change'])
}

/** R1.3: never backward. */
function circlesAhead(state: CaravanState): Skip[] {
  return Array.from({ length: lastChapter - state.chapter + 1 }, (_, i) => ({ skipTo: state.chapter + i }))
}

/** R1.3, R2.1, R2.2: the rows from a circle to the present one, instead of what the Chronicles would have brought. */
function skip(state: CaravanState, from: number, ctx: Ctx): 'transition' {
  prepareChapter(state, ctx.random)
  enter(state, { kind: 'progress', todo: applyRows(state, from, state.chapter), step: 'next' })
  return 'transition'
}
