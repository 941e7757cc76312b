import type { JsonObject } from '@acheron/engine'
import Type, { type Static } from 'typebox'
import { longestPassword, shortestPassword } from '../limits.ts'
import { list, nullable, object, plain, text, whole } from './build.ts'
import { Me } from './rest.ts'

/**
 * Who one is. A guest is known by a cookie; an account also by a name with a password, or by a passkey. Requests that change how
 * somebody signs in carry `current`, the password they have; whoever has only passkeys must have signed in within ten minutes.
 */

const accountName = text(100)
/** One that is to be set. It is checked again when it is stored: `bad-password` says what is wrong. */
const newPassword = Type.String({ minLength: shortestPassword, maxLength: longestPassword })
const password = Type.String({ maxLength: longestPassword })
const current = Type.Optional(password)
/** As it was shown; dashes, spaces and case do not matter. */
const code = text(100)
/** Whether the tables of the guest who signs in come along to the account. */
const bring = Type.Optional(Type.Boolean())

/** A browser that somebody is known by. */
export type Session = Static<typeof Session>
export const Session = object({
  id: text(),
  /** The families of the browser and its system, such as `Firefox, Linux`; empty if unknown. */
  device: text(),
  /** ISO time; null for a guest's only browser, of which nothing is stored. */
  made: nullable(text()),
  /** ISO time of its last use, to the hour. */
  seen: text(),
  /** The one that asks. */
  here: Type.Boolean(),
})

export type Passkey = Static<typeof Passkey>
export const Passkey = object({
  id: text(2000),
  name: text(),
  /** ISO times; `used` is null before the first sign-in with it. */
  made: text(),
  used: nullable(text()),
})

/** GET /api/account: how somebody is known. */
export type Account = Static<typeof Account>
export const Account = object({
  /** Null for a guest. */
  account: nullable(
    object({
      name: text(),
      /** ISO time. */
      made: text(),
      hasPassword: Type.Boolean(),
      /** Recovery codes that are not used yet. */
      codes: whole(100),
    }),
  ),
  sessions: list(Session, 1000),
  passkeys: list(Passkey, 100),
})

/** POST /api/account: the guest becomes an account, and keeps every table. */
export type NewAccount = Static<typeof NewAccount>
export const NewAccount = object({ name: accountName, password: newPassword })

/** Ten single-use codes, shown this once. Earlier ones are no longer good. */
export type RecoveryCodes = Static<typeof RecoveryCodes>
export const RecoveryCodes = object({ codes: list(text(), 10) })

/** POST /api/session: signs in. An unknown name and a wrong password are one refusal, `wrong-sign-in`. */
export type SignIn = Static<typeof SignIn>
export const SignIn = object({ name: accountName, password, bring })

/** Who signed in, and what has become of the guest's tables. */
export type SignedIn = Static<typeof SignedIn>
export const SignedIn = object({
  me: Me,
  /** The number of tables that came along. */
  brought: whole(),
  /** Those where both sit already, or both played the same day: they stay the guest's. */
  apart: list(object({ id: text(), name: text(), game: text() }), 1000),
})

/** POST /api/account/recover: sets a new password by a recovery code, signs in here and out everywhere else. */
export type Recover = Static<typeof Recover>
export const Recover = object({ name: accountName, code, password: newPassword, bring })

/** PUT /api/account/password. All other sessions end. */
export type NewPassword = Static<typeof NewPassword>
export const NewPassword = object({ password: newPassword, current })

/** PUT /api/account/name: the name to sign in with. */
export type NewAccountName = Static<typeof NewAccountName>
export const NewAccountName = object({ name: accountName, current })

/** POST /api/account/codes, POST /api/account/delete, DELETE /api/passkeys/:id. */
export type Confirmed = Static<typeof Confirmed>
export const Confirmed = object({ current })

/** POST /api/sessions/end: signs out everywhere; with `others` this browser stays. */
export type EndSessions = Static<typeof EndSessions>
export const EndSessions = object({ others: Type.Boolean() })

export const SessionPath = object({ id: Type.String({ pattern: '^[0-9A-Za-z_-]{1,64}$' }) })
export const PasskeyPath = object({ id: Type.String({ pattern: '^[0-9A-Za-z_-]{1,1400}$' }) })

/** What the browser's `navigator.credentials` is asked with: POST /api/passkeys/options, POST /api/session/passkey/options. */
export type PasskeyOptions = Static<typeof PasskeyOptions>
export const PasskeyOptions = object({ options: plain<JsonObject>() })

/** POST /api/passkeys/options: for a guest the name of the account that is to be made. */
export type NewPasskeyOptions = Static<typeof NewPasskeyOptions>
export const NewPasskeyOptions = object({ account: Type.Optional(accountName), current })

/** POST /api/passkeys: adds a passkey. A guest becomes an account by it, and needs `account`. */
export type NewPasskey = Static<typeof NewPasskey>
export const NewPasskey = object({
  /** What the browser gave, as JSON. */
  answer: plain<JsonObject>(),
  /** What the person calls it. */
  name: text(100),
  account: Type.Optional(accountName),
})

/** PUT /api/passkeys/:id */
export type PasskeyName = Static<typeof PasskeyName>
export const PasskeyName = object({ name: text(100) })

/** POST /api/session/passkey: signs in with a passkey. */
export type PasskeySignIn = Static<typeof PasskeySignIn>
export const PasskeySignIn = object({ answer: plain<JsonObject>(), bring })

/** POST /api/carry: a code that makes another device this person, once and within ten minutes. */
export type CarryCode = Static<typeof CarryCode>
export const CarryCode = object({
  code: text(),
  /** ISO time. */
  until: text(),
})

/** POST /api/carry/use, on the other device. Answered by SignedIn. */
export type UseCarry = Static<typeof UseCarry>
export const UseCarry = object({ code, bring })

/** The answer where there is nothing to tell. */
export const Done = object({})

/** GET /api/account/data: everything that is stored about the person, as a file. */
export type PersonalData = Static<typeof PersonalData>
export const PersonalData = object({
  format: Type.Literal('acheron-person-1'),
  /** ISO time. */
  exported: text(),
  me: Me,
  /** By subject: the account, sessions, tables, and what other parts of the house keep. */
  data: plain<JsonObject>(),
})
