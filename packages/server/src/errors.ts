/** A failed answer, as the client sees it: a code to act upon and one line for a person. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.code = code
  }
}

/** A limit is reached. The answer says which one, and after how many seconds to try again. */
export class TooMany extends ApiFailure {
  readonly most: number
  readonly seconds: number

  constructor(code: string, message: string, { most, seconds }: { readonly most: number; readonly seconds: number }) {
    super(429, code, message)
    this.most = most
    this.seconds = seconds
  }
}

/** The server cannot start. The message is one line that names the thing and the way out. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** A newer server has taken over the store, and this one must end. The message is one line that names the thing and the way out. */
export class Outdated extends Error {
  override readonly name = 'Outdated'
}

/** A write failed. Nothing of it is stored; the state in memory must be read again. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/**
 * A write was sent, its answer was lost, and the store cannot be asked: it may be stored, now or later. The state in
 * memory must be read again.
 */
export class Unsure extends Error {
  override readonly name = 'Unsure'
}

export const storeErrorOf = (error: unknown) =>
  new StoreError(`not stored: ${(error as Error).message}`, { cause: error })
export const unsureOf = (error: unknown) =>
  new Unsure(`it is not known whether it is stored: ${(error as Error).message}`, { cause: error })

/** Whether a retry may succeed: the store could not be written or read. */
export const passes = (error: unknown) =>
  error instanceof StoreError || error instanceof Unsure || (error instanceof ApiFailure && error.status === 503)

/** The server stops. Pending work ends without an error in the log. */
export class Stopping extends Error {
  override readonly name = 'Stopping'

  constructor() {
    super('the server is stopping')
  }
}

export const noSuchTable = (id: string) =>
  new ApiFailure(404, 'no-such-table', `there is no table '${id.slice(0, 32)}'; check the link you were given`)

/** At a rated table it must be certain who plays. */
export const needsAccount = () =>
  new ApiFailure(403, 'needs-account', 'rated tables are for accounts; make one first, and keep every table')

/** What is told of a `StoreError`. */
export const notStored = {
  code: 'not-stored',
  message: 'this could not be stored, so it has not happened; try again in a while',
}

/** What is told of an `Unsure` write. */
export const maybeStored = {
  code: 'maybe-stored',
  message: 'it is not known whether this was stored; the table will show it',
}
