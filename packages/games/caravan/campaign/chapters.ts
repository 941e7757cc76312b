import { enter, type Next, type Sequence } from '@acheron/engine'
import type { Archetype, Id } from '../box/vocabulary.ts'
import type { CampaignFrame, CampaignSteps } from '../frames.ts'
import { archetypes, type CaravanState, type Ctx } from '../state.ts'
import { askSeatOf, askTeam } from './asking.ts'
import { askForChange, change } from './changes.ts'
import { waysOnward } from './losses.ts'
import { prepareChapter } from './preparation.ts'
import { exchange, exchanges } from './progress.ts'
import { dealReadyMade, isReadyMade } from './ready-made.ts'
import { lostIn } from './records.ts'
import { applyRows } from './rows.ts'
import { keepSave, saveStart } from './saves.ts'

export const lastChapter = 9

/** Option casualDecks: an exchange, or that the Champion's deck stays so. */
export type Exchange = { deck: Archetype; out: Id; in: Id } | { deck: Archetype; keep: true }
/** R1.3: without a Chronicle to the Confrontation of this circle, or of a later one. */
export type Skip = { skipTo: number }

type ChapterSteps = Pick<CampaignSteps, 'chapter' | 'decks' | 'exchange' | 'decide' | 'skip' | 'change'>
type Steps = Sequence<[state: CaravanState, frame: CampaignFrame, ctx: Ctx], CampaignSteps>

/**
 * The start of a chapter: decks may be changed (R2.3); then the team goes on, or skips the Chronicle (R1.3), or changes
 * something (3.1, R20.4) and is asked again. A Quick Combat has no Chronicle (R2.1), and its decks change after the rows.
 */
export const chapterSteps: Pick<Steps, keyof ChapterSteps> = {
  chapter(state, frame, ctx) {
    const { again } = frame
    delete frame.again
    ctx.emit({ e: 'chapterBegan', chapter: state.chapter, ...(again && { again }) })
    if (isQuick(state)) return beginCircle(state, state.record.length === 0 ? 1 : state.chapter, ctx)
    saveStart(state)
    keepSave(state, ctx, { at: 'chapter' })
    return askForExchange(state, frame, archetypes[0])
  },
  decks: (state, frame) => askForExchange(state, frame, archetypes[0]),
  exchange(state, frame, ctx, answer) {
    if (answer === null) return afterDecks(state, frame)
    if ('out' in answer) exchange(state, answer.deck, answer, ctx)
    return askForExchange(state, frame, 'out' in answer ? answer.deck : nextDeck(answer.deck))
  },
  decide(state, frame, _ctx, answer) {
    if (answer === 'skip') return askTeam(state, frame, 'skip', { what: 'skip' }, [...circlesAhead(state), 'back'])
    return answer === 'change' ? askForChange(state, frame) : 'chronicle'
  },
  skip(state, frame, ctx, answer) {
    if (answer === 'back' || answer === null) return askWhatNext(state, frame)
    const from = state.chapter
    if (answer.skipTo > from) {
      state.chapter = answer.skipTo
      state.lost = lostIn(state, answer.skipTo)
      ctx.emit({ e: 'chapterBegan', chapter: answer.skipTo })
    }
    return skip(state, from, ctx)
  },
  change(state, frame, _ctx, answer) {
    if (answer !== 'back' && answer !== null) change(state, answer)
    return isQuick(state) ? askOnward(state, frame) : askWhatNext(state, frame)
  },
}

/** Option casualDecks: one Champion after another, as often as it likes. */
function askForExchange(state: CaravanState, frame: CampaignFrame, deck: Archetype | undefined): Next<CampaignSteps> {
  if (deck === undefined || state.options.casualDecks === 'off') return afterDecks(state, frame)
  // The deck of a ready-made Companion is made when it is needed.
  if (isReadyMade(state) && !state.champions[deck].player) return askForExchange(state, frame, nextDeck(deck))
  const options: Exchange[] = [{ deck, keep: true }, ...exchanges(state, deck).map(each => ({ deck, ...each }))]
  return askSeatOf(state, frame, 'exchange', deck, { what: 'exchange', champion: deck }, options)
}

const nextDeck = (deck: Archetype): Archetype | undefined => archetypes[archetypes.indexOf(deck) + 1]

/** The Treasures of ready-made Champions are dealt already. */
function afterDecks(state: CaravanState, frame: CampaignFrame): Next<CampaignSteps> {
  if (!isQuick(state)) return askWhatNext(state, frame)
  return isReadyMade(state) && !frame.hands ? 'fight' : 'transition'
}

/** R2.1. */
export function askOnward(state: CaravanState, frame: CampaignFrame): Next<CampaignSteps> {
  return askTeam(state, frame, 'onward', { what: 'onward', chapter: state.chapter + 1 }, waysOnward(state))
}

function askWhatNext(state: CaravanState, frame: CampaignFrame): Next<CampaignSteps> {
  return askTeam(state, frame, 'decide', { what: 'chapter', chapter: state.chapter }, ['go', 'skip', 'change'])
}

/** R1.3: never backward. */
function circlesAhead(state: CaravanState): Skip[] {
  return Array.from({ length: lastChapter - state.chapter + 1 }, (_, i) => ({ skipTo: state.chapter + i }))
}

const isQuick = ({ options }: CaravanState): boolean => options.mode === 'quick'

/** R2.1. */
function beginCircle(state: CaravanState, from: number, ctx: Ctx): 'decks' {
  if (!isReadyMade(state)) skip(state, from, ctx)
  else {
    prepareChapter(state, ctx)
    dealReadyMade(state, from, ctx)
  }
  return 'decks'
}

/** R1.3, R2.1, R2.2: the rows from a circle to the present one, instead of what the Chronicles would have brought. */
function skip(state: CaravanState, from: number, ctx: Ctx): 'transition' {
  prepareChapter(state, ctx)
  enter(state, { kind: 'progress', todo: applyRows(state, from, state.chapter), step: 'next' })
  return 'transition'
}
