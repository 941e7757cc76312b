import type { JsonObject } from '@acheron/engine'
import type { SignedIn } from '@acheron/protocol'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { type Failure, failureOf } from '../app/refusals.ts'
import { accountApi } from '../remote/account.ts'

/** Loaded when somebody first uses a passkey. */
const library = () => import('@simplewebauthn/browser')

/** A browser has passkeys only on a safe line: by https, or on this machine. */
export const hasPasskeys = () => 'PublicKeyCredential' in window

interface Wanted {
  /** What the person calls it. */
  readonly name: string
  /** For a guest, the name of the account that is to be made. */
  readonly account?: string
  /** The password, where there is one. */
  readonly current?: string | undefined
}

/** Makes a passkey in this device or beside it. */
export async function makePasskey({ name, account, current }: Wanted): Promise<void> {
  const { startRegistration } = await library()
  const { options } = await accountApi.passkeyOptions({ account, current })
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const answer = await startRegistration({ optionsJSON }).catch(refusedByBrowser)
  await accountApi.addPasskey({ answer: answer as unknown as JsonObject, name, account })
}

export async function signInByPasskey(bring: boolean): Promise<SignedIn> {
  const { startAuthentication } = await library()
  const { options } = await accountApi.passkeyQuestion()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const answer = await startAuthentication({ optionsJSON }).catch(refusedByBrowser)
  return accountApi.signInByPasskey({ answer: answer as unknown as JsonObject, bring })
}

/** Does what needs a fresh sign-in where there is no password: the passkey is asked for if the last one is too old. */
export async function withPasskey<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (failureOf(error).code !== 'sign-in-again') throw error
    await signInByPasskey(false)
    return work()
  }
}

function refusedByBrowser(error: unknown): never {
  const { name, message } = error as Error
  const code = name === 'InvalidStateError' ? 'passkey-known' : 'passkey-cancelled'
  throw { code, message } satisfies Failure
}
