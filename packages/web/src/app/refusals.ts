import { refusals } from '@acheron/protocol'
import type { Say } from './words.tsx'

/** The codes of refusals by server, engine and local tables. The words `refused.<code>` have a sentence for each. */
const known = [
  ...refusals,
  'removed',
  'seat-taken',
  'already-seated',
  'not-owner',
  'begun',
  'not-now',
  'seat-kept',
  'seat-asked',
  'seat-link-void',
  'coach-link-void',
  'coach-there',
  'knows-too-much',
  'not-away',
  'not-so-far',
  'back-refused',
  'no-such-seat',
  'not-stored',
  'maybe-stored',
  'too-many-messages',
  'too-many-tables',
  'too-many-unbegun-tables',
  'too-many-seats',
  'too-many-unbegun-seats',
  'too-many-unbegun-here',
  'too-many-unfinished',
  'too-many-requests',
  'too-many-descents',
  'bots-only',
  'table-unreadable',
  'not-over',
  'bad-name',
  'bad-record',
  'bad-campaign',
  'cannot-reseat',
  'no-such-save',
  'not-seated',
  'other-people',
  'no-talk',
  'phrases-only',
  'bad-words',
  'too-much-said',
  'too-many-reports',
  'too-many-hushed',
  'cannot-sit',
  'banned',
  'needs-account',
  'not-rateable',
  'rated-people',
  'away',
] as const

/** Those whose message says more than their sentence: what exactly is wrong with a file or a table. */
const detailed: readonly string[] = ['bad-record', 'bad-campaign', 'table-unreadable', 'banned']

export interface Failure {
  readonly code: string
  /** In English, for programs and developers. */
  readonly message: string
}

/** The code and message of an error. Errors of the server and of local tables have a code. */
export function failureOf(error: unknown): Failure {
  const { code, message } = (error ?? {}) as Partial<Failure>
  return {
    code: typeof code === 'string' ? code : 'other',
    message: typeof message === 'string' ? message : String(error),
  }
}

/** The error under another code if the server has only called it invalid. */
export function named(error: unknown, code: 'bad-campaign' | 'cannot-reseat'): Failure {
  const failure = failureOf(error)
  return failure.code === 'invalid' ? { code, message: failure.message } : failure
}

export interface Explained {
  readonly text: string
  /** The English message where the sentence alone does not help; else empty. */
  readonly detail: string
}

/** What was refused or went wrong, in the page's language. */
export function explained(t: Say, error: unknown): Explained {
  const { code, message } = failureOf(error)
  const found = known.find(each => each === code)
  const text = t(`refused.${found ?? 'other'}`)
  return { text, detail: !found || detailed.includes(found) ? message : '' }
}
