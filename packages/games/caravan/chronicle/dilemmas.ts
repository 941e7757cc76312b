import type { Archetype, Dilemma } from '../box/vocabulary.ts'
import { askPlayerOf, askTeam } from '../campaign/asking.ts'
import type { EntryFrame, Topic } from '../frames.ts'
import type { CaravanState, Ctx } from '../state.ts'
import { type Doing, over, proceed } from './carrying-out.ts'
import { campaignHolds } from './conditions.ts'

type Steps = { begin: undefined; follow: string | null }

/** R3.7: among the options whose prerequisite holds. */
export const dilemmas: {
  dilemma: Doing<'dilemma', Steps>
  'personal-dilemma': Doing<'personal-dilemma', Steps>
} = {
  dilemma: {
    begin: (state, frame, dilemma) => askTeam(state, frame, 'follow', topicOf(frame, dilemma), open(state, dilemma)),
    follow,
  },
  'personal-dilemma': {
    begin: (state, frame, dilemma) =>
      askPlayerOf(state, frame, 'follow', dilemma.champion, topicOf(frame, dilemma), open(state, dilemma)),
    follow,
  },
}

const topicOf = ({ entry }: EntryFrame, { question }: Dilemma): Topic => ({ what: 'dilemma', entry, question })

const open = (state: CaravanState, { options }: Dilemma): string[] =>
  options.filter(option => !option.if || campaignHolds(state, option.if)).map(({ id }) => id)

function follow(
  state: CaravanState,
  frame: EntryFrame,
  { options, question, champion }: Dilemma & { champion?: Archetype },
  ctx: Ctx,
  answer: string | null,
): 'begin' {
  const chosen = options.find(({ id }) => id === answer)
  if (!chosen) return over(frame)
  const { entry } = frame
  if (entry !== null) ctx.emit({ e: 'choiceMade', entry, question, option: chosen.id, champion: champion ?? null })
  return proceed(state, frame, chosen.go, ctx)
}
