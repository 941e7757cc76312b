import { nameProblem, tidyName } from '@acheron/protocol'
import { ApiFailure } from './errors.ts'

/** A name of a person or a table, trimmed; in any language, never read as anything but text. */
export function checkName(given: string, thing = 'name'): string {
  const name = tidyName(given)
  const problem = nameProblem(name)
  if (problem) throw new ApiFailure(400, 'bad-name', `the ${thing} ${problem}`)
  return name
}
