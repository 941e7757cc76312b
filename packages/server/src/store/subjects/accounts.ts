import { ApiFailure } from '../../errors.ts'
import { all, first, run, tables, type Work } from '../work.ts'

/** A person who can sign in. */
export interface AccountRow {
  readonly person: string
  readonly name: string
  /** The name as it is compared. */
  readonly folded: string
  /** The hash; null for an account that has passkeys only. */
  readonly password: string | null
  /** Milliseconds since 1970. */
  readonly made: number
}

export interface PasskeyRow {
  readonly id: string
  readonly person: string
  readonly name: string
  /** In base64url. */
  readonly public_key: string
  readonly counter: number
  /** With commas. */
  readonly transports: string
  readonly made: number
  readonly used: number | null
}

const db = tables<{ account: AccountRow; passkey: PasskeyRow }>()

const nameTaken = () => new ApiFailure(409, 'name-taken', 'somebody else has this name; choose another')

export function accountOf(person: string): Work<AccountRow | null> {
  return first(db.selectFrom('account').selectAll().where('person', '=', person))
}

export function accountNamed(folded: string): Work<AccountRow | null> {
  return first(db.selectFrom('account').selectAll().where('folded', '=', folded))
}

/** The person of the account of that name; null if there is none. */
export function* personNamed(folded: string): Work<string | null> {
  return (yield* accountNamed(folded))?.person ?? null
}

export function* newAccount(account: AccountRow): Work<void> {
  if (yield* accountOf(account.person)) throw new ApiFailure(409, 'has-account', 'you have an account already')
  if (yield* accountNamed(account.folded)) throw nameTaken()
  yield* run(db.insertInto('account').values(account))
}

export function* renameAccount(person: string, name: string, folded: string): Work<void> {
  const other = yield* accountNamed(folded)
  if (other && other.person !== person) throw nameTaken()
  yield* run(db.updateTable('account').set({ name, folded }).where('person', '=', person))
}

export function* setPassword(person: string, password: string): Work<void> {
  yield* run(db.updateTable('account').set({ password }).where('person', '=', person))
}

export function* removeAccount(person: string): Work<void> {
  yield* run(db.deleteFrom('passkey').where('person', '=', person))
  yield* run(db.deleteFrom('account').where('person', '=', person))
}

export function passkeysOf(person: string): Work<PasskeyRow[]> {
  return all(db.selectFrom('passkey').selectAll().where('person', '=', person).orderBy('made'))
}

export function passkeyBy(id: string): Work<PasskeyRow | null> {
  return first(db.selectFrom('passkey').selectAll().where('id', '=', id))
}

export function* newPasskey(passkey: PasskeyRow): Work<void> {
  yield* run(db.insertInto('passkey').values(passkey))
}

export function* renamePasskey(person: string, id: string, name: string): Work<boolean> {
  const query = db.updateTable('passkey').set({ name }).where('id', '=', id).where('person', '=', person)
  return (yield* run(query)) === 1
}

export function* removePasskey(person: string, id: string): Work<boolean> {
  return (yield* run(db.deleteFrom('passkey').where('id', '=', id).where('person', '=', person))) === 1
}

/** The passkey was used; its counter tells copies apart where it counts at all. */
export function* passkeyUsed(id: string, counter: number, at: number): Work<void> {
  yield* run(db.updateTable('passkey').set({ counter, used: at }).where('id', '=', id))
}
