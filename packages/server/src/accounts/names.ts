import { ApiFailure } from '../errors.ts'
import { checkName } from '../names.ts'

/** The name of an account as it is compared: without accents and case. */
export function folded(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFKC').replace(/\s+/g, ' ').trim()
}

/** A name for an account: tidy, and with something to be compared. */
export function checkAccountName(given: string): { readonly name: string; readonly folded: string } {
  const name = checkName(given, 'name of the account')
  const compared = folded(name)
  if (compared === '') throw new ApiFailure(400, 'bad-name', 'the name of the account needs a letter or a digit')
  return { name, folded: compared }
}
