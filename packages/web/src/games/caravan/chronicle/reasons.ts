import type { CaravanView, Topic } from '@acheron/games/caravan/board.ts'
import type { RoadVoice } from './words.ts'

const kinds = {
  'c-wound': 'wound',
  'c-lose-vigor': 'vigor',
  'c-invigorate': 'invigorate',
  'c-token': 'token',
  'c-sin': 'sin',
} as const
type Kind = keyof typeof kinds

const isKind = (what: unknown): what is Kind => typeof what === 'string' && what in kinds

/** Why a Champion is asked for; nothing where the question says it itself. */
export function reasonText(view: CaravanView, topic: Topic, { t, game }: RoadVoice): string {
  if (topic.what === 'award')
    return t('reason.award', {
      success: topic.success === false ? 'no' : 'yes',
      attr: game(`attr.${topic.attr as 'prowess'}`),
    })
  if (topic.what !== 'champion' || !isKind(topic.for)) return ''
  const happening = instructionIn(view)
  const count = happening && 'n' in happening ? (happening.n ?? 1) : 1
  const attr = happening && 'attr' in happening && happening.do === 'c-token' ? game(`attr.${happening.attr}`) : ''
  const to = happening && 'to' in happening && typeof happening.to === 'string' ? happening.to : 'caravan-choice'
  return [
    t('reason.what', { what: kinds[topic.for], count, attr }),
    t('reason.who', { to: to === 'caravan-choice' ? 'choice' : to === 'least-vigor' ? 'least' : 'most' }),
  ].join(' ')
}

/** The question in the words of what is about to happen; null where it is a common one. */
export function whoQuestion(topic: Topic, { t }: RoadVoice): string | null {
  if (topic.what === 'award') return t('reason.question', { what: topic.success === false ? 'wound' : 'token' })
  return topic.what === 'champion' && isKind(topic.for) ? t('reason.question', { what: kinds[topic.for] }) : null
}

/** The instruction of the entry that is being carried out. */
function instructionIn({ flow }: CaravanView) {
  const frame = flow.findLast(({ kind }) => kind === 'entry')
  const [instruction] = frame?.kind === 'entry' ? frame.todo : []
  return instruction && 'do' in instruction ? instruction : null
}
