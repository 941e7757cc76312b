import { explained, failureOf } from '../app/refusals.ts'
import type { Say } from '../app/words.tsx'
import type { SayAccount } from './words.tsx'

/** The refusals about accounts, and the field of a form that each is about; null where it is about the whole. */
const fields = {
  'wrong-sign-in': 'password',
  'name-taken': 'name',
  'bad-name': 'name',
  'bad-password': 'password',
  'wrong-password': 'current',
  'wrong-code': 'code',
  'sign-in-again': null,
  'has-account': null,
  'no-account': null,
  'no-such-session': null,
  'no-such-passkey': null,
  'passkey-refused': null,
  'passkey-cancelled': null,
  'passkey-known': null,
  'too-many-passkeys': null,
  'last-way-in': null,
  'too-many-sign-ins': null,
  'too-many-accounts': null,
  'too-many-carries': null,
  'bad-address': 'address',
  'too-many-letters': null,
  'too-many-targets': null,
  busy: null,
  'unknown-cookie': null,
} as const

export interface Trouble {
  readonly field: string | null
  readonly text: string
  /** The English message where the sentence alone does not help; else empty. */
  readonly detail: string
}

/** What was refused, in the page's language, and at which field. */
export function troubleOf(say: SayAccount, t: Say, error: unknown): Trouble {
  const { code } = failureOf(error)
  if (!isOwn(code)) return { field: null, ...explained(t, error) }
  return { field: fields[code], text: say(`refused.${code}`), detail: '' }
}

function isOwn(code: string): code is keyof typeof fields {
  return Object.hasOwn(fields, code)
}
