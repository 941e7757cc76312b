import { idName } from '../box/names.ts'
import type { Ref } from '../box/vocabulary.ts'
import { inside } from './prose.ts'
import { type Noun, noun, type Voice, you } from './voice.ts'

/** One thing already known (3.1). */
export function refNoun(voice: Voice, ref: Ref): Noun {
  const { t } = voice
  if (ref.startsWith('#')) return noun(inside(idName(t, ref.slice(1))))
  switch (ref) {
    case 'you':
      return you(t)
    case 'self':
      return voice.self
    case 'attacker':
    case 'target':
    case 'holder':
      return noun(t(`ref.${ref}`))
    case 'held':
      return noun(t('ref.held', { who: voice.self.text }))
    case 'subject':
      return voice.subject
    case 'cause':
      return voice.cause
    case 'that':
      return noun(t(`kind.${voice.last}`, { form: 'that', adj: '' }))
    default:
      return noun(t('ref.bound'))
  }
}
