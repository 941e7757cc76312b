import { InputError } from '@acheron/engine'

/** An InputError with a name by which the page finds its own words. */
export class LocalProblem extends InputError {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The code of what the user can mend; null for anything else. */
export function codeOf(error: unknown): string | null {
  if (error instanceof LocalProblem) return error.code
  return error instanceof InputError ? 'invalid' : null
}
