/** Levels of pino: the lines between these are counted. A fatal line comes once by itself. */
const warn = 40
const fatal = 60

/** More lines at a time than this are written as they come: they are not equal, after all. */
const mostLines = 1000

interface Line {
  readonly level: number
  readonly message: string
  readonly problem: string | undefined
  repeated: number
}

type Args = readonly [data: unknown, message?: unknown, ...rest: unknown[]]

/**
 * Warnings and errors that are equal in level, message and problem are written once; then their number is, once a minute, until
 * there are none for a minute. An outage would write the same line for every move.
 */
export class Repeats {
  readonly #lines = new Map<string, Line>()
  readonly #everyMilliseconds: number
  #write: (level: 'warn' | 'error', data: object, message: string) => void = () => {}
  #timer: NodeJS.Timeout | undefined

  constructor(everyMilliseconds = 60_000) {
    this.#everyMilliseconds = everyMilliseconds
  }

  /** The numbers are written by this. */
  tellBy(write: (level: 'warn' | 'error', data: object, message: string) => void): void {
    this.#write = write
  }

  /** Whether a line is to be written now. */
  passes(level: number, args: Args): boolean {
    if (level < warn || level >= fatal) return true
    const line = lineOf(level, args)
    if (!line) return true
    const key = `${level} ${line.message} ${line.problem}`
    const known = this.#lines.get(key)
    if (known) {
      known.repeated++
      return false
    }
    if (this.#lines.size >= mostLines) return true
    this.#lines.set(key, line)
    this.#timer ??= setInterval(() => this.tell(), this.#everyMilliseconds).unref()
    return true
  }

  /** Writes how often each line came since the last time. */
  tell(): void {
    for (const [key, line] of this.#lines) {
      const { level, message, problem, repeated } = line
      line.repeated = 0
      if (repeated === 0) this.#lines.delete(key)
      else this.#write(level === warn ? 'warn' : 'error', { problem, repeated }, message)
    }
    if (this.#lines.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  close(): void {
    this.tell()
    clearInterval(this.#timer)
    this.#lines.clear()
  }
}

/** Null for a line that tells such a number itself. */
function lineOf(level: number, [data, message]: Args): Line | null {
  if (typeof data !== 'object' || data === null)
    return { level, message: String(data), problem: undefined, repeated: 0 }
  const { repeated, problem, err } = data as { repeated?: unknown; problem?: unknown; err?: unknown }
  if (repeated !== undefined) return null
  const error = data instanceof Error ? data : err
  const what = problem ?? (error instanceof Error ? error.message : error)
  return { level, message: String(message), problem: what === undefined ? undefined : String(what), repeated: 0 }
}
