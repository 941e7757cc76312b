/** A check said no: a scenario failed, a record does not hold. The input was well-formed, so the exit code is 1, not 2. */
export class Failure extends Error {
  override readonly name = 'Failure'
}
