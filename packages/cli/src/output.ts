import { safeJson, safeLines, safeText } from './safe-text.ts'

/** Writes text to standard output, with a line's end. Whatever it quotes, no character of it commands the terminal. */
export function say(text: string): void {
  process.stdout.write(`${safeLines(text)}\n`)
}

/** The one JSON value of a `--json` run. */
export function sayJson(value: unknown): void {
  process.stdout.write(`${safeJson(value)}\n`)
}

/** The most characters of an error: a file may make one of any length. */
const longestError = 2000

/** The message as one line on standard error. */
export function sayError(message: string): void {
  const line = safeText(message.replace(/\s*\n\s*/g, ' ').trim())
  process.stderr.write(`acheron: ${line.length > longestError ? `${line.slice(0, longestError)}…` : line}\n`)
}

/** '1 case', '2 cases'. */
export const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
