import type { Say } from './words.tsx'

/** What server, engine and local tables refuse by name, and the words `refused.<code>` have a sentence for. */
const known = [
  'game-over',
  'not-your-turn',
  'illegal-move',
  'nothing-to-undo',
  'not-yours-to-undo',
  'nothing-to-redo',
  'stale',
  'not-your-seat',
  'no-such-table',
  'waiting',
  'seat-taken',
  'already-seated',
  'not-stored',
  'too-many-messages',
  'too-many-tables',
  'too-many-undos',
  'too-many-steps',
  'bots-only',
  'table-unreadable',
  'not-over',
  'bad-name',
  'bad-record',
  'away',
] as const

export interface Failure {
  readonly code: string
  /** In English, as programs speak to each other. */
  readonly message: string
}

/** An error by its code, where it has one: those of the server and of local tables do. */
export function failureOf(error: unknown): Failure {
  const { code, message } = (error ?? {}) as Partial<Failure>
  return {
    code: typeof code === 'string' ? code : 'other',
    message: typeof message === 'string' ? message : String(error),
  }
}

export interface Explained {
  readonly text: string
  /** The English message, where the sentence alone would not help anybody to mend it; else empty. */
  readonly detail: string
}

/** What was refused or went wrong, in the page's language. */
export function explained(t: Say, error: unknown): Explained {
  const { code, message } = failureOf(error)
  const found = known.find(each => each === code)
  const text = t(`refused.${found ?? 'other'}`)
  return { text, detail: !found || found === 'bad-record' || found === 'table-unreadable' ? message : '' }
}
