/** A check failed: a scenario, or a record. The input was well-formed, so the exit code is 1 and not 2. */
export class Failure extends Error {
  override readonly name = 'Failure'
}
