import type { JsonObject } from '@acheron/engine'
import type {
  Account,
  CarryCode,
  NewAccount,
  NewAccountName,
  NewPassword,
  PasskeyOptions,
  Recover,
  RecoveryCodes,
  SignedIn,
  SignIn,
} from '@acheron/protocol'
import { noteMe } from '../settings/name.ts'
import { api, ask, json } from './api.ts'

/** What was asked under the name that the page has known so far is not told under the new one. */
async function entering(answer: Promise<SignedIn>): Promise<SignedIn> {
  const entered = await answer
  noteMe(entered.me)
  return entered
}

/** The visitor is somebody else afterwards: a guest, or an account. */
async function changing<T>(answer: Promise<T>): Promise<T> {
  const changed = await answer
  await api.me()
  return changed
}

interface Confirmation {
  readonly current?: string | undefined
}

const passkey = (id: string) => `/passkeys/${encodeURIComponent(id)}`

/** How somebody is known: accounts, sessions, passkeys. */
export const accountApi = {
  account: () => json<Account>('GET', '/account'),
  make: (wanted: NewAccount) => changing(json<RecoveryCodes>('POST', '/account', wanted)),
  rename: (wanted: NewAccountName) => changing(json<Account>('PUT', '/account/name', wanted)),
  setPassword: (wanted: NewPassword) => json<Account>('PUT', '/account/password', wanted),
  codes: (sure: Confirmation) => json<RecoveryCodes>('POST', '/account/codes', sure),
  remove: (sure: Confirmation) => changing(ask('POST', '/account/delete', sure)),
  signIn: (who: SignIn) => entering(json<SignedIn>('POST', '/session', who)),
  recover: (who: Recover) => entering(json<SignedIn>('POST', '/account/recover', who)),
  signOut: () => changing(ask('DELETE', '/session')),
  endSession: (id: string) => ask('DELETE', `/sessions/${encodeURIComponent(id)}`),
  endOthers: () => ask('POST', '/sessions/end', { others: true }),
  passkeyOptions: (wanted: Confirmation & { readonly account?: string | undefined }) =>
    json<PasskeyOptions>('POST', '/passkeys/options', wanted),
  addPasskey: (made: { answer: JsonObject; name: string; account?: string | undefined }) =>
    changing(json<Account>('POST', '/passkeys', made)),
  renamePasskey: (id: string, name: string) => json<Account>('PUT', passkey(id), { name }),
  removePasskey: (id: string, sure: Confirmation) => ask('DELETE', passkey(id), sure),
  passkeyQuestion: () => json<PasskeyOptions>('POST', '/session/passkey/options'),
  signInByPasskey: (shown: { answer: JsonObject; bring: boolean }) =>
    entering(json<SignedIn>('POST', '/session/passkey', shown)),
  carry: () => json<CarryCode>('POST', '/carry'),
  carryOver: (used: { code: string; bring: boolean }) => entering(json<SignedIn>('POST', '/carry/use', used)),
}
