import type { Effect, Kind } from '../box/vocabulary.ts'
import type { T } from './words.ts'

/** A thing in a sentence: as its subject, after a preposition, and whether it is spoken to. */
export type Noun = { text: string; object: string; person: 'you' | 'one' | 'many' }

/** The speaker of a card: the names of its references, and its text so far. */
export type Voice = {
  readonly t: T
  /** The Malefactor or Minion whose card it is. */
  readonly self: Noun
  /** A Champion's card: it decides the choices that a Malefactor's card leaves to the Fiercest. */
  readonly own: boolean
  /** What was selected last: "that Champion". */
  last: Kind
  subject: Noun
  cause: Noun
  /** Numbers of the present clause that have to be explained: "X is the number of Wounds". */
  notes: { x: string; is: string }[]
  /** Effects in words: some effects have others inside. */
  readonly say: (voice: Voice, fx: readonly Effect[]) => string[]
}

export const noun = (text: string, person: Noun['person'] = 'one'): Noun => ({ text, object: text, person })

export const you = (t: T): Noun => ({ text: t('ref.you'), object: t('ref.you.object'), person: 'you' })

/** The effects inside of an effect as clauses. */
export const inner = (voice: Voice, fx: readonly Effect[]): string[] => voice.say(voice, fx)

export function voiceOf(say: Voice['say'], t: T, self: Noun | null): Voice {
  const champion = noun(t('kind.champion', { form: 'that', adj: '' }))
  return {
    t,
    self: self ?? noun(t('ref.self')),
    own: self === null,
    last: 'champion',
    subject: champion,
    cause: noun(t('ref.cause')),
    notes: [],
    say,
  }
}
