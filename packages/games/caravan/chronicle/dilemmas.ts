import type { Dilemma } from '../box/vocabulary.ts'
import { askPlayerOf, callVote } from '../campaign/asking.ts'
import type { EntryFrame, Topic } from '../frames.ts'
import type { CaravanState, Ctx } from '../state.ts'
import { type Doings, done, proceed } from './carrying-out.ts'
import { campaignHolds } from './conditions.ts'

/** R3.7: among the options whose prerequisite holds. */
export const dilemmas = {
  dilemma: (state, frame, dilemma, ctx) => {
    if (frame.step++ === 0) callVote(state, frame, topicOf(frame, dilemma), open(state, dilemma))
    else follow(state, frame, dilemma, ctx)
  },
  'personal-dilemma': (state, frame, dilemma, ctx) => {
    const { champion } = dilemma
    if (frame.step++ === 0) askPlayerOf(state, frame, champion, topicOf(frame, dilemma), open(state, dilemma))
    else follow(state, frame, dilemma, ctx)
  },
} satisfies Partial<Doings>

const topicOf = ({ entry }: EntryFrame, { question }: Dilemma): Topic => ({ what: 'dilemma', entry, question })

const open = (state: CaravanState, { options }: Dilemma): string[] =>
  options.filter(option => !option.if || campaignHolds(state, option.if)).map(({ id }) => id)

function follow(state: CaravanState, frame: EntryFrame, { options }: Dilemma, ctx: Ctx): void {
  const chosen = options.find(({ id }) => id === frame.answer)
  if (chosen) proceed(state, frame, chosen.go, ctx)
  else done(frame)
}
