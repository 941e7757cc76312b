import { longestName } from '@acheron/protocol'
import { ApiFailure } from './errors.ts'

/** Control characters, unpaired surrogates, line separators, what turns the writing direction, what nobody can see. */
const forbidden = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/u
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A name of a person or a table, trimmed; in any language, never read as anything but text. */
export function checkName(given: string, thing = 'name'): string {
  const name = given.normalize('NFC').trim()
  const length = [...name].length
  if (length < 1 || length > longestName || !visible.test(name))
    throw new ApiFailure(400, 'bad-name', `the ${thing} must have 1 to ${longestName} characters, got ${length}`)
  if (forbidden.test(name))
    throw new ApiFailure(
      400,
      'bad-name',
      `the ${thing} has a character that cannot be shown (a control or direction character); write it without`,
    )
  return name
}
