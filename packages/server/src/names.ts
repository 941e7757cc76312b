import { longestName } from '@acheron/protocol'
import { ApiFailure } from './errors.ts'

/**
 * Control characters, unpaired surrogates, line separators, what turns the writing direction, what nobody can see (but
 * what joins letters and emoji), marks heaped so high that they cover the lines around, the signs of a seat in a text.
 */
const forbidden =
  /[[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb⟦⟧]--[\u200c\u200d\ufe0e\ufe0f]]|\p{M}{5}/v
/** The blank of Braille is a symbol that shows nothing. */
const visible = /[[\p{L}\p{N}\p{P}\p{S}]--\u2800]/v

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
