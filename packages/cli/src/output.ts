/** Writes text to standard output, with a line's end. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** The one JSON value of a `--json` run. */
export function sayJson(value: unknown): void {
  say(JSON.stringify(value, null, 2))
}

/** The message as one line on standard error. */
export function sayError(message: string): void {
  process.stderr.write(`acheron: ${message.replace(/\s*\n\s*/g, ' ').trim()}\n`)
}

/** '1 case', '2 cases'. */
export const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
